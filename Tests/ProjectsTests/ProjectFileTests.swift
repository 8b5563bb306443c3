import DynamicType
import Imaging
import Snapshots
import TextEngine
import Testing

@testable import Projects

private let small = """
  {
    "fonts": {"system": "Inter.ttf"},
    "styles": {"body": {"textStyle": "body"}},
    "samples": {"total": "Total"}
  }
  """

private func spec(_ text: String) throws -> ProjectSpec {
  try ProjectFile.spec(parsing: Array(text.utf8))
}

/// What is wrong with a file, line by line.
private func problems(_ text: String) -> [String] {
  do {
    _ = try spec(text)
    return []
  } catch {
    return "\(error)".split(separator: "\n").map(String.init)
  }
}

@Suite struct `A project's file` {
  @Test func `may be as small as this`() throws {
    let spec = try spec(small)
    #expect(spec.suite == "app")
    #expect(spec.fonts == ProjectFonts(folder: "Fonts", system: SystemFont("Inter.ttf")))
    #expect(spec.styles.map(\.style.name) == ["body"])
    #expect(spec.styles[0].style.curve == .preferred(.body))
    #expect(spec.samples == [ProjectSample("total", text: "Total")])
    #expect(spec.matrix == ProjectMatrix())
    #expect(spec.platform == .iOS)
  }

