public import DynamicType
public import ImageDiff
import TextEngine

/// The layout text of a ramp: a block of facts for each category, kept beside the pictures.
///
/// A line has these columns: baseline, left edge and width in points; `box`, the top and bottom of
/// its box; `ink`, the left, top, right and bottom of its ink; the sample's bytes it shows; its text. A
/// flag has its kind, its line, the sample's bytes it is about, and how much; `–` stands for none.
public struct LayoutDocument: Hashable, Sendable {
  /// The version of the format, in the document's first line.
  public static let formatVersion = 2

  /// A category's facts, with the digest of its picture file.
  public struct Cell: Hashable, Sendable {
    /// What was set and how it came out.
    public var facts: CellFacts
    /// The digest of the PNG file.
    public var file: ContentDigest

    /// Known facts of a known file.
    public init(facts: CellFacts, file: ContentDigest) {
      self.facts = facts
      self.file = file
    }
  }

  /// The ramp.
  public var ramp: RampName
  /// The recorded cells.
  public var cells: [ContentSizeCategory: Cell]

  /// A ramp's recorded cells.
  public init(ramp: RampName, cells: [ContentSizeCategory: Cell] = [:]) {
    self.ramp = ramp
    self.cells = cells
  }
}

extension LayoutDocument: CustomStringConvertible {
  /// The document as it is written to disk, categories in ascending order.
  public var description: String {
    var text = "typeproof layout \(Self.formatVersion)\n\(ramp.coordinates)\n"
    for (category, cell) in cells.sorted(by: { $0.key < $1.key }) {
      text += "\n[\(category.shortName)]\n"
      for line in cell.facts.printedLines { text += line + "\n" }
      text += "file: \(cell.file)\n"
    }
    return text
  }
}

extension CellFacts {
  /// The facts line by line, as the layout text holds them.
  var printedLines: [String] {
    var lines = ["unicode: \(unicode)", "size: \(pointSize) pt"]
    if let leading { lines.append("leading: \(leading) pt") }
    if let provenance { lines.append("known: \(provenance.name)") }
    lines.append("weight: \(weight.rawValue)")
    for font in fonts {
      let instance = font.instance.isEmpty ? [] : [font.instance]
      let columns = [LineText.escape(font.name, withBars: true), "\(font.digest)"] + instance
      lines.append("font: " + columns.joined(separator: " | "))
    }
    lines.append("width: " + (boundedWidth.map { "\($0) pt" } ?? "unbounded"))
    lines.append("set: " + LineText.escape(setting))
    for run in runs { lines.append("run: \(run.range.printed) | \(LineText.escape(run.setting))") }
    if let tolerance { lines.append("tolerance: " + LineText.escape(tolerance)) }
    lines.append("frame: \(frameWidth) × \(frameHeight) pt")
    lines.append("picture: \(pictureWidth) × \(pictureHeight) px")
    lines.append("frame at: \(frameOrigin.x), \(frameOrigin.y) px")
    for line in self.lines {
      let ink = line.ink.map { "\($0.left) \($0.top) \($0.right) \($0.bottom)" } ?? "–"
      let columns = [
        "\(line.baseline)", "\(line.left)", "\(line.width)", "box \(line.top) \(line.bottom)",
        "ink \(ink)", line.range.printed, LineText.escape(line.text),
      ]
      lines.append("line: " + columns.joined(separator: " | "))
    }
    for flag in flags {
      let columns = [
        flag.kind.rawValue, flag.line.map(String.init) ?? "–", flag.range?.printed ?? "–",
        LineText.escape(flag.detail),
      ]
      lines.append("flag: " + columns.joined(separator: " | "))
    }
    lines.append("pixels: \(pixels)")
    return lines
  }
}

extension Range<Int> {
  /// As the layout text has it, such as `0–16`.
  var printed: String { "\(lowerBound)–\(upperBound)" }
}

extension TypeSize.Provenance {
  /// The word the layout text uses.
  package var name: String {
    switch self {
    case .published: "published"
    case .measured: "measured"
    case .modelled: "modelled"
    }
  }

  /// The provenance of a word of the layout text; `nil` for any other.
  package static func named(_ name: String) -> TypeSize.Provenance? {
    [.published, .measured, .modelled].first { $0.name == name }
  }
}
