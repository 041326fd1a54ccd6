"""Whether a command shows the page in time: `python3 tools/page_shown.py SECONDS COMMAND …`.

Starts the command as a person would, waits for the address that it prints, fetches the page, its script and the lobby
from there, and ends it as Ctrl+C does. Plain standard library: it runs before anything is set up.
"""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
import urllib.request

SAID = re.compile(r"http://[\w.]+:\d+")


def fetched(address: str) -> bytes:
    with urllib.request.urlopen(address, timeout=30) as answer:
        return bytes(answer.read())


def look(address: str) -> str:
    """What the server shows, in a sentence; anything that is missing is an exception."""
    page = fetched(address + "/").decode()
    scripts = re.findall(r'<script[^>]* src="([^"]+)"', page)
    assert scripts, "the page has no script: it was not built"
    size = sum(len(fetched(address + script)) for script in scripts)
    games = json.loads(fetched(address + "/api/games"))
    return f"the page with {size // 1000} kB of script, and the lobby with {len(json.dumps(games)) // 1000} kB"


def main() -> int:
    seconds, command = float(sys.argv[1]), sys.argv[2:]
    began = time.monotonic()
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True
    ) as process:
        assert process.stdout is not None
        giving_up = threading.Timer(3 * seconds + 30, os.killpg, [process.pid, signal.SIGKILL])
        giving_up.start()
        address = ""
        for line in process.stdout:
            print(line, end="", flush=True)
            found = SAID.search(line)
            if found:
                address = found.group()
                break
        shown = look(address) if address else ""
        took = time.monotonic() - began
        os.killpg(process.pid, signal.SIGINT)
        code = process.wait()
        giving_up.cancel()
    if not address:
        print(f"{' '.join(command)} ended with {code} and told no address")
        return 1
    print(f"{shown}: after {took:.1f} s, {seconds:.0f} are allowed; it ended with {code}")
    return 0 if took <= seconds and code in (0, 130, -signal.SIGINT) else 1


if __name__ == "__main__":
    sys.exit(main())
