import DynamicType
import Imaging
import Rendering
import Wording

/// A picture as SVG 2 whose words are text: it can be read aloud, searched and copied. The reader's
/// font is used if the picture's is not installed.
package struct FigureSVG: Equatable, Sendable {
  /// The document. The same picture gives the same bytes.
  package let text: String

  /// Writes a picture as SVG.
  ///
  /// - Parameter family: The family that its words were measured in.
  package init(_ figure: Figure, family: String) {
    let (width, height) = (Self.number(figure.width), Self.number(figure.height))
    let parts = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img" aria-labelledby="title desc">
      <title id="title">\(Self.escaped(figure.title))</title>
      <desc id="desc">\(Self.escaped(figure.summary))</desc>
      <rect width="\(width)" height="\(height)" \(Self.paint("fill", figure.background))/>
      """,
      "<g shape-rendering=\"crispEdges\">", figure.areas.map(Self.rectangle).joined(), "</g>",
      "<g fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\">",
      figure.lines.map(Self.line).joined(), "</g>",
      "<g font-family=\"\(Self.escaped(Self.families(from: family)))\" "
        + "style=\"font-variant-numeric: tabular-nums\">",
      figure.words.map(Self.words).joined(), "</g>",
      "</svg>", "",
    ]
    text = parts.joined(separator: "\n")
  }

  /// The family, followed by similar ones that most systems have.
  private static func families(from family: String) -> String {
    var families = [family, "Inter", "Inter Variable", "SF Pro Text", "Segoe UI", "Roboto"]
    families = families.enumerated().filter { place, name in
      !name.isEmpty && families.firstIndex(of: name) == place
    }.map { "'" + $0.element.filter { $0 != "'" && $0 != "\\" } + "'" }
    return (families + ["system-ui", "sans-serif"]).joined(separator: ", ")
  }

  private static func rectangle(_ area: Figure.Area) -> String {
    "<rect x=\"\(number(area.left))\" y=\"\(number(area.top))\" width=\"\(number(area.width))\" "
      + "height=\"\(number(area.height))\" \(paint("fill", area.color))/>\n"
  }

  private static func line(_ line: Figure.Line) -> String {
    let places = line.places.map { "\(number($0.x)) \(number($0.y))" }
    let dashes = line.dashes.map { " stroke-dasharray=\"\(number($0.length)) \(number($0.gap))\"" }
    // A line of no length has round ends, and they make the dot.
    return "<path d=\"M\(places.joined(separator: "L"))\(places.count == 1 ? "h0" : "")\" "
      + "stroke-width=\"\(number(line.thickness))\"\(dashes ?? "") "
      + "\(paint("stroke", line.color))/>\n"
  }

  private static func words(_ words: Figure.Words) -> String {
    let anchor = words.anchor == .start ? "" : " text-anchor=\"\(words.anchor.rawValue)\""
    return "<text x=\"\(number(words.x))\" y=\"\(number(words.baseline))\"\(anchor) "
      + "font-size=\"\(number(words.look.pointSize))\" font-weight=\"\(words.look.weight.rawValue)\" "
      + "\(paint("fill", words.color))>\(escaped(words.text))</text>\n"
  }

  private static func paint(_ attribute: String, _ color: RGBAColor) -> String {
    let opaque = RGBAColor(red: color.red, green: color.green, blue: color.blue)
    guard color.alpha < 255 else { return "\(attribute)=\"\(opaque)\"" }
    return "\(attribute)=\"\(opaque)\" \(attribute)-opacity=\""
      + "\(number(Points(Double(color.alpha) / 255)))\""
  }

  /// A length rounded to a thousandth of a point, which nobody can see.
  private static func number(_ length: Points) -> String {
    shortestDecimal((length.value * 1000).rounded(.toNearestOrAwayFromZero) / 1000)
  }

  /// Escapes text for an element or an attribute. A character that XML 1.0 cannot hold at all, such
  /// as a bell, becomes U+FFFD.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\t", "\n", "\r": escaped += "&#\(scalar.value);"
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
