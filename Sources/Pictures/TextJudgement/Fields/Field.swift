import Imaging

/// An area in which two pictures differ, with the whole lines of text it touches.
struct Field {
  /// The area in px, within the pair.
  var area: PixelRect
  /// The background of the text in each picture.
  let expectedGround: Premultiplied
  let actualGround: Premultiplied

  /// The greatest number of separate fields; more are joined row by row.
  private static let most = 256
  /// The greatest distance in cells between differences of one text, so that one unmarked cell may
  /// be between them: a space, or the gap between two lines.
  private static let reach = 2
  /// The greatest number of pixels held at a time, and the least number of rows.
  private static let mostPixels = 4_194_304
  private static let leastRows = 128
  /// The distance in px around a difference within which the background is looked for.
  private static let margin = 12

  /// Returns the fields of a pair, from the top, then from the left, none touching another.
  static func fields(of pair: PicturePair, cells: CandidateCells) -> [Field] {
    let components = ConnectedRuns(mask: cells.marks, columns: cells.columns, reach: reach)
      .components
    let side = CandidateCells.side
    var boxes = components.map { component in
      PixelRect(
        x: component.box.x * side, y: component.box.y * side, width: component.box.width * side,
        height: component.box.height * side
      ).intersection(pair.area)
    }
    boxes = joined(boxes)
    return joined(boxes.map { Field(around: $0, in: pair).area })
      .flatMap { Field(at: $0, in: pair).stripes(in: pair) }
  }

  /// Creates a field of known size.
  init(at area: PixelRect, in pair: PicturePair) {
    self.area = area
    let around = area.expanded(by: Field.margin).intersection(pair.area)
    expectedGround = Ground.color(of: pair.expected, in: around)
    actualGround = Ground.color(of: pair.actual, in: around)
  }

  /// Creates a field grown from a difference to whole lines.
  private init(around box: PixelRect, in pair: PicturePair) {
    self.init(at: box, in: pair)
    let readers = [
      InkReader(picture: pair.expected, ground: expectedGround),
      InkReader(picture: pair.actual, ground: actualGround),
    ]
    area = FieldGrowth(readers: readers, limits: pair.area).grow(box)
  }

  /// Returns the field, or stripes of it where it is too large to be held at a time.
  private func stripes(in pair: PicturePair) -> [Field] {
    let most = max(Field.leastRows, Field.mostPixels / max(1, area.width))
    let readers = [
      InkReader(picture: pair.expected, ground: expectedGround),
      InkReader(picture: pair.actual, ground: actualGround),
    ]
    var stripes: [Field] = []
    var top = area.y
    while top < area.maxY {
      var bottom = min(area.maxY, top + most)
      if bottom < area.maxY {
        // Between two lines, if there is such a place.
        let blank = (top + most / 2..<bottom).last { row in
          readers.allSatisfy {
            $0.isBlank(PixelRect(x: area.x, y: row, width: area.width, height: 1))
          }
        }
        bottom = blank ?? bottom
      }
      var stripe = self
      stripe.area = PixelRect(x: area.x, y: top, width: area.width, height: bottom - top)
      stripes.append(stripe)
      top = bottom
    }
    return stripes
  }

  /// Returns the boxes with overlapping ones joined, until none overlap.
  private static func joined(_ boxes: [PixelRect]) -> [PixelRect] {
    guard boxes.count <= most else { return joinedByRows(boxes) }
    var joined: [PixelRect] = []
    for box in boxes {
      var box = box
      while let index = joined.firstIndex(where: { !$0.intersection(box).isEmpty }) {
        box = box.union(joined.remove(at: index))
      }
      joined.append(box)
    }
    return joined.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
  }

  /// Returns the boxes with those in a common row joined; fast for any number.
  private static func joinedByRows(_ boxes: [PixelRect]) -> [PixelRect] {
    var joined: [PixelRect] = []
    for box in boxes.sorted(by: { $0.y < $1.y }) {
      if let last = joined.last, box.y < last.maxY {
        joined[joined.count - 1] = last.union(box)
      } else {
        joined.append(box)
      }
    }
    return joined
  }
}
