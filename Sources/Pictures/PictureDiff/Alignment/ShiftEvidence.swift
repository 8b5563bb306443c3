import Imaging
import PNGFiles

/// The differing rows of two pictures, used to find out whether they are equal at other places.
struct ShiftEvidence {
  private let readers: (old: RowReader, new: RowReader)?
  private var old = Rows(side: 0)
  private var new = Rows(side: 1)

  /// Rows of one picture. Each gap between them has a row that equals no other.
  private struct Rows {
    /// A value that distinguishes gaps of the one picture from those of the other.
    let side: UInt64
    var digests: [UInt64] = []
    var numbers: [Int] = []

    mutating func note(_ digest: UInt64, number: Int) {
      if let last = numbers.last, last + 1 != number {
        digests.append(UInt64(digests.count) << 1 | side)
        numbers.append(last)
      }
      digests.append(digest)
      numbers.append(number)
    }
  }

  /// Creates evidence that collects nothing.
  init() { readers = nil }

  /// Creates evidence about all rows of two pictures of one width.
  init(between expected: RowPrints, and actual: RowPrints) {
    readers = nil
    for (row, digest) in expected.rows.enumerated()
    where !actual.rows.indices.contains(row) || actual.rows[row] != digest {
      old.note(digest, number: row)
    }
    for (row, digest) in actual.rows.enumerated()
    where !expected.rows.indices.contains(row) || expected.rows[row] != digest {
      new.note(digest, number: row)
    }
  }

  /// Creates evidence about two pictures whose rows are read next; it is empty where rows have
  /// different lengths.
  init(
    between expected: any PictureRows, and actual: any PictureRows, ignoring ignored: IgnoredArea
  ) {
    guard expected.size.width == actual.size.width else {
      readers = nil
      return
    }
    let format = RowPrints.format(for: expected.layout, actual.layout)
    readers = (
      RowReader(of: expected.layout, as: format, ignoring: ignored),
      RowReader(of: actual.layout, as: format, ignoring: ignored)
    )
  }

  /// Notes a row that differs, or that only one picture has.
  mutating func note(_ row: Int, old oldRow: UnsafeRawPointer?, new newRow: UnsafeRawPointer?) {
    guard let readers else { return }
    if let oldRow {
      old.note(rowDigest(of: readers.old.pixels(of: oldRow, in: row)), number: row)
    }
    if let newRow {
      new.note(rowDigest(of: readers.new.pixels(of: newRow, in: row)), number: row)
    }
  }

  /// The greatest distance in rows between equal runs of rows; 0 where there are none.
  var greatestShift: Int {
    guard old.digests.count >= RowMatching.run, new.digests.count >= RowMatching.run else {
      return 0
    }
    let runs = { (rows: Rows) in
      RowRuns(in: RowPrints(rows: rows.digests), 0..<rows.digests.count)
    }
    return runs(old).first(runs(new))
      .reduce(0) { max($0, abs(old.numbers[$1.old] - new.numbers[$1.new])) }
  }
}
