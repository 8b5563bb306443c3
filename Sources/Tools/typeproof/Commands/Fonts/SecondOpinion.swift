import Glibc
import Isolation
import JSON

/// Another checker's opinion on a font. It is only a remark, because that checker refuses many
/// fonts that are drawn well.
enum SecondOpinion: Equatable {
  /// The checker accepts the font, perhaps with remarks.
  case takes(remarks: [String])
  /// The checker refuses the font, for these reasons.
  case refuses(remarks: [String])
  /// The checker ended without an opinion.
  case none(WorkerEnd)

  /// The name of the checker: the OpenType Sanitizer, which browsers contain.
  static let program = "ots-sanitize"

  /// The memory and time that the checker may use for a font.
  private static let limits = WorkerLimits(memory: 1024, time: 10)

  /// Asks the checker about a font file.
  ///
  /// - Parameters:
  ///   - file: The path of the font.
  ///   - sanitizer: The path of the checker.
  ///   - launcher: The path of this program.
  /// - Throws: `ChildStartError`.
  init(on file: String, from sanitizer: String, launcher: String) throws(ChildStartError) {
    // What begins with a dash would be an option.
    let path = file.hasPrefix("-") ? "./\(file)" : file
    let outcome = try LimitedProcess(
      launcher: launcher, words: [sanitizer, path], limits: Self.limits
    ).run()
    let remarks = outcome.said.split(whereSeparator: \.isNewline).map(String.init)
      .filter { $0.hasPrefix("ERROR: ") || $0.hasPrefix("WARNING: ") }
    switch outcome.status {
    case .success(0): self = .takes(remarks: remarks)
    case .success: self = .refuses(remarks: remarks)
    case .failure(let end): self = .none(end)
    }
  }

  /// Returns the path of the checker.
  ///
  /// - Parameter path: The folders to search, as in `PATH`.
  /// - Throws: `NoSecondOpinion`.
  static func sanitizer(along path: String?) throws(NoSecondOpinion) -> String {
    let folders = (path ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
    // A folder that is not told from the root is another one for each place.
    let places: [String] = folders.filter { $0.hasPrefix("/") }.map { "\($0)/\(program)" }
    guard let found = places.first(where: { access($0, X_OK) == 0 }) else {
      throw NoSecondOpinion()
    }
    return found
  }

  /// The opinion in words, with at most three remarks.
  var words: String {
    switch self {
    case .takes(let remarks): "accepts it" + Self.list(remarks, after: ", and says: ")
    case .refuses(let remarks): "refuses it" + Self.list(remarks, after: ": ")
    case .none(.slow(let seconds)): "was stopped after \(seconds) s without an answer"
    case .none(.signal(let signal, let memory)):
      "was ended by signal \(WorkerEnd.name(of: signal)), with a limit of \(memory) MB"
    case .none: "gave no verdict"
    }
  }

  /// The opinion as JSON.
  var json: JSONValue {
    switch self {
    case .takes(let remarks):
      ["verdict": "takes", "remarks": .array(remarks.map(JSONValue.string))]
    case .refuses(let remarks):
      ["verdict": "refuses", "remarks": .array(remarks.map(JSONValue.string))]
    case .none: ["verdict": .null, "remarks": [.string(words)]]
    }
  }

  private static func list(_ remarks: [String], after link: String) -> String {
    if remarks.isEmpty { return "" }
    let more = remarks.count - 3
    return link + remarks.prefix(3).joined(separator: "; ") + (more > 0 ? "; \(more) more" : "")
  }
}

/// The checker is not installed.
struct NoSecondOpinion: Error, Equatable, CustomStringConvertible {
  var description: String {
    "\(SecondOpinion.program) is not installed. Install it (Debian's package is "
      + "opentype-sanitizer), or leave out --second-opinion."
  }
}
