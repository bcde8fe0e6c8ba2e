"""The command line: report, start of a file, check, readings of a message, the lock."""

from __future__ import annotations

import argparse
from pathlib import Path

from contract.translation_lock import write_lock
from engine.match import registry
from tools.translations.panels import long_texts
from tools.translations.pictures import picture_report
from tools.translations.report import check, folders, report, show, start


def main() -> int:
    """Do what the command line says; return 1 if a file that was checked has faults."""
    parser = argparse.ArgumentParser(prog="python -m tools.translations", description="What a language lacks, and what is wrong in it.")
    parser.add_argument("code", help="the language: de, fr, es, pt-BR, pl")
    parser.add_argument("--all", action="store_true", help="show every missing message and every remark")
    parser.add_argument("--start", type=Path, metavar="FILE", help="print the untranslated messages of an English file")
    parser.add_argument("--check", type=Path, nargs="+", metavar="FILE", help="check these files of the language only")
    parser.add_argument("--show", nargs="+", metavar="KEY", help="show messages as their reader and as others read them")
    parser.add_argument("--pictures", nargs="*", metavar="GAME", help="name texts that do not fit into the games' pictures and panels")
    parser.add_argument("--lock", nargs="*", metavar="KEY", help="note the English texts of what is new, and of these messages again")
    options = parser.parse_args()
    if options.start:
        print(start(options.code, options.start))
    elif options.check:
        lines = [line for file in options.check for line in check(options.code, file)]
        print("\n".join(lines))
        return int(any(line.startswith("fault") for line in lines))
    elif options.show:
        print("\n".join(line for key in options.show for line in show(options.code, key)))
    elif options.pictures is not None:
        for game in options.pictures or registry.names():
            print("\n".join([*picture_report(options.code, game), *long_texts(options.code, game)]))
    elif options.lock is not None:
        changed = sum(write_lock(folder, options.lock) for folder in folders(options.code))
        print(f"{changed} lines changed")
    else:
        print("\n".join(report(options.code, options.all)))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
