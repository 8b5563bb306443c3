import JSON
import Projects
import Snapshots

/// A rule of the linter that is switched off for some files, with a reason.
struct LintExemption: Equatable, CustomStringConvertible {
  let rule: String
  /// Files, or folders with all that is below them; empty for every file.
  let paths: [String]
  let reason: String

  func covers(_ finding: LintResults.Finding) -> Bool {
    guard finding.rule == rule else { return false }
    return paths.isEmpty
      || paths.contains { path in
        finding.path == path || finding.path.hasPrefix(path.hasSuffix("/") ? path : "\(path)/")
      }
  }

  var description: String {
    let places = paths.isEmpty ? "every file" : paths.joined(separator: ", ")
    return "\(rule) is switched off for \(places) (\(reason)), but nothing there is found"
  }
}

extension LintCommand {
  /// The name of the file that switches rules off for files.
  static let projectFile = "typeproof-lint.json"

  /// The exemptions of this folder's file; none if it has none.
  ///
  /// - Throws: `JSONSyntaxError`, `JSONReadingError` or `FileError`.
  static func exemptions() throws -> [LintExemption] {
    guard let bytes = try FileTree.readIfPresent(projectFile) else { return [] }
    return try JSONDocument(parsing: bytes, dialect: .withComments).root.read(
      form, called: projectFile)
  }

  private static let form = JSONForm<[LintExemption]>.object("an object with exemptions") { file in
    file.required(
      "exemptions", .list(of: exemption), from: { $0 }, about: "The rules that are switched off.")
  }

  private static let exemption = JSONForm<LintExemption>.object(
    "an object with “rule”, “paths” and “because”"
  ) { exemption in
    let rule = exemption.required("rule", .filledText, from: \.rule, about: "The rule.")
    let paths = exemption.optional(
      "paths", .list(of: .filledText), from: \.paths, otherwise: [], about: "Files and folders.")
    let reason = exemption.required(
      "because", .filledText, from: \.reason, about: "The reason.")
    guard let rule, let reason else { return nil }
    return LintExemption(rule: rule, paths: paths, reason: reason)
  }
}
