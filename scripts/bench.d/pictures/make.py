"""Makes the pictures that are compared; runs inside an environment with Pillow.

The first argument is the folder for them, the second `quick` or `whole`.
"""

import pathlib
import random
import struct
import sys
import zlib

from PIL import Image, ImageChops, ImageDraw, ImageFont

FOLDER = pathlib.Path(sys.argv[1])
FONT = "Fonts/Inter/InterVariable.ttf"
WORDS = ("the quick brown fox jumps over a lazy dog while every size of type keeps its own "
         "leading and tracking on a page of golden pictures").split()


def page(width, height):
    """Dark text on white, lines of words to the right edge."""
    chance = random.Random(width * 31 + height)
    picture = Image.new("RGB", (width, height), "white")
    pen = ImageDraw.Draw(picture)
    font = ImageFont.truetype(FONT, 28)
    for top in range(20, max(height - 40, 21), 38):
        line = " ".join(chance.choice(WORDS) for _ in range(width // 80 + 1))
        pen.text((20, top), line, fill=(20, 20, 30), font=font)
    return picture.convert("RGBA")


def one_percent(picture):
    """One pixel in a hundred differs, in marks as large as a letter, all over the page."""
    chance = random.Random(5)
    changed = picture.copy()
    pen = ImageDraw.Draw(changed)
    for _ in range(picture.width * picture.height // 100 // 288 + 1):
        left = chance.randrange(picture.width - 24)
        top = chance.randrange(picture.height - 12)
        color = (chance.randrange(256), chance.randrange(256), 0, 255)
        pen.rectangle([left, top, left + 23, top + 11], fill=color)
    return changed


def chunk(name, data):
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def write(path, size, rows, level, text=b"page"):
    """An RGBA file whose rows have no filter. Another text chunk gives other bytes."""
    packer = zlib.compressobj(level)
    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n")
        file.write(chunk(b"IHDR", struct.pack(">IIBBBBB", *size, 8, 6, 0, 0, 0)))
        file.write(chunk(b"tEXt", b"Comment\0" + text))
        for row in rows:
            if data := packer.compress(b"\0" + row):
                file.write(chunk(b"IDAT", data))
        file.write(chunk(b"IDAT", packer.flush()))
        file.write(chunk(b"IEND", b""))


def unfiltered(picture, path, level=6, text=b"page"):
    pixels, count = picture.tobytes(), picture.width * 4
    rows = (pixels[at:at + count] for at in range(0, len(pixels), count))
    write(path, picture.size, rows, level, text)


def pairs_of(name, width, height):
    """The same pixels in other bytes, one percent changed, and all moved by a pixel."""
    plain = page(width, height)
    others = {
        "same": plain, "changed": one_percent(plain), "shifted": ImageChops.offset(plain, 1, 0)}
    plain.save(FOLDER / f"{name}-adaptive-page.png", compress_level=5)
    unfiltered(plain, FOLDER / f"{name}-none-page.png", 5)
    for kind, picture in others.items():
        picture.save(FOLDER / f"{name}-adaptive-{kind}.png")
        unfiltered(picture, FOLDER / f"{name}-none-{kind}.png")
    if name == "4k":
        unfiltered(plain, FOLDER / "4k-stored-page.png", 0)
        unfiltered(plain, FOLDER / "4k-stored-same.png", 0, b"same")
        unfiltered(others["changed"], FOLDER / "4k-stored-changed.png", 0)


def folders():
    """Goldens of the suites and variants of them: a third the same in other bytes, a third without some ink, a
    third moved by a pixel. Also, as many pairs of one small page."""
    for folder in ("texts/old", "texts/new", "small/old", "small/new"):
        (FOLDER / folder).mkdir(parents=True, exist_ok=True)
    goldens = sorted(pathlib.Path("Snapshots").rglob("*.png"))[:360]
    small = page(784, 96)
    for number, path in enumerate(goldens):
        name = f"{number:03}.png"
        old = Image.open(path).convert("RGBA")
        new = old.copy()
        if number % 3 == 1:
            left, top = old.width // 2, old.height // 2
            ImageDraw.Draw(new).rectangle([left, top, left + 40, top + 12], fill="white")
        elif number % 3 == 2:
            new = ImageChops.offset(old, 1, 0)
        old.save(FOLDER / "texts/old" / name)
        new.save(FOLDER / "texts/new" / name, compress_level=5)
        small.save(FOLDER / "small/old" / name)
        small.save(FOLDER / "small/new" / name, compress_level=5)
    print(len(goldens))


def large(side):
    """A square of many pages, and the same in other bytes. The whole is never in memory."""
    tile = page(1024, 1024)
    pixels, count = tile.tobytes(), tile.width * 4
    rows = [pixels[at:at + count] * (side // 1024) for at in range(0, len(pixels), count)]
    for name, level in (("old", 1), ("new", 2)):
        write(FOLDER / f"{side}-{name}.png", (side, side), (rows[y % 1024] for y in range(side)), level)


FOLDER.mkdir(parents=True, exist_ok=True)
pairs_of("4k", 3840, 2160)
pairs_of("tall", 1920, 8192)
folders()
for side in (1024, 4096) if sys.argv[2] == "quick" else (1024, 4096, 16384):
    large(side)
