import Projects
import Snapshots
import Wording

extension LintExemption {
  func covers(_ finding: LintResults.Finding) -> Bool {
    guard finding.rule == rule else { return false }
    return paths.isEmpty
      || paths.contains { path in
        finding.path == path || finding.path.hasPrefix(path.hasSuffix("/") ? path : "\(path)/")
      }
  }

  /// Returns the exemptions of the project file in the current folder; empty if there is none.
  ///
  /// - Parameter rules: The names of all rules.
  /// - Throws: `ProjectFileError`, `FileError` or `LintExemptionError`.
  static func all(of rules: [String]) throws -> [LintExemption] {
    guard let bytes = try FileTree.readIfPresent(ProjectFile.name) else { return [] }
    let exemptions = try ProjectFile.lintExemptions(parsing: bytes)
    if let unknown = exemptions.map(\.rule).first(where: { !rules.contains($0) }) {
      throw LintExemptionError(rule: unknown, nearest: nearestSpelling(to: unknown, in: rules))
    }
    return exemptions
  }
}

/// An exemption is for a rule that the linter does not have.
struct LintExemptionError: ClassifiedError, Equatable, CustomStringConvertible {
  let rule: String
  let nearest: String?

  var kind: TroubleKind { .file }
  var next: String? { "typeproof explain" }

  var description: String {
    "“lint” in \(ProjectFile.name) switches off “\(rule)”, which is no rule. "
      + (nearest.map { "Did you mean “\($0)”?" } ?? "List all rules with: typeproof explain")
  }
}
