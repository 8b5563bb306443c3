import DynamicType
import Imaging
import Snapshots
import TextEngine

extension ProjectSpec {
  /// A file of Swift that declares the project as `let project`, without what holds anyway. Compiled,
  /// it is an equal project; it needs the product `Projects`.
  ///
  /// - Throws: ``ProjectPrintingError`` where `typeproof.json` cannot say the project either.
  public var swiftSource: String {
    get throws(ProjectPrintingError) {
      _ = try json()
      let project = expression.source(after: "let project = ".count, indent: "", before: 0)
      return "import Projects\n\nlet project = \(project)\n"
    }
  }

  private var expression: SwiftExpression {
    var spec = SwiftCall("ProjectSpec")
    spec.add("suite", .text(suite))
    spec.add("fonts", fonts.expression)
    spec.add("styles", .list(styles.map(\.expression)))
    spec.add("tokens", tokens, unless: []) { .list($0.map(\.expression)) }
    spec.add("samples", .list(samples.map(\.expression)))
    spec.add("matrix", unlessEmpty: matrix.call)
    spec.add("platform", platform, unless: .iOS) { .plain("." + $0.name) }
    spec.add("colors", colors, unless: [:], expression(of:))
    spec.add("tolerance", tolerance?.expression)
    spec.add("exemptions", exemptions, unless: []) { .list($0.map(\.expression)) }
    return spec.expression
  }
}

/// Colours by appearance, in the order of the appearances.
func expression(of colors: [Appearance: TextColors]) -> SwiftExpression {
  let pairs = Appearance.allCases.compactMap { appearance in
    colors[appearance].map { (key: SwiftExpression.plain(".\(appearance)"), value: $0.expression) }
  }
  return .map(pairs)
}

extension TextColors {
  fileprivate var expression: SwiftExpression {
    .call(
      "TextColors",
      [
        (label: "text", value: text.expression),
        (label: "background", value: background.expression),
      ])
  }
}

extension RGBAColor {
  fileprivate var expression: SwiftExpression {
    if self == .black { return .plain(".black") }
    if self == .white { return .plain(".white") }
    var color = SwiftCall("RGBAColor")
    for (label, channel) in [("red", red), ("green", green), ("blue", blue)] {
      color.add(label, .plain(String(channel)))
    }
    color.add("alpha", alpha, unless: 255) { .plain(String($0)) }
    return color.expression
  }
}

extension ProjectFonts {
  fileprivate var expression: SwiftExpression {
    var fonts = SwiftCall("ProjectFonts")
    fonts.add("folder", folder, unless: "Fonts") { .text($0) }
    fonts.add("families", families, unless: []) { .list($0.map(\.expression)) }
    fonts.add("system", system.expression)
    return fonts.expression
  }
}

extension SystemFont {
  fileprivate var expression: SwiftExpression {
    var font = SwiftCall("SystemFont")
    font.add("", .text(name))
    font.add("monospaced", monospaced.map { .text($0) })
    font.add("cascade", cascade.rules, unless: []) { rules in
      .call("FontCascade", [(label: "", value: .list(rules.map(\.expression)))])
    }
    return font.expression
  }
}

extension FontCascade.Rule {
  fileprivate var expression: SwiftExpression {
    var rule = SwiftCall("FontCascade.Rule")
    rule.add("scripts", scripts.map { .texts($0.sorted()) })
    rule.add("language", language.map { .text($0) })
    rule.add("fonts", .texts(fonts))
    return rule.expression
  }
}

extension DeclaredFamily {
  fileprivate var expression: SwiftExpression {
    var family = SwiftCall("DeclaredFamily")
    family.add("", .text(name))
    family.add("faces", .list(faces.map(\.expression)))
    return family.expression
  }
}

extension DeclaredFamily.Face {
  fileprivate var expression: SwiftExpression {
    var face = SwiftCall("DeclaredFamily.Face")
    face.add("", .text(file))
    face.add("weight", weight?.expression)
    face.add("axes", axes, unless: []) { .list($0.map(\.expression)) }
    return face.expression
  }
}

extension TokenImport {
  fileprivate var expression: SwiftExpression {
    var tokens = SwiftCall("TokenImport")
    tokens.add("", .text(file))
    tokens.add("relativeTo", relativeTo, unless: [:]) { styles in
      .map(
        styles.sorted { $0.key < $1.key }.map {
          (key: .text($0.key), value: .plain("." + $0.value.name))
        })
    }
    return tokens.expression
  }
}
