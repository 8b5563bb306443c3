"""Opens fonts with Pillow, for the scripts that run inside Pillow's environment."""

import sys

import PIL
from PIL import ImageFont, features

if not features.check("raqm"):
    sys.exit("Pillow has no libraqm or no FriBidi. Install Debian's libfribidi0.")


def opened(path, size, axes):
    """A font for libraqm, with its axis values."""
    font = ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.RAQM)
    if axes:
        # Pillow takes the axes in the font's order, and names them in words only.
        order = {"optical size": "opsz", "weight": "wght"}
        names = [axis["name"].decode().lower() for axis in font.get_variation_axes()]
        font.set_variation_by_axes([axes[order[name]] for name in names])
    return font


def versions():
    return {
        "Pillow": PIL.__version__,
        **{name: features.version(name) for name in ("raqm", "harfbuzz", "freetype2", "zlib")},
    }
