import Changes
import DynamicType
import GoldenText
import ImageDiff
import Imaging
import Suites
import TextEngine
import Wording

/// The old and new areas of ink of an interface's changed parts.
struct PartInk {
  private var areas: [PixelRect] = []
  /// Whether the background of the whole interface changed, which is visible everywhere.
  private var isOfOtherGround = false
  private let scale: DisplayScale

  /// Finds the ink of what differs between two versions of an interface.
  init(from old: CellFacts, to new: CellFacts, at scale: DisplayScale) {
    self.scale = scale
    guard case .interface(let before) = old.subject, case .interface(let now) = new.subject
    else { return }
    isOfOtherGround = !old.setting.hasSameBytes(as: new.setting)
    let found = ElementPairs(before.map(\.mark), now.map(\.mark))
    for (part, successor) in found.pairs.map({ (before[$0.old], now[$0.new]) })
    where part.content != successor.content || part.traits != successor.traits {
      if let (inner, was, became) = part.resized(to: successor) {
        addFrame(of: was, around: inner)
        addFrame(of: became, around: inner)
      } else {
        for area in part.inkAreas + successor.inkAreas { add(area) }
      }
    }
    for part in found.vanished.map({ before[$0] }) + found.appeared.map({ now[$0] }) {
      for area in part.inkAreas { add(area) }
    }
  }

  /// Returns whether each pixel that differs is in that ink, as a proof.
  func proof(of pair: JudgedPair) -> Proof {
    if isOfOtherGround {
      return .unknown("the background behind all parts changed, which shows everywhere")
    }
    let difference: PixelDifference? =
      switch compare(expected: pair.expected, actual: pair.actual, ignoring: areas) {
      case .equal: nil
      case .different(let difference): difference
      // Beyond the smaller picture, the window's own size explains what is there.
      case .sizeDiffers(_, _, let overlap): overlap
      }
    return difference.map {
      .unexplained(pixels: $0.differingPixels, within: $0.boundingBox)
    } ?? .explained
  }

  private static let farthest = 1e6

  /// Adds an area with a margin of one pixel, as edges are soft.
  private mutating func add(_ area: PointRect) {
    // A layout text may say anything, and no picture reaches so far.
    let pixels = { [scale] (length: Points) -> Double in
      let value = length.pixels(at: scale).value
      return value.isFinite ? min(max(value, -Self.farthest), Self.farthest) : 0
    }
    let left = Int(pixels(area.x).rounded(.down)) - 1
    let top = Int(pixels(area.y).rounded(.down)) - 1
    areas.append(
      PixelRect(
        columns: left..<max(left, Int(pixels(area.maxX).rounded(.up)) + 1),
        rows: top..<max(top, Int(pixels(area.maxY).rounded(.up)) + 1)))
  }

  /// Adds the part of a rectangle around an inner one.
  private mutating func addFrame(of outer: PointRect, around inner: PointRect) {
    add(PointRect(x: outer.x, y: outer.y, width: outer.width, height: inner.y - outer.y))
    add(
      PointRect(
        x: outer.x, y: inner.maxY, width: outer.width, height: outer.maxY - inner.maxY))
    add(PointRect(x: outer.x, y: inner.y, width: inner.x - outer.x, height: inner.height))
    add(
      PointRect(
        x: inner.maxX, y: inner.y, width: outer.maxX - inner.maxX, height: inner.height))
  }
}

extension ElementFacts {
  /// The areas in which the part is visible.
  fileprivate var inkAreas: [PointRect] {
    switch content {
    case .container: []
    case .text(let text): text.lines.compactMap { $0.ink?.rect(atX: text.x, y: text.y) }
    case .fill(_, let rect), .symbol(_, _, let rect), .picture(_, let rect): [rect]
    case .stroke(_, let width, let rect): [rect.expanded(by: width * 0.5)]
    }
  }

  /// Returns the area in which both versions of a shape show the same colour, and the area of each
  /// version; `nil` where its content changed otherwise. Parts on top of the shape may have changed
  /// independently.
  fileprivate func resized(
    to new: ElementFacts
  ) -> (inner: PointRect, was: PointRect, became: PointRect)? {
    guard case .fill(let color, let was) = content, case .fill(color, let became) = new.content,
      traits == new.traits
    else { return nil }
    let left = max(was.x, became.x) + Self.cornerReach
    let top = max(was.y, became.y) + Self.cornerReach
    let right = min(was.maxX, became.maxX) - Self.cornerReach
    let bottom = min(was.maxY, became.maxY) - Self.cornerReach
    guard left < right, top < bottom else { return nil }
    return (PointRect(x: left, y: top, width: right - left, height: bottom - top), was, became)
  }

  /// How far round corners may reach into a shape. The facts have only the rectangle around it.
  private static let cornerReach: Points = 24
}

extension InkBounds {
  /// Returns the box of the ink, with its text at a place.
  fileprivate func rect(atX x: Points, y: Points) -> PointRect {
    PointRect(x: x + left, y: y + top, width: right - left, height: bottom - top)
  }
}

extension PointRect {
  fileprivate func expanded(by margin: Points) -> PointRect {
    PointRect(x: x - margin, y: y - margin, width: width + margin * 2, height: height + margin * 2)
  }
}
