import Imaging

/// Outlines of one pixel around boxes, with a small gap.
struct BoxOutlines {
  /// The outlines, which do not overlap.
  let frames: [PixelRect]

  /// The greatest number of outlines; more would hide the content.
  private static let most = 100
  /// The size of squares in px: boxes in squares that touch share an outline.
  private static let reach = 4
  /// The distance from a box to its outline in px: two are left free.
  private static let margin = 3

  /// Creates outlines around boxes in a picture. At its edges they follow the edge.
  init(around boxes: [PixelRect], within size: PixelSize) {
    let picture = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
    let joined = BoxGroups(reach: BoxOutlines.reach, most: BoxOutlines.most)
      .joined(boxes.map { $0.intersection(picture) })
    frames = BoxGroups.apart(
      BoxOutlines.joinedAlongLines(joined)
        .map { $0.expanded(by: BoxOutlines.margin).intersection(picture) })
  }

  /// Returns boxes joined horizontally where the gap is at most their height, as between words.
  private static func joinedAlongLines(_ boxes: [PixelRect]) -> [PixelRect] {
    var joined: [PixelRect] = []
    for box in boxes.sorted(by: { ($0.x, $0.y) < ($1.x, $1.y) }) {
      let left = joined.firstIndex { other in
        let shared = min(box.maxY, other.maxY) - max(box.y, other.y)
        let height = min(box.height, other.height)
        return shared * 2 >= height && box.x - other.maxX <= height
      }
      if let left { joined[left] = joined[left].union(box) } else { joined.append(box) }
    }
    return joined
  }

  /// Calls the body with each point of the outlines; corners occur twice.
  func forEachPoint(_ body: (PixelPoint) -> Void) {
    for frame in frames {
      for x in frame.x..<frame.maxX {
        body(PixelPoint(x: x, y: frame.y))
        body(PixelPoint(x: x, y: frame.maxY - 1))
      }
      for y in frame.y..<frame.maxY {
        body(PixelPoint(x: frame.x, y: y))
        body(PixelPoint(x: frame.maxX - 1, y: y))
      }
    }
  }
}
