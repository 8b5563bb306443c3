import DynamicType
import Imaging
import Snapshots
import Testing

@testable import Changes
@testable import Suites
@testable import Verification

@Suite struct `A proof of an interface` {
  private let bench: Bench

  init() throws { bench = try Bench() }

  private func ramp(_ change: (inout Screen) -> Void = { _ in }) throws -> RampSpec {
    var screen = Screen()
    change(&screen)
    return try screen.ramp([.large], in: bench)
  }

  /// The picture of a ramp with a block of another color.
  private func picture(of ramp: RampSpec, marked mark: PixelRect) throws -> Bitmap {
    let drawn = try bench.drawn(ramp).bitmap
    let step = drawn.format.bytesPerPixel
    var bytes = drawn.bytes
    for row in mark.y..<mark.maxY {
      for column in mark.x..<mark.maxX {
        for byte in 0..<min(step, 3) {
          bytes[row * drawn.bytesPerRow + column * step + byte] ^= 0x55
        }
      }
    }
    return Bitmap(width: drawn.width, height: drawn.height, format: drawn.format, bytes: bytes)
  }

  private let plants: [(name: String, change: (inout Screen) -> Void)] = [
    ("a text", { $0.title = "WLAN" }), ("a size", { $0.titleFont = Screen.custom(19) }),
    ("a color", { $0.titleColor = RGBAColor(red: 0, green: 0, blue: 200) }),
    ("a value", { $0.value = "On" }), ("a button", { $0.button = "Forgo it" }),
    ("a ground", { $0.ground = RGBAColor(red: 200, green: 220, blue: 255) }),
    ("room around", { $0.padding = 16 }), ("a height", { $0.rowHeight = 90 }),
    ("a window's width", { $0.width = 343 }), ("a stack that turns", { $0.turn = .small }),
  ]

  @Test func `is there where parts change, alone and together`() throws {
    for (name, change) in plants {
      let found = try bench.change(from: ramp(), to: ramp(change), at: .large)
      #expect(found?.proof == .explained, "\(name)")
      for (other, second) in plants where other != name {
        let both = try ramp {
          change(&$0); second(&$0)
        }
        let found = try bench.change(from: ramp(), to: both, at: .large)
        #expect(found?.proof == .explained, "\(name), \(other)")
      }
    }
  }

  @Test func `fails where pixels differ beside the parts that changed, and keeps the cell open`()
    throws
  {
    // Below the button's text, and left of the value.
    for mark in [
      PixelRect(x: 60, y: 92, width: 3, height: 2), PixelRect(x: 200, y: 20, width: 4, height: 4),
    ] {
      let found = try #require(
        try bench.change(
          from: ramp(), to: ramp { $0.titleColor = RGBAColor(red: 0, green: 0, blue: 200) },
          showing: try picture(of: ramp(), marked: mark), at: .large))
      #expect(found.proof == .unexplained(pixels: mark.width * mark.height, within: mark))
      #expect(found.changes.contains { $0.role == .pixels }, "\(found.changes)")
    }
  }

  @Test func `fails where pixels differ inside a ground that only grew`() throws {
    // Between title and value, far from the ground's edges.
    let mark = PixelRect(x: 150, y: 40, width: 3, height: 2)
    let tall: (inout Screen) -> Void = { $0.rowHeight = 120 }
    let taller: (inout Screen) -> Void = { $0.rowHeight = 121 }
    let found = try #require(
      try bench.change(
        from: ramp(tall), to: ramp(taller), showing: try picture(of: ramp(tall), marked: mark),
        at: .large))
    #expect(found.proof == .unexplained(pixels: 6, within: mark))
    #expect(found.changes.contains { $0.role == .pixels }, "\(found.changes)")
  }

  @Test func `holds of a window that is smaller as far as both reach`() throws {
    let mark = PixelRect(x: 60, y: 92, width: 3, height: 2)
    let found = try #require(
      try bench.change(
        from: ramp(), to: ramp { $0.width = 300 }, showing: try picture(of: ramp(), marked: mark),
        at: .large))
    #expect(found.proof == .unexplained(pixels: 6, within: mark))
  }
}
