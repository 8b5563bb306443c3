import Charts
import DynamicType
import ImageDiff
import Projects
import Rendering
import Snapshots
import TextEngine

/// `typeproof specimen`: a style at all sizes, or all styles at one.
struct SpecimenCommand: Command {
  static let name = "specimen"
  static let summary = "Draw one style at all sizes, or all styles at one size."
  static let discussion = """
    By default, specimen draws one style at the twelve content size categories. With --ramp it draws \
    all styles at one category, the largest first. The styles are Apple's, or those of \
    typeproof.json with --config or --style. Text that is wider than the sheet is wrapped.

      typeproof specimen body --output body.png
      typeproof specimen headline --font Brand.ttf --output headline.png
      typeproof specimen --style Heading --output heading.png
      typeproof specimen --ramp --category AX3 --output ramp.png
    """

  @Argument("A text style.", name: "style") var textStyle: TextStyle?
  @Flag("Draw all styles.") var ramp = false
  @Option("The category of a ramp. By default L.") var category: ContentSizeCategory?
  @Option("The text. By default a project's first sample, or a pangram.") var text: String?
  @Option(
    "A font file for Apple's text styles. Later fonts are fallbacks for characters that earlier "
      + "ones lack.",
    value: "file", completion: .file(endings: [".ttf", ".otf", ".ttc", ".otc"]))
  var font: [String]
  @Option(
    "The project file. By default the nearest typeproof.json, here or above, if you give only "
      + "--style.",
    value: "file",
    completion: .file(endings: [".json"]))
  var config: String?
  @Option("A style of the project.", name: "style", value: "name") var projectStyle: String?
  @OptionGroup var picture: PictureOptions
  @OptionGroup var limits: LimitOptions

  func run(in console: Console) throws -> ExitCode {
    try check()
    let source = try StyleSource(
      config: config, names: projectStyle.map { [$0] } ?? [], fonts: picture.fonts,
      limits: limits.limits)
    for note in source.project?.notes ?? [] { console.complain(TerminalText.escaped(note)) }
    let setter = try source.setter()
    let samples = SpecimenSource(
      samples: candidates(in: source), isChosen: text != nil,
      fonts: try font.map {
        try FontSource(reference: $0, limits: limits.limits.fonts)
      }, setter: setter,
      color: picture.appearance.colors.ink)
    let subjects = try subjects(in: source)
    let content = try WorkWatch.over((["The sheet"] + font).joined(separator: ", ")) {
      try self.content(
        of: try sheet(of: subjects, of: source.project?.spec.suite, from: samples), by: setter)
    }
    try OutputFile.write(content, to: picture.output.path)
    for note in try samples.notes(on: subjects) {
      console.complain("typeproof: note: \(TerminalText.escaped(note))")
    }
    return .nothingToDo
  }

  private func sheet(
    of subjects: [SpecimenSource.Subject], of suite: String?, from samples: SpecimenSource
  ) throws -> SpecimenSheet {
    guard ramp else { return try samples.waterfall(of: subjects[0]) }
    return try samples.ramp(
      of: subjects, called: suite ?? "Apple’s text styles", at: category ?? .default)
  }

  private func content(of sheet: SpecimenSheet, by setter: SpecimenSetter) throws -> [UInt8] {
    let drawing = try sheet.drawing(in: picture.appearance.colors, by: setter)
    let renderer = try Renderer()
    return switch picture.output.format {
    case .png: try PNG.encode(try renderer.render(drawing, at: picture.scale).bitmap)
    case .svg: Array(try SVGDocument(drawing, outlinesFrom: renderer).text.utf8)
    }
  }

  /// Refuses options that do not go together.
  private func check() throws(SpecimenCommandError) {
    let isProject = config != nil || projectStyle != nil
    if text?.isEmpty == true { throw .noText }
    if ramp {
      if let named = textStyle?.name ?? projectStyle { throw .styleOfRamp(named) }
    } else {
      if textStyle == nil, projectStyle == nil { throw .noStyle }
      if category != nil { throw .categoryWithoutRamp }
    }
    if !font.isEmpty, isProject { throw .fontOfProject }
  }

  /// What may be set: the text that is given, or else samples of which the first is taken that a
  /// style's fonts have.
  private func candidates(in source: StyleSource) -> [Sample] {
    if let text { return [Sample("text", text: text)] }
    let own = source.project?.samples.flatMap(\.samples) ?? []
    return own + [Sample("pangram", text: "Sphinx of black quartz, judge my vow.")]
  }

  /// The styles to show; one at least.
  private func subjects(in source: StyleSource) throws -> [SpecimenSource.Subject] {
    guard let project = source.project else {
      return (textStyle.map { [$0] } ?? TextStyle.allCases).map(SpecimenSource.Subject.init)
    }
    if let textStyle { throw StyleSourceError.textStyleOfProject(textStyle.name) }
    let names = projectStyle.map { [$0] } ?? []
    return try project.styles(named: names).map(SpecimenSource.Subject.init)
  }
}

/// What a sheet cannot show.
enum SpecimenCommandError: Error, Equatable {
  case noText
  case noStyle
  case styleOfRamp(String)
  case categoryWithoutRamp
  case fontOfProject
}

extension SpecimenCommandError: CustomStringConvertible {
  var description: String {
    switch self {
    case .noText: "--text is empty. Give it a text, or leave it out."
    case .noStyle:
      "No style is named. Name a text style, name a style of the project with --style, or add "
        + "--ramp for all styles."
    case .styleOfRamp(let name):
      "--ramp draws all styles, and “\(name)” is a single style. Leave out one of them."
    case .categoryWithoutRamp:
      "A single style is drawn at all categories. Leave out --category, or add --ramp."
    case .fontOfProject:
      "The styles of a project have their own fonts. Leave out --font, or leave out --config and "
        + "--style."
    }
  }
}
