import Imaging

/// Joins boxes that are close to each other, until there are few.
struct BoxGroups {
  /// The size of squares in px: boxes in squares that touch are joined, even at a corner.
  let reach: Int
  /// The greatest number of boxes; the squares are enlarged until there are no more.
  let most: Int

  /// The greatest number of squares, so that a large picture needs little memory.
  private static let mostSquares = 1 << 22

  /// Returns the joined boxes from the top, then from the left. They do not overlap, and each given
  /// box is inside one.
  func joined(_ boxes: [PixelRect]) -> [PixelRect] {
    // Of a large picture there may be millions, so they are copied only where they have to be.
    let boxes = boxes.contains(where: \.isEmpty) ? boxes.filter { !$0.isEmpty } : boxes
    let whole = boxes.reduce(PixelRect(x: 0, y: 0, width: 0, height: 0)) { $0.union($1) }
    var side = reach
    while whole.width / side * (whole.height / side) > BoxGroups.mostSquares { side *= 2 }
    var groups = SquareGrid(around: boxes, side: side).groups
    while groups.count > most {
      side *= 2
      groups = SquareGrid(around: boxes, side: side).groups
    }
    return BoxGroups.apart(groups).sorted { ($0.y, $0.x) < ($1.y, $1.x) }
  }

  /// Returns the boxes with overlapping ones joined, until none overlap.
  static func apart(_ boxes: [PixelRect]) -> [PixelRect] {
    var apart: [PixelRect] = []
    for box in boxes {
      var box = box
      while let index = apart.firstIndex(where: { !$0.intersection(box).isEmpty }) {
        box = box.union(apart.remove(at: index))
      }
      apart.append(box)
    }
    return apart
  }
}

/// Boxes on a grid of squares.
private struct SquareGrid {
  /// The smallest boxes around groups whose squares touch.
  private(set) var groups: [PixelRect] = []
  private let side: Int
  private let origin: PixelPoint
  private let columns: Int
  /// The first box in each square; -1 for none.
  private var owners: [Int32]
  /// For each box another of its group; itself for the first.
  private var parents: [Int32]

  init(around boxes: [PixelRect], side: Int) {
    self.side = side
    let whole = boxes.reduce(PixelRect(x: 0, y: 0, width: 0, height: 0)) { $0.union($1) }
    origin = PixelPoint(x: whole.x, y: whole.y)
    columns = whole.width / side + 1
    owners = Array(repeating: -1, count: columns * (whole.height / side + 1))
    parents = boxes.indices.map(Int32.init)
    for (index, box) in boxes.enumerated() { enter(box, index: Int32(index)) }
    joinNeighbors()
    collect(boxes)
  }

  private mutating func enter(_ box: PixelRect, index: Int32) {
    for row in (box.y - origin.y) / side...(box.maxY - 1 - origin.y) / side {
      for column in (box.x - origin.x) / side...(box.maxX - 1 - origin.x) / side {
        let square = row * columns + column
        if owners[square] < 0 { owners[square] = index } else { join(owners[square], index) }
      }
    }
  }

  private mutating func joinNeighbors() {
    for square in owners.indices where owners[square] >= 0 {
      let column = square % columns
      let isFirst = column == 0
      let isLast = column == columns - 1
      let before = [
        isFirst ? nil : square - 1, isFirst ? nil : square - columns - 1, square - columns,
        isLast ? nil : square - columns + 1,
      ]
      for case let neighbor? in before where neighbor >= 0 && owners[neighbor] >= 0 {
        join(owners[neighbor], owners[square])
      }
    }
  }

  private mutating func join(_ one: Int32, _ other: Int32) {
    let (first, second) = (root(of: one), root(of: other))
    parents[Int(max(first, second))] = min(first, second)
  }

  private mutating func root(of box: Int32) -> Int32 {
    var box = box
    while parents[Int(box)] != box {
      parents[Int(box)] = parents[Int(parents[Int(box)])]
      box = parents[Int(box)]
    }
    return box
  }

  private mutating func collect(_ boxes: [PixelRect]) {
    var places = [Int32](repeating: -1, count: boxes.count)
    for (index, box) in boxes.enumerated() {
      let root = Int(root(of: Int32(index)))
      if places[root] < 0 {
        places[root] = Int32(groups.count)
        groups.append(box)
      } else {
        groups[Int(places[root])] = groups[Int(places[root])].union(box)
      }
    }
  }
}
