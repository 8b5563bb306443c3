import Suites
package import ImageDiff
package import Imaging

extension CharacterMap {
  /// How far from text ink may be and still belong to it, in heights of its line.
  private static let reach = 0.5

  /// Returns the lines that an area belongs to; `nil` where it is outside all lines.
  ///
  /// - Parameter numbers: The line numbers found in the picture alone. Where lines touch each
  ///   other, the picture has fewer lines, and the numbers are ignored.
  package func lines(in area: PixelRect, numbered numbers: [Int]) -> ChangePlace? {
    let rows = Double(area.y)...Double(area.y + area.height)
    if isOfInterface { return elements(in: area) }
    let touched = lines.indices.filter { overlap(lines[$0].rows, rows) >= 0.5 }.map { $0 + 1 }
    guard !touched.isEmpty else { return nil }
    let isApart = numbers.count < touched.count && numbers.allSatisfy(touched.contains)
    return ChangePlace(lines: isApart && !numbers.isEmpty ? numbers : touched)
  }

  /// Returns the lines of an interface's texts in an area; of the first text if there are several.
  private func elements(in area: PixelRect) -> ChangePlace? {
    let (rows, columns) = (Self.rows(of: area), Self.columns(of: area))
    let touched = lines.filter { line in
      overlap(line.rows, rows) >= 0.5
        && (line.columns.map { overlap($0, columns) >= 0.5 } ?? false)
    }.compactMap(\.element)
    guard let first = touched.first else { return nil }
    var names: [ElementName] = []
    for element in touched where !names.contains(element.name) { names.append(element.name) }
    return ChangePlace(
      elements: names, lines: touched.filter { $0.name == first.name }.map(\.number))
  }

  /// Returns the characters that an area touches in one line; `nil` where it touches none.
  package func characters(in area: PixelRect) -> ChangePlace? {
    let columns = Self.columns(of: area)
    guard let index = nearestLine(to: area) else { return nil }
    let clusters = lines[index].clusters
    let touched = clusters.filter { overlap($0.columns, columns) >= 0.5 }
    if !touched.isEmpty { return place(of: touched, line: index) }
    let nearest = clusters.min {
      distance(from: middle(columns), to: $0.columns)
        < distance(from: middle(columns), to: $1.columns)
    }
    guard let nearest,
      distance(from: middle(columns), to: nearest.columns) <= reach(of: lines[index])
    else { return nil }
    return place(of: [nearest], line: index)
  }

  /// Returns the character that starts nearest to a column, in the line that an area touches.
  package func character(from column: Int, in area: PixelRect) -> ChangePlace? {
    guard let index = nearestLine(to: area) else { return nil }
    let nearest = lines[index].clusters.min {
      abs($0.columns.lowerBound - Double(column)) < abs($1.columns.lowerBound - Double(column))
    }
    return place(of: nearest.map { [$0] } ?? [], line: index)
  }

  /// Returns the kind of ink in an area, by the characters that it touches: a part of one, one, or
  /// more.
  package func ink(in area: PixelRect) -> Cause.Ink? {
    let columns = Self.columns(of: area)
    guard let index = nearestLine(to: area) else { return nil }
    let line = lines[index]
    let touched = line.clusters.filter { overlap($0.columns, columns) >= 0.5 }
    guard let first = touched.first, let last = touched.last else { return nil }
    if touched.count == line.clusters.count, touched.count > 1 { return .line }
    if touched.count > 1 { return .text }
    let width = max(last.columns.upperBound - first.columns.lowerBound, 1)
    let isPart =
      Double(area.width) < width * 0.6 || Double(area.height) < (length(line.rows)) * 0.3
    return isPart ? .mark : .glyph
  }

  private func place(of clusters: [Cluster], line: Int) -> ChangePlace {
    let range = clusters.reduce(nil as Range<Int>?) { range, cluster in
      range.map {
        min($0.lowerBound, cluster.bytes.lowerBound)..<max($0.upperBound, cluster.bytes.upperBound)
      } ?? cluster.bytes
    }
    let text = range.flatMap(words(of:))
    let element = lines[line].element
    let start = element?.start ?? 0
    let own = range.map { $0.lowerBound - start..<$0.upperBound - start }
    return ChangePlace(
      elements: element.map { [$0.name] } ?? [], lines: [element?.number ?? line + 1],
      range: text == nil ? nil : own, text: text)
  }

  /// Returns the line nearest to an area; `nil` where the area belongs to none.
  private func nearestLine(to area: PixelRect) -> Int? {
    let distances = lines.map { distance(from: area, to: $0) }
    let nearest = distances.indices.min { distances[$0] < distances[$1] }
    return nearest.flatMap { distances[$0] <= reach(of: lines[$0]) ? $0 : nil }
  }

  /// Returns how far the middle of an area is from a line's rows. Columns count too, as texts of an
  /// interface can be side by side.
  private func distance(from area: PixelRect, to line: Line) -> Double {
    let down = distance(from: middle(Self.rows(of: area)), to: line.rows)
    guard line.element != nil else { return down }
    guard let columns = line.columns else { return .infinity }
    return max(down, distance(from: middle(Self.columns(of: area)), to: columns))
  }

  private var isOfInterface: Bool { lines.contains { $0.element != nil } }

  private func reach(of line: Line) -> Double { length(line.rows) * Self.reach }

  private static func rows(of area: PixelRect) -> ClosedRange<Double> {
    Double(area.y)...Double(area.y + area.height)
  }

  private static func columns(of area: PixelRect) -> ClosedRange<Double> {
    Double(area.x)...Double(area.x + area.width)
  }

  private func length(_ range: ClosedRange<Double>) -> Double {
    range.upperBound - range.lowerBound
  }

  private func middle(_ range: ClosedRange<Double>) -> Double {
    (range.lowerBound + range.upperBound) / 2
  }

  private func distance(from place: Double, to range: ClosedRange<Double>) -> Double {
    max(range.lowerBound - place, place - range.upperBound, 0)
  }

  /// Returns which fraction of the shorter range two ranges share, from 0 to 1.
  private func overlap(_ one: ClosedRange<Double>, _ other: ClosedRange<Double>) -> Double {
    let shared = min(one.upperBound, other.upperBound) - max(one.lowerBound, other.lowerBound)
    let shorter = min(one.upperBound - one.lowerBound, other.upperBound - other.lowerBound)
    if shared < 0 { return 0 }
    return shorter <= 0 ? 1 : shared / shorter
  }
}
