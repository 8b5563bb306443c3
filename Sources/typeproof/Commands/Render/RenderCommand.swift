import DynamicType
import ImageDiff
import Imaging
import Rendering
import Snapshots
import TextEngine

/// `typeproof render`: one text, set and drawn.
struct RenderCommand: Command {
  static let name = "render"
  static let summary = "Set a text in a font and draw it, as PNG, SVG or JSON."
  static let discussion = """
    With --style the text is set as the preferred font of that style is: in the size, leading and \
    weight of the system's table, as far as the font's axes reach. With --size it has that size, \
    regular weight and the font's own line height. Without either it is body at Large.

    A font is named by its file, and #1 behind it means the second face of a collection. \
    Characters that the first font lacks come from the next that has them; a text with a character \
    that none has is refused. One line end at the end of a text file is left out.

    A png is as wide as the text is set in and grows where ink reaches beyond that; so does an \
    svg, whose unit is the point. A json tells where each line and glyph stands.

      typeproof render --text Hamburg --font Inter.ttf --category AX3 --output a.png
      typeproof render --text-file a.txt --font A.ttf --size 24 --output a.svg
      typeproof render --text 12:30 --font Inter.ttf --feature tnum --output a.json
    """

  /// What is written.
  enum Format: String, CaseIterable, ArgumentValue {
    case png, svg, json
  }

  @Option("What to set.") var text: String?
  @Option("A UTF-8 file that holds what to set.", value: "file", completion: .file(endings: []))
  var textFile: String?
  @Option(
    "A font to set it in; those given later serve for what the ones before lack.", value: "file",
    completion: .file(endings: [".ttf", ".otf", ".ttc", ".otc"]))
  var font: [String]
  @Option("The text style; body unless given.") var style: TextStyle?
  @Option("The content size category of the style; L unless given.")
  var category: ContentSizeCategory?
  @Option("The size in points, in place of a style.", value: "pt") var size: TypedSize?
  @Option("The width in points to set it in; unbounded unless given.", value: "pt")
  var width: TypedWidth?
  @Option("The pixels per point of a png.", value: "n") var scale: DisplayScale = .x2
  @Option("Where a variable font stands on an axis, such as wght=700.", value: "axis=value")
  var variation: [TypedVariation]
  @Option("An OpenType feature, such as tnum, or liga=0 to turn one off.") var feature:
    [TypedFeature]
  @Option("The text's language, such as ar or zh-Hans.", value: "tag") var language: TypedLanguage?
  @Option("Which way paragraphs run; natural is as their first letter says.")
  var direction: TypedDirection = .natural
  @Option("What to write; as the output's name ends unless given, else png.") var format: Format?
  @Flag("Tell each glyph's outline in a json, as an SVG path in font units.") var outlines = false
  @Option(
    "The file to write; - for standard output.", value: "file", completion: .file(endings: []))
  var output: String

  func run(in console: Console) throws -> ExitCode {
    let format = format ?? Format(ending: output)
    if outlines, format != .json { throw RenderCommandError.outlinesWithout(format.rawValue) }
    let toStandardOutput = output == "-"
    if toStandardOutput, format == .png, console.printsToTerminal {
      throw RenderCommandError.pictureOnTerminal
    }
    let inputs =
      font.map { $0.split(separator: "#").first.map(String.init) ?? $0 }
      + (textFile.map { [$0] } ?? [])
    if inputs.contains(where: { FileTree.areSame($0, output) }) {
      throw RenderCommandError.outputIsInput(output)
    }
    let content = try content(as: format)
    if toStandardOutput {
      try console.write(content)
    } else {
      try OutputFile.write(content, to: output)
    }
    return .nothingToDo
  }

  private func content(as format: Format) throws -> [UInt8] {
    let job = try typesetting()
    let frame = try job.frame()
    let renderer = try Renderer()
    do {
      switch format {
      case .png:
        let picture = try renderer.render(Drawing(frame, background: .white), at: scale).bitmap
        return try PNG.encode(picture)
      case .svg:
        let drawing = Drawing(frame, background: .white)
        return Array(try SVGDocument(drawing, outlinesFrom: renderer).text.utf8)
      case .json:
        let account = TypesettingAccount(
          job: job, frame: frame, outlines: outlines ? renderer : nil)
        return Array((try account.json.text + "\n").utf8)
      }
    } catch let error as RenderError {
      throw RenderCommandError.notDrawn(fonts: job.fontNames(in: frame), error)
    }
  }

  private func typesetting() throws -> Typesetting {
    guard !font.isEmpty else { throw RenderCommandError.noFont }
    return Typesetting(
      text: try sampleText(), fonts: try font.map(FontSource.init(reference:)),
      measure: try measure(), width: width?.points, variations: try settings(),
      features: feature.map(\.setting), language: language?.tag, direction: direction)
  }

  private func sampleText() throws -> String {
    switch (text, textFile) {
    case (let text?, nil): text
    case (nil, let file?): try SampleFile.text(of: file)
    case (nil, nil): throw RenderCommandError.noText
    case (_?, _?): throw RenderCommandError.twoTexts
    }
  }

  private func measure() throws(RenderCommandError) -> Typesetting.Measure {
    guard let size else { return .style(style ?? .body, at: category ?? .default) }
    guard style == nil, category == nil else { throw .sizeAndStyle }
    return .size(size.points)
  }

  private func settings() throws(RenderCommandError) -> [VariationSetting] {
    let settings = variation.map(\.setting)
    for (index, setting) in settings.enumerated()
    where settings[..<index].contains(where: { $0.axis == setting.axis }) {
      throw .axisTwice(setting.axis)
    }
    return settings
  }
}

/// Which way paragraphs run, as it is typed.
enum TypedDirection: String, CaseIterable, ArgumentValue {
  case natural, ltr, rtl

  /// The direction that layout knows.
  var direction: WritingDirection {
    switch self {
    case .natural: .natural
    case .ltr: .leftToRight
    case .rtl: .rightToLeft
    }
  }
}

extension RenderCommand.Format {
  /// What a file of that name holds; a picture unless it says otherwise.
  init(ending name: String) {
    let name = name.lowercased()
    self = Self.allCases.first { name.hasSuffix("." + $0.rawValue) } ?? .png
  }
}
