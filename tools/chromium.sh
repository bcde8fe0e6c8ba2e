#!/bin/sh
# Prints the path of a Chromium for the page test: one on the PATH, else Debian's package (as root), else Playwright's.
# Usage: tools/chromium.sh PYTHON
set -eu

for name in chromium chromium-browser google-chrome google-chrome-stable; do
    if command -v "$name" >/dev/null 2>&1; then
        command -v "$name"
        exit 0
    fi
done

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    if { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends chromium; } >&2; then
        command -v chromium
        exit 0
    fi
fi

"$1" -m playwright install chromium >&2
"$1" - <<'PY'
from playwright.sync_api import sync_playwright

with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)
PY
