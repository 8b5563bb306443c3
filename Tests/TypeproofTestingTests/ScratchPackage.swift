import Foundation
import Snapshots

@testable import TypeproofTesting

/// A package of its own in a temporary folder, with JetBrains Mono as its only font; the folder goes
/// when the object does.
final class ScratchPackage {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "typeproof-" + UUID().uuidString
    try create("Fonts")
    try FileManager.default.copyItem(
      atPath: Self.repository + "/Fonts/JetBrainsMono/JetBrainsMono-Regular.ttf",
      toPath: path + "/Fonts/JetBrainsMono-Regular.ttf")
    try write("", to: "Package.swift")
  }

  deinit {
    // Nothing can be done about a folder that stays.
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The folder of this repository.
  static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  func create(_ folder: String) throws {
    try FileManager.default.createDirectory(
      atPath: path + "/" + folder, withIntermediateDirectories: true)
  }

  func write(_ text: String, to file: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path + "/" + file))
  }

  func read(_ file: String) throws -> String {
    try String(contentsOfFile: path + "/" + file, encoding: .utf8)
  }

  /// The lines in blocks of a layout text that say one thing, such as `set`, without its name. What
  /// its head says is left out.
  func facts(_ key: String, of ramp: String = "body/greeting@2x") throws -> [String] {
    try read("Snapshots/greetingtests/\(ramp).txt").components(separatedBy: "\n\n")
      .filter { $0.hasPrefix("[") }.flatMap { $0.split(separator: "\n") }
      .filter { $0.hasPrefix("\(key): ") }.map { String($0.dropFirst(key.count + 2)) }
  }

  /// Adds a font of this repository.
  func add(_ font: String, to folder: String = "Fonts") throws {
    try create(folder)
    try FileManager.default.copyItem(
      atPath: Self.repository + "/Fonts/" + font,
      toPath: path + "/" + folder + "/" + font.split(separator: "/")[1])
  }

  /// Every file below a folder, in the order of their names.
  func files(below folder: String) -> [String] {
    let found = FileManager.default.enumerator(atPath: path + "/" + folder)
    return (found?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".png") || $0.hasSuffix(".txt") }.sorted()
  }

  /// Asserts in a session of its own, as a test process would that starts now: what it says, with
  /// this package's folder shortened to `…`.
  func message(
    of text: some SnapshotText, as snapshotting: Snapshotting = .image(style: .body),
    named name: String? = nil, record: RecordMode? = nil, test: String = "greeting()",
    configuration: SnapshotTestingConfiguration = SnapshotTestingConfiguration(),
    environment: [String: String] = [:], session: SnapshotSession = SnapshotSession(),
    file: StaticString = "/nowhere/Tests/AppTests/GreetingTests.swift", line: UInt = 7
  ) -> String? {
    var configuration = configuration
    configuration.packageRoot = configuration.packageRoot ?? path
    do {
      return try SnapshotAssertion(
        text: text, snapshotting: snapshotting, name: name, testName: test,
        caller: CallerLocation(
          fileID: "AppTests/GreetingTests.swift", filePath: file, line: line, column: 5),
        configuration: configuration, environment: SnapshotEnvironment { environment[$0] },
        session: session
      ).result(record: record).failure?.message.replacing(path, with: "…")
    } catch {
      return "\(error)".replacing(path, with: "…")
    }
  }
}
