package import DynamicType

/// A picture for an interface, under the name that SF Symbols gives one for the same purpose.
///
/// The names are Apple's, so that interfaces can be written as they are for Apple's systems. The drawings are our own or
/// of a free icon font, on a grid of 24 units. An em of text has 20 of these units. Their width and weight are close to
/// those of Apple's symbols; their shapes are not Apple's.
package struct Symbol: Hashable, Sendable {
  /// The symbol's name, such as `star.fill`.
  package let name: String
  /// Whether the name has a drawing. If not, the symbol is a crossed box.
  package let isKnown: Bool
  private let drawing: SymbolDrawing

  /// Creates the symbol of a name. Returns `nil` if the name has no drawing, and no rule makes one
  /// from others.
  package init?(named name: String) {
    guard let drawing = SymbolDrawing(named: name) else { return nil }
    self.name = name
    isKnown = true
    self.drawing = drawing
  }

  /// Creates the symbol of a name, or a crossed box of the usual size for an unknown name.
  package init(orUnknown name: String) {
    if let symbol = Symbol(named: name) {
      self = symbol
    } else {
      self.name = name
      isKnown = false
      drawing = .unknown
    }
  }

  /// The names in the tables, in order. Variants of them are made by rule.
  package static var names: [String] {
    Set(SymbolDrawing.own.keys).union(SymbolDrawing.rows.keys).union(SymbolEnclosure.all.keys)
      .sorted()
  }

  /// Whether the symbol points along the text, so that right-to-left text mirrors it. Symbols that
  /// are named after a side are not mirrored, as with Apple's.
  package var isDirectional: Bool { drawing.isDirectional }

  /// Returns the symbol's image beside text of a size.
  ///
  /// - Parameters:
  ///   - pointSize: The text's point size, above zero.
  ///   - weight: The text's weight. At medium scale, lines are as heavy as the text's stems. At the
  ///     other scales they are a tenth lighter or heavier.
  ///   - isRightToLeft: Whether the text runs from right to left.
  package func image(
    pointSize: Points, weight: FontWeight = .regular, scale: Scale = .medium,
    isRightToLeft: Bool = false
  ) -> SymbolImage {
    let image = SymbolImage(
      drawing, pointSize: pointSize, line: SymbolDrawing.lineWidth(of: weight),
      factor: scale.factor)
    return isRightToLeft && isDirectional ? image.mirrored : image
  }

  /// The symbol of a height, above zero.
  package func image(
    height: Points, weight: FontWeight = .regular, scale: Scale, isRightToLeft: Bool
  ) -> SymbolImage {
    let whole = image(pointSize: 100, scale: scale)
    return image(
      pointSize: Points(height.value / whole.height.value * 100), weight: weight, scale: scale,
      isRightToLeft: isRightToLeft)
  }
}

extension Symbol {
  /// The size of a symbol relative to its text.
  package enum Scale: Hashable, Sendable, CaseIterable {
    /// Four fifths of the medium size.
    case small
    /// The usual size: a third taller than the text's capitals.
    case medium
    /// 1.28 times the medium size.
    case large

    /// The factor for the medium size.
    fileprivate var factor: Double {
      switch self {
      case .small: 0.8
      case .medium: 1
      case .large: 1.28
      }
    }
  }
}
