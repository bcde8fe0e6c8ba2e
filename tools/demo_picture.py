"""`CHROMIUM=... python -m tools.demo_picture`: photograph the first page of the demo anew, for the README."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image
from playwright.sync_api import Page, sync_playwright

FILE = Path(__file__).parents[1] / "docs" / "demo.png"
SIZE = (1280, 1010)
FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]


def main() -> None:
    """Start a demo of its own, wait until its examples are there, and begin a match, so that a turn waits for somebody."""
    with TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "demo", "--port", "0", "--database", f"{folder}/demo.db", "--bot-pause", "0", "--seed", "4"]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout is not None
            address = next(found.group() for line in process.stdout if (found := re.search(r"http://\S+", line)))
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=FLAGS)
                page = browser.new_page(viewport={"width": SIZE[0], "height": SIZE[1]})
                taken = photograph(page, address)
                browser.close()
        finally:
            process.terminate()
            process.wait()
    image = Image.open(io.BytesIO(taken)).convert("RGB").quantize(256, dither=Image.Dither.NONE)
    image.save(FILE, optimize=True)
    print(f"{FILE}: {FILE.stat().st_size // 1024} KB")


def photograph(page: Page, address: str) -> bytes:
    """The first page as Ana sees it while a turn of hers waits."""
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
