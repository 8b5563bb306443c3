import Imaging

/// An area in which two pictures differ, with the whole lines of text it touches.
struct Field {
  /// The area in px; within the pair.
  var area: PixelRect
  /// What lies below the text of each picture there.
  let expectedGround: Premultiplied
  let actualGround: Premultiplied

  /// Fields handled one by one; more are joined row by row.
  private static let most = 256
  /// Cells between differences that may belong to one text: a space, or the gap between two lines.
  private static let reach = 2
  /// Pixels held at a time, and rows of them at least.
  private static let mostPixels = 4_194_304
  private static let leastRows = 128
  /// How far around a difference the ground is looked for, in px.
  private static let margin = 12

  /// The fields of a pair, from the top, then from the left, none touching another.
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

  /// A field of known size.
  init(at area: PixelRect, in pair: PicturePair) {
    self.area = area
    let around = area.expanded(by: Field.margin).intersection(pair.area)
    expectedGround = Ground.color(of: pair.expected, in: around)
    actualGround = Ground.color(of: pair.actual, in: around)
  }

  /// A field grown from a difference to whole lines.
  private init(around box: PixelRect, in pair: PicturePair) {
    self.init(at: box, in: pair)
    let readers = [
      InkReader(picture: pair.expected, ground: expectedGround),
      InkReader(picture: pair.actual, ground: actualGround),
    ]
    area = FieldGrowth(readers: readers, limits: pair.area).grow(box)
  }

  /// The field itself, or stripes of it where it is too large to be held at a time.
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

  /// Boxes that overlap made one, until none do.
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

  /// Boxes that share a row made one; fast, however many there are.
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
