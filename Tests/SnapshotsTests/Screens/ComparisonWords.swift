import ImageDiff
import Imaging

/// What is found about two pictures, in the words of a text on record.
enum ComparisonWords {
  static func box(_ box: PixelRect) -> String {
    "\(box.width)×\(box.height) at \(box.x) \(box.y)"
  }

  private static func difference(_ found: PixelDifference) -> String {
    "\(found), first at \(found.first)"
  }

  static func finding(_ finding: Finding) -> String {
    var words = ["\(finding)", box(finding.area)]
    if !finding.lines.isEmpty { words.append("lines \(finding.lines)") }
    if finding.isPart { words.append("a part") }
    return words.joined(separator: "; ")
  }

  private static func lines(of alignment: PictureAlignment) -> [String] {
    ["aligned by \(alignment.axis)"]
      + alignment.bands.map { "  \($0.kind): \($0.expected) and \($0.actual)" }
      + alignment.moves.map { "  from \($0.expected) to \($0.actual)" }
  }

  static func count(_ count: PixelmatchCount) -> String {
    let passing = (count.greatestPassing * 1000).rounded() / 1000
    let extent = count.boundingBox.map { ", \(box($0))" } ?? ""
    return "\(count.differingPixels) pixels\(extent), \(count.softEdgePixels) on soft edges, "
      + "up to \(passing) passes"
  }

  /// The verdict and how much differs, in one line.
  static func summary(of found: MetricComparison) -> String {
    var words = ["\(found.metric): \(found.verdict)"]
    if found.words != .told { words.append("\(found.words)") }
    if let lines = found.changedLines { words.append("\(lines.count) lines in \(lines.rows)") }
    if found.hasMoreFindings { words.append("more than is told") }
    if found.isNearLimit { words.append("near the limit") }
    if found.isRounded { words.append("rounded") }
    if let spaces = found.colorSpaces { words.append("\(spaces)") }
    if let pixels = found.pixelmatchCount { words.append(count(pixels)) }
    return words.joined(separator: "; ")
  }

  /// Everything that a comparison found.
  static func lines(of found: MetricComparison) -> [String] {
    var lines = [summary(of: found)]
    if found.expectedSize != found.actualSize {
      lines.append("from \(found.expectedSize) to \(found.actualSize)")
    }
    if let place = found.difference { lines.append("in place: \(difference(place))") }
    if let rows = found.alignment { lines += Self.lines(of: rows) }
    if let rest = found.alignedDifference { lines.append("aligned: \(difference(rest))") }
    lines += found.findings.map { "- " + finding($0) }
    let boxes = found.clusters.map(box)
    for start in stride(from: 0, to: boxes.count, by: 5) {
      lines.append("boxes: " + boxes[start...].prefix(5).joined(separator: ", "))
    }
    return lines
  }

  /// Pixels by their size and sixteen hexadecimal digits, which other colours would change.
  static func pixels(of picture: Bitmap) -> String {
    "\(picture.size), \(ContentDigest(ofPixelsIn: picture).description.prefix(16))"
  }
}
