import Snapshots
import DynamicType
import Testing

@testable import Audit
@testable import Suites
@testable import Verification

@Suite struct `Switching off an audit rule for parts of an interface` {
  private let title = ElementName(path: "List/Row/Text", text: "Wi-Fi")

  private func finding(_ element: ElementName?, rule: AuditRule = .truncated) -> AuditFinding {
    AuditFinding(
      rule, .error, at: AuditFinding.Place(style: "Settings", element: element), "is wrong")
  }

  private func exemption(
    _ elements: [String]?, styles: [String]? = nil
  ) throws -> AuditExemption {
    try AuditExemption(.truncated, styles: styles, elements: elements, reason: "A logo.")
  }

  @Test(arguments: [
    ("List/Row/Text", true), ("List/Row", true), ("List", true), ("Wi-Fi", true),
    ("List/Ro", false), ("Row", false), ("List/Row/Text/More", false), ("Wi", false),
  ])
  func `holds for a path, all within it and a text`(element: String, isCovered: Bool) throws {
    #expect(try exemption([element]).covers(finding(title)) == isCovered)
  }

  @Test func `holds for no other rule, no other style and no text of a design system`() throws {
    #expect(try !exemption(["List"]).covers(finding(title, rule: .overflow)))
    #expect(try !exemption(["List"]).covers(finding(nil)))
    #expect(try exemption(["List"], styles: ["settings"]).covers(finding(title)))
    #expect(try !exemption(["List"], styles: ["Other"]).covers(finding(title)))
    #expect(try exemption(nil, styles: ["Settings"]).covers(finding(title)))
  }

  @Test func `is refused for no part`() {
    #expect(throws: AuditExemptionError.noElement(.truncated)) { try exemption([]) }
    #expect(
      AuditExemptionError.noElement(.truncated).description == """
        “truncated” is switched off for an empty list of parts. Name the parts by path or text, or \
        leave out the list for every part.
        """)
  }

  @Test func `for parts without a finding is told by those`() throws {
    func unused(_ elements: [String], styles: [String]? = nil) throws -> [String] {
      ExemptedFindings([finding(title)], with: [try exemption(elements, styles: styles)])
        .unused.map(\.description)
    }
    #expect(try unused(["List"]) == [])
    #expect(
      try unused(["List", "Menu"]) == [
        "“truncated” is switched off for “Menu”, but it finds nothing there. Remove this part."
      ])
    #expect(
      try unused(["Menu", "Bar"]) == [
        """
        “truncated” is switched off for “Menu”, “Bar”, but it finds nothing there. \
        Remove these parts.
        """
      ])
    #expect(
      try unused(["List"], styles: ["Settings", "Other"]) == [
        "“truncated” is switched off for “Other”, but it finds nothing there. Remove this style."
      ])
  }

  @Test(arguments: ["A logo.", "7", "標"])
  func `has a reason with a letter or a number`(reason: String) throws {
    #expect(try AuditExemption(.truncated, reason: reason).reason == reason)
  }
}

@Suite struct `The place of a finding` {
  @Test func `names all but categories where it is at each of them`() {
    let place = AuditFinding.Place(
      style: "Text", categories: [.small, .large], sample: "word", moment: .launch,
      element: ElementName(path: "List", text: "a"), width: 120)
    #expect("\(place)" == "Text, word, at a launch, “a” (List), 120 pt wide, S L")
    var everywhere = place
    everywhere.categories = ContentSizeCategory.allCases
    #expect("\(everywhere)" == "Text, word, at a launch, “a” (List), 120 pt wide")
    #expect("\(AuditFinding.Place(style: "Text"))" == "Text")
  }

  @Test func `may be a launch, a change or both`() {
    #expect("\(InterfaceMoment.change(from: .small))" == "after a change from S")
    #expect(
      "\(InterfaceMoment.either(from: .small))" == "at a launch and after a change from S")
  }

  private func finding(
    _ moment: InterfaceMoment?, rule: AuditRule = .truncated, severity: AuditSeverity = .error,
    words: String = "a", line: Int? = nil
  ) -> AuditFinding {
    AuditFinding(
      rule, severity, at: AuditFinding.Place(style: "Text", moment: moment, line: line), words)
  }

  @Test func `is the same at any moment where all else is`() {
    let (launch, change) = (finding(.launch), finding(.change(from: .small)))
    #expect(launch.isSameAtAnyMoment(as: change))
    #expect(!launch.isSameAtAnyMoment(as: finding(nil)))
    #expect(!finding(nil).isSameAtAnyMoment(as: change))
    let moment = InterfaceMoment.change(from: .small)
    for other in [
      finding(moment, rule: .overflow), finding(moment, severity: .note),
      finding(moment, words: "b"), finding(moment, line: 1),
    ] {
      #expect(!launch.isSameAtAnyMoment(as: other), "\(other)")
    }
    #expect(launch.atEither(change).place.moment == .either(from: .small))
    #expect(launch.atEither(launch) == launch)
  }
}

@Suite struct `The report of an audit` {
  private func report(
    _ severities: [AuditSeverity], trouble: [String] = [], with exemptions: [AuditExemption] = []
  ) -> AuditReport {
    let findings = severities.map {
      AuditFinding(.truncated, $0, at: AuditFinding.Place(style: "Text"), "a")
    }
    return AuditReport(
      findings: ExemptedFindings(findings, with: exemptions), styleCount: 1, frameCount: 1,
      trouble: trouble)
  }

  @Test func `is sound with nothing but notes`() throws {
    #expect(report([]).isSound)
    #expect(report([.note, .note]).isSound)
    #expect(!report([.note, .warning]).isSound)
    #expect(!report([.error]).isSound)
    #expect(!report([.note], trouble: ["Text"]).isSound)
    let unused = try AuditExemption(.overflow, reason: "A logo.")
    #expect(!report([.note], with: [unused]).isSound)
  }

  @Test func `counts what stands by severity`() {
    let report = report([.note, .warning, .error, .warning])
    #expect(AuditSeverity.allCases.map { report.count(of: $0) } == [1, 2, 1])
  }
}

@Suite struct `Rectangles by their height on a screen` {
  private func rect(_ y: Points, _ height: Points) -> PointRect {
    PointRect(x: 0, y: y, width: 10, height: height)
  }

  @Test func `are found near others, in their order and once each`() {
    let index = PlaceIndex([
      rect(0, 10), rect(0, 1e9), nil, rect(60, 10), rect(500, 10), rect(-100, 10),
    ])
    #expect(index.places(near: rect(0, 5)) == [0, 1, 3])
    #expect(index.places(near: rect(500, 5)) == [1, 4])
    #expect(index.places(near: rect(0, 120)) == [0, 1, 3])
    #expect(index.places(near: rect(-100, 700)) == [0, 1, 3, 4, 5])
    #expect(index.places(near: rect(0, 1e9)) == [0, 1, 3, 4, 5])
  }

  @Test func `are found where none is everywhere`() {
    let index = PlaceIndex([rect(100, 100), rect(0, 10), rect(150, 10)])
    #expect(index.places(near: rect(130, 10)) == [0, 2])
    #expect(index.places(near: rect(0, 200)) == [0, 1, 2])
    #expect(index.places(near: rect(1000, 10)) == [])
  }
}
