"""`CHROMIUM=... python -m tools.demo_picture`: photograph the first page of the demo."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from PIL import Image
from playwright.sync_api import Page, ViewportSize, sync_playwright

DOCS = Path(__file__).parents[1] / "docs"
SIZE: ViewportSize = {"width": 1280, "height": 1010}
BROWSER: dict[str, Any] = {
    "executable_path": os.environ.get("CHROMIUM", "/usr/bin/chromium"),
    "args": ["--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
}


def main() -> None:
    """Photograph the first page of a demo of its own, once its examples are there."""
    with TemporaryDirectory() as folder, demo_page(Path(folder), SIZE, "--bot-pause", "0") as (page, address):
        screenshot = photograph(page, address)
    keep(screenshot, DOCS / "demo.png", 256)


@contextmanager
def demo_page(folder: Path, size: ViewportSize, *arguments: str) -> Iterator[tuple[Page, str]]:
    """Run a demo with its database in a folder; yield a page of a browser, and its address."""
    command = [sys.executable, "-m", "demo", "--port", "0", "--database", str(folder / "demo.db"), "--seed", "4", *arguments]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        address = next(match.group() for line in process.stdout if (match := re.search(r"http://\S+", line)))
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(**BROWSER)
            yield browser.new_page(viewport=size), address
            browser.close()
    finally:
        process.terminate()
        process.wait()


def keep(screenshot: bytes, file: Path, colours: int, highest: int | None = None) -> None:
    """Write a screenshot with `colours` colours, cut below `highest` px (`None`: not cut)."""
    image = Image.open(io.BytesIO(screenshot)).convert("RGB")
    image = image.crop((0, 0, image.width, min(image.height, highest or image.height)))
    image.quantize(colours, dither=Image.Dither.NONE).save(file, optimize=True)
    print(f"{file}: {file.stat().st_size // 1024} KB")


def photograph(page: Page, address: str) -> bytes:
    """Begin a match, so that a turn waits for Ana, and photograph the first page for her."""
    page.goto(address)
    page.locator('[data-game="pizarro"]').get_by_role("button", name="Play against bots").click(timeout=60_000)
    page.get_by_text("has begun").wait_for(timeout=60_000)
    page.locator(".room.thread").nth(4).wait_for()
    page.locator(".home-link").click()
    page.locator(".tile .cover img").last.wait_for()
    page.mouse.move(5, 700)
    page.wait_for_function("[...document.querySelectorAll('.tile img')].every(image => image.complete)")
    return page.screenshot()


if __name__ == "__main__":
    main()
