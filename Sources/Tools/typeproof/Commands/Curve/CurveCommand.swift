import Charts
import DynamicType
import ImageDiff
import Projects
import Rendering
import Snapshots

/// `typeproof curve`: draws a chart of sizes at all content size categories.
struct CurveCommand: Command {
  static let name = "curve"
  static let summary = "Draw how styles grow with the content size category, next to Apple's."
  static let discussion = """
    In a project, the chart shows the styles of typeproof.json, each beside the Apple style whose curve \
    it follows. Elsewhere, or with --system, it shows the sizes of Apple's text styles. With --base it \
    shows a font of that size at Large, scaled along each of Apple's styles as UIFontMetrics does. Lines \
    that coincide are drawn once, with all their names.

    An SVG holds its words as text, and the sizes in its description.

      typeproof curve --output curve.png
      typeproof curve body title1 --system --output curve.png
      typeproof curve body --base 20 --output curve.svg
      typeproof curve --config design/typeproof.json --output curve.png
    """

  @Argument("A style. By default all.", name: "style") var style: [StyleWord]
  @Option("The size at Large of a font that follows Apple's styles.", value: "pt")
  var base: TypedSize?
  @Option("A style of the project.", name: "style", value: "name")
  var projectStyle: [String]
  @OptionGroup var choice: StyleChoice
  @OptionGroup var picture: PictureOptions

  func run(in console: Console) throws -> ExitCode {
    let file = try choice.projectFile(
      naming: projectStyle, unless: [("--base", base != nil), ("--fonts", picture.fonts != nil)])
    if file != nil, base != nil { throw StyleSourceError.baseWithProject }
    let source = try StyleSource(
      project: file, isNamed: choice.config != nil, fonts: picture.fonts)
    for note in source.project?.notes ?? [] { console.complain(TerminalText.escaped(note)) }
    let setter = try source.setter()
    let written = try WorkWatch.over("The chart") { try content(from: source, by: setter) }
    try OutputFile.write(written, to: picture.output.path)
    return .nothingToDo
  }

  private func content(from source: StyleSource, by setter: SpecimenSetter) throws -> [UInt8] {
    let figure = try chart(of: source, by: setter).figure(in: picture.appearance.colors)
    switch picture.output.format {
    case .svg: return Array(FigureSVG(figure, family: try setter.labelFamily()).text.utf8)
    case .png:
      let bitmap = try Renderer().render(try figure.drawing(by: setter), at: picture.scale).bitmap
      return try PNG.encode(bitmap.inFewColors())
    }
  }

  private func chart(of source: StyleSource, by setter: SpecimenSetter) throws -> CurveChart {
    if let project = source.project {
      return try CurveChart(
        ofProject: project.spec.suite,
        styles: try project.styles(named: style.map(\.argumentText) + projectStyle),
        on: project.spec.platform, width: setter.width)
    }
    let styles = style.isEmpty ? TextStyle.allCases : try style.map { try $0.textStyle() }
    if let base {
      return try CurveChart(ofSize: base.points, relativeTo: styles, width: setter.width)
    }
    return try CurveChart(ofTextStyles: styles, width: setter.width)
  }
}
