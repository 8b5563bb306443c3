// Glibc's `environ` is a variable anybody may change; here it is only handed on.
@preconcurrency import Glibc
import JSON
import Snapshots
import Wording

/// The program that parses Swift. It runs in its own process, because its libraries need the
/// dynamic Swift library.
struct LinterProcess {
  static let name = "typeproof-lint"

  /// The path of the program.
  let program: String

  /// Finds the program next to this one, in the folder of an installed package, or on the PATH.
  ///
  /// - Throws: `LinterError.notFound`.
  init(
    along path: String?, beside own: String?
  ) throws(LinterError) {
    let folder = own?.folderOfPath
    let near = folder.map {
      ["\($0)/lint/\(Self.name)", "\($0)/../lib/typeproof-lint/\(Self.name)"]
    }
    // A folder that is not told from the root is another one for each place.
    let along = (path ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
      .map { "\($0)/\(Self.name)" }
    guard let found = ((near ?? []) + along).first(where: { access($0, X_OK) == 0 }) else {
      throw .notFound
    }
    program = found
  }

  /// Finds the program for a command.
  ///
  /// - Throws: `LinterError.notFound`.
  init(for console: Console) throws(LinterError) {
    try self.init(
      along: console.environment["PATH"], beside: FileTree.fullPath(of: console.program))
  }

  /// Returns the file that keeps parsed sources between runs; `nil` if there is no place for it.
  /// Without it, runs only take longer.
  static func cache(in environment: [String: String]) -> String? {
    guard let folder = try? CacheFolder.path(named: nil, of: "", in: environment),
      (try? AtomicFile.createFolder(folder)) != nil
    else { return nil }
    return "\(folder)/lint"
  }

  /// The output that the process is asked for.
  private enum Work: String {
    case findings
    case styles
    case rules
  }

  /// Returns the texts of all rules.
  ///
  /// - Throws: `LinterError`.
  func rules() throws(LinterError) -> [LintResults.Rule] {
    try answer(to: .rules, of: [], jobs: 1, cache: nil, as: LintResults.rulesForm)
  }

  /// Checks files for findings.
  ///
  /// - Parameter cache: The file that keeps parsed sources between runs.
  /// - Throws: `LinterError`.
  func results(of paths: [String], jobs: Int, cache: String?) throws(LinterError) -> LintResults {
    try answer(to: .findings, of: paths, jobs: jobs, cache: cache, as: LintResults.form)
  }

  /// Collects the fonts that files use.
  ///
  /// - Parameter cache: The file that keeps parsed sources between runs.
  /// - Throws: `LinterError`.
  func fonts(of paths: [String], jobs: Int, cache: String?) throws(LinterError)
    -> SourceFontsReport
  {
    try answer(to: .styles, of: paths, jobs: jobs, cache: cache, as: SourceFontsReport.form)
  }

  private func answer<Value>(
    to work: Work, of paths: [String], jobs: Int, cache: String?, as form: JSONForm<Value>
  ) throws(LinterError) -> Value {
    // What begins with a dash is a path here.
    let (status, output) = try run(
      [program, work.rawValue, "\(jobs)", cache ?? "-"] + paths)
    guard status == 0 else { throw .failed(status: status) }
    do {
      return try JSONDocument(parsing: output, sizeLimit: 1 << 30).root.read(form)
    } catch {
      throw .unreadable("\(error)")
    }
  }

  /// Runs the program to its end. It writes to our standard error.
  private func run(_ words: [String]) throws(LinterError) -> (status: Int32, output: [UInt8]) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .notStarted(String(cString: strerror(errno))) }
    defer { close(ends[0]) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    let arguments = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var process = pid_t()
    let code = posix_spawn(&process, program, &actions, nil, arguments, environ)
    close(ends[1])
    guard code == 0 else { throw .notStarted(String(cString: strerror(code))) }
    var output: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(ends[0], &part, part.count)
      if count > 0 { output += part[..<count] } else if count == 0 || errno != EINTR { break }
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw .notStarted(String(cString: strerror(errno))) }
    }
    // A signal stands in the low seven bits, an exit status in the eight above them (wait(2)).
    return (status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F), output)
  }
}

/// The reason why nothing was checked.
enum LinterError: ClassifiedError, Equatable, CustomStringConvertible {
  case notFound
  case notStarted(String)
  /// The program failed. It has printed the reason itself, unless a signal ended it.
  case failed(status: Int32)
  case unreadable(String)

  var kind: TroubleKind { .file }

  var description: String {
    switch self {
    case .notFound:
      "\(LinterProcess.name) is not installed beside typeproof. In a checkout, build it with: "
        + "scripts/build-lint"
    case .notStarted(let detail): "\(LinterProcess.name) cannot be started: \(detail)."
    case .failed(let status) where status > 128:
      "\(LinterProcess.name) was ended by signal \(status - 128). This is a bug in Typeproof. "
        + "Please report it."
    case .failed: "Nothing was read."
    case .unreadable(let detail):
      "\(LinterProcess.name) is of another version of Typeproof (\(detail)). Install both again."
    }
  }
}
