public import Suites
public import DynamicType
public import ImageDiff
import TextEngine

/// The layout text of a ramp: a head with every input, and a block of facts for each category.
///
/// A head applies to the blocks below it. Usually there is one; there are more if only some cells
/// of a ramp were recorded since an input changed.
///
/// A line has these columns: baseline, left edge and width in points; `box`, the top and bottom of
/// its box; `ink`, the left, top, right and bottom of its ink; the bytes of the sample that it
/// shows; its text. A flag has its kind, its line, the bytes of the sample that it is about, and an
/// amount; `–` means none.
///
/// For an interface, it has each part in the order of painting, with its path and its `box` as
/// left, top, width and height in the window. The lines below show the part's content.
public struct LayoutDocument: Hashable, Sendable {
  /// The version of the format, in the document's first line.
  public static let formatVersion = 3

  /// The first line.
  package static let heading = "typeproof golden \(formatVersion)"
  /// The line that replaces a head whose inputs are unknown.
  package static let unknownInputs = "inputs: not recorded"

  /// The first line of a former format, which had no heads.
  package enum OldHeading: String, CaseIterable {
    case text = "typeproof layout 2"
    case interface = "typeproof interface 1"
  }

  /// A category's facts, with the digest of its picture file.
  public struct Cell: Hashable, Sendable {
    /// The settings of the cell and the resulting layout.
    public var facts: CellFacts
    /// The digest of the PNG file.
    public var file: ContentDigest
    /// The SHA-256 of the PNG file, as Git LFS uses it; `nil` in texts of a former format.
    public var sha256: SecureDigest?
    /// The inputs; `nil` where they were not recorded.
    public var head: GoldenHead?

    /// Creates a cell of known facts and a known file.
    public init(
      facts: CellFacts, file: ContentDigest, sha256: SecureDigest? = nil, head: GoldenHead? = nil
    ) {
      self.facts = facts
      self.file = file
      self.sha256 = sha256
      self.head = head
    }
  }

  /// The ramp.
  public var ramp: RampName
  /// The recorded cells.
  public var cells: [ContentSizeCategory: Cell]

  /// Creates the document of a ramp's recorded cells.
  public init(ramp: RampName, cells: [ContentSizeCategory: Cell] = [:]) {
    self.ramp = ramp
    self.cells = cells
  }
}

extension LayoutDocument.Cell {
  /// Creates a cell from facts and the content of its PNG file.
  package init(facts: CellFacts, of file: [UInt8], head: GoldenHead?) {
    self.init(
      facts: facts, file: ContentDigest(of: file), sha256: .sha256(of: file), head: head)
  }
}

extension LayoutDocument: CustomStringConvertible {
  /// The document as it is written to disk, categories in ascending order.
  public var description: String { description(withHeads: [:]) }

  /// Returns the document with more heads than it needs.
  ///
  /// - Parameter more: The heads above the block of each category. The last one belongs to the
  ///   block.
  package func description(withHeads more: [ContentSizeCategory: [GoldenHead?]]) -> String {
    var text = "\(Self.heading)\n\(ramp.coordinates)\n"
    var head: GoldenHead??
    for (category, cell) in cells.sorted(by: { $0.key < $1.key }) {
      var heads = more[category] ?? []
      if heads.isEmpty, head != .some(cell.head) { heads = [cell.head] }
      for head in heads {
        text += "\n" + (head?.lines ?? [Self.unknownInputs]).map { $0 + "\n" }.joined()
      }
      head = .some(cell.head)
      text += Self.block(of: cell, at: category)
    }
    return text
  }

  /// Returns the document in a former format, which texts on disk may still have.
  package func description(as heading: OldHeading) -> String {
    "\(heading.rawValue)\n\(ramp.coordinates)\n"
      + cells.sorted { $0.key < $1.key }.map { Self.block(of: $1, at: $0) }.joined()
  }

  private static func block(of cell: Cell, at category: ContentSizeCategory) -> String {
    var text = "\n[\(category.shortName)]\n"
    for line in cell.facts.printedLines { text += line + "\n" }
    text += "file: \(cell.file)\n"
    if let sha256 = cell.sha256 { text += "sha256: \(sha256)\n" }
    return text
  }
}

extension CellFacts {
  /// The facts line by line, as in the layout text.
  package var printedLines: [String] { printedLines(withFrame: FrameFacts.printed(lines, flags)) }

  /// Returns the facts line by line, as in the layout text.
  ///
  /// - Parameter frame: The facts of the text's lines and flags, printed.
  package func printedLines(withFrame frame: @autoclosure () -> [String]) -> [String] {
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
  /// The columns of the run, as in the layout text.
  package var printed: String { "\(range.printed) | \(LineText.escape(setting))" }
}

extension CellFacts.Line {
  /// The columns of the line, as in the layout text.
  package var printed: String {
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
  /// The columns of the flag, as in the layout text.
  package var printed: String {
    [
      kind.rawValue, line.map(String.init) ?? "–", range?.printed ?? "–", LineText.escape(detail),
    ].joined(separator: " | ")
  }
}

extension Range<Int> {
  /// The range as in the layout text, such as `0–16`.
  package var printed: String { "\(lowerBound)–\(upperBound)" }
}

extension TypeSize.Provenance {
  /// The word for it in the layout text.
  package var name: String {
    switch self {
    case .published: "published"
    case .measured: "measured"
    case .modelled: "modelled"
    }
  }

  /// Returns the provenance for a word of the layout text; `nil` for any other word.
  package static func named(_ name: String) -> TypeSize.Provenance? {
    [.published, .measured, .modelled].first { $0.name == name }
  }
}
