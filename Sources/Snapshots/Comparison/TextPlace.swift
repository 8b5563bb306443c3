import Imaging

/// A place in a cell's text.
public struct TextPlace: Hashable, Sendable {
  /// The lines, from 1.
  public let lines: ClosedRange<Int>
  /// The characters, in UTF-8 bytes of the sample; `nil` for all of the lines.
  public let range: Range<Int>?
  /// What the characters say, shortened in the middle where they are many; `nil` for all of the lines.
  public let text: String?
}

extension TextPlace {
  /// The lines in words, such as `line 2` or `lines 1 to 3`.
  var lineWords: String {
    lines.count == 1
      ? "line \(lines.lowerBound)" : "lines \(lines.lowerBound) to \(lines.upperBound)"
  }
}

extension CharacterMap {
  /// The lines that an area touches; the nearest one where it touches none, `nil` where there are none.
  func lines(in area: PixelRect) -> TextPlace? {
    let rows = Double(area.y)...Double(area.y + area.height)
    let touched = lines.indices.filter { overlap(lines[$0].rows, rows) >= 0.5 }
    guard let first = touched.first ?? nearestLine(to: middle(rows)) else { return nil }
    return TextPlace(lines: first + 1...(touched.last ?? first) + 1, range: nil, text: nil)
  }

  /// The characters that an area touches in one line; all of the line where it has none there.
  func characters(in area: PixelRect) -> TextPlace? {
    guard let index = nearestLine(to: Double(area.y) + Double(area.height) / 2) else { return nil }
    let columns = Double(area.x)...Double(area.x + area.width)
    let clusters = lines[index].clusters
    let touched = clusters.filter { overlap($0.columns, columns) >= 0.5 }
    let nearest = clusters.min {
      distance(from: middle(columns), to: $0.columns)
        < distance(from: middle(columns), to: $1.columns)
    }
    return place(of: touched.isEmpty ? nearest.map { [$0] } ?? [] : touched, line: index)
  }

  /// The character that starts nearest to a column, in the line that an area touches.
  func character(from column: Int, in area: PixelRect) -> TextPlace? {
    guard let index = nearestLine(to: Double(area.y) + Double(area.height) / 2) else { return nil }
    let nearest = lines[index].clusters.min {
      abs($0.columns.lowerBound - Double(column)) < abs($1.columns.lowerBound - Double(column))
    }
    return place(of: nearest.map { [$0] } ?? [], line: index)
  }

  private func place(of clusters: [Cluster], line: Int) -> TextPlace {
    let range = clusters.reduce(nil as Range<Int>?) { range, cluster in
      range.map {
        min($0.lowerBound, cluster.bytes.lowerBound)..<max($0.upperBound, cluster.bytes.upperBound)
      } ?? cluster.bytes
    }
    let text = range.flatMap(words(of:))
    return TextPlace(lines: line + 1...line + 1, range: text == nil ? nil : range, text: text)
  }

  private func nearestLine(to row: Double) -> Int? {
    lines.indices.min {
      distance(from: row, to: lines[$0].rows) < distance(from: row, to: lines[$1].rows)
    }
  }

  private func middle(_ range: ClosedRange<Double>) -> Double {
    (range.lowerBound + range.upperBound) / 2
  }

  private func distance(from place: Double, to range: ClosedRange<Double>) -> Double {
    max(range.lowerBound - place, place - range.upperBound, 0)
  }

  /// How much two ranges share of the shorter one, from 0 to 1.
  private func overlap(_ one: ClosedRange<Double>, _ other: ClosedRange<Double>) -> Double {
    let shared = min(one.upperBound, other.upperBound) - max(one.lowerBound, other.lowerBound)
    let shorter = min(one.upperBound - one.lowerBound, other.upperBound - other.lowerBound)
    if shared < 0 { return 0 }
    return shorter <= 0 ? 1 : shared / shorter
  }
}
