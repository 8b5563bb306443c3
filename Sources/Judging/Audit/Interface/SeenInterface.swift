import Suites
import DynamicType
import Imaging
import Rendering
import TextEngine

/// The ink of an interface's texts, and what is behind and in front of it.
///
/// Queries about a part only examine parts at the same height, so that the time for a long list is
/// proportional to its rows.
struct SeenInterface {
  /// The interface.
  let frame: InterfaceFrame
  /// The rectangle around the ink of each visible text; `nil` for other parts.
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

  /// Returns the rectangle around the ink of a text; `nil` for other parts and invisible texts.
  func ink(of place: Int) -> PointRect? { inks[place] }

  /// Returns the texts painted before one whose ink may overlap its own, in the order of painting.
  func texts(under place: Int) -> [Int] {
    guard let ink = inks[place] else { return [] }
    return texts.places(near: ink).filter { other in
      other < place && inks[other]?.intersection(ink).isEmpty == false
    }
  }

  /// Returns the largest overlap of two visible texts' glyphs; `nil` where none overlap.
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

  /// Returns whether something opaque that is painted later covers all ink of a text.
  func isCovered(_ place: Int) -> Bool { covered.contains(place) }

  /// Returns the colour behind a text; `nil` where it is not one colour.
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

  /// Returns the large content for a part: its own, or that of the nearest part around it.
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
  /// The rectangle around the ink of the text; `nil` where it has none, or is transparent.
  fileprivate var ink: PointRect? {
    guard case .text(let text, let x, let y) = content, opacity > 0 else { return nil }
    let bounds = text.frame.lines.compactMap(\.inkBounds)
    guard let first = bounds.first else { return nil }
    return PointRect(bounds.dropFirst().reduce(first) { $0.union($1) }).offset(x: x, y: y)
  }

  /// The bounds of the part's fill or picture; `nil` for other parts.
  fileprivate var filledBounds: PointRect? {
    switch content {
    case .fill(let path, _): path.bounds
    case .picture(_, let rect): rect
    case .container, .text, .stroke, .symbol: nil
    }
  }
}

extension InterfaceElement {
  /// Whether the part's fill is opaque.
  fileprivate var isOpaque: Bool {
    guard case .fill(_, let color) = content else { return false }
    return color.alpha == 255 && opacity == 1
  }

  /// Returns the rectangle of the part's fill that is visible together with another part; `nil`
  /// where it has none. If both scroll together, the fill is visible when the other part is.
  private func filled(beside other: InterfaceElement) -> PointRect? {
    guard case .fill(let path, _) = content, let bounds = path.bounds else { return nil }
    guard let clip, clip != other.clip else { return bounds }
    let isScrolledAlong =
      other.clip.map { clip.isScrollable && $0.isScrollable && clip.reach.contains($0.reach) }
    return bounds.intersection(isScrolledAlong == true ? clip.reach : clip.rect)
  }

  /// Returns whether the fill is behind or in front of all ink of another part, apart from
  /// fractions of a point.
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
  /// Returns the colour mixed with an opaque one behind it.
  fileprivate func mixed(over ground: RGBAColor, opacity: Double = 1) -> RGBAColor {
    let share = Double(alpha) / 255 * min(max(opacity, 0), 1)
    let mix = { (level: UInt8, below: UInt8) in
      UInt8((Double(level) * share + Double(below) * (1 - share)).rounded())
    }
    return RGBAColor(
      red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue))
  }
}
