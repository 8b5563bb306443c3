public import DynamicType
public import ImageDiff
import TextEngine

/// The layout text of a ramp: a block of facts for each category, kept beside the pictures.
///
/// A line has these columns: baseline, left edge and width in points; `box`, the top and bottom of
/// its box; `ink`, the left, top, right and bottom of its ink; the sample's bytes it shows; its text. A
/// flag has its kind, its line, the sample's bytes it is about, and how much; `–` stands for none.
///
/// Of an interface it has each part in the order of painting, with its path, its `box` as left, top,
/// width and height in the window, and what it shows in the lines below.
public struct LayoutDocument: Hashable, Sendable {
  /// The version of the format, in the document's first line.
  public static let formatVersion = 2
  /// The version of the format of a ramp of interfaces, which has a first line of its own.
  public static let interfaceFormatVersion = 1

  /// The first line of a ramp of texts.
  static let textHeading = "typeproof layout \(formatVersion)"
  /// The first line of a ramp of interfaces.
  static let interfaceHeading = "typeproof interface \(interfaceFormatVersion)"

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
    let isOfInterfaces = cells.values.contains { $0.facts.subject != .text }
    let heading = isOfInterfaces ? Self.interfaceHeading : Self.textHeading
    var text = "\(heading)\n\(ramp.coordinates)\n"
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
  var printedLines: [String] { printedLines(withFrame: FrameFacts.printed(lines, flags)) }

  /// The facts line by line, as the layout text holds them.
  ///
  /// - Parameter frame: The facts of the text's lines and flags, printed.
  func printedLines(withFrame frame: @autoclosure () -> [String]) -> [String] {
    if case .interface(let elements) = subject { return printedLines(of: elements) }
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
    for run in runs { lines.append("run: " + run.printed) }
    if let tolerance { lines.append("tolerance: " + LineText.escape(tolerance)) }
    lines.append("frame: \(frameWidth) × \(frameHeight) pt")
    lines.append("picture: \(pictureWidth) × \(pictureHeight) px")
    lines.append("frame at: \(frameOrigin.x), \(frameOrigin.y) px")
    return lines + frame() + ["pixels: \(pixels)"]
  }
}

extension CellFacts.Run {
  /// Its columns, as the layout text has them.
  var printed: String { "\(range.printed) | \(LineText.escape(setting))" }
}

extension CellFacts.Line {
  /// Its columns, as the layout text has them.
  var printed: String {
    // Put together piece by piece: each cell that is verified prints its lines.
    var columns = ""
    columns.reserveCapacity(160)
    for length in [baseline, left, width] { columns += length.description + " | " }
    columns += "box " + top.description + " " + bottom.description + " | ink "
    if let ink {
      columns += ink.left.description + " " + ink.top.description + " "
      columns += ink.right.description + " " + ink.bottom.description
    } else {
      columns += "–"
    }
    return columns + " | " + range.printed + " | " + LineText.escape(text)
  }
}

extension CellFacts.Flag {
  /// Its columns, as the layout text has them.
  var printed: String {
    [
      kind.rawValue, line.map(String.init) ?? "–", range?.printed ?? "–", LineText.escape(detail),
    ].joined(separator: " | ")
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
