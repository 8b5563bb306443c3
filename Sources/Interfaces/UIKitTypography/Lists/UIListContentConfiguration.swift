public import Foundation

/// A picture and two texts, as the system's rows have them.
///
/// Distances are modelled. Side by side, texts come one below the other where they do not fit, and at the
/// accessibility sizes.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text looks.
  public struct TextProperties {
    /// Its font.
    public var font: UIFont
    /// Its colour.
    public var color: UIColor
    /// The greatest number of lines; 0 for any.
    public var numberOfLines = 0
    /// What becomes of text that does not fit.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Whether it asks for its font anew after each change of the text size; it does unless told otherwise.
    public var adjustsFontForContentSizeCategory = true
    /// Whether it shrinks to fit the width.
    public var adjustsFontSizeToFitWidth = false
    /// The least part of its size that it may shrink to.
    public var minimumScaleFactor: CGFloat = 0
  }

  /// How a picture looks.
  public struct ImageProperties {
    /// The colour of a symbol; `nil` for what can be pressed.
    public var tintColor: UIColor?
    /// How large a symbol is; `nil` for as large as the text.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }

  /// The first text.
  public var text: String?
  /// The first text with its own attributes.
  public var attributedText: NSAttributedString?
  /// The second text.
  public var secondaryText: String?
  /// The second text with its own attributes.
  public var secondaryAttributedText: NSAttributedString?
  /// The picture.
  public var image: UIImage?
  /// How the first text looks.
  public var textProperties: TextProperties
  /// How the second text looks.
  public var secondaryTextProperties: TextProperties
  /// How the picture looks.
  public var imageProperties = ImageProperties()
  /// Whether the second text stands at the other side, where both fit.
  public var prefersSideBySideTextAndSecondaryText: Bool
  /// The distance between picture and texts in points.
  public var imageToTextPadding: CGFloat = 16
  /// The least distance between texts that stand side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The distance between texts of which one stands below the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// Distances around all.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)

  private init(second: UIFont.TextStyle, color: UIColor, isSideBySide: Bool) {
    textProperties = TextProperties(
      font: .preferredFont(forTextStyle: .body), color: .label)
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: second), color: color)
    prefersSideBySideTextAndSecondaryText = isSideBySide
  }

  /// A row with one text, or with a small one below it.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(second: .caption1, color: .label, isSideBySide: false)
  }

  /// A row with a small text below the first.
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(second: .caption1, color: .label, isSideBySide: false)
  }

  /// A row with a value at the other side.
  public static func valueCell() -> UIListContentConfiguration {
    UIListContentConfiguration(second: .body, color: .secondaryLabel, isSideBySide: true)
  }

  /// A view that shows it.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
}
