/// The comments of a file that switch rules off.
struct Exemptions {
  private struct Comment {
    let offset: Int
    /// The line that the comment applies to.
    let line: Int
    let rules: [LintRule]
    let reason: String
    var isUsed = false
  }

  private var comments: [Comment] = []
  /// Comments that switch nothing off, each with the problem.
  private(set) var faults: [(offset: Int, message: String)] = []

  init(in tree: SourceTree, _ lines: SourceLines) {
    for node in tree.root.children where node.kind == .comment {
      let text = node.text
      guard let mark = text.range(of: SourceComment.mark) else { continue }
      let words = text[mark.upperBound...]
      let end = words.range(of: "because")
      let names = (end.map { words[..<$0.lowerBound] } ?? words)
        .split { !$0.isLetter && $0 != "-" }.map(String.init).filter {
          $0.contains(where: \.isLetter)
        }
      let rules = names.compactMap(LintRule.init)
      let unknown = names.filter { LintRule(rawValue: $0) == nil }
      let reason =
        end.map { String(words[$0.upperBound...]) }?
        .split(whereSeparator: \.isWhitespace).joined(separator: " ").replacing("*/", with: "")
        ?? ""
      if rules.isEmpty {
        let name = unknown.first.map { "“\($0)” is no rule." } ?? "The comment names no rule."
        faults.append((node.offset, "\(name) Write: typeproof:ignore fixed-font because …"))
      } else if !reason.contains(where: { $0.isLetter || $0.isNumber }) {
        faults.append(
          (
            node.offset,
            "\(rules[0].rawValue) is switched off without a reason. Write: typeproof:ignore "
              + "\(rules[0].rawValue) because …"
          ))
      } else {
        comments.append(
          Comment(
            offset: node.offset, line: Self.line(of: node.offset, lines), rules: rules,
            reason: reason.trimmed))
      }
    }
  }

  /// The line of a comment that follows code, or else the next line with code.
  private static func line(of offset: Int, _ lines: SourceLines) -> Int {
    let own = lines.position(at: offset).line
    let text = lines.text(ofLine: own)
    guard text.hasPrefix("//") || text.hasPrefix("/*") else { return own }
    var line = own + 1
    while line <= lines.count {
      let text = lines.text(ofLine: line)
      if !text.isEmpty, !text.hasPrefix("//") { return line }
      line += 1
    }
    return own
  }

  /// Returns the reason why a rule is switched off in a line; `nil` if it is not.
  mutating func reason(for rule: LintRule, line: Int) -> String? {
    guard
      let index = comments.firstIndex(where: { $0.line == line && $0.rules.contains(rule) })
    else { return nil }
    comments[index].isUsed = true
    return comments[index].reason
  }

  /// The comments that have matched no finding so far.
  var unused: [Int] { comments.filter { !$0.isUsed }.map(\.offset) }
}

extension String {
  fileprivate var trimmed: String {
    var slice = self[...]
    while slice.last?.isWhitespace == true { slice = slice.dropLast() }
    while slice.first?.isWhitespace == true { slice = slice.dropFirst() }
    return String(slice)
  }
}

extension String {
  /// Returns the first range of a text.
  fileprivate func range(of text: String) -> Range<Index>? { firstRange(of: text) }
}

extension Substring {
  fileprivate func range(of text: String) -> Range<Index>? { firstRange(of: text) }
}
