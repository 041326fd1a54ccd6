"""Draws every screen at the size of a laptop and of a phone into docs/screenshots: `./dev screenshots`.

Names after the command choose screens: `./dev screenshots home island-combat`.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import chromium
from tests.browser.playing import LAPTOP, PHONE, new_person
from tests.browser.screens import ALL_DRAWN, SCREENS
from tests.server.serving import Served, served

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
SIZES = {"laptop": LAPTOP, "phone": PHONE}
MOST = 200_000  # bytes of a picture


def main(names: list[str]) -> int:
    """Draws these screens, or all."""
    FOLDER.mkdir(exist_ok=True)
    unknown = [name for name in names if name not in SCREENS]
    if unknown or chromium() is None:
        print(f"there is no screen {unknown[0]}" if unknown else "there is no chromium on this machine")
        return 2
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium())
        with served(Path(place), least_thinking=0, bot_workers=1) as house:
            for name in names or SCREENS:
                for size in SIZES:
                    draw(browser, house, name, size)
        browser.close()
    return 0


def draw(browser: Browser, house: Served, name: str, size: str) -> None:
    """Draws a screen at a size."""
    one = new_person(browser, house, "en", SIZES[size])
    SCREENS[name](one)
    one.page.wait_for_load_state("networkidle")
    one.page.wait_for_function(ALL_DRAWN, polling=50)
    one.page.wait_for_timeout(200)
    session = one.context.new_cdp_session(one.page)
    picture, quality = b"", 85
    while not picture or len(picture) > MOST:
        drawn = session.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
        picture, quality = base64.b64decode(drawn["data"]), quality - 10
    (FOLDER / f"{name}-{size}.webp").write_bytes(picture)
    print(f"{name}-{size}.webp  {len(picture) // 1000} kB", flush=True)
    one.context.close()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
