import Imaging

/// A long, thin, straight stroke across a line, such as an underline.
struct InkRule: Hashable {
  /// The box of the rule, in places of the patch.
  let box: PixelRect
  /// Whether the actual picture has the rule, not the expected one.
  let isNew: Bool

  /// The least ink of each pixel, as a share of the contrast: a rule between two rows has half in
  /// each.
  private static let ink: Float = 0.3
  /// The least length, in heights of the line or as a share of its width, and in thicknesses.
  static let length = (heights: 1.2, ofLine: 0.85, thicknesses: 8)
  /// The greatest thickness, in heights of the line, and in px if that is less.
  private static let thickness = (share: 0.2, pixels: 2)
  /// The least share of the rule that the other picture must lack: a line through text crosses its
  /// letters.
  private static let lacking = 0.4

  /// Returns the rules that only one picture of a patch has; none where both have one more, as with
  /// moved text that has strokes across it.
  static func rules(in patch: LinePatch) -> [InkRule] {
    let new = found(in: patch, isNew: true)
    let lost = found(in: patch, isNew: false)
    return new.isEmpty || lost.isEmpty ? lost + new : []
  }

  /// Returns the box of a rule that both pictures have in the same place.
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

  /// Returns boxes of adjacent rows with a run, if they are thin and long.
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

  /// Returns the longest run of inked pixels of a row, if it is long. The other picture must lack
  /// much of it, and have no long run of half its length within a row.
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

  /// Returns the least length: long compared with the height of the line, or nearly as long as a
  /// short line.
  private static func leastLength(in patch: LinePatch) -> Int {
    let inked = zip(patch.inkedColumns(patch.expected), patch.inkedColumns(patch.actual))
      .count { $0 || $1 }
    let line = max(length.thicknesses, Int(Double(inked) * length.ofLine))
    return min(line, Int(Double(patch.height) * length.heights))
  }

  /// Returns the longest run of inked pixels of a row, if it is long enough.
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
  /// Returns whether some rows have nothing but a rule.
  func isRule(rows: Range<Int>) -> Bool {
    let inked = GlyphCluster.runs(
      (0..<width).map { column in
        rows.compactMap(start).contains { levels[$0 + column] > 0 }
      })
    return inked.count == 1 && inked[0].count >= rows.count * InkRule.length.thicknesses
  }
}
