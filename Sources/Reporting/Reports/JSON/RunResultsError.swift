public import JSON

/// The reason why a file of results cannot be read.
public enum RunResultsError: Error, Equatable {
  /// The file is empty.
  case empty
  /// The text is not JSON, or is cut off.
  case syntax(JSONSyntaxError)
  /// A later version of the program wrote the file.
  case newerSchema(Int, at: SourcePosition)
  /// An earlier version of the program wrote the file, with another meaning of its members.
  case olderSchema(Int, at: SourcePosition)
  /// A value does not have the form that results have.
  case form(JSONReadingError)
}

extension RunResultsError: CustomStringConvertible {
  /// The problems with their places and remedies, a line each. Print the file's name before it.
  public var description: String { complaints.joined(separator: "\n") }

  /// All problems, each with its place; at least one.
  public var complaints: [String] {
    switch self {
    case .form(let error): error.problems.map(\.description)
    case .empty, .syntax, .newerSchema, .olderSchema: [sentences]
    }
  }

  private var sentences: String {
    switch self {
    case .empty: "line 1: The file is empty, so the report is incomplete. Verify again."
    case .syntax(let error): "\(error)"
    case .newerSchema(let version, let position):
      "\(position): The results have format \(version), which is newer than this program's "
        + "\(RunResults.schemaVersion). Update typeproof."
    case .olderSchema(let version, let position):
      "\(position): The results have format \(version), which is older than this program's "
        + "\(RunResults.schemaVersion). Verify again."
    case .form(let error): "\(error)"
    }
  }
}
