/// Known findings, so that only new ones count.
///
/// A line has the rule, the path and the source of a finding, separated by tabs. It has no line
/// number, so a finding stays known if code above it changes.
struct LintBaseline: Equatable {
  private var counts: [String: Int] = [:]

  static let head =
    "# Known findings of typeproof lint. Write this file again with --write-baseline."

  init(_ findings: [LintResults.Finding]) {
    for finding in findings where !finding.isNote { counts[Self.key(of: finding), default: 0] += 1 }
  }

  /// - Throws: `LintBaselineError`.
  init(parsing bytes: [UInt8], of path: String) throws(LintBaselineError) {
    let text = String(decoding: bytes, as: UTF8.self)
    for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated() where !line.isEmpty && !line.hasPrefix("#")
    {
      let parts = line.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3 else {
        throw LintBaselineError(path: path, line: number + 1)
      }
      counts[String(line), default: 0] += 1
    }
  }

  var text: String {
    let lines = counts.sorted { $0.key < $1.key }.flatMap {
      Array(repeating: $0.key, count: $0.value)
    }
    return ([Self.head] + lines).map { "\($0)\n" }.joined()
  }

  /// Removes a finding. Returns whether it was known.
  mutating func take(_ finding: LintResults.Finding) -> Bool {
    let key = Self.key(of: finding)
    guard let count = counts[key], count > 0 else { return false }
    counts[key] = count - 1
    return true
  }

  private static func key(of finding: LintResults.Finding) -> String {
    [finding.rule, finding.path, finding.source].map { part in
      String(part.map { $0 == "\t" || $0.isNewline ? " " : $0 })
    }.joined(separator: "\t")
  }
}

/// A baseline cannot be read.
struct LintBaselineError: ClassifiedError, Equatable, CustomStringConvertible {
  let path: String
  let line: Int

  var kind: TroubleKind { .file }

  var description: String {
    "Line \(line) of \(path) is not a line of a baseline. Write the file again with: "
      + "typeproof lint --write-baseline \(path)"
  }
}
