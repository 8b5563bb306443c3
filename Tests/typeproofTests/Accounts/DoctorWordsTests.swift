import JSON
import ImageDiff
import Testing

@testable import typeproof

@Suite struct `The words of the doctor` {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.file("Fonts/mono.ttf", try content(of: mono))
  }

  private func checkup() throws -> Checkup {
    try Checkup(of: ProjectFolder(prefix: folder("")))
  }

  private func lines(_ checkup: Checkup) -> [String] {
    CheckupText(checkup: checkup)
      .lines(
        in: Console(
          output: CapturedChannel(), errors: CapturedChannel(), environment: ["NO_COLOR": "1"]))
  }

  /// The lines below a title, up to an empty one.
  private func section(_ title: String, of checkup: Checkup) throws -> [String] {
    let lines = lines(checkup)
    let start = try #require(lines.firstIndex { $0.hasPrefix(title) })
    return Array(lines[(start + 1)...].prefix { !$0.isEmpty })
  }

  @Test func `say that goldens can be recorded where there are none`() throws {
    let checkup = try checkup()
    #expect(checkup.exitCode == .nothingToDo)
    #expect(checkup.writing == .noFolder(mayBeMade: true))
    #expect(try section("Goldens in", of: checkup) == ["  none yet; the folder can be created"])
    let json = checkup.json.text
    #expect(json.contains("\"canWriteSnapshots\": true"))
    #expect(json.contains("\"suites\": []"))
    #expect(json.contains("\"fontsFolder\": \"\(folder.path)/Fonts\""))
  }

  @Test func `take no other files for suites`() throws {
    try folder.file("Snapshots/fingerprint.txt", "")
    try folder.file("Snapshots/readme", "")
    try folder.file("Snapshots/a/other.txt", "")
    try folder.file("Snapshots/b/c/fingerprint.txt", "")
    try folder.file("Snapshots/d/fingerprint.txt/e", "")
    let checkup = try checkup()
    #expect(checkup.suites == [] && checkup.trouble == [])
    #expect(checkup.writing == .allowed)
    #expect(try section("Goldens in", of: checkup) == ["  can be written"])
    #expect(checkup.json.text.contains("\"canWriteSnapshots\": true"))
  }

  @Test func `name each suite once, sorted, with what is wrong in it`() throws {
    try folder.file("Snapshots/b/fingerprint.txt", "damaged")
    try folder.file("Snapshots/a/fingerprint.txt", "damaged")
    let checkup = try checkup()
    #expect(checkup.suites.map(\.name) == ["a", "b"])
    #expect(checkup.suites.allSatisfy { $0.drift.isEmpty && !$0.trouble.isEmpty })
    #expect(checkup.suites.allSatisfy { $0.unclaimed == 0 })
    #expect(checkup.exitCode == .trouble)
    #expect(lines(checkup).last == "Something cannot be read or written; see above.")
  }

  @Test func `have names and versions in columns`() throws {
    let other = try content(of: inter)
    try folder.file("Fonts/a/longer.ttf", other)
    let checkup = try checkup()
    #expect(
      try section("Fonts in", of: checkup) == [
        "  a/longer.ttf  \(ContentDigest(of: other))",
        "  mono.ttf      6cc9fc4a6719e7c81c455beaf0e85eb6",
      ])
    for title in [
      "Library versions that affect pixels", "Library versions that affect the bytes of PNG files",
    ] {
      let rows = try section(title, of: checkup)
      #expect(rows.count > 1, "\(title)")
      // Names have single blanks at most, and versions none.
      let starts = try rows.map { row in
        let version = try #require(row.split(separator: " ").last)
        return row.count - version.count
      }
      #expect(Set(starts).count == 1, "\(rows)")
    }
  }

  @Test func `name a font that is gone, and a folder without any`() async throws {
    for (path, content) in try await RecordedProject.files.value { try folder.file(path, content) }
    try folder.file("Fonts/other.ttf", try content(of: mono))
    try folder.remove("Fonts/mono.ttf")
    let gone = try checkup()
    #expect(gone.exitCode == .differences)
    let font = "mono.ttf is not in \(folder.path)/Fonts"
    #expect(gone.suites.map(\.drift) == [[font]])
    #expect(
      try section("Goldens in", of: gone) == ["  can be written", "  fonts: \(font)"])
    #expect(
      lines(gone).last == "Goldens were drawn with other versions or fonts, so cells may differ "
        + "here without a change of yours.")
    try folder.remove("Fonts/other.ttf")
    let empty = try checkup()
    #expect(empty.exitCode == .trouble && empty.trouble.count == 1)
    #expect(empty.trouble.first?.contains("\(folder.path)/Fonts") == true)
  }

  @Test func `are null for machines where there is no project`() throws {
    let checkup = try Checkup(of: nil)
    let json = checkup.json.text
    for member in ["fontsFolder", "snapshotsFolder", "canWriteSnapshots"] {
      #expect(json.contains("\"\(member)\": null"), "\(member)")
    }
    #expect(json.contains("\"fonts\": [],") && json.contains("\"suites\": [],"))
    #expect(json.hasSuffix("\"exitStatus\": 2\n}"), "\(json.suffix(40))")
    #expect(!lines(checkup).contains { $0.hasPrefix("Fonts in") || $0.hasPrefix("Goldens in") })
  }
}
