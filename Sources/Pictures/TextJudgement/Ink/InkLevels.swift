/// How often each level of ink occurs in part of a plane.
struct InkLevels {
  private var counts = [Int](repeating: 0, count: 256)

  /// Counts some rows and columns of a plane; rows outside it are blank.
  init(_ plane: InkPlane, rows: Range<Int>, columns: Range<Int>) {
    plane.levels.withUnsafeBufferPointer { levels in
      counts.withUnsafeMutableBufferPointer { counts in
        for row in rows {
          guard let start = plane.start(ofRow: row) else { continue }
          for index in start &+ columns.lowerBound..<start &+ columns.upperBound
          where levels[index] != 0 {
            counts[Int(levels[index])] &+= 1
          }
        }
      }
    }
  }

  /// Pixels with a level in a range that leaves 0 out.
  func count(_ levels: ClosedRange<Int>) -> Int { counts[levels].reduce(0, +) }

  /// All ink, in levels.
  var mass: Int { counts.enumerated().reduce(0) { $0 + $1.offset * $1.element } }

  /// The level that one inked pixel in 200 reaches, and more than three of them; 0 where none is inked.
  ///
  /// What text is drawn with at its fullest, a few stray pixels set aside.
  var contrast: UInt8 {
    let inked = count(1...255)
    var above = 0
    for level in (1...255).reversed() {
      above += counts[level]
      if above * 200 >= inked, above > 3 || above == inked, above > 0 { return UInt8(level) }
    }
    return 0
  }
}
