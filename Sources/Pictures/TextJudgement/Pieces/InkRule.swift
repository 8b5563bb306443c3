import Imaging

/// A long, thin, straight stroke across a line, such as an underline.
struct InkRule: Hashable {
  /// Where it is, in places of the patch.
  let box: PixelRect
  /// Whether the actual picture has it, not the expected one.
  let isNew: Bool

  /// The ink that each of its pixels has at least, as a share of the contrast: one that lies between two
  /// rows has half in either.
  private static let ink: Float = 0.3
  /// Its length in heights of the line, or as a share of its width, and in thicknesses, at least.
  static let length = (heights: 1.2, ofLine: 0.85, thicknesses: 8)
  /// Its thickness in heights of the line at most, and in px where that is less.
  private static let thickness = (share: 0.2, pixels: 2)
  /// The share of it that the other picture must lack: a line through text crosses its letters.
  private static let lacking = 0.4

  /// The rules that one picture of a patch has and the other has not; none where both have one more,
  /// as text with strokes across it does that moved.
  static func rules(in patch: LinePatch) -> [InkRule] {
    let new = found(in: patch, isNew: true)
    let lost = found(in: patch, isNew: false)
    return new.isEmpty || lost.isEmpty ? lost + new : []
  }

  /// Where both pictures have one in the same place.
  static func shared(in patch: LinePatch) -> PixelRect? {
    let least = leastLength(in: patch)
    let found = boxes(in: patch) { row in
      guard let one = longest(patch.expected, row, in: patch, atLeast: least) else { return nil }
      return longest(patch.actual, row, in: patch, atLeast: least) == one ? one : nil
    }
    return found.count == 1 ? found[0] : nil
  }

  private static func found(in patch: LinePatch, isNew: Bool) -> [InkRule] {
    let inked = patch.inkedRows(isNew ? patch.actual : patch.expected)
    let least = leastLength(in: patch)
    return boxes(in: patch) { run(in: patch, row: $0, isNew: isNew, atLeast: least) }
      // A stroke that is all there is of a line is a dash.
      .filter { box in inked.contains { $0 < box.y - 1 || $0 > box.maxY } }
      .map { InkRule(box: $0, isNew: isNew) }
  }

  /// Rows side by side that have a run, where they are thin and long.
  private static func boxes(in patch: LinePatch, _ run: (Int) -> Range<Int>?) -> [PixelRect] {
    let rows = (1..<patch.height - 1).map(run)
    let most = max(thickness.pixels, Int(Double(patch.height) * thickness.share))
    return GlyphCluster.runs(rows.map { $0 != nil }).compactMap { run in
      let across = rows[run].compactMap(\.self)
      guard let left = across.map(\.lowerBound).min(), let right = across.map(\.upperBound).max(),
        run.count <= most, right - left >= run.count * length.thicknesses
      else { return nil }
      return PixelRect(x: left, y: run.lowerBound + 1, width: right - left, height: run.count)
    }
  }

  /// The longest run of inked pixels of a row, if it is long, and the other picture lacks much of it and
  /// has none as long within a row.
  private static func run(
    in patch: LinePatch, row: Int, isNew: Bool, atLeast least: Int
  ) -> Range<Int>? {
    let (plane, other) = isNew ? (patch.actual, patch.expected) : (patch.expected, patch.actual)
    guard let run = longest(plane, row, in: patch, atLeast: least) else { return nil }
    let lacked = run.count { column in
      let index = row * patch.width + column
      return other[index] < plane[index] / 2
    }
    let isThere = (row - 1...row + 1).contains { row in
      (longest(other, row, in: patch, atLeast: least)?.count ?? 0) * 2 >= run.count
    }
    return Double(lacked) >= Double(run.count) * lacking && !isThere ? run : nil
  }

  /// Long beside the height of the line, or about as long as the line, which may be short.
  private static func leastLength(in patch: LinePatch) -> Int {
    let inked = zip(patch.inkedColumns(patch.expected), patch.inkedColumns(patch.actual))
      .count { $0 || $1 }
    let line = max(length.thicknesses, Int(Double(inked) * length.ofLine))
    return min(line, Int(Double(patch.height) * length.heights))
  }

  /// The longest run of inked pixels of a row, if it is long enough.
  private static func longest(
    _ plane: [Float], _ row: Int, in patch: LinePatch, atLeast least: Int
  ) -> Range<Int>? {
    var (start, best) = (0, 0..<0)
    plane.withUnsafeBufferPointer { plane in
      let first = row &* patch.width
      for column in 0...patch.width {
        if column < patch.width, plane[first &+ column] >= ink { continue }
        if column &- start > best.count { best = start..<column }
        start = column &+ 1
      }
    }
    return best.count >= least ? best : nil
  }
}

extension InkPlane {
  /// Whether some rows hold nothing but a rule.
  func isRule(rows: Range<Int>) -> Bool {
    let inked = GlyphCluster.runs(
      (0..<width).map { column in
        rows.compactMap(start).contains { levels[$0 + column] > 0 }
      })
    return inked.count == 1 && inked[0].count >= rows.count * InkRule.length.thicknesses
  }
}
