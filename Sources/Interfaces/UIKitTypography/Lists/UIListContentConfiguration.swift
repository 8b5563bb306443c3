public import Foundation

/// An image and two texts, like the system's rows.
///
/// Distances are modelled. Texts side by side move below each other if they do not fit, and at
/// accessibility sizes.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The appearance of a text.
  public struct TextProperties {
    /// Its font.
    public var font: UIFont
    /// Its colour.
    public var color: UIColor
    /// The maximum number of lines; 0 for any.
    public var numberOfLines = 0
    /// The treatment of text that does not fit.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Whether the font follows changes of the text size; by default it does.
    public var adjustsFontForContentSizeCategory = true
    /// Whether it shrinks to fit the width.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest scale that text may shrink to.
    public var minimumScaleFactor: CGFloat = 0
  }

  /// The appearance of an image.
  public struct ImageProperties {
    /// The colour of a symbol; `nil` for the tint colour.
    public var tintColor: UIColor?
    /// The size of a symbol; `nil` for the size of the text.
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
  /// The appearance of the first text.
  public var textProperties: TextProperties
  /// The appearance of the second text.
  public var secondaryTextProperties: TextProperties
  /// The appearance of the image.
  public var imageProperties = ImageProperties()
  /// Whether the second text is at the trailing edge if both fit.
  public var prefersSideBySideTextAndSecondaryText: Bool
  /// The distance between picture and texts in points.
  public var imageToTextPadding: CGFloat = 16
  /// The minimum distance between texts side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The vertical distance between the texts, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// The margins around the content.
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

  /// Returns a view that shows the content.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
}
