import DynamicType
import JSON
import Snapshots
import TextEngine
import Testing

@testable import Projects

@Suite struct `Limits of a project's file` {
  /// The project with one style, one sample and more members behind them.
  private func spec(
    style: String = #"{"textStyle": "body"}"#, sample: String = #""Total""#, more: String = ""
  ) throws -> ProjectSpec {
    let text = """
      {
        "fonts": {"system": "Inter.ttf"},
        "styles": {"Text": \(style)},
        "samples": {"total": \(sample)}\(more)
      }
      """
    return try ProjectFile.spec(parsing: Array(text.utf8))
  }

  private func style(_ members: String) throws -> TypeStyle {
    try spec(style: #"{"relativeTo": "body", "size": 17, \#(members)}"#).styles[0].style
  }

  @Test(arguments: ["2000", "0.5", "1999.5"])
  func `allow sizes above 0 and up to 2000 pt`(size: String) throws {
    #expect(throws: Never.self) { try spec(style: #"{"fixed": true, "size": \#(size)}"#) }
  }

  @Test(arguments: ["0", "-1", "2000.5", "2001"])
  func `allow no other sizes`(size: String) {
    #expect(throws: ProjectFileError.self) {
      try spec(style: #"{"fixed": true, "size": \#(size)}"#)
    }
  }

  @Test(arguments: [
    #""maximum": 17"#, #""maximum": 30, "minimum": 30"#, #""weight": 1000"#, #""weight": 1"#,
    #""tracking": -10"#, #""tracking": {"points": 2000}"#, #""lineHeight": 0.1"#,
    #""lineHeight": 10"#, #""lineLimit": 1"#, #""minimumScale": 0.01"#, #""width": 10"#,
    #""features": {"tnum": 65535}"#, #""features": {"tnum": 0}"#, #""axes": {"wght": -32768}"#,
  ])
  func `are part of what they allow`(members: String) throws {
    #expect(throws: Never.self) { try style(members) }
  }

  @Test(arguments: [
    #""maximum": 16.5"#, #""maximum": 30, "minimum": 30.5"#, #""weight": 1001"#, #""weight": 0"#,
    #""tracking": -10.5"#, #""tracking": {"points": 2000.5}"#, #""lineHeight": 0.05"#,
    #""lineHeight": 10.5"#, #""lineLimit": 0"#, #""minimumScale": 0"#, #""width": 9"#,
    #""features": {"tnum": 65536}"#, #""features": {"tnum": -1}"#, #""axes": {"wght": 32768}"#,
    #""factor": 2"#, #""textStyle": "body""#, #""fixed": true"#, #""android": true"#,
  ])
  func `are broken by what lies beyond or belongs to another kind of style`(members: String) {
    #expect(throws: ProjectFileError.self) { try style(members) }
  }

  @Test(arguments: [
    #"{"relativeTo": "body"}"#, #"{"fixed": true}"#, #"{"android": true}"#, #"{"size": 17}"#,
    #"{"size": 17, "fixed": false}"#, #"{"textStyle": "body", "size": 17}"#,
    #"{"sizes": {"L": 17, "otherwise": "nearest"}, "size": 17}"#,
    #"{"textStyle": "body", "factor": 0}"#,
  ])
  func `of a style are one way to follow the text size, with a size where it needs one`(
    style: String
  ) {
    #expect(throws: ProjectFileError.self) { try spec(style: style) }
  }

  @Test func `tell the ways of a style apart`() throws {
    #expect(try style(#""lineLimit": 2"#).curve == .textStyle(.body))
    let curves: [(String, ScaleCurve)] = [
      (#"{"textStyle": "body", "factor": 2}"#, .preferred(.body, factor: 2)),
      (#"{"textStyle": "body"}"#, .preferred(.body, factor: 1)),
      (#"{"fixed": true, "size": 17}"#, .fixed), (#"{"android": true, "size": 17}"#, .android),
    ]
    for (text, curve) in curves {
      #expect(try spec(style: text).styles[0].style.curve == curve, "\(text)")
    }
  }

  @Test func `have usual values where nothing is said`() throws {
    let plain = try style(#""samples": ["total"]"#)
    #expect(plain.paragraph == ParagraphStyle())
    #expect(plain.update == .adjusted)
    #expect(plain.attributes == TextAttributes())
    let spec = try spec()
    #expect(spec.matrix.widths == [343])
    #expect(spec.matrix.scales == [.x2])
    #expect(spec.matrix.legibilityWeights == [.regular])
    #expect(spec.tokens == [])
    #expect(!TokenImport("a.json").sizes)
  }

  @Test func `tell bounded widths from unbounded ones, and Bold Text on from off`() throws {
    let matrix = try spec(
      more: #", "matrix": {"widths": ["unbounded", 320, 320], "boldText": [true, false, true]}"#
    ).matrix
    #expect(matrix.widths == [nil, 320])
    #expect(matrix.legibilityWeights == [.bold, .regular])
    #expect(throws: ProjectFileError.self) {
      try spec(more: #", "matrix": {"widths": ["bounded"]}"#)
    }
  }

  @Test func `of a tolerance have usual values, too`() throws {
    func tolerance(_ members: String) throws -> Tolerance? {
      try spec(more: #", "tolerance": {\#(members), "because": "GPU 7"}"#).tolerance
    }
    #expect(try tolerance(#""metric": "text""#) == Tolerance(.text, because: "GPU 7"))
    #expect(
      try tolerance(#""metric": "pixelmatch""#)
        == Tolerance(.pixelmatch(threshold: 0.1, pixels: 0), because: "GPU 7"))
    #expect(
      try tolerance(#""metric": "pixelmatch", "threshold": 0.5, "pixels": 1000000"#)
        == Tolerance(.pixelmatch(threshold: 0.5, pixels: 1_000_000), because: "GPU 7"))
    #expect(throws: ProjectFileError.self) {
      try tolerance(#""metric": "pixelmatch", "threshold": 0.6"#)
    }
    #expect(throws: ProjectFileError.self) {
      try tolerance(#""metric": "pixelmatch", "pixels": -1"#)
    }
  }

  @Test(arguments: ["7", "A logo", "標"])
  func `of a reason are one letter or number`(reason: String) throws {
    #expect(
      try spec(more: #", "exemptions": [{"rule": "truncated", "because": "\#(reason)"}]"#)
        .exemptions.map(\.reason) == [reason])
  }

  @Test(arguments: ["de", "zh-Hans", "abcdefgh", "d1", "a-b-c", "DE-at"])
  func `allow languages of parts of up to eight letters and numbers`(language: String) {
    #expect(throws: Never.self) { try spec(sample: #"{"\#(language)": "x"}"#) }
  }

  @Test(arguments: ["abcdefghi", "de--AT", "de_AT", "-de", "de-", "dé"])
  func `allow no other languages`(language: String) {
    #expect(throws: ProjectFileError.self) { try spec(sample: #"{"\#(language)": "x"}"#) }
  }

  @Test func `tell one key from patterns of keys and from languages`() throws {
    func content(_ sample: String) throws -> ProjectSample.Content {
      try spec(sample: sample).samples[0].content
    }
    #expect(
      try content(#"{"key": "a", "file": "b.strings"}"#) == .key(StringKey("a", in: "b.strings")))
    #expect(
      try content(#"{"keys": [], "key": "a", "file": "b.strings"}"#)
        == .key(StringKey("a", in: "b.strings")))
    #expect(
      try content(#"{"keys": ["a.*"], "file": "b.strings", "longest": 2}"#)
        == .key(StringKey(keys: ["a.*"], in: "b.strings", longest: 2)))
    #expect(try content(#"{"de": "x"}"#) == .texts(["de": "x"]))
  }

  @Test func `leave styles out only where there are tokens`() {
    func isRead(_ more: String) -> Bool {
      let text = """
        {"fonts": {"system": "Inter.ttf"}, "samples": {"total": "Total"}\(more)}
        """
      return (try? ProjectFile.spec(parsing: Array(text.utf8))) != nil
    }
    #expect(isRead(#", "tokens": [{"file": "a.json"}]"#))
    #expect(!isRead(""))
  }

  @Test func `are of 8 MiB for the whole file`() {
    #expect(ProjectFile.greatestSize == 8_388_608)
    #expect(ProjectSample.greatestLength == 1_048_576)
  }
}
