import Imaging

/// Lines of one pixel around boxes, a little apart from what they hold.
struct BoxOutlines {
  /// Where the lines run; none overlaps another.
  let frames: [PixelRect]

  /// Frames at most; more would hide what they are to show.
  private static let most = 100
  /// Boxes closer than that, in px, may share a frame.
  private static let closest = 8
  /// From a box to its line, in px: two are left free.
  private static let margin = 3

  /// Frames around boxes in a picture; at its edges they run along the edge.
  init(around boxes: [PixelRect], within size: PixelSize) {
    let picture = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
    let joined = BoxGroups(side: BoxOutlines.closest, most: BoxOutlines.most)
      .joined(boxes.map { $0.intersection(picture) })
    frames = BoxGroups.apart(
      joined.map { $0.expanded(by: BoxOutlines.margin).intersection(picture) })
  }

  /// Calls the body with each point of the lines; corners come twice.
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
