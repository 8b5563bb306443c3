import DynamicType
import JSON
import Projects

/// The linter process's output about the fonts that an app uses.
struct SourceFontsReport: Equatable {
  let fonts: SourceFonts
  let swiftFiles: Int
  let interfaceFiles: Int
  let troubles: [String]

  static let form = JSONForm<SourceFontsReport>.object("the styles of typeproof-lint") { report in
    _ = report.required("version", .integer(in: 1...1), from: { _ in 1 }, about: "The version.")
    let swift = report.required(
      "swiftFiles", .integer(in: 0...Int.max), from: \.swiftFiles, about: "Swift files.")
    let interfaces = report.required(
      "interfaceFiles", .integer(in: 0...Int.max), from: \.interfaceFiles, about: "Other files.")
    let styles = report.required(
      "styles", .list(of: style), from: \.fonts.styles, about: "The fonts.")
    let gaps = report.required("gaps", .list(of: gap), from: \.fonts.gaps, about: "The gaps.")
    let troubles = report.required(
      "troubles", .list(of: .text), from: \.troubles, about: "What was not read.")
    guard let swift, let interfaces, let styles, let gaps, let troubles else { return nil }
    return SourceFontsReport(
      fonts: SourceFonts(styles: styles, gaps: gaps), swiftFiles: swift, interfaceFiles: interfaces,
      troubles: troubles)
  }

  private static let style = JSONForm<SourceFonts.Style>.object("a font") { reader in
    let path = reader.required("path", .text, from: \.path, about: "The file.")
    let line = reader.required(
      "line", .integer(in: 1...Int.max), from: \.line, about: "The line.")
    let uses = reader.required(
      "uses", .integer(in: 1...Int.max), from: \.uses, about: "How often it is used.")
    let points = JSONForm<Double>.number(in: 0.01...2000)
    let name = reader.optional("name", .filledText, from: \.name, about: "Its name.")
    let family = reader.optional("family", .filledText, from: \.family, about: "The family.")
    let isMonospaced = reader.required(
      "isMonospaced", .truth, from: \.isMonospaced, about: "Whether it is monospaced.")
    let isItalic = reader.required(
      "isItalic", .truth, from: \.isItalic, about: "Whether it is italic.")
    let size = reader.optional("size", points, from: \.size, about: "The size.")
    let weight = reader.optional(
      "weight", .integer(in: 1...1000), from: \.weight, about: "The weight.")
    let textStyle = reader.optional(
      "textStyle", appleStyle, from: \.textStyle, about: "The text style of its sizes.")
    let relativeTo = reader.optional(
      "relativeTo", appleStyle, from: \.relativeTo, about: "The text style of its curve.")
    let maximum = reader.optional("maximum", points, from: \.maximum, about: "The largest size.")
    guard let path, let line, let uses, let isMonospaced, let isItalic else { return nil }
    var style = SourceFonts.Style(path: path, line: line, uses: uses)
    style.name = name
    style.family = family
    style.isMonospaced = isMonospaced
    style.isItalic = isItalic
    style.size = size
    style.weight = weight
    style.textStyle = textStyle
    style.relativeTo = relativeTo
    style.maximum = maximum
    return style
  }

  private static let appleStyle = JSONForm<TextStyle>.choice(
    TextStyle.allCases.map { ($0.name, $0) })

  private static let gap = JSONForm<SourceFonts.Gap>.object("a place") { gap in
    let path = gap.required("path", .text, from: \.path, about: "The file.")
    let line = gap.required("line", .integer(in: 1...Int.max), from: \.line, about: "The line.")
    let source = gap.required("source", .text, from: \.source, about: "The line of source.")
    guard let path, let line, let source else { return nil }
    return SourceFonts.Gap(path: path, line: line, source: source)
  }
}
