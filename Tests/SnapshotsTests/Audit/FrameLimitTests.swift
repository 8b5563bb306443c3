import Snapshots
import DynamicType
import TextEngine
import Testing

@testable import Audit
@testable import Suites
@testable import Verification

@Suite struct `What an audit tells of a text` {
  private let fonts: FontFolder

  init() throws { fonts = try FontFolder(path: Bench.fontsPath) }

  private func findings(
    _ text: String, lineLimit: Int? = nil, width: Points = 343
  ) throws -> [AuditFinding] {
    var style = TypeStyle("Text", family: Bench.inter, size: 17, curve: .textStyle(.body))
    style.paragraph.lineLimit = lineLimit
    let ramp = try style.ramp(
      suite: "audit", sample: Sample("text", text: AttributedText(text), language: "en")
    ) {
      $0.width = width
      $0.categories = [.large]
    }
    return try DesignAudit(
      of: [DesignAudit.Subject(style, ramps: [ramp])], fonts: fonts,
      systemFont: SystemFont(Bench.inter), jobs: 1
    ).report().findings.standing
  }

  /// Sundanese, which no font here has.
  @Test(arguments: [(1, ""), (20, ""), (21, " and 1 more"), (25, " and 5 more")])
  func `names twenty missing characters, and counts the others`(
    count: Int, rest: String
  ) throws {
    let missing = (0..<count).compactMap { Unicode.Scalar(0x1B83 + $0) }
    let text = missing.map { String($0) }.joined(separator: " ")
    let found = try findings("\(text) \(text)").filter { $0.rule == .tofu }
    let names = missing.prefix(20).map { "U+\(String($0.value, radix: 16, uppercase: true))" }
    #expect(found.map(\.words) == ["no font has \(names.joined(separator: " "))\(rest)"])
    #expect(found.first?.severity == .error)
  }

  @Test func `quotes up to 24 characters that are left out, and the first 16 of more`() throws {
    var counts: Set<Int> = []
    for length in 20...45 {
      let text = String(repeating: "n", count: length)
      let found = try findings(text, lineLimit: 1, width: 100).filter { $0.rule == .truncated }
      guard let finding = found.first, let range = finding.place.range else { continue }
      let hidden = String(text.prefix(range.count))
      counts.insert(range.count)
      let start = "\(range.count) characters from “\(text.prefix(16))…”"
      let words = range.count <= 24 ? "“\(hidden)”" : start
      #expect(finding.words == "at L line 1 truncates \(words)")
    }
    #expect(counts.contains(24) && counts.contains(25))
  }
}