  @Test func `says everything about a design system, with comments and trailing commas`() throws {
    let spec = try spec(
      """
      // The shop.
      {
        "$schema": "./typeproof.schema.json",
        "suite": "shop",
        "fonts": {
          "folder": "Type", "system": "Inter.ttf", "monospaced": "Mono.ttf",
          "fallback": [{"scripts": ["Arab"], "language": "ur", "fonts": ["Urdu.ttf"]},],
        },
        "styles": {
          "Heading Large": {
            "font": "Brand", "size": 24, "relativeTo": "title2", "maximum": 40, "minimum": 20,
            "weight": 600, "italic": true, "width": 87.5, "tracking": -0.01,
            "features": {"tnum": 1, "ss01": 0}, "axes": {"GRAD": 50},
            "lineHeight": {"points": 28}, "lineLimit": 2, "truncation": "middle",
            "at": {"AX1": {"font": "Brand Text", "weight": 700}}, /* easier to read */
            "colors": {"dark": {"text": "#FFFFFF", "background": "#101010"}},
            "samples": ["total"], "update": "reapplied",
          },
          "twice": {"textStyle": "title1", "factor": 2, "lineHeight": 1.2},
          "note": {"size": 13, "fixed": true, "tracking": {"points": 0.5}},
          "hand": {"sizes": {"XS": 12, "L": 16, "XXXL": 24, "otherwise": 16}},
          "steps": {"sizes": {"L": 16, "otherwise": "nearest"}},
        },
        "samples": {"total": {"en": "Total", "de": "Summe"}, "price": "12 €"},
        "matrix": {
          "categories": ["AX5", "L"], "widths": [320, "unbounded", 320], "scales": [3],
          "appearances": ["light", "dark-high-contrast"], "boldText": [false, true],
          "pseudoLocales": ["accented"], "coverage": "pairwise",
        },
        "platform": "watchOS",
        "colors": {"light": {"text": "#222222", "background": "#FFFFFF"}},
        "tolerance": {"metric": "pixelmatch", "pixels": 3, "because": "Two FreeTypes."},
        "exemptions": [{"rule": "truncated", "styles": ["note"], "because": "One line by design."}],
      }
      """)
    #expect(spec.fonts.system.cascade.rules.map(\.fonts) == [["Urdu.ttf"]])
    #expect(spec.styles.map(\.style.name) == ["Heading Large", "twice", "note", "hand", "steps"])
    let heading = spec.styles[0].style
    #expect(heading.family == "Brand")
    #expect(heading.curve == .textStyle(.title2))
    #expect((heading.size, heading.minimum, heading.maximum) == (24, 20, 40))
    #expect(heading.attributes.weight == .semibold)
    #expect(heading.attributes.traits == .italic)
    #expect(heading.attributes.tracking == .em(-0.01))
    #expect(
      Set(heading.attributes.features.map { "\($0.tag)=\($0.value)" }) == ["tnum=1", "ss01=0"])
    #expect(heading.attributes.variations.map(\.value) == [50])
    #expect(heading.lineHeight == .scaled(28))
    #expect(heading.paragraph.lineLimit == 2)
    #expect(heading.paragraph.truncationMode == .middle)
    #expect(
      heading.overrides == [
        .accessibilityMedium: TypeStyle.Override(family: "Brand Text", weight: .bold)
      ])
    #expect(heading.update == .reapplied)
    #expect(spec.styles[0].colors[.dark]?.background == RGBAColor(red: 16, green: 16, blue: 16))
    #expect(spec.styles[1].style.curve == .preferred(.title1, factor: 2))
    #expect(spec.styles[1].style.lineHeight == .multiple(1.2))
    #expect(spec.styles[2].style.curve == .fixed)
    #expect(spec.styles[2].style.attributes.tracking == .points(0.5))
    #expect(try spec.styles[3].style.pointSize(at: .accessibilityMedium) == 16)
    #expect(try spec.styles[4].style.pointSize(at: .accessibilityMedium) == 16)
    #expect(spec.samples[0].content == .texts(["en": "Total", "de": "Summe"]))
    #expect(spec.matrix.categories == [.large, .accessibilityExtraExtraExtraLarge])
    #expect(spec.matrix.widths == [320, nil])
    #expect(spec.matrix.legibilityWeights == [.regular, .bold])
    #expect(spec.matrix.coverage == .pairwise)
    #expect(spec.platform == .watchOS)
    #expect(spec.tolerance?.rule == .pixelmatch(threshold: 0.1, pixels: 3))
    #expect(spec.exemptions.map(\.rule) == [.truncated])
  }

  @Test(
    arguments: [
      (
        #"{}"#,
        "The style does not say how its size follows the text size. Write “textStyle”, "
          + "“relativeTo” with a “size”, “sizes”, or “fixed” or “android” with a “size”."
      ),
      (
        #"{"textStyle": "body", "fixed": true, "size": 3}"#,
        "The style has “textStyle” and “fixed”, which both say how its size follows the text size. "
          + "Keep one of them."
      ),
      (
        #"{"relativeTo": "body"}"#,
        "“relativeTo” needs a “size”, the size at Large. Write it."
      ),
      (
        #"{"textStyle": "body", "size": 17}"#,
        "“textStyle” has sizes of its own. Remove “size”."
      ),
      (
        #"{"textStyle": "body", "maximum": 12}"#,
        "“maximum” is 12 pt, less than the 17 pt at Large. Write a larger one."
      ),
      (
        #"{"sizes": {"otherwise": "nearest"}}"#,
        "There is no nearest size. Write at least one size."
      ),
      (
        #"{"relativeTo": "body", "size": 24, "maximum": 20}"#,
        "“maximum” is 20 pt, less than the 24 pt at Large. Write a larger one."
      ),
      (
        #"{"relativeTo": "body", "size": 24, "maximum": 30, "minimum": 31}"#,
        "“maximum” is 30 pt, less than the “minimum” of 31 pt. Write a larger one."
      ),
      (
        #"{"sizes": {"L": 16}}"#,
        "There is no size for XS, S, M, XL, XXL, XXXL, AX1, AX2, AX3, AX4, AX5. Write each, or "
          + "“otherwise” with a size or “nearest”."
      ),
      (
        #"{"textStyle": "bdy"}"#, "No text style is called “bdy”. Did you mean “body”?"
      ),
      (
        #"{"textStyle": "body", "wieght": 400}"#,
        "“body” does not allow “wieght”. Did you mean "
          + "“weight”?"
      ),
      (
        #"{"textStyle": "body", "weight": "heavy"}"#,
        "“weight” is “heavy”. Write a whole number from 1 to 1000."
      ),
      (
        #"{"textStyle": "body", "at": {"AX1": {}, "accessibility1": {}}}"#,
        "“AX1” and “accessibility1” are the same. Keep one of them."
      ),
      (
        #"{"textStyle": "body", "axes": {"weight": 1}}"#,
        "The name “weight” is “weight”. Write a tag of one to four characters, such as “tnum”."
      ),
      (
        ##"{"textStyle": "body", "colors": {"dark": {"text": "red", "background": "#000000"}}}"##,
        "“text” is “red”. Write a colour, such as “#1A1A1A”."
      ),
    ] as [(String, String)])
  func `tells what is wrong with a style, where, and what to write`(
    style: String, sentence: String
  ) {
    let found = problems(small.replacing(#"{"textStyle": "body"}"#, with: style))
    #expect(found.contains { $0.hasPrefix("line 3, column ") && $0.contains(sentence) }, "\(found)")
  }

  @Test func `tells all that is wrong at once`() {
    let text = """
      {
        "suit": "x",
        "fonts": {},
        "styles": {"a b": {"textStyle": "body", "samples": ["sum"]}, "A-B": {"textStyle": "body"}},
        "samples": {"total": "", "price": {"en": 3}},
        "matrix": {"widths": [], "coverage": "some"},
        "exemptions": [{"rule": "trunkated", "because": " "}]
      }
      """
    let found = problems(text)
    #expect(
      found.map { $0.prefix { $0 != ":" } } == [
        "line 2, column 3", "line 3, column 12", "line 5, column 24", "line 5, column 44",
        "line 6, column 24", "line 6, column 40", "line 7, column 27", "line 7, column 51",
      ], "\(found)")
    #expect(
      found.first == "line 2, column 3: The file does not allow “suit”. Did you mean “suite”?")
  }

  @Test(
    arguments: [
      (#"{}"#, "is an object. Write a text in at least one language."),
      (#"{"": "x"}"#, "is “”. Write a language, such as “de” or “zh-Hans”."),
      (#"{"de DE": "x"}"#, "is “de DE”. Write a language, such as “de” or “zh-Hans”."),
      (#"{"de": ""}"#, "“de” is “”. Write a text with at least one character."),
      (#"{"key": "a"}"#, "“total” has no “file”."),
      (#"{"key": "a", "file": "b", "vales": []}"#, "Did you mean “values”?"),
    ])
  func `tells a sample that says nothing`(sample: String, sentence: String) {
    let found = problems(small.replacing(#""Total""#, with: sample))
    #expect(found.count == 1)
    #expect(found.contains { $0.hasPrefix("line 4, ") && $0.contains(sentence) }, "\(found)")
  }

  @Test func `tells what is wrong once`() {
    let size = small.replacing(#"{"textStyle": "body"}"#, with: #"{"size": 0, "fixed": true}"#)
    #expect(problems(size).count == 1)
    let list = small.replacing(
      #""samples""#, with: #""matrix": {"categories": ["LL"]}, "samples""#)
    #expect(problems(list).count == 1, "\(problems(list))")
  }

  @Test func `tells a sample that is longer than a megabyte`() {
    let text = String(repeating: "a", count: 1 << 20)
    #expect(problems(small.replacing("Total", with: text)) == [])
    let found = problems(small.replacing("Total", with: text + "a"))
    #expect(found.count == 1)
    #expect(found.first?.contains("Write a text of at most 1048576 bytes.") == true)
  }

  @Test func `has families of files, tokens, and samples that name keys`() throws {
    let spec = try spec(
      """
      {
        "fonts": {"system": "Inter.ttf", "families": {
          "Brand": [{"file": "A.ttf"}, {"file": "B.ttf", "weight": 700, "axes": {"wdth": 90}}],
          "Plain": "C.ttf",
        }},
        "tokens": [{"file": "tokens.json", "relativeTo": {"heading": "title2"}}],
        "samples": {"total": {"key": "checkout.total", "file": "L.xcstrings", "values": ["1"]}},
      }
      """)
    #expect(
      spec.fonts.families == [
        DeclaredFamily(
          "Brand",
          faces: [
            DeclaredFamily.Face("A.ttf"),
            DeclaredFamily.Face(
              "B.ttf", weight: .bold, axes: [VariationSetting(axis: .width, value: 90)]),
          ]),
        DeclaredFamily("Plain", faces: [DeclaredFamily.Face("C.ttf")]),
      ])
    #expect(spec.tokens == [TokenImport("tokens.json", relativeTo: ["heading": .title2])])
    #expect(spec.styles == [])
    #expect(
      spec.samples == [
        ProjectSample(
          "total", .key(StringKey("checkout.total", in: "L.xcstrings", values: ["1"])))
      ])
  }

  @Test func `tells names that nothing has, and two that come to one`() {
    let text = """
      {
        "fonts": {"system": "Inter.ttf"},
        "styles": {"a b": {"textStyle": "body", "samples": ["sum"]}, "A-B": {"textStyle": "body"}},
        "samples": {"total": "Total"}
      }
      """
    #expect(
      problems(text) == [
        "line 3, column 13: The style “a b” names the sample “sum”, which does not exist. "
          + "Write one of “total”.",
        "line 3, column 13: “a b” and “A-B” have the same file name “a-b”. Rename one.",
      ])
  }

  @Test func `tells text that is no JSON, and a file too large`() {
    #expect(problems("{").first?.hasPrefix("line 1, column ") == true)
    #expect(problems("").count == 1)
    #expect(problems(String(repeating: " ", count: ProjectFile.greatestSize + 1)).count == 1)
  }

  @Test func `never crashes, whatever byte of it is another`() {
    let bytes = Array(small.utf8)
    for index in bytes.indices {
      for change: UInt8 in [1, 4, 32, 255] {
        var damaged = bytes
        damaged[index] ^= change
        _ = try? ProjectFile.spec(parsing: damaged)
      }
    }
  }
}
