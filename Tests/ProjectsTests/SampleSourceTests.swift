import DynamicType
import Snapshots
import TextEngine
import Testing

@testable import Projects

private let catalogue = """
  {"sourceLanguage": "en", "version": "1.0", "strings": {
    "checkout.total": {"localizations": {
      "de": {"stringUnit": {"state": "translated", "value": "Summe: %@"}},
      "en": {"stringUnit": {"state": "translated", "value": "Total: %@"}}}},
    "albums": {"localizations": {"en": {
      "stringUnit": {"state": "translated", "value": "Shared %#@n@"},
      "substitutions": {"n": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%arg album"}},
        "other": {"stringUnit": {"state": "translated", "value": "%arg albums"}}}}}}}}},
    "empty": {"localizations": {"en": {"stringUnit": {"state": "new", "value": ""}}}}
  }}
  """

@Suite struct `A sample that names a key` {
  private let tree: ProjectTree

  init() throws {
    tree = try ProjectTree()
    try tree.copyFont("JetBrainsMono/JetBrainsMono-Regular.ttf", to: "Fonts/Mono.ttf")
    try tree.write("App/Localizable.xcstrings", catalogue)
    try tree.write("App/de.lproj/Old.strings", #""ok" = "Ja";"#)
    try tree.write("App/en.lproj/Old.strings", #""ok" = "OK";"#)
    try tree.write(
      "res/values/strings.xml",
      "<resources><plurals name=\"n\"><item quantity=\"one\">%d photo</item>"
        + "<item quantity=\"other\">%d photos</item></plurals></resources>")
    try tree.write(
      "res/values-pl/strings.xml",
      "<resources><plurals name=\"n\"><item quantity=\"few\">%d zdjęcia</item></plurals></resources>"
    )
  }

  private func project(_ key: StringKey) throws(ProjectError) -> Project {
    try Project(
      ProjectSpec(
        suite: "shop", fonts: ProjectFonts(system: "Mono.ttf"),
        styles: [ProjectStyle(TypeStyle(.body))], samples: [ProjectSample("text", .key(key))]),
      in: tree.path)
  }

  /// What is drawn, each text by its coordinates.
  private func texts(_ key: StringKey) throws -> [String: String] {
    let ramps = try project(key).suiteSpec().ramps
    return Dictionary(
      uniqueKeysWithValues: ramps.map { ($0.name.coordinates, $0.sample.text.string) })
  }

  private func problem(_ key: StringKey) -> ProjectProblem? {
    do {
      _ = try project(key)
      return nil
    } catch {
      return error.problems.first
    }
  }

  @Test func `says what a string catalogue says, in each language, with values filled in`() throws {
    let key = StringKey("checkout.total", in: "App/Localizable.xcstrings", values: ["12 €"])
    #expect(
      try texts(key) == [
        "shop/body/text.de@2x": "Summe: 12 €", "shop/body/text.en@2x": "Total: 12 €",
      ])
    let project = try project(key)
    #expect(project.samples[0].texts.map(\.language) == ["de", "en"])
    #expect(project.notes == [])
  }

  @Test func `says it in the languages that are named`() throws {
    let key = StringKey(
      "checkout.total", in: "App/Localizable.xcstrings", languages: ["de"], values: ["1"])
    #expect(try texts(key) == ["shop/body/text.de@2x": "Summe: 1"])
  }

  @Test func `has each plural, counted parts in their places`() throws {
    #expect(
      try texts(StringKey("albums", in: "App/Localizable.xcstrings", values: ["3"])) == [
        "shop/body/text.en.one@2x": "Shared 3 album",
        "shop/body/text.en.other@2x": "Shared 3 albums",
      ])
  }

