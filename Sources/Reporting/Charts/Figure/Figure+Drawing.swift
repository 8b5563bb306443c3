import DynamicType
import Imaging
package import Rendering
import Snapshots
import TextEngine

extension Figure {
  /// Returns the picture as a drawing for pixels.
  ///
  /// - Throws: The reason why its words cannot be set.
  package func drawing(by setter: SpecimenSetter) throws -> Drawing {
    var drawing = Drawing(width: width, height: height, background: background, runs: [])
    drawing.rules = areas.map { area in
      DrawnRule(
        left: area.left, right: area.left + area.width, baseline: area.top, rise: 0,
        thickness: area.height, color: area.color, isOverGlyphs: false)
    }
    drawing.strokes = lines.flatMap { line in
      line.pieces.map { DrawnStroke(through: $0, thickness: line.thickness, color: line.color) }
    }
    for words in words {
      let frame = try setter.frame(of: words.text, in: words.look, color: words.color)
      let left =
        switch words.anchor {
        case .start: words.x
        case .middle: words.x - frame.width * 0.5
        case .end: words.x - frame.width
        }
      drawing.add(frame, x: left, baseline: words.baseline)
    }
    return drawing
  }
}

extension Drawing {
  /// Adds laid-out text with the baseline of its first line at a height.
  mutating func add(_ frame: TextFrame, x: Points, baseline: Points) {
    let placed = Drawing(frame, background: background)
    let down = baseline - (frame.lines.first?.baseline ?? 0)
    runs += placed.runs.map { run in
      var run = run
      run.baseline += down
      for index in run.glyphs.indices { run.glyphs[index].x += x }
      return run
    }
    rules += placed.rules.map { rule in
      var rule = rule
      rule.baseline += down
      rule.left += x
      rule.right += x
      return rule
    }
  }
}

extension Figure.Line {
  /// The lines to draw: the line itself, or each of its dashes.
  var pieces: [[DrawnStroke.Place]] {
    guard let dashes, places.count > 1 else { return [places] }
    var pieces: [[DrawnStroke.Place]] = []
    var piece = [places[0]]
    var isDash = true
    var left = dashes.length.value
    for (start, end) in zip(places, places.dropFirst()) {
      let (dx, dy) = (end.x.value - start.x.value, end.y.value - start.y.value)
      let length = (dx * dx + dy * dy).squareRoot()
      var walked = 0.0
      while length - walked > left {
        walked += left
        let place = DrawnStroke.Place(
          x: Points(start.x.value + dx * walked / length),
          y: Points(start.y.value + dy * walked / length))
        if isDash { pieces.append(piece + [place]) }
        isDash.toggle()
        piece = [place]
        left = isDash ? dashes.length.value : dashes.gap.value
      }
      left -= length - walked
      if isDash { piece.append(end) }
    }
    if isDash, piece.count > 1 { pieces.append(piece) }
    return pieces
  }
}
