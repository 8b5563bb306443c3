import Glibc
import Snapshots
import TestProcessShim
import Verification

/// One run of all tests of a package by `swift test`, seen from one of its processes.
///
/// `swift test` starts a process for all XCTest tests, or one for each with `--parallel`, and then
/// one for Swift Testing. Each writes a file in the run's folder: empty at first, with its drawings
/// when it has passed. So the last process knows whether all have passed, even if one crashed
/// before it drew anything.
struct TestRun {
  /// The folder of the run, next to the test program. The number and start time of `swift test`
  /// distinguish runs.
  let folder: String
  /// The name of this process in the folder.
  let process: String
  /// Whether this process is the last one of the run.
  let isLast: Bool
  /// The start of this process, in seconds since 1970.
  let began: Double

  /// The options of `swift test` that leave out tests.
  private static let filters: Set = [
    "--filter", "--skip", "--specifier", "-s", "--test-product", "--disable-xctest",
    "--disable-swift-testing", "--list-tests", "-l", "list", "last",
  ]

  /// - Parameters:
  ///   - arguments: The arguments of this process; the first is the path of the test program.
  ///   - parent: The process that started this one.
  ///   - parentArguments: The arguments of that process. Unless it is `swift test` without a
  ///     filter, the run is not one of all tests.
  init?(
    arguments: [String], number: Int32, parent: String, parentArguments: [String], began: Double
  ) {
    guard let program = arguments.first, program.hasSuffix(".xctest"),
      !arguments.contains("--dump-tests-json"), !arguments.contains("--list-tests"),
      parentArguments.first?.split(separator: "/").last == "swift-test",
      Self.filters.isDisjoint(with: parentArguments.map(Self.option))
    else { return nil }
    let above = program.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    folder = (above + ["snapshot-claims", parent[...]]).joined(separator: "/")
    process = "\(number)"
    isLast = arguments.contains("swift-testing")
    self.began = began
  }

  /// Returns an argument without the value after an equals sign.
  private static func option(_ argument: String) -> String {
    argument.split(separator: "=").first.map(String.init) ?? argument
  }
}

// MARK: - What its processes leave

extension TestRun {
  /// The status of Swift Testing if it finds no tests.
  private static let noTests: Int32 = 69
  /// The first line in the file of a process that has passed.
  private static let ended = "ended\n"

  /// Writes an empty file to show that this process has begun.
  func begin() throws {
    try AtomicFile.writeUnsynced([], to: "\(folder)/\(process)")
  }

  /// Writes what this process drew. The last process combines the files of all.
  ///
  /// - Parameters:
  ///   - drawn: The drawings, by the package of their tests.
  ///   - telling: Prints a sentence for the person who runs the tests.
  func end(status: Int32, drawn: [TestClaims], telling: (String) -> Void) throws {
    if status == 0 || isLast && status == Self.noTests {
      let text = Self.ended + drawn.map(\.text).joined()
      try AtomicFile.writeUnsynced(Array(text.utf8), to: "\(folder)/\(process)")
    }
    guard isLast else { return }
    defer { deleteFolder() }
    var whole: [ExactPath: TestClaims] = [:]
    for claims in try drawnByAll() ?? [] {
      whole[ExactPath(claims.package), default: claims].add(claims)
    }
    for (_, claims) in whole.sorted(by: { $0.key < $1.key }) {
      try Self.conclude(claims, telling: telling)
    }
  }

  /// Returns the drawings of all processes of the run; `nil` if one failed or did not end.
  private func drawnByAll() throws -> [TestClaims]? {
    var all: [TestClaims] = []
    for name in try FileTree.files(below: folder) {
      let text = String(decoding: try FileTree.read("\(folder)/\(name)"), as: UTF8.self)
      guard text.hasPrefix(Self.ended),
        let claims = TestClaims.all(in: String(text.dropFirst(Self.ended.count)))
      else { return nil }
      all += claims
    }
    return all
  }

  private func deleteFolder() {
    // Files that stay do no harm: a later run has a folder of another name.
    for name in (try? FileTree.files(below: folder)) ?? [] { unlink("\(folder)/\(name)") }
    rmdir(folder)
  }

  /// Saves the drawings of a whole run for the `typeproof` command, and reports goldens that no
  /// test drew.
  private static func conclude(_ claims: TestClaims, telling: (String) -> Void) throws {
    var claims = claims
    if let earlier = TestClaims.ofLastRun(ofPackage: claims.package) {
      claims.addSuites(of: earlier)
    }
    try claims.write()
    let unclaimed = try claims.declared.flatMap { try $0.leftovers().obsolete }
    guard let first = unclaimed.first else { return }
    telling(
      unclaimed.count == 1
        ? "No test drew the golden \(first.picturePath). Delete it with: typeproof clean"
        : "No test drew \(unclaimed.count) goldens, such as \(first.picturePath). Delete them with: "
          + "typeproof clean")
  }
}

// MARK: - The process itself

extension TestRun {
  /// The run that this process belongs to; `nil` if it is not one of all tests.
  private static let current: TestRun? = {
    guard let own = arguments(of: "self"), let parents = arguments(of: "\(getppid())"),
      let start = start(of: getppid())
    else { return nil }
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return TestRun(
      arguments: own, number: getpid(), parent: "\(getppid())-\(start)",
      parentArguments: parents,
      began: Double(now.tv_sec) + Double(now.tv_nsec) / 1e9)
  }()

  /// Begins the run of this process, and ends it with the process. If that fails, tests continue, and no golden
  /// is reported.
  fileprivate static func beginOfProcess() {
    guard let run = current, (try? run.begin()) != nil else { return }
    test_process_shim_at_exit { status in
      guard let run = TestRun.current else { return }
      try? run.end(status: status, drawn: SnapshotSession.process.drawn(since: run.began)) {
        let line = "typeproof: \($0)\n"
        write(STDERR_FILENO, line, line.utf8.count)
      }
    }
  }

  private static func arguments(of process: String) -> [String]? {
    guard let content = try? FileTree.read("/proc/\(process)/cmdline") else { return nil }
    return content.split(separator: 0, omittingEmptySubsequences: false).dropLast()
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the start time of a process as the system counts it, because process numbers are used
  /// again.
  private static func start(of process: Int32) -> String? {
    guard let content = try? FileTree.read("/proc/\(process)/stat") else { return nil }
    // The name of the program is in parentheses, and may have spaces.
    let fields = String(decoding: content, as: UTF8.self).split(separator: ")").last?
      .split(separator: " ")
    return fields.flatMap { $0.count > 19 ? String($0[19]) : nil }
  }
}

/// Called by the C code of this module when the test program is loaded.
@_cdecl("typeproof_test_process_loaded")
package func testProcessLoaded() { TestRun.beginOfProcess() }
