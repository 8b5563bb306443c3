package import DynamicType
package import Rendering
import TextEngine

/// Samples of text below each other, each with what it is set in, on a grid of 4 pt.
package struct SpecimenSheet: Sendable {
  package let title: String
  package let subtitle: String
  package let notes: [String]
  package let rows: [Row]
  /// The left edge of each column of labels, and then of the samples.
  package let columns: [Points]
  package let width: Points
  package let height: Points
  /// What all lines of the samples leave free at their left, as text does that runs from the right,
  /// and the sheet does not.
  private let indent: Points

  /// A sample, and what is said about it.
  package struct Entry: Sendable {
    /// One text for each column; the first is what the row is found by.
    package let labels: [String]
    package let specimen: Specimen
    /// Whether it is set apart, as accessibility sizes are.
    package let isApart: Bool

    package init(labels: [String], specimen: Specimen, isApart: Bool = false) {
      self.labels = labels
      self.specimen = specimen
      self.isApart = isApart
    }
  }

  /// An entry in its place.
  package struct Row: Sendable {
    package let entry: Entry
    package let top: Points
    /// Of the sample's first line, and of the labels.
    package let baseline: Points
    package let bottom: Points
  }

  /// The greatest width of a sample's lines.
  package static let greatestTextWidth: Points = 1120

  private static let margin: Points = 40

  /// A sheet of samples, from the top.
  ///
  /// - Parameter width: How wide words are.
  package init(
    title: String, subtitle: String, notes: [String], entries: [Entry],
    width wordWidth: (String, LabelLook) throws -> Points
  ) rethrows {
    self.title = title
    self.subtitle = subtitle
    self.notes = notes
    rows = Self.rows(of: entries)
    var columns = [Self.margin]
    for index in 0..<(entries.map(\.labels.count).max() ?? 0) {
      let look = Self.look(ofColumn: index)
      let widest =
        try entries.filter { index < $0.labels.count }
        .map { try wordWidth($0.labels[index], look) }.max() ?? 0
      columns.append(Plot.snapped(columns[index] + widest + 20))
    }
    self.columns = columns
    let indent = entries.flatMap(\.specimen.frame.lines).map(\.left).min() ?? 0
    self.indent = indent
    let textWidth = (entries.map(\.specimen.frame.inkWidth).max() ?? 0) - indent
    let headingWidth = try max(
      wordWidth(title, .title), wordWidth(subtitle, .label),
      notes.map { try wordWidth($0, .note) }.max() ?? 0)
    width =
      Plot.snapped(max(columns[columns.count - 1] + textWidth, Self.margin + headingWidth))
      + Self.margin
    let bottom = rows.last?.bottom ?? Self.firstTop
    height = bottom + (notes.isEmpty ? 32 : 44 + 16 * Double(notes.count))
  }

  /// Where the first row begins.
  private static let firstTop: Points = 88

  private static func look(ofColumn index: Int) -> LabelLook {
    index == 0 ? .strongLabel : .label
  }

  private static func rows(of entries: [Entry]) -> [Row] {
    var rows: [Row] = []
    var top = firstTop
    for entry in entries {
      let frame = entry.specimen.frame
      let first = frame.lines.first?.baseline ?? 0
      let last = frame.lines.last?.baseline ?? 0
      let baseline = Plot.snapped(top + 4 + first)
      let bottom = Plot.snapped(baseline + (last - first) + (frame.height - last) + 8)
      rows.append(Row(entry: entry, top: top, baseline: baseline, bottom: bottom))
      top = bottom
    }
    return rows
  }

  /// The sheet in colours.
  package func drawing(in colors: FigureColors, by setter: SpecimenSetter) throws -> Drawing {
    var drawing = try figure(in: colors).drawing(by: setter)
    for row in rows {
      drawing.add(
        row.entry.specimen.frame, x: columns[columns.count - 1] - indent, baseline: row.baseline)
    }
    return drawing
  }

  /// All but the samples.
  func figure(in colors: FigureColors) -> Figure {
    var figure = Figure(
      width: width, height: height, colors: colors, title: title, summary: subtitle)
    let apart = rows.filter(\.entry.isApart)
    if let first = apart.first, let last = apart.last {
      figure.areas.append(
        Figure.Area(
          left: 0, top: first.top, width: width, height: last.bottom - first.top,
          color: colors.band))
    }
    for row in rows {
      figure.addHairline(from: Self.margin, to: width - Self.margin, at: row.top, colors.hairline)
    }
    figure.addHairline(
      from: Self.margin, to: width - Self.margin, at: rows.last?.bottom ?? Self.firstTop,
      colors.hairline)
    figure.add(title, .title, colors.ink, x: Self.margin, baseline: 44)
    figure.add(subtitle, .label, colors.secondInk, x: Self.margin, baseline: 64)
    for row in rows {
      for (index, label) in row.entry.labels.enumerated() {
        figure.add(
          label, Self.look(ofColumn: index), index == 0 ? colors.ink : colors.secondInk,
          x: columns[index], baseline: row.baseline)
      }
    }
    for (index, note) in notes.enumerated() {
      figure.add(
        note, .note, colors.secondInk, x: Self.margin,
        baseline: (rows.last?.bottom ?? Self.firstTop) + 32 + 16 * Double(index))
    }
    return figure
  }
}

extension TextFrame {
  /// How far its widest line reaches: a frame that was set in a width is as wide as that.
  var inkWidth: Points { lines.map { $0.left + $0.width }.max() ?? 0 }
}
