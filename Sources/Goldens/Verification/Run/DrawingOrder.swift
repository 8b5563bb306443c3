import Suites
import DynamicType
import TextEngine

/// The order in which ramps are drawn. The most expensive come first, so that no thread draws alone
/// at the end. All texts of a style follow each other, because they share glyphs.
struct DrawingOrder {
  /// The indices of the ramps in the order of drawing. A group has all scales of one text, and one
  /// thread draws it. The scales share a layout, and two threads would wait for each other.
  let groups: [[Int]]

  /// Creates the order, which is always the same for the same ramps.
  init(of ramps: [RampSpec]) {
    let names = ramps.map(\.name)
    let texts = names.map {
      "\($0.style.folder)/\($0.sample).\($0.variants.joined(separator: "."))"
    }
    let costs = ramps.map(\.inkEstimate)
    let costOfStyle = Dictionary(zip(names.map(\.style), costs), uniquingKeysWith: max)
    let costOfText = Dictionary(zip(texts, costs), uniquingKeysWith: +)
    let groups = Dictionary(grouping: ramps.indices) { texts[$0] }.values.map { places in
      places.sorted { (-costs[$0], $0) < (-costs[$1], $1) }
    }
    self.groups = groups.sorted { one, other in
      let (one, other) = (one[0], other[0])
      let styles = [one, other].map {
        (-(costOfStyle[names[$0].style] ?? 0), names[$0].style.folder)
      }
      if styles[0] != styles[1] { return styles[0] < styles[1] }
      return (-(costOfText[texts[one]] ?? 0), one) < (-(costOfText[texts[other]] ?? 0), other)
    }
  }
}

extension RampSpec {
  /// An estimate of the cost of drawing a ramp: the pixels of its letters, or of an interface. A
  /// fixed size counts as that of Body.
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
