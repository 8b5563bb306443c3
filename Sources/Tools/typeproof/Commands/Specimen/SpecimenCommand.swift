import Charts
import DynamicType
import ImageDiff
import Projects
import Rendering
import Snapshots
import TextEngine

/// `typeproof specimen`: shows one style at all sizes, or all styles at one size.
struct SpecimenCommand: Command {
  static let name = "specimen"
  static let summary = "Draw one style at all sizes, or all styles at one size."
  static let discussion = """
    With a style, the sheet shows it at the twelve content size categories. Without one, the sheet shows \
    all styles at one category, the largest first. In a project, styles are those of typeproof.json. \
    Elsewhere, or with --system or --font, they are Apple's. A text that is too wide for the sheet wraps.

      typeproof specimen Heading --output heading.png
      typeproof specimen --category AX3 --output all.png
      typeproof specimen body --system --output body.png
      typeproof specimen headline --font Brand.ttf --output headline.png
    """

  @Argument("A style. By default all.", name: "style") var style: StyleWord?
  @Flag("Draw all styles, as without a style.") var ramp = false
  @Option("The category of all styles. By default L.") var category: ContentSizeCategory?
  @Option("The text. By default a project's first sample, or a pangram.") var text: String?
  @Option(
    "A font file for Apple's text styles. Later fonts are fallbacks for characters that earlier "
      + "ones lack.",
    value: "file", completion: .file(endings: [".ttf", ".otf", ".ttc", ".otc"]))
  var font: [String]
  @Option("A style of the project.", name: "style", value: "name") var projectStyle: String?
  @OptionGroup var choice: StyleChoice
  @OptionGroup var picture: PictureOptions
  @OptionGroup var limits: LimitOptions

  func run(in console: Console) throws -> ExitCode {
    try check()
    let source = try StyleSource(
      project: try choice.projectFile(
        naming: projectStyle.map { [$0] } ?? [],
        unless: [("--font", !font.isEmpty), ("--fonts", picture.fonts != nil)]),
      isNamed: choice.config != nil, fonts: picture.fonts, limits: limits.limits)
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
    guard named == nil else { return try samples.waterfall(of: subjects[0]) }
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

  /// The style that was named; `nil` for all.
  private var named: String? { style?.argumentText ?? projectStyle }

  /// Throws an error for options that exclude each other.
  private func check() throws(SpecimenCommandError) {
    let isProject = choice.config != nil || projectStyle != nil
    if text?.isEmpty == true { throw .noText }
    if let style, let projectStyle { throw .twoStyles(style.argumentText, projectStyle) }
    if let named {
      if ramp { throw .styleOfRamp(named) }
      if category != nil { throw .categoryOfStyle(named) }
    }
    if !font.isEmpty, isProject { throw .fontOfProject }
  }

  /// Returns the texts to choose from: the given one, or else samples. A style shows the first that
  /// its fonts have.
  private func candidates(in source: StyleSource) -> [Sample] {
    if let text { return [Sample("text", text: text)] }
    let own = source.project?.samples.flatMap(\.samples) ?? []
    return own + [Sample("pangram", text: "Sphinx of black quartz, judge my vow.")]
  }

  /// Returns the styles to show; at least one.
  private func subjects(in source: StyleSource) throws -> [SpecimenSource.Subject] {
    guard let project = source.project else {
      let textStyles = try style.map { [try $0.textStyle()] } ?? TextStyle.allCases
      return textStyles.map(SpecimenSource.Subject.init)
    }
    return try project.styles(named: named.map { [$0] } ?? []).map(SpecimenSource.Subject.init)
  }
}

/// The reason why a sheet cannot be made.
enum SpecimenCommandError: Error, Equatable {
  case noText
  case twoStyles(String, String)
  case styleOfRamp(String)
  case categoryOfStyle(String)
  case fontOfProject
}

extension SpecimenCommandError: CustomStringConvertible {
  var description: String {
    switch self {
    case .noText: "--text is empty. Give it a text, or leave it out."
    case .twoStyles(let one, let other):
      "Two styles are named, “\(one)” and “\(other)”. Leave out one of them."
    case .styleOfRamp(let name):
      "--ramp draws all styles, and “\(name)” is a single style. Leave out one of them."
    case .categoryOfStyle(let name):
      "“\(name)” is drawn at all categories. Leave out --category, or the style."
    case .fontOfProject:
      "The styles of a project have their own fonts. Leave out --font, or leave out --config and "
        + "--style."
    }
  }
}
