import Testing

@testable import TypeproofTesting

@Suite struct `An assertion that styles scale` {
  private let package: ScratchPackage

  init() throws { package = try ScratchPackage() }

  /// What it fails with; `nil` where it passes.
  private func message(
    _ styles: TypeStyle..., showing texts: any SnapshotText..., except: [AuditExemption] = []
  ) -> String? {
    let assertion = ScalingAssertion(
      styles: styles, texts: texts, width: 343, platform: .iOS, exemptions: except)
    let caller = CallerLocation(
      fileID: "AppTests/ScaleTests.swift", filePath: "/nowhere/ScaleTests.swift", line: 7, column: 5
    )
    return ScalingAssertion.failure {
      try assertion.report(
        configuration: SnapshotTestingConfiguration(packageRoot: package.path),
        session: SnapshotSession(), caller: caller)
    }?.message
  }

  private let note = TypeStyle("Note", family: "JetBrains Mono", size: 17, curve: .fixed)
  private let text = TypeStyle(
    "Text", family: "JetBrains Mono", size: 17, curve: .textStyle(.body))
  private let boldText = try? AuditExemption(.boldTextIgnored, reason: "There is one weight.")

  @Test func `passes where they do`() {
    #expect(message(text) == nil)
    #expect(message(text, showing: "Total", except: [boldText].compactMap(\.self)) == nil)
  }

  @Test func `says which does not, by which rule, and why`() throws {
    let said = try #require(message(text, note))
    #expect(
      said.hasPrefix("error no-scaling: Note: "), "\(said)")
    #expect(!said.contains("Text"), "\(said)")
  }

  @Test func `lays out what they are shown with`() throws {
    var line = text
    line.paragraph.lineLimit = 1
    let said = try #require(
      message(
        line, showing: "Gesamtsumme mit Versand", except: [boldText].compactMap(\.self)))
    #expect(said.contains("error truncated: Text, text-1, 343 pt wide, "), "\(said)")
  }

  @Test func `fails where a rule is switched off for nothing`() throws {
    let exemption = try AuditExemption(.truncated, reason: "One line by design.")
    #expect(
      message(text, except: [exemption])
        == "“truncated” is switched off, but it finds nothing. Remove the exemption.")
  }

  @Test func `fails where a font is not there`() throws {
    let ghost = TypeStyle("Ghost", family: "Ghost", size: 17, curve: .textStyle(.body))
    #expect(try #require(message(ghost, showing: "Total")).contains("“Ghost”"))
  }

  @Test func `fails at the caller's line, of a project's file too`() throws {
    try package.write(
      """
      {"fonts": {"system": "JetBrains Mono"}, "samples": {"total": "Total"},
       "styles": {"Note": {"size": 17, "fixed": true}}}
      """, to: "typeproof.json")
    let line: UInt = #line + 4
    withKnownIssue {
      withSnapshotTesting(packageRoot: package.path) {
        // The style does not scale.
        assertScales(project: "typeproof.json")
        assertScales(note)
      }
    } matching: { issue in
      (issue.sourceLocation?.line).map { [Int(line), Int(line) + 1].contains($0) } == true
        && issue.comments.contains { $0.rawValue.contains("error no-scaling: Note") }
    }
  }
}
