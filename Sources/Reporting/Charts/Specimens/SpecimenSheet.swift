package import DynamicType
package import Rendering
import TextEngine

/// Samples of text one below the other, each with its labels, on a grid of 4 pt.
package struct SpecimenSheet: Sendable {
  package let title: String
  package let subtitle: String
  package let notes: [String]
  package let rows: [Row]
  /// The left edges of the columns: those of the labels, then that of the samples.
  package let columns: [Points]
  package let width: Points
  package let height: Points
  /// The space that all lines leave free at their left, as right-to-left text does. The sheet
  /// leaves it out.
  private let indent: Points

  /// A sample with its labels.
  package struct Entry: Sendable {
    /// The labels, one for each column. The first one names the row.
    package let labels: [String]
    package let specimen: Specimen
    /// Whether the entry is set apart, as accessibility sizes are.
    package let isApart: Bool

    package init(labels: [String], specimen: Specimen, isApart: Bool = false) {
      self.labels = labels
      self.specimen = specimen
      self.isApart = isApart
    }
  }

  /// An entry with its position.
  package struct Row: Sendable {
    package let entry: Entry
    package let top: Points
    /// The baseline of the sample's first line and of the labels.
    package let baseline: Points
    package let bottom: Points
  }

  /// The greatest width of a sample's lines.
  package static let greatestTextWidth: Points = 1120

  private static let margin: Points = 40

  /// Creates a sheet of samples, from the top down.
  ///
  /// - Parameter width: Returns the width of some words in a look.
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

  /// The top of the first row.
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

  /// Returns the sheet in some colours.
  package func drawing(in colors: FigureColors, by setter: SpecimenSetter) throws -> Drawing {
    var drawing = try figure(in: colors).drawing(by: setter)
    for row in rows {
      drawing.add(
        row.entry.specimen.frame, x: columns[columns.count - 1] - indent, baseline: row.baseline)
    }
    return drawing
  }

  /// The sheet's words and lines, without the samples.
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
  /// The right edge of the widest line. The width of the frame itself may be larger.
  var inkWidth: Points { lines.map { $0.left + $0.width }.max() ?? 0 }
}
