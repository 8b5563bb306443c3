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
  /// How far around a difference the ground is looked for, in px.
  private static let margin = 12

  /// The fields of a pair, from the top, then from the left, none touching another.
  static func fields(of pair: PicturePair, cells: CandidateCells) -> [Field] {
    let components = ConnectedRuns(mask: cells.marks, columns: cells.columns, reach: reach).components
    let side = CandidateCells.side
    var boxes = components.map { component in
      PixelRect(
        x: component.box.x * side, y: component.box.y * side, width: component.box.width * side,
        height: component.box.height * side
      ).intersection(pair.area)
    }
    if boxes.count > most { boxes = joined(boxes, rowsOnly: true) }
    let grown = boxes.map { Field(around: $0, in: pair).area }
    return joined(grown, rowsOnly: grown.count > most / 4).map { Field(at: $0, in: pair) }
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

  /// Boxes that overlap made one, until none do.
  private static func joined(_ boxes: [PixelRect], rowsOnly: Bool) -> [PixelRect] {
    var joined: [PixelRect] = []
    for box in boxes {
      var box = box
      while let index = joined.firstIndex(where: { $0.meets(box, rowsOnly: rowsOnly) }) {
        box = box.union(joined.remove(at: index))
      }
      joined.append(box)
    }
    return joined.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
  }
}

extension PixelRect {
  /// The part both cover; empty where they do not meet.
  func intersection(_ other: PixelRect) -> PixelRect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return PixelRect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }

  /// The rectangle with so many more pixels at each side.
  func expanded(by margin: Int) -> PixelRect {
    PixelRect(
      x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }

  /// Whether both cover a pixel, or a row where only rows count.
  fileprivate func meets(_ other: PixelRect, rowsOnly: Bool) -> Bool {
    y < other.maxY && other.y < maxY && (rowsOnly || x < other.maxX && other.x < maxX)
  }
}
