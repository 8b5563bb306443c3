import DynamicType
import Imaging
import Wording

/// A drawing as a vector picture (SVG 2): glyphs as outlines, each defined once, rules as
/// rectangles, strokes as lines. Glyphs in their own colours are embedded pictures with 4 px per
/// point.
///
/// A user unit is a point. The document contains the drawing's area and grows beyond it if ink
/// does. Positions are not rounded, so baselines may be between pixels.
public struct SVGDocument: Hashable, Sendable {
  /// The document, the same bytes for the same drawing.
  public let text: String

  /// Creates a document from a drawing.
  ///
  /// - Parameter renderer: The source of the outlines.
  public init(_ drawing: Drawing, outlinesFrom renderer: Renderer) throws(RenderError) {
    var symbols = SVGSymbols()
    var area = Bounds(
      minX: 0, minY: 0, maxX: drawing.width.value, maxY: drawing.height.value)
    var groups: [String] = []
    for run in drawing.runs {
      var uses: [String] = []
      for glyph in run.glyphs {
        guard let symbol = try symbols.symbol(for: glyph.id, of: run, from: renderer) else {
          continue
        }
        let scale = symbol.scale
        let x = glyph.x.value
        let y = run.baseline.value - glyph.rise.value
        area.add(x: x + symbol.bounds.minX * scale, y: y - symbol.bounds.maxY * scale)
        area.add(x: x + symbol.bounds.maxX * scale, y: y - symbol.bounds.minY * scale)
        let place = "translate(\(Self.decimal(x)) \(Self.decimal(y)))"
        let size = "scale(\(shortestDecimal(scale)) \(shortestDecimal(-scale)))"
        uses.append("<use href=\"#\(symbol.name)\" transform=\"\(place) \(size)\"/>\n")
      }
      if !uses.isEmpty {
        groups.append("<g \(Self.fill(run.color))>\n\(uses.joined())</g>\n")
      }
    }
    let under = Self.rectangles(of: drawing.rules.filter { !$0.isOverGlyphs }, within: &area)
    let strokes = Self.lines(of: drawing.strokes, within: &area)
    let over = Self.rectangles(of: drawing.rules.filter(\.isOverGlyphs), within: &area)
    let box = Self.box(around: area)
    text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(box.width)" height="\(box.height)" \
      viewBox="\(box.x) \(box.y) \(box.width) \(box.height)">
      <rect x="\(box.x)" y="\(box.y)" width="\(box.width)" height="\(box.height)" \
      \(Self.fill(drawing.background))/>
      <defs>
      \(symbols.definitions)</defs>
      \(under)\(strokes)\(groups.joined())\(over)</svg>

      """
  }

  /// Returns the strokes of rules, and extends the area to contain them. Empty rules are left out.
  private static func rectangles(of rules: [DrawnRule], within area: inout Bounds) -> String {
    var rectangles = ""
    for rule in rules where rule.right > rule.left && rule.thickness > 0 {
      let (left, width) = (rule.left.value, (rule.right - rule.left).value)
      let height = rule.thickness.value
      for stroke in 0..<min(2, max(1, rule.strokeCount)) {
        let top = (rule.baseline - rule.rise).value + Double(2 * stroke) * height
        area.add(x: left, y: top)
        area.add(x: left + width, y: top + height)
        rectangles +=
          "<rect x=\"\(decimal(left))\" y=\"\(decimal(top))\" width=\"\(decimal(width))\" "
          + "height=\"\(decimal(height))\" \(fill(rule.color))/>\n"
      }
    }
    return rectangles
  }

  /// Returns strokes, and extends the area to contain them. A stroke with a single point is a dot.
  private static func lines(of strokes: [DrawnStroke], within area: inout Bounds) -> String {
    var lines = ""
    for stroke in strokes where stroke.thickness > 0 && !stroke.places.isEmpty {
      let reach = stroke.thickness.value / 2
      for place in stroke.places {
        area.add(x: place.x.value - reach, y: place.y.value - reach)
        area.add(x: place.x.value + reach, y: place.y.value + reach)
      }
      let places = stroke.places.map { "\(decimal($0.x.value)) \(decimal($0.y.value))" }
      lines +=
        "<path d=\"M\(places.joined(separator: "L"))\(places.count == 1 ? "h0" : "")\" fill=\"none\" "
        + "stroke-width=\"\(decimal(stroke.thickness.value))\" stroke-linecap=\"round\" "
        + "stroke-linejoin=\"round\" \(paint("stroke", stroke.color))/>\n"
    }
    return lines
  }

  /// Returns a rectangle as attributes.
  private static func box(
    around area: Bounds
  ) -> (x: String, y: String, width: String, height: String) {
    // Outwards, so that no ink is cut off; but a sliver that is only a rounding error adds nothing.
    let sliver = 1e-6
    let (left, top) = (
      (area.minX * 1000 + sliver).rounded(.down), (area.minY * 1000 + sliver).rounded(.down)
    )
    let (right, bottom) = (
      (area.maxX * 1000 - sliver).rounded(.up), (area.maxY * 1000 - sliver).rounded(.up)
    )
    return (
      shortestDecimal(left / 1000), shortestDecimal(top / 1000),
      shortestDecimal((right - left) / 1000), shortestDecimal((bottom - top) / 1000)
    )
  }

  private static func fill(_ color: RGBAColor) -> String { paint("fill", color) }

  /// Returns a colour as the attributes of a fill or stroke.
  private static func paint(_ attribute: String, _ color: RGBAColor) -> String {
    let opaque = RGBAColor(red: color.red, green: color.green, blue: color.blue)
    guard color.alpha < 255 else { return "\(attribute)=\"\(opaque)\"" }
    return "\(attribute)=\"\(opaque)\" "
      + "\(attribute)-opacity=\"\(decimal(Double(color.alpha) / 255))\""
  }

  /// Returns a number rounded to a thousandth, which is invisible in points.
  private static func decimal(_ number: Double) -> String {
    shortestDecimal((number * 1000).rounded(.toNearestOrAwayFromZero) / 1000)
  }
}
