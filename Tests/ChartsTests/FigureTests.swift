import DynamicType
import Foundation
import FoundationXML
import ImageDiff
import Imaging
import Rendering
import Snapshots
import TextEngine
import Testing

@testable import Charts

@Suite struct `A figure` {
  private func chart(_ name: String) throws -> CurveChart {
    try CurveChart(
      ofProject: name, styles: [TypeStyle(name, size: 20, curve: .textStyle(.title1))], on: .iOS,
      width: plainWidth)
  }

  private func svg(_ name: String, _ colors: FigureColors = .light) throws -> String {
    FigureSVG(try chart(name).figure(in: colors), family: "Inter Variable").text
  }

  @Test func `is XML whatever styles are called`() throws {
    let name = #"<b> & "c" 'd' ]]>"#
    let document = try XMLWords(try svg(name + "\u{7}"))
    #expect(document.texts.contains(name + "\u{FFFD}"))
    #expect(document.texts.contains("Apple’s Title 1"))
    #expect(document.elements.first == "svg")
  }

  @Test func `has its words on one line each`() throws {
    let setter = try testSetter()
    #expect(try chart("two\nlines").figure(in: .light).words.contains { $0.text == "two lines" })
    #expect(try setter.frame(of: "two\r\nlines", in: .label).lines.count == 1)
  }

  @Test func `has a title and a description`() throws {
    let text = try svg("Shop")
    #expect(text.contains(#"role="img" aria-labelledby="title desc""#))
    #expect(text.contains("<title id=\"title\">Shop</title>\n<desc id=\"desc\">"))
    #expect(text.contains("Shop: 18, 19, 19, 20, "))
  }

  @Test func `names the family it is measured in, and others after it`() throws {
    #expect(
      try svg("Shop").contains(
        "font-family=\"'Inter Variable', 'Inter', 'SF Pro Text', 'Segoe UI', 'Roboto', "
          + "system-ui, sans-serif\""))
  }

  @Test func `names a family without what would end its name`() throws {
    let text = FigureSVG(try chart("Shop").figure(in: .light), family: #"O'Hara\"#).text
    #expect(text.contains("font-family=\"'OHara', 'Inter', "))
  }

  @Test func `has the same bytes each time`() throws {
    #expect(try svg("Shop") == (try svg("Shop")))
    let drawings = try (0..<2).map { _ in
      try chart("Shop").figure(in: .dark).drawing(by: try testSetter())
    }
    let files = try drawings.map { try PNG.encode(try Renderer().render($0, at: .x1).bitmap) }
    #expect(files[0] == files[1])
  }

  @Test func `has the same words in the same places as pixels`() throws {
    let setter = try testSetter()
    let figure = try chart("Shop").figure(in: .light)
    let drawing = try figure.drawing(by: setter)
    #expect(drawing.width == figure.width && drawing.height == figure.height)
    let title = try #require(drawing.runs.first { $0.pointSize == 20 })
    #expect(title.baseline == 44)
    #expect(title.glyphs.first?.x == 32)
    // Figures of one width: two digits end where the words are anchored.
    let ticks = figure.words.filter { $0.anchor == .end && $0.text == "20" }
    let tick = try #require(ticks.first)
    let run = try #require(
      drawing.runs.first { $0.baseline == tick.baseline && $0.glyphs[0].x < tick.x })
    let width = try setter.width(of: "20", in: .note)
    #expect(abs((run.glyphs[0].x + width - tick.x).value) < 0.001)
    #expect(try setter.width(of: "11", in: .note) == width)
  }

  @Test func `divides a dashed line by its length, round corners too`() {
    let line = Figure.Line(
      places: [.init(x: 0, y: 0), .init(x: 7, y: 0), .init(x: 7, y: 9)], thickness: 1,
      color: .black, dashes: Figure.Line.Dashes(length: 4, gap: 2))
    #expect(
      line.pieces == [
        [.init(x: 0, y: 0), .init(x: 4, y: 0)],
        [.init(x: 6, y: 0), .init(x: 7, y: 0), .init(x: 7, y: 3)],
        [.init(x: 7, y: 5), .init(x: 7, y: 9)],
      ])
  }

  @Test(arguments: [FigureColors.light, .dark])
  func `has colours that stand out`(colors: FigureColors) {
    for background in [colors.background, colors.band] {
      for ink in [colors.ink, colors.secondInk] {
        #expect(contrast(ink, background) >= 4.5)
      }
      for hue in colors.hues { #expect(contrast(hue, background) >= 2.75, "\(hue)") }
    }
    for hue in colors.hues { #expect(contrast(hue, colors.background) >= 3, "\(hue)") }
  }

  /// WCAG 2.2, “contrast ratio”.
  private func contrast(_ one: RGBAColor, _ two: RGBAColor) -> Double {
    let luminances = [one, two].map { color in
      let channels = [color.red, color.green, color.blue].map { channel in
        let part = Double(channel) / 255
        return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2] + 0.05
    }.sorted()
    return luminances[1] / luminances[0]
  }
}

/// The elements and texts of an XML document, by a parser that is not ours.
private final class XMLWords: NSObject, XMLParserDelegate {
  private(set) var elements: [String] = []
  private(set) var texts: [String] = []
  private var text = ""

  init(_ document: String) throws {
    super.init()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = self
    try #require(parser.parse(), "\(String(describing: parser.parserError))")
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    elements.append(name)
    text = ""
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    texts.append(text)
    text = ""
  }
}
