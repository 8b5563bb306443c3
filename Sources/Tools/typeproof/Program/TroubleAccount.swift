import Git
import JSON
import Projects
import Reports
import Reviews
import Snapshots
import Wording

/// The problem that kept a command from its result, as JSON output.
struct TroubleAccount: Equatable {
  static let schemaVersion = 1

  let kind: TroubleKind
  /// The text of the error stream, without the program's name; several problems are a line each.
  let message: String
  /// The command to type next; `nil` if none certainly helps.
  let next: String?

  /// Creates a problem from its kind and text.
  init(_ kind: TroubleKind, message: String, next: String? = nil) {
    self.kind = kind
    self.message = message
    self.next = next
  }

  /// Creates the problem for an error that ended a command.
  init(_ error: any Error) {
    self.init(
      Self.kind(of: error), message: Program.sentences(on: error).joined(separator: "\n"),
      next: Self.next(after: error))
  }

  /// Returns the problem as it is printed.
  ///
  /// - Throws: `JSONNumber.NotFinite`.
  func json() throws -> JSONValue { try JSONValue(self, as: .trouble) }

  /// The JSON Schema of the problem.
  static let schema: JSONValue = {
    do {
      return try JSONForm.trouble.schema.document(
        title: "error", description: "What a command prints with --json where it has no result.")
    } catch {
      preconditionFailure("a bound of a form is no number: \(error)")
    }
  }()

  private static func kind(of error: any Error) -> TroubleKind {
    switch error {
    case let error as any ClassifiedError: error.kind
    case is CellChoiceError: .usage
    case is ProjectOnDiskError, is NoProjectFile: .project
    case is FileError, is WriteError, is ReviewedRunError, is InterruptedRecording: .file
    case is GitError: .git
    default: .other
    }
  }

  private static func next(after error: any Error) -> String? {
    switch error {
    case let error as any ClassifiedError: error.next
    case is NoProjectFile: "typeproof init"
    case ReviewedRunError.noReport(let folder):
      "typeproof verify --report \(ShellWord.spelled(folder))"
    case is InterruptedRecording: "typeproof record"
    default: nil
    }
  }
}

extension JSONForm where Value == TroubleAccount {
  static var trouble: JSONForm {
    .object("an object with an error", ignoringUnknownNames: true) { reader in
      let version = reader.required(
        "schemaVersion", .integer(in: 1...TroubleAccount.schemaVersion),
        from: { _ in TroubleAccount.schemaVersion },
        about: "Grows when a member changes its meaning.")
      let error = reader.required("error", .troubleMembers, from: { $0 })
      return version == nil ? nil : error
    }
  }

  private static var troubleMembers: JSONForm {
    .object("an object with an error’s kind and message", ignoringUnknownNames: true) { reader in
      let kind = reader.required(
        "kind", .rawValue, from: \.kind, about: "What a program can act on.")
      let message = reader.required(
        "message", .text, from: \.message,
        about: "What happened and what to do, in sentences; several mistakes are a line each.")
      let next = reader.required(
        "next", .orNull(.text), from: { .some($0.next) },
        about: "The command to type next; null if no command is sure to help.")
      guard let kind, let message, let next else { return nil }
      return TroubleAccount(kind, message: message, next: next)
    }
  }
}
