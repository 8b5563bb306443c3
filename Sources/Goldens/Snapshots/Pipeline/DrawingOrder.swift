import DynamicType
import TextEngine

/// In which order ramps are drawn: what costs most first, so that no thread is left alone with much at the
/// end; of one style all texts together, as they share glyphs, and of one text all scales, as they share its
/// layout.
struct DrawingOrder {
  /// The place of each ramp among those that are told, in the order of drawing.
  private let places: [Int]
  /// How many ramps, one after the other in the order of drawing, are of one text.
  let groupSizes: [Int]
  /// The styles that show one text, whose glyphs hardly come again in its other sizes.
  let stylesOfOneText: Set<StyleName>

  /// What a ramp of a style shows, at whatever scale.
  private struct Content: Hashable {
    let sample: String
    let variants: [String]
  }

  /// Ramps of one content.
  private struct Group {
    var cost = 0.0
    var places: [Int] = []

    /// Whether it is drawn before another: as it costs more, or is told before.
    func precedes(_ other: Group) -> Bool {
      (other.cost, places[0]) < (cost, other.places[0])
    }
  }

  /// An order, the same for the same ramps.
  init(of ramps: [RampSpec]) {
    var styles: [StyleName: [Content: Group]] = [:]
    for (place, ramp) in ramps.enumerated() {
      let name = ramp.name
      let content = Content(sample: name.sample, variants: name.variants)
      var group = styles[name.style]?[content] ?? Group()
      group.places.append(place)
      group.cost += ramp.inkEstimate
      styles[name.style, default: [:]][content] = group
    }
    let ordered = styles.values.map { $0.values.sorted { $0.precedes($1) } }
      .sorted { $0[0].precedes($1[0]) }
      .flatMap(\.self)
    stylesOfOneText = Set(styles.filter { $0.value.count == 1 }.keys)
    groupSizes = ordered.map(\.places.count)
    places = ordered.flatMap { group in
      group.places.sorted { one, other in
        let scales = (ramps[one].name.scale, ramps[other].name.scale)
        return (scales.1.pixelsPerPoint, one) < (scales.0.pixelsPerPoint, other)
      }
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
