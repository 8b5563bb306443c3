import DesignTokens
import DynamicType
import Snapshots
import TextEngine

extension TypeStyle {
  /// Creates the style of a typography token; its path is its name.
  init(_ token: TypographyToken, relativeTo style: TextStyle, font: TokenFont) {
    let size = token.size.points
    self.init(
      "\(token.path)", family: font.family, size: size,
      curve: .textStyle(style), lineHeight: token.lineHeight?.styleLineHeight(at: size))
    attributes.weight = token.weight ?? font.words?.weight
    if token.isItalic || font.words?.isItalic ?? false { attributes.traits.insert(.italic) }
    attributes.width = (token.width ?? font.words?.width).map { FontWidth(rawValue: $0) }
    attributes.tracking = token.letterSpacing?.tracking
    if let spacing = token.paragraphSpacing { paragraph.paragraphSpacing = spacing.points }
  }
}

extension TypographyToken.LineHeight {
  /// Returns the line height of the style. Tokens have one size, so lines grow with the text.
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
