import DesignTokens
import DynamicType
import Snapshots
import TextEngine

extension TypeStyle {
  /// The style that a typography token comes to; its path is its name.
  ///
  /// - Parameter families: The families there are, as `FontFolder` spells them: the first the token
  ///   names that is among them is taken, and the first it names where none is.
  init(_ token: TypographyToken, relativeTo style: TextStyle, families: [String]) {
    let size = token.size.points
    let known = Dictionary(
      families.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
    let family = token.families.lazy.compactMap { known[$0.lowercased()] }.first
    self.init(
      "\(token.path)", family: family ?? token.families.first, size: size,
      curve: .textStyle(style), lineHeight: token.lineHeight?.styleLineHeight(at: size))
    attributes.weight = token.weight
    if token.isItalic { attributes.traits.insert(.italic) }
    attributes.tracking = token.letterSpacing?.tracking
  }
}

extension TypographyToken.LineHeight {
  /// The line height as a style has it. Tokens know one size, so lines grow with the text.
  fileprivate func styleLineHeight(at size: Points) -> TypeStyle.LineHeight? {
    switch self {
    case .multiple(let multiple): .scaled(size * multiple)
    case .length(let length): .scaled(length.points)
    case .automatic: nil
    }
  }
}

extension TypographyToken.LetterSpacing {
  fileprivate var tracking: Tracking {
    switch self {
    case .length(let length): .points(length.points)
    case .em(let share): .em(share)
    }
  }
}
