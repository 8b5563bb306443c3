import Foundation
import Testing

@testable import typeproof

/// The program while it watches a project of its own.
private final class Watching {
  let folder: ScratchFolder
  private let process = Process()
  private let errors = Pipe()
  private let output = Pipe()

  init(_ options: String...) async throws {
    folder = try ScratchFolder()
    try folder.file("Fonts/mono.ttf", try content(of: mono))
    try folder.file("typeproof.json", Self.project)
    let record = await CommandRun(
      "record", "--force", "--config", folder("typeproof.json"))
    try #require(record.code == .nothingToDo, "\(record.errors)")
    process.executableURL = URL(filePath: try builtProgram())
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["CI": "false", "NO_COLOR": "1", "XDG_CACHE_HOME": folder("cache")]) { $1 }
    process.arguments = ["verify", "--watch"] + options
    process.standardError = errors
    process.standardOutput = output
    try process.run()
  }

  deinit { if process.isRunning { process.terminate() } }

  /// Saves the project's file as editors do, so that nobody sees a half of it.
  func save(_ project: String) throws {
    try folder.file(".saved", project)
    rename(folder(".saved"), folder("typeproof.json"))
  }

  /// What comes of the next round.
  func round() -> String {
    _ = complaints()
    return String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
  }

  /// What is told beside until the next round is over; a program that ends says no more.
  func complaints() -> String {
    var told = ""
    while !told.contains("ctrl-c ends.") {
      let data = errors.fileHandleForReading.availableData
      if data.isEmpty { break }
      told += String(decoding: data, as: UTF8.self)
    }
    return told
  }

  /// The status it ends with at ctrl-c.
  func end() -> Int32 {
    process.interrupt()
    process.waitUntilExit()
    return process.terminationStatus
  }

  static let project = """
    {
      "suite": "app", "fonts": {"system": "mono.ttf"},
      "styles": {"label": {"textStyle": "body"}}, "samples": {"word": "Type"}
    }
    """
}

@Suite(.timeLimit(.minutes(20))) struct `Verifying again at each save` {
  @Test func `tells what differs, and when it does no more`() async throws {
    let watching = try await Watching()
    #expect(watching.round().contains("equal"))
    let font = try content(of: watching.folder("Fonts/mono.ttf"))
    try watching.folder.file("Fonts/mono.ttf", font + [0])
    #expect(watching.round().contains("changed"))
    try watching.folder.file("Fonts/mono.ttf", font)
    #expect(watching.round().contains("compared 0 of"))
    #expect(watching.end() == 0)
  }

  @Test func `writes the pictures of what differs when it is told`() async throws {
    let watching = try await Watching()
    _ = watching.round()
    try watching.save(
      Watching.project.replacing("\"Type\"", with: "\"Typo\""))
    #expect(watching.round().contains("12 changed"))
    let pictures = watching.folder(".build/snapshot-artifacts/app/label")
    let end = ContinuousClock.now + .seconds(60)
    var written: [String] = []
    while written.count < 36, ContinuousClock.now < end {
      try await Task.sleep(for: .milliseconds(50))
      written = (try? FileManager.default.contentsOfDirectory(atPath: pictures)) ?? []
      written.removeAll { $0.hasPrefix(".") }
    }
    #expect(written.count { $0.hasSuffix("-diff.png") } == 12)
    #expect(watching.end() == 0)
  }

  @Test func `tells what differs before it writes pictures`() async throws {
    let watching = try await Watching()
    _ = watching.round()
    // No folder, so that it is told when they are written.
    try watching.folder.file(".build/snapshot-artifacts", "")
    try watching.save(
      Watching.project.replacing("\"Type\"", with: "\"Typo\""))
    var told = watching.complaints()
    // Of the next round something is told in any case.
    try watching.save(Watching.project)
    told += watching.complaints()
    let end = try #require(told.firstRange(of: "ctrl-c ends."))
    let trouble = try #require(told.firstRange(of: "snapshot-artifacts/"))
    #expect(end.upperBound < trouble.lowerBound)
    #expect(watching.end() == 0)
  }

  @Test func `tells a program of pictures that are there`() async throws {
    let watching = try await Watching("--json")
    _ = watching.round()
    try watching.save(
      Watching.project.replacing("\"Type\"", with: "\"Typo\""))
    _ = watching.round()
    let pictures = try FileManager.default.contentsOfDirectory(
      atPath: watching.folder(".build/snapshot-artifacts/app/label"))
    #expect(pictures.count { $0.hasSuffix("-diff.png") } == 12)
    #expect(watching.end() == 0)
  }

  @Test func `goes on after a mistake in the project's file`() async throws {
    let watching = try await Watching()
    _ = watching.round()
    try watching.save("{")
    #expect(watching.complaints().contains("typeproof.json, line 1, column 2"))
    try watching.save(Watching.project)
    #expect(watching.round().contains("compared 0 of 12 cells; 12 unchanged"))
    #expect(watching.end() == 0)
  }

  @Test func `goes on where the project was taken away`() async throws {
    let watching = try await Watching()
    _ = watching.round()
    rename(watching.folder("Fonts"), watching.folder("Gone"))
    #expect(watching.complaints().contains("typeproof: "))
    unlink(watching.folder("typeproof.json"))
    #expect(watching.complaints().contains("ctrl-c ends."))
    #expect(watching.end() == 0)
  }
}
