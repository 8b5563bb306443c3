import Charts
import DynamicType
import ImageDiff
import Projects
import Rendering
import Snapshots

/// `typeproof curve`: sizes against content size categories, as a chart.
struct CurveCommand: Command {
  static let name = "curve"
  static let summary = "Draw how styles grow with the content size category, next to Apple's."
  static let discussion = """
    By default, curve draws the sizes of Apple's text styles. With --base it draws a font of that \
    size at Large, scaled along each style as UIFontMetrics does, next to the style itself. With \
    --config or --style it draws the styles of typeproof.json, each next to the Apple style whose \
    curve it follows. Lines that coincide are drawn as one line with all their names.

    An SVG keeps its words as text, and lists the sizes in its description.

      typeproof curve --output curve.png
      typeproof curve body title1 --base 20 --output curve.svg
      typeproof curve --config design/typeproof.json --output curve.png
    """

  @Argument("A text style. By default all.", name: "style") var textStyle: [TextStyle]
  @Option("The size at Large of a font that follows the styles.", value: "pt")
  var base: TypedSize?
  @Option(
    "The project file. By default the nearest typeproof.json, here or above, if you give only "
      + "--style.",
    value: "file",
    completion: .file(endings: [".json"]))
  var config: String?
  @Option("A style of the project. By default all.", name: "style", value: "name")
  var projectStyle: [String]
  @OptionGroup var picture: PictureOptions

  func run(in console: Console) throws -> ExitCode {
    let source = try StyleSource(config: config, names: projectStyle, fonts: picture.fonts)
    if source.project != nil {
      if let style = textStyle.first { throw StyleSourceError.textStyleOfProject(style.name) }
      if base != nil { throw StyleSourceError.baseWithProject }
    }
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
        ofProject: project.spec.suite, styles: try project.styles(named: projectStyle),
        on: project.spec.platform, width: setter.width)
    }
    let styles = textStyle.isEmpty ? TextStyle.allCases : textStyle
    if let base {
      return try CurveChart(ofSize: base.points, relativeTo: styles, width: setter.width)
    }
    return try CurveChart(ofTextStyles: styles, width: setter.width)
  }
}
