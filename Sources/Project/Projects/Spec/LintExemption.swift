/// A rule of the source linter that is switched off for some files, with a reason.
public struct LintExemption: Hashable, Sendable {
  /// The name of the rule, such as `fixed-font`.
  public let rule: String
  /// Files, or folders with everything below them, relative to the folder of the project file;
  /// empty for every file.
  public let paths: [String]
  /// The reason.
  public let reason: String

  /// Creates an exemption.
  public init(_ rule: String, paths: [String] = [], because reason: String) {
    self.rule = rule
    self.paths = paths
    self.reason = reason
  }
}

extension LintExemption: CustomStringConvertible {
  /// The rule, the paths and the reason in one line.
  public var description: String {
    let places = paths.isEmpty ? "every file" : paths.joined(separator: ", ")
    return "\(rule) is switched off for \(places) (\(reason))"
  }
}
