import DynamicType

extension ResolvedText {
  /// The text with every size and length of its spans shrunk, sizes to quarter points.
  ///
  /// A style's leading shrinks with them (a model); places on an optical-size axis stay.
  func scaled(by factor: Double) -> ResolvedText {
    guard factor != 1 else { return self }
    var scaled = self
    for index in scaled.spans.indices {
      scaled.spans[index].pointSize = Self.shrunk(spans[index].pointSize, by: factor)
      scaled.spans[index].tracking = spans[index].tracking.scaled(by: factor)
      scaled.spans[index].baselineOffset = spans[index].baselineOffset * factor
      scaled.spans[index].line = spans[index].line.map { Self.shrunk($0, by: factor) }
    }
    scaled.line = Self.shrunk(line, by: factor)
    return scaled
  }

  private static func shrunk(_ line: LineSetting, by factor: Double) -> LineSetting {
    var rule = line.rule
    if case .leading(let leading) = rule { rule = .leading(leading * factor) }
    return LineSetting(rule, face: line.face, pointSize: shrunk(line.pointSize, by: factor))
  }

  /// Never nothing, which could not be drawn.
  private static func shrunk(_ size: Points, by factor: Double) -> Points {
    max(min(0.25, size), SizeRounding.quarterPoint.rounded(size * factor))
  }
}
