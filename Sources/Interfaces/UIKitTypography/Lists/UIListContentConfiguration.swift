public import Foundation

/// A content configuration with an image and two texts, like the rows of a system list.
///
/// Distances are modelled. Texts side by side move below each other if they do not fit, and at
/// accessibility sizes.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The appearance of a text in the configuration.
  public struct TextProperties {
    /// The font of the text.
    public var font: UIFont
    /// The colour of the text.
    public var color: UIColor
    /// The maximum number of lines; 0 for any.
    public var numberOfLines = 0
    /// The treatment of text that does not fit; by default an ellipsis at the end.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Whether the font follows changes of the text size; by default it does.
    public var adjustsFontForContentSizeCategory = true
    /// Whether the text shrinks to fit the width.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest scale that text may shrink to. With 0, the default, it does not shrink.
    public var minimumScaleFactor: CGFloat = 0
  }

  /// The appearance of the image in the configuration.
  public struct ImageProperties {
    /// The colour of a symbol; `nil` for the tint colour.
    public var tintColor: UIColor?
    /// The size of a symbol; `nil` for the size of the first text's font.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }

  /// The first text; `nil` for none.
  public var text: String?
  /// The first text with its own attributes, in place of ``text``; `nil` for none.
  public var attributedText: NSAttributedString?
  /// The second text; `nil` for none.
  public var secondaryText: String?
  /// The second text with its own attributes, in place of ``secondaryText``; `nil` for none.
  public var secondaryAttributedText: NSAttributedString?
  /// The image at the leading edge; `nil` for none.
  public var image: UIImage?
  /// The appearance of the first text.
  public var textProperties: TextProperties
  /// The appearance of the second text.
  public var secondaryTextProperties: TextProperties
  /// The appearance of the image.
  public var imageProperties = ImageProperties()
  /// Whether the second text is at the trailing edge if both fit.
  public var prefersSideBySideTextAndSecondaryText: Bool
  /// The distance between the image and the texts, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The minimum distance between texts side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The vertical distance between the texts, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// The margins around the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)

  private init(second: UIFont.TextStyle, color: UIColor, isSideBySide: Bool) {
    textProperties = TextProperties(
      font: .preferredFont(forTextStyle: .body), color: .label)
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: second), color: color)
    prefersSideBySideTextAndSecondaryText = isSideBySide
  }

  /// Returns a configuration whose second text is small and below the first.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(second: .caption1, color: .label, isSideBySide: false)
  }

  /// Returns a configuration whose second text is small and below the first, like ``cell()``.
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(second: .caption1, color: .label, isSideBySide: false)
  }

  /// Returns a configuration whose second text is grey, and at the trailing edge if both texts fit.
  public static func valueCell() -> UIListContentConfiguration {
    UIListContentConfiguration(second: .body, color: .secondaryLabel, isSideBySide: true)
  }

  /// Returns a ``UIListContentView`` that shows the configuration.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
}
