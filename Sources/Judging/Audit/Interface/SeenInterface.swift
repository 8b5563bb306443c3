import Suites
import DynamicType
import Imaging
import Rendering
import TextEngine

/// Where texts of an interface have ink, and what is behind and before them.
///
/// What is asked of one part looks at those alone that stand as high, so that a long list takes as
/// long as its rows do together.
struct SeenInterface {
  /// The interface.
  let frame: InterfaceFrame
  /// The rectangle around the ink of each part that is a text and shows; `nil` of others.
  private let inks: [PointRect?]
  private let texts: PlaceIndex
  private let fills: PlaceIndex
  private let covered: Set<Int>
  private let largeContents: [String: LargeContent]

  init(_ frame: InterfaceFrame) {
    self.frame = frame
    let inks = frame.elements.map(\.ink)
    self.inks = inks
    texts = PlaceIndex(inks)
    let fills = PlaceIndex(frame.elements.map(\.filledBounds))
    self.fills = fills
    let elements = frame.elements
    covered = Set(
      inks.indices.filter { place in
        guard let ink = inks[place] else { return false }
        return fills.places(near: ink).contains { other in
          other > place && elements[other].isOpaque
            && elements[other].covers(ink, of: elements[place])
        }
      })
    largeContents = Dictionary(
      frame.elements.compactMap { element in element.largeContent.map { (element.path, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  private var elements: [InterfaceElement] { frame.elements }

  /// The rectangle around the ink of a text; `nil` where it is none, or shows none.
  func ink(of place: Int) -> PointRect? { inks[place] }

  /// Texts painted before one whose ink may meet its own, in the order of painting.
  func texts(under place: Int) -> [Int] {
    guard let ink = inks[place] else { return [] }
    return texts.places(near: ink).filter { other in
      other < place && inks[other]?.intersection(ink).isEmpty == false
    }
  }

  /// The most that glyphs of two texts share, as far as both show; `nil` where they share nothing.
  func overlap(of one: Int, and other: Int) -> PointRect? {
    let (above, below) = (glyphInk(of: one), glyphInk(of: other))
    return above.flatMap { glyph in
      below.map { glyph.intersection($0) }.filter { !$0.isEmpty }
    }.max { min($0.width, $0.height) < min($1.width, $1.height) }
  }

  private func glyphInk(of place: Int) -> [PointRect] {
    guard case .text(let text, let x, let y) = elements[place].content else { return [] }
    return text.frame.lines.flatMap(\.glyphInkBounds).map { bounds in
      let ink = PointRect(bounds).offset(x: x, y: y)
      return elements[place].clip.map { ink.intersection($0.rect) } ?? ink
    }
  }

  /// Whether something opaque that is painted later covers all ink of a text.
  func isCovered(_ place: Int) -> Bool { covered.contains(place) }

  /// The colour behind a text; `nil` where it is no one colour.
  func ground(behind place: Int) -> RGBAColor? {
    guard let ink = inks[place] else { return nil }
    var ground: RGBAColor? = frame.background.mixed(over: .white)
    for other in fills.places(near: ink) where other < place {
      let element = elements[other]
      switch element.content {
      case .container, .text, .stroke, .symbol: continue
      case .fill(_, let color):
        if element.covers(ink, of: elements[place]) {
          if element.isOpaque {
            ground = color
          } else {
            ground = ground.map { color.mixed(over: $0, opacity: element.opacity) }
          }
        } else if element.touches(ink, of: elements[place]), color.alpha > 0, element.opacity > 0 {
          ground = nil
        }
      case .picture(_, let rect):
        if !rect.intersection(ink).isEmpty { ground = nil }
      }
    }
    return ground
  }

  /// What is shown large of a part: its own, or that of the nearest one around it.
  func largeContent(of place: Int) -> LargeContent? {
    var path = elements[place].path[...]
    while true {
      if let content = largeContents[String(path)] { return content }
      guard let slash = path.lastIndex(of: "/") else { return nil }
      path = path[..<slash]
    }
  }
}

extension InterfaceElement {
  /// The rectangle around the ink of its text; `nil` where it has none, or is faded out.
  fileprivate var ink: PointRect? {
    guard case .text(let text, let x, let y) = content, opacity > 0 else { return nil }
    let bounds = text.frame.lines.compactMap(\.inkBounds)
    guard let first = bounds.first else { return nil }
    return PointRect(bounds.dropFirst().reduce(first) { $0.union($1) }).offset(x: x, y: y)
  }

  /// The rectangle around what it fills, or the picture it shows; `nil` of others.
  fileprivate var filledBounds: PointRect? {
    switch content {
    case .fill(let path, _): path.bounds
    case .picture(_, let rect): rect
    case .container, .text, .stroke, .symbol: nil
    }
  }
}

extension InterfaceElement {
  /// Whether nothing shows through what it fills.
  fileprivate var isOpaque: Bool {
    guard case .fill(_, let color) = content else { return false }
    return color.alpha == 255 && opacity == 1
  }

  /// The rectangle that it fills, as far as that shows where another part does; `nil` where it fills
  /// none. What scrolls together with that part shows when that does.
  private func filled(beside other: InterfaceElement) -> PointRect? {
    guard case .fill(let path, _) = content, let bounds = path.bounds else { return nil }
    guard let clip, clip != other.clip else { return bounds }
    let isScrolledAlong =
      other.clip.map { clip.isScrollable && $0.isScrollable && clip.reach.contains($0.reach) }
    return bounds.intersection(isScrolledAlong == true ? clip.reach : clip.rect)
  }

  /// Whether it is behind or before all ink of another part, but for parts of a point.
  fileprivate func covers(_ ink: PointRect, of other: InterfaceElement) -> Bool {
    filled(beside: other)?.contains(ink, tolerance: 0.5) == true
  }

  fileprivate func touches(_ ink: PointRect, of other: InterfaceElement) -> Bool {
    filled(beside: other)?.intersection(ink).isEmpty == false
  }
}

extension PointRect {
  fileprivate init(_ ink: InkBounds) {
    self.init(x: ink.left, y: ink.top, width: ink.right - ink.left, height: ink.bottom - ink.top)
  }
}

extension RGBAColor {
  /// The colour that it makes with an opaque one behind it.
  fileprivate func mixed(over ground: RGBAColor, opacity: Double = 1) -> RGBAColor {
    let share = Double(alpha) / 255 * min(max(opacity, 0), 1)
    let mix = { (level: UInt8, below: UInt8) in
      UInt8((Double(level) * share + Double(below) * (1 - share)).rounded())
    }
    return RGBAColor(
      red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue))
  }
}
