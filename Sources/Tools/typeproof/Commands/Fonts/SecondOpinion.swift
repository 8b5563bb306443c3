import Glibc
import Isolation
import JSON

/// What another checker says of a font: a remark, and no verdict, as it refuses many that are drawn well.
enum SecondOpinion: Equatable {
  /// It takes the font, and may say something of it.
  case takes(remarks: [String])
  /// It refuses the font, for these reasons.
  case refuses(remarks: [String])
  /// It had none, as it was ended.
  case none(WorkerEnd)

  /// The program that is asked: the OpenType Sanitizer, which browsers have.
  static let program = "ots-sanitize"

  /// What it may use for a font.
  private static let limits = WorkerLimits(memory: 1024, time: 10)

  /// Asks about a font file.
  ///
  /// - Parameters:
  ///   - file: The font's path.
  ///   - sanitizer: The path of the program.
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

  /// Where the program is.
  ///
  /// - Parameter path: The folders to look in, as `PATH` has them.
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

  /// The opinion in words; of many remarks the first three.
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

  /// The opinion for machines.
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

/// The other checker is not there.
struct NoSecondOpinion: Error, Equatable, CustomStringConvertible {
  var description: String {
    "\(SecondOpinion.program) is not installed. Install it (Debian's package is "
      + "opentype-sanitizer), or leave out --second-opinion."
  }
}
