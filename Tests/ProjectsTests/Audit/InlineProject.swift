import Audit
import DynamicType
import Snapshots
import Testing

@testable import Projects

/// A project whose file is written out in a test.
struct InlineProject {
  private let tree: ProjectTree
  let project: Project

  /// - Parameters:
  ///   - json: The project's file.
  ///   - passage: What is changed in it; nothing where it is empty.
  init(_ json: String, replacing passage: String = "", with other: String = "") throws {
    tree = try ProjectTree()
    try tree.copyFont("Inter/InterVariable.ttf", to: "Fonts/InterVariable.ttf")
    let text = passage.isEmpty ? json : json.replacing(passage, with: other)
    try #require(passage.isEmpty || text != json)
    project = try Project(ProjectFile.spec(parsing: Array(text.utf8)), in: tree.path)
  }

  /// The sizes of a style at some categories.
  func sizes(of name: String, at categories: ContentSizeCategory...) throws -> [Points] {
    let style = try #require(project.styles.first { $0.style.name == name }).style
    return try categories.map { try style.pointSize(at: $0) }
  }

  func findings() throws -> [AuditFinding] {
    let report = try project.audit(jobs: 2).report()
    #expect(report.trouble == [])
    return report.findings.standing
  }

  /// The sizes as a view shows them that is kept from some text sizes.
  func findings(within clamp: ContentSizeClamp) throws -> [AuditFinding] {
    try SizeAudit().findings(
      in: project.styles.map { try ObservedSizes(asMeant: $0.style, clamp: clamp) })
  }
}
