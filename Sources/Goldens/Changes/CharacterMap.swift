package import Suites
package import DynamicType
package import ImageDiff
import Imaging
package import TextEngine

/// The positions of a cell's characters, in px of its picture.
package struct CharacterMap: Sendable {
  /// The glyphs of some characters that belong together, such as a letter with its accents.
  package struct Cluster: Hashable, Sendable {
    /// The columns from the left edge to the right.
    package var columns: ClosedRange<Double>
    /// The characters that the glyphs represent, in UTF-8 bytes of the text.
    package let bytes: Range<Int>
  }

  /// One line.
  package struct Line: Sendable {
    /// The rows from the top of the line's box to the bottom.
    package let rows: ClosedRange<Double>
    /// Its clusters, from left to right.
    package let clusters: [Cluster]
    /// The part of an interface that has the line, the start of its bytes among those of all parts,
    /// and the line's number in it, from 1. `nil` where all lines belong to one text.
    package var element: (name: ElementName, start: Int, number: Int)?

    /// The columns from the left edge of the first cluster to the right edge of the last; `nil`
    /// without clusters.
    package var columns: ClosedRange<Double>? {
      guard let left = clusters.map(\.columns.lowerBound).min(),
        let right = clusters.map(\.columns.upperBound).max()
      else { return nil }
      return left...right
    }
  }

  /// The lines, from the top.
  package let lines: [Line]
  private let text: [UInt8]

  /// Creates the map of a frame.
  ///
  /// - Parameters:
  ///   - text: The text that the frame's bytes are of.
  ///   - origin: The position of the frame in the picture, in px.
  package init(_ frame: TextFrame, of text: String, at origin: PixelPoint, scale: DisplayScale) {
    self.text = Array(text.utf8)
    let pixels = { (length: Points) in length.pixels(at: scale).value }
    lines = frame.lines.map { line in
      let top = Double(origin.y) + pixels(line.top)
      let bottom = Double(origin.y) + pixels(line.bottom)
      return Line(
        rows: min(top, bottom)...max(top, bottom),
        clusters: Self.clusters(of: line) { Double(origin.x) + pixels($0) })
    }
  }

  /// Creates the map of all texts of an interface. The bytes of the texts are counted one after the
  /// other.
  package init(_ frame: InterfaceFrame, scale: DisplayScale) {
    var text: [UInt8] = []
    var lines: [Line] = []
    let pixels = { (length: Points) in length.pixels(at: scale).value }
    for element in frame.elements {
      guard case .text(let set, let left, let top) = element.content else { continue }
      for (index, line) in set.frame.lines.enumerated() {
        let edges = [pixels(top + line.top), pixels(top + line.bottom)].sorted()
        let clusters = Self.clusters(of: line) { pixels(left + $0) }
        lines.append(
          Line(
            rows: edges[0]...edges[1],
            clusters: clusters.map {
              Cluster(
                columns: $0.columns,
                bytes: $0.bytes.lowerBound + text.count..<$0.bytes.upperBound + text.count)
            }, element: (element.name, text.count, index + 1)))
      }
      text += Array(set.styled.text.string.utf8)
    }
    self.text = text
    self.lines = lines
  }

  private static func clusters(of line: TextLine, x: (Points) -> Double) -> [Cluster] {
    let glyphs = line.runs.filter { !$0.isMark }.flatMap(\.glyphs)
    let starts = Set(glyphs.map(\.cluster)).sorted()
    let next = Dictionary(
      uniqueKeysWithValues: zip(starts, starts.dropFirst() + [line.range.upperBound]))
    var columns: [Int: ClosedRange<Double>] = [:]
    for glyph in glyphs {
      let edges = [x(glyph.x), x(glyph.x + glyph.advance)].sorted()
      let known = columns[glyph.cluster] ?? edges[0]...edges[1]
      columns[glyph.cluster] =
        min(known.lowerBound, edges[0])...max(known.upperBound, edges[1])
    }
    return columns.compactMap { start, columns in
      next[start].map { Cluster(columns: columns, bytes: start..<max(start, $0)) }
    }.sorted {
      ($0.columns.lowerBound, $0.bytes.lowerBound) < ($1.columns.lowerBound, $1.bytes.lowerBound)
    }
  }

  /// Returns the text of some bytes, shortened to its ends if it is long; `nil` where the bytes cut
  /// a character.
  package func words(of bytes: Range<Int>) -> String? {
    let clamped = bytes.clamped(to: 0..<text.count)
    guard let words = String(validating: text[clamped], as: UTF8.self) else { return nil }
    let trimmed = words.drop(while: \.isWhitespace)
    let end = trimmed.lastIndex { !$0.isWhitespace }.map(trimmed.index(after:))
    let visible = trimmed[..<(end ?? trimmed.startIndex)]
    if visible.isEmpty { return nil }
    return visible.count <= Self.greatestCount
      ? String(visible)
      : "\(visible.prefix(Self.greatestCount / 2))…\(visible.suffix(Self.greatestCount / 2))"
  }

  private static let greatestCount = 24
}
