package import DynamicType

/// A picture for an interface, under the name that SF Symbols gives one for the same purpose.
///
/// The names are Apple's, so that interfaces can be written as they are for Apple's systems. The drawings are our own or
/// of a free icon font, on a grid of 24 units. An em of text has 20 of these units. Their width and weight are close to
/// those of Apple's symbols; their shapes are not Apple's.
package struct Symbol: Hashable, Sendable {
  /// Its name, such as `star.fill`.
  package let name: String
  /// Whether there is a drawing of that name, and not the sign for none.
  package let isKnown: Bool
  private let drawing: SymbolDrawing

  /// The symbol of a name; `nil` where there is no drawing, and no rule that makes one of others.
  package init?(named name: String) {
    guard let drawing = SymbolDrawing(named: name) else { return nil }
    self.name = name
    isKnown = true
    self.drawing = drawing
  }

  /// The symbol of a name, or a crossed box as large as most symbols where there is none.
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

  /// Whether it points along the text, and so the other way where text runs from right to left.
  /// Symbols that are named after a side keep to it, as Apple's do.
  package var isDirectional: Bool { drawing.isDirectional }

  /// The symbol beside text of a size, above zero.
  ///
  /// - Parameters:
  ///   - pointSize: That of the text.
  ///   - weight: That of the text. At medium scale lines are as heavy as its stems, at the others lighter
  ///     and heavier by a tenth.
  ///   - isRightToLeft: Whether the text runs that way.
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
  /// How large a symbol is beside its text.
  package enum Scale: Hashable, Sendable, CaseIterable {
    /// Smaller than usual.
    case small
    /// As usual: taller than capitals by a third of them.
    case medium
    /// Larger than usual.
    case large

    /// How large a symbol is beside a medium one.
    fileprivate var factor: Double {
      switch self {
      case .small: 0.8
      case .medium: 1
      case .large: 1.28
      }
    }
  }
}
