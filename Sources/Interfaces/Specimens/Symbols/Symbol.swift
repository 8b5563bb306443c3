package import DynamicType

/// A picture for an interface, under the name that SF Symbols gives one for the same purpose.
///
/// The names are Apple's, so that interfaces can be written as they are for Apple's systems; every
/// drawing is our own, on a grid of 24 units of which a letter's em takes 20. It stands in: its width
/// and its weight are near to those of a symbol there, its lines are others.
package struct Symbol: Hashable, Sendable {
  /// Its name, such as `star.fill`.
  package let name: String
  private let drawing: SymbolDrawing

  /// The symbol of a name; `nil` where nobody has drawn one.
  package init?(named name: String) {
    guard let drawing = SymbolDrawing.all[name] else { return nil }
    self.name = name
    self.drawing = drawing
  }

  /// The names there are, in order.
  package static var names: [String] { SymbolDrawing.all.keys.sorted() }

  /// Whether it points along the text, and so the other way where text runs from right to left.
  /// Symbols that are named after a side keep to it, as Apple's do.
  package var isDirectional: Bool { drawing.isDirectional }

  /// The symbol beside text of a size.
  ///
  /// - Parameters:
  ///   - pointSize: That of the text.
  ///   - weight: That of the text. At medium scale lines are as heavy as its stems, at the others lighter
  ///     and heavier by a tenth.
  package func image(
    pointSize: Points, weight: FontWeight = .regular, scale: Image.Scale = .medium
  ) -> SymbolImage {
    SymbolImage(
      drawing, pointSize: pointSize, line: SymbolDrawing.lineWidth(of: weight),
      factor: scale.factor)
  }
}

extension Image.Scale {
  /// How large a symbol is beside a medium one, which is taller than capitals by a third of them.
  fileprivate var factor: Double {
    switch self {
    case .small: 0.8
    case .medium: 1
    case .large: 1.28
    }
  }
}
