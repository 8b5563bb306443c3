import Suites
import DynamicType
import TextEngine

/// In which order ramps are drawn: what costs most first, so that no thread is left alone with much at the
/// end. Of one style all texts follow each other, as they share glyphs, and of one text all scales, as they
/// share its layout.
struct DrawingOrder {
  /// The place of each ramp among those that are told, in the order of drawing.
  private let places: [Int]

  /// An order, the same for the same ramps.
  init(of ramps: [RampSpec]) {
    let names = ramps.map(\.name)
    let texts = names.map {
      "\($0.style.folder)/\($0.sample).\($0.variants.joined(separator: "."))"
    }
    let costs = ramps.map(\.inkEstimate)
    let ofStyle = Dictionary(zip(names.map(\.style), costs), uniquingKeysWith: max)
    let ofText = Dictionary(zip(texts, costs), uniquingKeysWith: max)
    let keys = ramps.indices.map { place in
      let name = names[place]
      return (
        style: (-(ofStyle[name.style] ?? 0), name.style.folder),
        text: (-(ofText[texts[place]] ?? 0), texts[place], -name.scale.pixelsPerPoint)
      )
    }
    places = ramps.indices.sorted { one, other in
      if keys[one].style != keys[other].style { return keys[one].style < keys[other].style }
      if keys[one].text != keys[other].text { return keys[one].text < keys[other].text }
      return one < other
    }
  }

  /// What is told of each ramp, in the order of drawing.
  func ordered<Element>(_ elements: [Element]) -> [Element] { places.map { elements[$0] } }

  /// What came of each ramp, in the order that they were told in.
  func restored<Element>(_ drawn: [Element]) -> [Element] {
    zip(places, drawn).sorted { $0.0 < $1.0 }.map(\.1)
  }
}

extension RampSpec {
  /// How much there is to draw, for comparing ramps: pixels of letters, or of an interface. A size of one's
  /// own that nothing scales counts as that of Body.
  fileprivate var inkEstimate: Double {
    let pixels = name.scale.pixelsPerPoint * name.scale.pixelsPerPoint
    switch subject {
    case .text:
      let size = font.curve(in: textStyle)?.sizeAtLarge.value ?? 17
      return pixels * size * size * Double(sample.text.string.utf8.count)
    case .interface(let frames):
      return frames.values.reduce(0) { $0 + pixels * $1.width.value * $1.height.value }
        / Double(max(frames.count, 1))
    }
  }
}
