"""What a failing run of nine tools leaves, by their documentation, which docs/pictures.md names."""

import struct
import zlib

# The expected picture that is out of date, its actual one, and the other files that the tool leaves.
TOOLS = {
    "swift-snapshot-testing": ("Tests/__Snapshots__/HomeTests/testHome.AX3.png", "artifacts/HomeTests/testHome.AX3.png", []),
    "ios-snapshot-test-case": (
        "Tests/ReferenceImages_64/App.HomeTests/testHome_dark@2x.png",
        "FailureDiffs/App.HomeTests/failed_testHome_dark@2x.png",
        ["FailureDiffs/App.HomeTests/diff_testHome_dark@2x.png"]),
    "paparazzi": (
        "app/src/test/snapshots/images/com.app_HomeTest_home.png", "app/build/paparazzi/failures/debug/com.app_HomeTest_home.png",
        ["app/build/paparazzi/failures/debug/delta-com.app_HomeTest_home.png"]),
    "roborazzi": (
        "app/src/test/screenshots/home.png", "app/build/outputs/roborazzi/home_actual.png",
        ["app/build/outputs/roborazzi/home_compare.png"]),
    "playwright": (
        "tests/example.spec.ts-snapshots/example-test-1-chromium-linux.png",
        "test-results/example-example-test-chromium/example-test-1-actual.png",
        ["test-results/example-example-test-chromium/example-test-1-diff.png"]),
    "jest-image-snapshot": (
        "src/__image_snapshots__/home-snap.png", "src/__image_snapshots__/__received_output__/home-snap-received.png",
        ["src/__image_snapshots__/__diff_output__/home-snap-diff.png"]),
    "flutter": ("test/goldens/home.png", "test/failures/home_testImage.png", ["test/failures/home_isolatedDiff.png"]),
    "reg-suit": ("reg/expected/home.png", "reg/actual/home.png", ["reg/diff/home.png"]),
    "backstopjs": (
        "backstop_data/bitmaps_reference/app_home_0_document_0_phone.png",
        "backstop_data/bitmaps_test/20261102-120000/app_home_0_document_0_phone.png",
        ["backstop_data/bitmaps_test/20261102-120000/failed_diff_app_home_0_document_0_phone.png"]),
}


def picture(rows):
    """A PNG of 80 × 200 px with black rows."""
    chunk = lambda kind, data: struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    lines = b"".join(b"\0" + (b"\0" if y in rows else b"\xff") * 80 for y in range(200))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 80, 200, 8, 0, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(lines)) + chunk(b"IEND", b""))
