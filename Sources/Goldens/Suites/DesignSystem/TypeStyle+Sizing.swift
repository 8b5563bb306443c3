package import DynamicType

extension FontSteps.Sizing {
  /// The resulting sizes and line heights, category by category; `nil` where the words do not
  /// determine them.
  package var derived: (sizes: [Points], lineHeights: [Points?])? {
    guard let curve = ScaleCurve(words: curve) else { return nil }
    var style = TypeStyle("", size: size, curve: curve, minimum: minimum, maximum: maximum)
    if let rounding {
      guard let rule = SizeRounding(words: rounding) else { return nil }
      style.rounding = rule
    }
    if let lineHeight {
      guard let height = TypeStyle.LineHeight(words: lineHeight) else { return nil }
      style.lineHeight = height
    }
    guard let sizes = try? ContentSizeCategory.allCases.map(style.pointSize),
      let atLarge = try? style.pointSize(at: .large)
    else { return nil }
    return (sizes, sizes.map { style.lineHeight?.points(at: $0, atLarge: atLarge) })
  }
}

extension ScaleCurve {
  /// The curve as in a layout text.
  var words: String {
    switch self {
    case .fixed: "none"
    case .textStyle(let style): style.name
    case .preferred(let style, 1): "\(style.name) itself"
    case .preferred(let style, let factor): "\(style.name) itself times \(Points(factor))"
    case .factor(let factor): "none, times \(Points(factor))"
    case .table: "a table"
    case .androidNonLinear(let scale): "Android’s at \(Points(scale))"
    case .android: "Android’s"
    }
  }
}

extension SizeRounding {
  /// The rounding rule as in a layout text.
  var words: String {
    switch self {
    case .none: "none"
    case .wholePoint: "whole points"
    case .pixelGrid(let scale): "whole pixels at \(scale)"
    case .quarterPoint: "quarter points"
    }
  }
}

extension TypeStyle.LineHeight {
  /// The line height as in a layout text; `nil` where the paragraph's own key has it.
  var words: String? {
    switch self {
    case .multiple: nil
    case .scaled(let height): "\(height) pt at Large"
    case .fixed(let height): "\(height) pt"
    }
  }

  /// Returns the height of a line for a text size; `nil` where it depends on the face.
  func points(at size: Points, atLarge: Points) -> Points? {
    switch self {
    case .multiple: nil
    case .scaled(let height): atLarge > 0 ? height * (size.value / atLarge.value) : height
    case .fixed(let height): height
    }
  }
}

extension ScaleCurve {
  /// Reads a curve from ``words``; `nil` for a table, whose sizes are not in the words.
  fileprivate init?(words: String) {
    let styles = TextStyle.allCases.flatMap { [ScaleCurve.textStyle($0), .preferred($0)] }
    if let known = ([.fixed, .android] + styles).first(where: { $0.words == words }) {
      self = known
      return
    }
    let parts = words.split(separator: " ")
    guard let number = parts.last.flatMap({ Double($0) }) else { return nil }
    let candidates =
      [.factor(number), .androidNonLinear(fontScale: number)]
      + TextStyle.allCases.map { ScaleCurve.preferred($0, factor: number) }
    guard let known = candidates.first(where: { $0.words == words }) else { return nil }
    self = known
  }
}

extension SizeRounding {
  fileprivate init?(words: String) {
    let scale = words.split(separator: " ").last?.dropLast().description
    let grid = scale.flatMap { Double($0) }.map {
      SizeRounding.pixelGrid(DisplayScale(pixelsPerPoint: $0))
    }
    let candidates = [SizeRounding.none, .wholePoint, .quarterPoint, grid].compactMap(\.self)
    guard let known = candidates.first(where: { $0.words == words }) else { return nil }
    self = known
  }
}

extension TypeStyle.LineHeight {
  fileprivate init?(words: String) {
    guard let number = words.split(separator: " ").first.flatMap({ Double($0) }) else { return nil }
    let candidates: [TypeStyle.LineHeight] = [.fixed(Points(number)), .scaled(Points(number))]
    guard let known = candidates.first(where: { $0.words == words }) else { return nil }
    self = known
  }
}
