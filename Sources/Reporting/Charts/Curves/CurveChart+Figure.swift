import DynamicType
import Imaging
import Rendering

extension CurveChart {
  /// Returns the chart as lines and words in some colours.
  package func figure(in colors: FigureColors) -> Figure {
    var figure = Figure(
      width: width, height: height, colors: colors, title: heading.title, summary: summary)
    addGrid(to: &figure, in: colors)
    addAxes(to: &figure, in: colors)
    // Later lines lie on top, and the largest of a chart comes first: so the smallest comes first.
    for curve in curves.filter(\.isBeside).reversed() { add(curve, to: &figure, in: colors) }
    for curve in curves.filter({ !$0.isBeside }).reversed() { add(curve, to: &figure, in: colors) }
    for label in labels { add(label, to: &figure, in: colors) }
    figure.add(heading.title, .title, colors.ink, x: Self.margin, baseline: 44)
    figure.add(heading.subtitle, .label, colors.secondInk, x: Self.margin, baseline: 64)
    for (index, note) in heading.notes.enumerated() {
      figure.add(
        note, .note, colors.secondInk, x: Self.margin,
        baseline: plot.bottom + 64 + 16 * Double(index))
    }
    return figure
  }

  private func addGrid(to figure: inout Figure, in colors: FigureColors) {
    figure.areas.append(
      Figure.Area(
        left: plot.bandLeft, top: plot.top, width: plot.right - plot.bandLeft,
        height: plot.height, color: colors.band))
    for tick in plot.axis.ticks where tick > 0 && !isNearMinimum(tick) {
      figure.addHairline(
        from: plot.left, to: plot.right, at: plot.y(of: Points(tick)), colors.hairline)
    }
    figure.areas.append(
      Figure.Area(
        left: plot.x(of: .large), top: plot.top, width: Figure.hairline, height: plot.height,
        color: colors.axis))
    figure.addHairline(from: plot.left, to: plot.right, at: minimum.y, colors.secondInk)
    figure.addHairline(from: plot.left, to: plot.right, at: plot.bottom, colors.axis)
  }

  /// Whether the label of a tick would touch that of the smallest size.
  private func isNearMinimum(_ tick: Double) -> Bool {
    abs((plot.y(of: Points(tick)) - minimum.y).value) < 14
  }

  private func addAxes(to figure: inout Figure, in colors: FigureColors) {
    let besideTicks = plot.left - 8
    for tick in plot.axis.ticks where !isNearMinimum(tick) {
      figure.add(
        Self.figure(Points(tick)), .note, colors.secondInk, x: besideTicks,
        baseline: plot.y(of: Points(tick)) + 4, anchor: .end)
    }
    figure.add(
      Self.figure(minimum.size), .strongNote, colors.ink, x: besideTicks, baseline: minimum.y + 4,
      anchor: .end)
    if let left = minimum.textLeft {
      figure.add(minimum.text, .note, colors.secondInk, x: left, baseline: minimum.y + 16)
    }
    figure.add("pt", .note, colors.secondInk, x: besideTicks, baseline: plot.top - 12, anchor: .end)
    figure.add(
      "Accessibility sizes", .note, colors.secondInk,
      x: (plot.bandLeft + plot.right) * 0.5, baseline: plot.top - 12, anchor: .middle)
    for category in ContentSizeCategory.allCases {
      let isDefault = category == .default
      figure.add(
        category.shortName, isDefault ? .strongNote : .note,
        isDefault ? colors.ink : colors.secondInk, x: plot.x(of: category),
        baseline: plot.bottom + 20, anchor: .middle)
    }
    figure.add(
      "default", .note, colors.secondInk, x: plot.x(of: .default), baseline: plot.bottom + 36,
      anchor: .middle)
    for (text, right) in [
      (Self.headings.large, columns.largeRight), (Self.headings.largest, columns.largestRight),
    ] {
      figure.add(text, .note, colors.secondInk, x: right, baseline: plot.top - 12, anchor: .end)
    }
  }

  private func add(_ curve: Curve, to figure: inout Figure, in colors: FigureColors) {
    let color = colors.hues[curve.hue % colors.hues.count]
    figure.lines.append(
      Figure.Line(
        places: curve.places, thickness: curve.isBeside ? 1 : 1.75, color: color,
        dashes: curve.isBeside ? Figure.Line.Dashes(length: 3, gap: 4) : nil))
    if curve.isBeside { return }
    for place in curve.places {
      switch curve.marker {
      case .dot: addDot(at: place, 5, color, to: &figure)
      case .ring:
        addDot(at: place, 6.5, color, to: &figure)
        addDot(at: place, 3, colors.background, to: &figure)
      case .cross:
        for slope in [-1.0, 1] {
          let reach: Points = 2.5
          figure.lines.append(
            Figure.Line(
              places: [
                DrawnStroke.Place(x: place.x - reach, y: place.y - reach * slope),
                DrawnStroke.Place(x: place.x + reach, y: place.y + reach * slope),
              ], thickness: 1.75, color: color, dashes: nil))
        }
      }
    }
  }

  private func addDot(
    at place: DrawnStroke.Place, _ thickness: Points, _ color: RGBAColor, to figure: inout Figure
  ) {
    figure.lines.append(
      Figure.Line(places: [place], thickness: thickness, color: color, dashes: nil))
  }

  /// A label with the thin line that leads to it.
  private func add(_ label: Label, to figure: inout Figure, in colors: FigureColors) {
    let curve = curves[label.curve]
    if let end = curve.places.last {
      figure.lines.append(
        Figure.Line(
          places: [
            DrawnStroke.Place(x: end.x + 6, y: end.y),
            DrawnStroke.Place(x: plot.right, y: end.y),
            DrawnStroke.Place(x: columns.nameLeft - 6, y: label.y),
          ], thickness: 0.75, color: colors.hues[curve.hue % colors.hues.count], dashes: nil))
    }
    let baseline = label.y + 4.5
    let ink = curve.isBeside ? colors.secondInk : colors.ink
    figure.add(label.name, .label, ink, x: columns.nameLeft, baseline: baseline)
    figure.add(
      label.atLarge, .label, ink, x: columns.largeRight, baseline: baseline, anchor: .end)
    figure.add(
      label.atLargest, curve.isBeside ? .label : .strongLabel, ink, x: columns.largestRight,
      baseline: baseline, anchor: .end)
  }
}
