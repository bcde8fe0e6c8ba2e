"""`python tools/build_fonts.py WORKDIR`: build the fonts in `data/fonts/`.

It needs the network, npm, apt-get and the packages fonttools and brotli; running the bot needs none of them, because the result is
committed.

The two text families come as WOFF2 subsets by script (npm, Fontsource). They are merged into one TTF per weight, and the lining tabular
figures become the default ones, so that figures are right even where the layout library is missing. Other scripts come from Debian's Noto
packages. `coverage.json` says which characters each file draws, because Pillow cannot be asked.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from fontTools import subset
from fontTools.merge import Merger
from fontTools.ttLib import TTCollection, TTFont

OUT = Path(__file__).resolve().parent.parent / "data" / "fonts"
NPM = {"alegreya": "5.3.0", "fira-sans-condensed": "5.3.0"}
DEBIAN = {"fonts-noto-core": "20201225-1", "fonts-noto-cjk": "1:20220127+repack1-1"}
SUBSETS = ("latin", "latin-ext", "cyrillic", "cyrillic-ext", "greek", "greek-ext", "vietnamese")
WEIGHTS = {
    "Alegreya-Regular": ("alegreya", "400-normal"),
    "Alegreya-Italic": ("alegreya", "400-italic"),
    "Alegreya-Bold": ("alegreya", "700-normal"),
    "Alegreya-BoldItalic": ("alegreya", "700-italic"),
    "FiraSansCondensed-Regular": ("fira-sans-condensed", "400-normal"),
    "FiraSansCondensed-Medium": ("fira-sans-condensed", "500-normal"),
    "FiraSansCondensed-SemiBold": ("fira-sans-condensed", "600-normal"),
}
NOTO = (
    "Sans", "SansArabic", "SansHebrew", "SansDevanagari", "SansBengali", "SansGurmukhi",
    "SansGujarati", "SansTamil", "SansTelugu", "SansKannada", "SansMalayalam", "SansSinhala",
    "SansThai", "SansLao", "SansKhmer", "SansMyanmar", "SansGeorgian", "SansArmenian",
    "SansEthiopic", "SansCherokee", "SansSymbols",
)  # fmt: skip
"""Noto fonts for other scripts. The first one that has a character draws it."""


def run(*command: str, cwd: Path) -> None:
    subprocess.run(command, cwd=cwd, check=True, stdout=subprocess.DEVNULL)


def fetch(work: Path) -> None:
    """Download and unpack the pinned packages into `work`."""
    for name, version in NPM.items():
        run("npm", "pack", f"@fontsource/{name}@{version}", cwd=work)
        (work / name).mkdir(exist_ok=True)
        run("tar", "xzf", f"fontsource-{name}-{version}.tgz", "-C", name, cwd=work)
    for name, version in DEBIAN.items():
        run("apt-get", "download", f"{name}={version}", cwd=work)
        package = next(work.glob(f"{name}_*.deb"))
        run("dpkg", "-x", package.name, "debian", cwd=work)


def single_substitutions(font: TTFont, tag: str) -> dict[str, str]:
    """Return which glyph the feature `tag` of the font puts in the place of which."""
    table = font["GSUB"].table
    indices = {index for record in table.FeatureList.FeatureRecord if record.FeatureTag == tag for index in record.Feature.LookupListIndex}
    pairs: dict[str, str] = {}
    for index in sorted(indices):
        for sub in table.LookupList.Lookup[index].SubTable:
            pairs.update(getattr(getattr(sub, "ExtSubTable", sub), "mapping", {}))
    return pairs


def set_default_figures(font: TTFont) -> None:
    """Let the digits mean the lining tabular figures everywhere."""
    if "GSUB" not in font:
        return
    lining = single_substitutions(font, "lnum")
    tabular = single_substitutions(font, "tnum")
    for table in font["cmap"].tables:
        for code in table.cmap.keys() & range(0x30, 0x3A):
            glyph = lining.get(table.cmap[code], table.cmap[code])
            table.cmap[code] = tabular.get(glyph, glyph)


def cut(font: TTFont, codes: set[int], features: list[str] | None = None) -> TTFont:
    """Reduce the font to `codes`, without hinting."""
    options = subset.Options()
    options.hinting = False
    options.notdef_outline = True
    options.glyph_names = False
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    if features is not None:
        options.layout_features = features
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    return font


def build_family(work: Path, name: str, family: str, style: str) -> None:
    """Merge the script subsets of one weight into one TTF."""
    seen: set[int] = set()
    parts: list[str] = []
    for script in SUBSETS:
        path = work / family / "package" / "files" / f"{family}-{script}-{style}.woff2"
        if not path.exists():
            continue
        font = TTFont(path)
        codes = set(font.getBestCmap()) - seen
        seen |= codes
        set_default_figures(font)
        font.flavor = None
        part = work / f"{name}-{script}.ttf"
        cut(font, codes).save(part)
        parts.append(str(part))
    merged = Merger().merge(parts)
    merged.save(OUT / f"{name}.ttf")


def cjk_codes() -> set[int]:
    """Return common Chinese, Japanese and Korean characters, by the national standards."""
    codes = set(range(0x3000, 0x3130)) | set(range(0xFF00, 0xFFF0)) | set(range(0xAC00, 0xD7A4))
    for code in range(0x4E00, 0xA000):
        char = chr(code)
        for standard in ("gb2312", "shift_jis"):
            if char.encode(standard, "ignore"):
                codes.add(code)
        big5 = char.encode("big5", "ignore")
        if b"\xa4\x40" <= big5 <= b"\xc6\x7e":
            codes.add(code)
    return codes


def build_fallbacks(work: Path) -> list[str]:
    """Build the Noto files for other scripts; return their names in order."""
    names = []
    for name in NOTO:
        font = TTFont(work / f"debian/usr/share/fonts/truetype/noto/Noto{name}-Bold.ttf")
        codes = set(font.getBestCmap())
        if name == "Sans":
            codes = {c for c in codes if c < 0x3000}
        cut(font, codes, ["*"] if name != "Sans" else ["mark", "mkmk", "ccmp"])
        font.save(OUT / f"Noto{name}-Bold.ttf")
        names.append(f"Noto{name}-Bold.ttf")
    cjk = TTCollection(work / "debian/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc").fonts[0]
    cut(cjk, cjk_codes() & set(cjk.getBestCmap()), []).save(OUT / "NotoSansCJK-Bold.otf")
    return [*names, "NotoSansCJK-Bold.otf"]


def ranges(codes: set[int]) -> list[list[int]]:
    """Return the sorted closed ranges that hold exactly `codes`."""
    ranges: list[list[int]] = []
    for code in sorted(codes):
        if ranges and ranges[-1][1] == code - 1:
            ranges[-1][1] = code
        else:
            ranges.append([code, code])
    return ranges


def main() -> None:
    work = Path(sys.argv[1]).resolve()
    work.mkdir(parents=True, exist_ok=True)
    OUT.mkdir(parents=True, exist_ok=True)
    fetch(work)
    for name, (family, style) in WEIGHTS.items():
        build_family(work, name, family, style)
    fallbacks = build_fallbacks(work)
    coverage = {path.name: ranges(set(TTFont(path).getBestCmap())) for path in sorted([*OUT.glob("*.ttf"), *OUT.glob("*.otf")])}
    text = json.dumps({"fallbacks": fallbacks, "coverage": coverage}, separators=(",", ":"))
    (OUT / "coverage.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
