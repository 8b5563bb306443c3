import Audit
import DynamicType
import Snapshots
import TextEngine
import Testing

@testable import Projects

@Suite struct `A bug in how a sound design system comes out` {
  @Test(arguments: SeenBug.all)
  func `is told by its rule and place, and nothing else is`(_ bug: SeenBug) throws {
    let project = try KontorDesignSystem().project()
    let observed = try project.styles.map(\.style).map { style in
      style.name == bug.style ? try bug.seen(style, project) : try ObservedSizes(asMeant: style)
    }
    #expect(SizeAudit().findings(in: observed).seriousLines == [bug.found])
  }

  /// A project's styles that have a size have a curve with none, so that this is said in Swift.
  @Test func `is Medium for the default where a table has the style's size there`() throws {
    var styles = try KontorDesignSystem().project().styles.map(\.style)
    let body = try #require(styles.firstIndex { $0.name == "Body" })
    let sizes: [Points] = [15, 16, 17, 19, 21, 23, 28, 33, 40, 43, 47, 53]
    styles[body].curve = .table(
      SizeTable(
        Dictionary(
          zip(ContentSizeCategory.allCases, sizes), uniquingKeysWith: { first, _ in first }),
        missing: .refuse))
    #expect(
      try SizeAudit().findings(in: styles).seriousLines == [
        "default-not-large warning, Body, M L"
      ])
  }

  /// A file's texts have no runs, so that one is planted where they are laid out.
  @Test func `is a run of fixed size that is left behind`() throws {
    var audit = try KontorDesignSystem().project().audit(jobs: 2)
    let body = try #require(audit.subjects.firstIndex { $0.style.name == "Body" })
    let price = AttributedText(
      "12 €", TextAttributes(font: .custom("InterVariable.ttf", size: 17)))
    var ramps = audit.subjects[body].ramps
    let first = try #require(ramps.firstIndex { $0.sample.name == "title" })
    ramps[first].sample.text = "Total " + price
    audit.subjects[body] = DesignAudit.Subject(audit.subjects[body].style, ramps: ramps)
    let found = try audit.report().findings.standing
    #expect(found.seriousLines == ["attributed-run-left-behind error, Body, title (ar)"])
    #expect(found.first { $0.severity > .note }?.place.range == 6..<12)
  }

  @Test func `is no run that follows`() throws {
    var audit = try KontorDesignSystem().project().audit(jobs: 2)
    let body = try #require(audit.subjects.firstIndex { $0.style.name == "Body" })
    let price = AttributedText(
      "12 €",
      TextAttributes(font: ScalableFont.custom("InterVariable.ttf", size: 17).scaled(along: .body)))
    var ramps = audit.subjects[body].ramps
    ramps[0].sample.text = "Total " + price
    audit.subjects[body] = DesignAudit.Subject(audit.subjects[body].style, ramps: ramps)
    #expect(try audit.report().findings.standing.seriousLines == [])
  }
}