  @Test func `takes one file of each language where a star stands for it`() throws {
    #expect(
      try texts(StringKey("ok", in: "App/*.lproj/Old.strings")) == [
        "shop/body/text.de@2x": "Ja", "shop/body/text.en@2x": "OK",
      ])
    let plurals = StringKey(
      "n", in: "res/values*/strings.xml", sourceLanguage: "en", values: ["2"])
    #expect(
      try texts(plurals) == [
        "shop/body/text.en.one@2x": "2 photo", "shop/body/text.en.other@2x": "2 photos",
        "shop/body/text.pl.few@2x": "2 zdjęcia",
      ])
  }

  @Test func `guesses what is meant for the first ten that lead nowhere`() throws {
    let samples = (10..<30).map {
      ProjectSample("s\($0)", .key(StringKey("o\($0)", in: "a.strings")))
    }
    try tree.write("a.strings", #""o1" = "y"; "something.else" = "z";"#)
    let error = #expect(throws: ProjectError.self) {
      try Project(
        ProjectSpec(
          suite: "shop", fonts: ProjectFonts(system: "Mono.ttf"),
          styles: [ProjectStyle(TypeStyle(.body))], samples: samples), in: tree.path)
    }
    let sentences = try #require(error).problems.map(\.sentences)
    #expect(sentences.count == 20)
    #expect(sentences.prefix(10).allSatisfy { $0.hasSuffix("Did you mean “o1”?") })
    #expect(sentences.dropFirst(10).allSatisfy { $0.hasSuffix("Write an existing key.") })
  }

  /// Each of both is within the limit, and both together are not.
  @Test func `is not read where all files have too many bytes together`() throws {
    let text = #""ok" = "Ja";"#
    try tree.write("de.strings", text)
    try tree.write("fr.strings", text)
    func project(_ limit: Int) throws -> Project {
      try Project(
        ProjectSpec(
          suite: "shop", fonts: ProjectFonts(system: "Mono.ttf"),
          styles: [ProjectStyle(TypeStyle(.body))],
          samples: ["de", "fr", "de"].enumerated().map {
            ProjectSample("s\($0.offset)", .key(StringKey("ok", in: "\($0.element).strings")))
          }), in: tree.path, limits: ReadingLimits(stringsSize: limit))
    }
    #expect(try project(2 * text.utf8.count).samples.count == 3)
    let error = #expect(throws: ProjectError.self) { try project(2 * text.utf8.count - 1) }
    #expect(error?.problems.count == 1)
    #expect(error?.problems.first?.sentences.contains("--limit strings-size=N") == true)
  }

  @Test func `tells all that is wrong with a catalogue in one line`() throws {
    try tree.write("App/Bad.xcstrings", #"{"sourceLanguage": 1, "version": "1.0", "strings": 2}"#)
    let sentences = problem(StringKey("ok", in: "App/Bad.xcstrings"))?.sentences
    #expect(sentences?.contains("“sourceLanguage” is 1.") == true, "\(sentences ?? "")")
    #expect(sentences?.contains("“strings” is 2.") == true)
    #expect(sentences?.contains("\n") == false)
  }

  @Test func `fills a place that no value is given for by its type, and tells that`() throws {
    let key = StringKey("checkout.total", in: "App/Localizable.xcstrings", languages: ["en"])
    #expect(try texts(key).values.first == "Total: Sample")
    #expect(
      try project(key).notes == [
        "“%@” of “checkout.total” shows “Sample”. Write others in “values” or “placeholders”."
      ])
  }

  private func samples(_ key: StringKey) throws -> [String] {
    try project(key).samples.flatMap(\.samples).map { "\($0.name) \($0.text.string)" }
  }

  @Test func `has the plurals of a stringsdict, parts of parts in their places`() throws {
    try tree.write(
      "App/en.lproj/Plurals.stringsdict",
      """
      <plist version="1.0"><dict><key>photos</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%1$#@photos@.</string>
        <key>photos</key><dict><key>one</key><string>%d photo</string>
          <key>other</key><string>%d photos in %#@albums@</string></dict>
        <key>albums</key><dict><key>one</key><string>an album</string><key>other</key><string>albums</string></dict>
      </dict></dict></plist>
      """)
    #expect(
      try samples(StringKey("photos", in: "App/*.lproj/Plurals.stringsdict", values: ["3"])) == [
        "text.en.one 3 photo.", "text.en.other 3 photos in albums.",
      ])
  }

  @Test func `is refused where parts within parts make it too long`() throws {
    let parts = String(repeating: "%#@a@", count: 8)
    try tree.write(
      "App/en.lproj/Parts.stringsdict",
      """
      <plist version="1.0"><dict><key>k</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>\(parts)</string>
        <key>a</key><dict><key>other</key><string>\(parts)</string></dict>
      </dict></dict></plist>
      """)
    #expect(
      problem(StringKey("k", in: "App/*.lproj/Parts.stringsdict"))
        == ProjectProblem(
          at: ["samples", "text", "key"],
          "“k” has more than 1048576 bytes. Name a shorter text."))
  }

  @Test func `is refused where parts within parts are read too often, even if they are empty`()
    throws
  {
    func part(_ name: String, of inner: String) -> String {
      "<key>\(name)</key><dict><key>other</key><string>\(inner)</string></dict>"
    }
    func many(_ name: String) -> String { String(repeating: "%#@\(name)@", count: 30) }
    try tree.write(
      "App/en.lproj/Empty.stringsdict",
      """
      <plist version="1.0"><dict><key>k</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>k \(many("a"))</string>
        \(part("a", of: many("b"))) \(part("b", of: many("c"))) \(part("c", of: many("d")))
        \(part("d", of: ""))
      </dict></dict></plist>
      """)
    #expect(
      problem(StringKey("k", in: "App/*.lproj/Empty.stringsdict"))
        == ProjectProblem(
          at: ["samples", "text", "key"],
          "“k” has more than 1048576 bytes. Name a shorter text."))
  }

  /// In a proportional face eight i are narrower than five W. What counts is what is set, with values filled in.
  @Test
  func `takes the texts that are widest as set in each language, not those with most characters`()
    throws
  {
    try tree.copyFont("NotoSerif/NotoSerif-Regular.ttf", to: "Fonts/Serif.ttf")
    try tree.write(
      "App/en.lproj/Wide.strings",
      #""many" = "iiiiiiii"; "wide" = "WWWWW"; "lines" = "ii\nii\nii\nii\nii";"#)
    try tree.write(
      "App/fr.lproj/Wide.strings", #""many" = "WW"; "wide" = "iiii"; "lines" = "%lld";"#)
    let key = StringKey(keys: ["*"], in: "App/*.lproj/Wide.strings", longest: 1)
    let project = try Project(
      ProjectSpec(
        suite: "shop", fonts: ProjectFonts(system: "Serif.ttf"),
        styles: [ProjectStyle(TypeStyle(.body))], samples: [ProjectSample("text", .key(key))]),
      in: tree.path)
    #expect(
      project.samples.flatMap(\.samples).map { "\($0.name) \($0.text.string)" } == [
        "text-wide.en WWWWW", "text-lines.fr 1,234",
      ])
  }

  @Test func `takes keys by pattern, the widest of each language`() throws {
    try tree.write(
      "App/en.lproj/Tabs.strings",
      #""tab.a" = "A"; "tab.b" = "Bookmarks"; "tab.c" = "Cities %lld"; "other" = "Something else";"#
    )
    try tree.write(
      "App/de.lproj/Tabs.strings",
      #""tab.a" = "Allgemeines"; "tab.b" = "Bücher"; "tab.c" = "%d";"#)
    let file = "App/*.lproj/Tabs.strings"
    #expect(
      try samples(StringKey(keys: ["tab.*"], in: file, longest: 1)) == [
        "text-tab.a.de Allgemeines", "text-tab.c.en Cities 1,234",
      ])
    #expect(
      try samples(StringKey(keys: ["tab.b", "oth*"], in: file, languages: ["en"])) == [
        "text-tab.b.en Bookmarks", "text-other.en Something else",
      ])
    #expect(
      problem(StringKey(keys: ["tap.*"], in: file))?.sentences.hasPrefix(
        "“App/*.lproj/Tabs.strings” has no key “tap.*”.") == true)
  }

  @Test(
    arguments: [
      (
        StringKey("checkout.totl", in: "App/Localizable.xcstrings"), "key",
        "“App/Localizable.xcstrings” has no key “checkout.totl”. Did you mean “checkout.total”?"
      ),
      (
        StringKey("empty", in: "App/Localizable.xcstrings"), "key",
        "“empty” in “App/Localizable.xcstrings” has no text of its own. Write the text here, or "
          + "name another key."
      ),
      (
        StringKey("ok", in: "App/*.lproj/New.strings"), "file",
        "There is no file “App/*.lproj/New.strings”. Check the path, which is relative to this "
          + "file."
      ),
      (
        StringKey("ok", in: "App/de.lproj/Old.strings", languages: ["fr"]), "languages",
        "“ok” has no text in “fr”. Write one of “de”."
      ),
      (
        StringKey("ok", in: "Fonts/Mono.ttf"), "file",
        "“Fonts/Mono.ttf” does not have the name of a strings file. Name a .xcstrings, .strings, "
          + ".stringsdict, .xml, .arb, .xliff or .xlf file."
      ),
    ])
  func `is refused where the text is not there`(
    key: StringKey, member: String, sentences: String
  ) {
    #expect(problem(key) == ProjectProblem(at: ["samples", "text", member], sentences))
  }

  @Test func `tells what is wrong with a damaged file, with its place`() throws {
    try tree.write("App/Broken.xcstrings", "{\n  \"strings\": oops\n}")
    let found = problem(StringKey("ok", in: "App/Broken.xcstrings"))
    let problem = try #require(found)
    #expect(problem.sentences.contains("App/Broken.xcstrings, line 2, column 14"), "\(problem)")
  }
}
