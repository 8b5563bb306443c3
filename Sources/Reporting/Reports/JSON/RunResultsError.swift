public import JSON

/// Why a file of results cannot be read.
public enum RunResultsError: Error, Equatable {
  /// The file holds nothing.
  case empty
  /// The text is no JSON, or ends before its time.
  case syntax(JSONSyntaxError)
  /// A later version of the program wrote it.
  case newerSchema(Int, at: SourcePosition)
  /// An earlier version of the program wrote it, whose members meant something else.
  case olderSchema(Int, at: SourcePosition)
  /// Values are not of the form that results have.
  case form(JSONReadingError)
}

extension RunResultsError: CustomStringConvertible {
  /// The place and the problem, then the remedy, a line each; to stand behind the name of the file.
  public var description: String { complaints.joined(separator: "\n") }

  /// All that is wrong, each with its place; at least one.
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
