/// Something a project's file says that does not fit what lies beside the file.
public struct ProjectProblem: Hashable, Sendable {
  /// The names and list places that lead to it in the file, as `["samples", "total"]`.
  public let path: [String]
  /// What is wrong, in one sentence, and what to write instead, in another.
  public let sentences: String

  /// A problem at a place.
  public init(at path: [String], _ sentences: String) {
    self.path = path
    self.sentences = sentences
  }
}

/// Why a project cannot be drawn.
public struct ProjectError: Error, Hashable, Sendable {
  /// All that is wrong, in the order of the file's parts; at least one.
  public let problems: [ProjectProblem]
}

extension ProjectError: CustomStringConvertible {
  /// A problem a line, with the names that lead to it.
  public var description: String {
    problems.map { "\($0.path.joined(separator: " › ")): \($0.sentences)" }.joined(separator: "\n")
  }
}
