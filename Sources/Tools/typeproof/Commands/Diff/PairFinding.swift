import ImageDiff
import Imaging

/// The result of comparing two files.
enum PairFinding: Equatable {
  /// Both files were read and compared.
  case compared(MetricComparison)
  /// Both files were read, and no more pixels differ than a rule allows.
  case allowed(MetricComparison, pixels: Int)
  /// Only the expected file exists.
  case removed
  /// Only the actual file exists.
  case added
  /// The actual file has the pixels of an expected file with another name.
  case renamed(from: String)
  /// A file cannot be read. The words say why, and what to do.
  case unreadable(String)

  /// The verdict in one word.
  var verdict: DiffVerdict {
    switch self {
    case .compared(let found):
      switch found.verdict {
      case .equal: .equal
      case .passes: .passes
      case .differs: .changed
      }
    case .allowed: .passes
    case .removed: .removed
    case .added: .added
    case .renamed: .renamed
    case .unreadable: .unreadable
    }
  }
}

/// The details after the verdict on two files.
struct PairWords {
  /// The most findings that are listed. Others are only counted.
  private static let mostFindings = 4
  /// The most findings of aligned pictures, whose sentences are short.
  private static let mostAligned = 6

  let finding: PairFinding

  /// The details; empty if the verdict says everything.
  var text: String {
    switch finding {
    case .compared(let found): PairWords.text(of: found)
    case .allowed(let found, let allowed):
      PairWords.text(of: found)
        + "; tolerated: a rule allows \(allowed) pixel\(allowed == 1 ? "" : "s")"
    case .removed, .added: ""
    case .renamed(let name): "was \(name)"
    case .unreadable(let reason): reason
    }
  }

  private static func text(of found: MetricComparison) -> String {
    var parts: [String] = []
    switch found.verdict {
    case .equal: parts.append("\(found.actualSize)")
    case .passes: parts += [pixels(of: found)] + letPass(by: found)
    case .differs where found.alignment != nil: parts += alignedWords(of: found)
    case .differs:
      parts.append(pixels(of: found))
      if let count = found.pixelmatchCount { parts.append(words(of: count)) }
      parts += words(of: found)
    }
    if let spaces = found.colorSpaces {
      parts.append((found.verdict == .equal ? "but " : "") + "\(spaces)")
    }
    if found.isRounded { parts.append("16-bit samples were rounded to 8 bits") }
    return parts.joined(separator: "; ")
  }

  private static let onlyHidden = "only the colours of fully transparent pixels differ"

  private static func pixels(of found: MetricComparison) -> String {
    let difference = found.difference.map { "\($0), first at \($0.first)" } ?? "no pixel differs"
    guard found.expectedSize != found.actualSize else { return difference }
    return "size is \(found.actualSize), was \(found.expectedSize); in the part both have, "
      + difference
  }

  /// Returns the inserted, removed and moved bands of aligned pictures, then the differences in the
  /// rest.
  private static func alignedWords(of found: MetricComparison) -> [String] {
    let size =
      found.expectedSize == found.actualSize
      ? [] : ["size is \(found.actualSize), was \(found.expectedSize)"]
    let bands = found.findings.prefix { if case .band = $0.cause { true } else { false } }
    guard let rest = found.alignedDifference else {
      return size + few(bands.map(\.description), of: found, atMost: mostAligned)
    }
    return size
      + few(
        bands.map(\.description) + ["in the rest, \(rest), first at \(rest.first)"]
          + found.findings.dropFirst(bands.count).map(\.description),
        of: found, atMost: mostAligned)
  }

  /// Returns the first sentences. If there are more, the number of changed lines comes before them,
  /// and the number of other sentences after them. The last sentence says where they end.
  private static func few(
    _ sentences: [String], of found: MetricComparison, atMost most: Int
  ) -> [String] {
    let rest = sentences.count - most
    var parts = Array(sentences.prefix(most))
    if rest > 0 {
      if let lines = found.changedLines, lines.count > 1 {
        parts.insert(
          "\(lines.count) lines of text changed between y = \(lines.rows.lowerBound) and "
            + "y = \(lines.rows.upperBound)", at: 0)
      }
      parts.append(
        found.hasMoreFindings
          ? "and more than \(rest) others; --json lists the first \(rest)"
          : "and \(rest) more, which --json lists")
    }
    switch found.words {
    case .told: break
    case .toldAbove(let row):
      parts.append("below y = \(row), too much differs to describe the changes")
    case .tooMuchToTell: parts.append("too much differs to describe the changes")
    }
    return parts
  }

  private static func words(of count: PixelmatchCount) -> String {
    let box = count.boundingBox.map { " within \($0)" } ?? ""
    return "\(count.differingPixels) count\(count.differingPixels == 1 ? "s" : "")\(box)"
  }

  private static func letPass(by found: MetricComparison) -> [String] {
    var parts = found.findings.map(\.description)
    if found.metric == .text, parts.isEmpty { parts.append(onlyHidden) }
    if let count = found.pixelmatchCount, let all = found.difference?.differingPixels {
      parts.append(
        "tolerated: \(count.softEdgePixels) on soft edges, "
          + "\(all - count.softEdgePixels - count.differingPixels) too slight to count")
    }
    if found.isNearLimit { parts.append("this is near the limit") }
    return parts
  }

  private static func words(of found: MetricComparison) -> [String] {
    if found.words == .tooMuchToTell {
      guard found.metric == .exact, found.expectedSize == found.actualSize else {
        return ["the pictures are too large to describe the changes"]
      }
      return ["too much differs to describe the changes: compare parts of the pictures"]
    }
    if found.findings.isEmpty, found.expectedSize == found.actualSize { return [onlyHidden] }
    let findings = found.findings.filter { finding in
      // It has been said.
      if case .pictureSize = finding.cause { false } else { true }
    }
    return few(findings.map(\.description), of: found, atMost: mostFindings)
  }
}
