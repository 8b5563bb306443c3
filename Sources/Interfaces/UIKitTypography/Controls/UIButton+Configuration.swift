public import Foundation

extension UIButton {
  /// The content and the look of a button.
  public struct Configuration {
    private enum Kind { case plain, gray, tinted, filled }

    private var kind: Kind
    /// The title. Its style depends on ``buttonSize``.
    public var title: String?
    /// The title with its own attributes.
    public var attributedTitle: AttributedString?
    /// A closure that changes the attributes of ``title``.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The picture.
    public var image: UIImage?
    /// The distance between title and picture in points.
    public var imagePadding: CGFloat = 0
    /// The size of the image if it is a symbol; `nil` for the image's own configuration.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The alignment of the title's lines.
    public var titleAlignment = TitleAlignment.automatic
    /// The insets of the content; those of ``buttonSize`` unless you set others.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }
    private var ownInsets: NSDirectionalEdgeInsets?
    /// The colour of title and image; `nil` for the style's own. A disabled button is grey.
    public var baseForegroundColor: UIColor?
    /// The background colour; `nil` for the style's own. That of a disabled button is grey.
    public var baseBackgroundColor: UIColor?
    /// The style of the corners.
    public var cornerStyle = CornerStyle.dynamic
    /// The background. Its colour and corner radius replace those of the style where they are set.
    public var background = UIBackgroundConfiguration()
    /// A text below the title, in the footnote style. (The style is modelled.)
    public var subtitle: String?
    /// The subtitle with its own attributes.
    public var attributedSubtitle: AttributedString?
    /// A closure that changes the attributes of ``subtitle``.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The size of the button, which sets its insets and the text style of the title. (Modelled.)
    public var buttonSize = Size.medium
    /// The side of the texts on which the picture is placed.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between title and subtitle in points.
    public var titlePadding: CGFloat = 1
    /// How a title that is too long is shortened. With a truncating mode, the title is one line.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Whether an activity indicator replaces the picture. It is not drawn here.
    public var showsActivityIndicator = false

    /// The size of a button, which sets its insets and the text style of its title.
    public enum Size: Int, Hashable, Sendable {
      /// 7 pt above and below, 12 pt at the sides, and the body style.
      case medium
      /// 5 pt above and below, 10 pt at the sides, and the subheadline style.
      case small
      /// 5 pt above and below, 10 pt at the sides, and the subheadline style, as in ``small``.
      case mini
      /// 15 pt above and below, 20 pt at the sides, and the body style.
      case large

      fileprivate var insets: NSDirectionalEdgeInsets {
        let (high, wide): (CGFloat, CGFloat) =
          switch self {
          case .mini, .small: (5, 10)
          case .medium: (7, 12)
          case .large: (15, 20)
          }
        return NSDirectionalEdgeInsets(top: high, leading: wide, bottom: high, trailing: wide)
      }
    }

    /// The text style of the title.
    var titleStyle: UIFont.TextStyle {
      switch buttonSize {
      case .mini, .small: .subheadline
      case .medium, .large: .body
      }
    }

    private init(_ kind: Kind) {
      self.kind = kind
    }

    /// The style of a button's corners. A positive corner radius of ``background`` replaces it.
    public enum CornerStyle: Int, Hashable, Sendable {
      /// The corner radius of ``background``.
      case fixed = -1
      /// A radius of 6 pt.
      case dynamic
      /// A radius of 4 pt.
      case small
      /// A radius of 6 pt.
      case medium
      /// A radius of 10 pt.
      case large
      /// Half the height of the button.
      case capsule
    }

    /// The alignment of a title's lines.
    public enum TitleAlignment: Int, Hashable, Sendable {
      /// The centre.
      case automatic
      /// The leading edge.
      case leading
      /// The centre.
      case center
      /// The trailing edge.
      case trailing
    }

    /// Returns a style without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Returns a style with a grey background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Returns a style with a pale background in the tint colour.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Returns a style with a background in the tint colour and white text.
    public static func filled() -> Configuration { Configuration(.filled) }

    /// Returns the colour of texts and image. (Modelled for a disabled button.)
    @MainActor func foreground(of button: UIButton) -> UIColor {
      guard button.isEnabled else { return .tertiaryLabel }
      return baseForegroundColor ?? (kind == .filled ? .white : button.tintColor)
    }

    /// Returns the colour of the background; `nil` for none. (Modelled for a disabled button.)
    @MainActor func backgroundColor(of button: UIButton) -> UIColor? {
      if let color = background.backgroundColor { return color }
      if !button.isEnabled, kind != .plain { return .tertiarySystemFill }
      let tint: UIColor = button.tintColor
      return switch kind {
      case .plain: baseBackgroundColor
      case .gray: baseBackgroundColor ?? .secondarySystemFill
      case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
      case .filled: baseBackgroundColor ?? tint
      }
    }

    func radius(height: CGFloat) -> CGFloat {
      if cornerStyle == .fixed || background.cornerRadius > 0 {
        return max(0, background.cornerRadius)
      }
      return switch cornerStyle {
      case .small: 4
      case .fixed, .dynamic, .medium: 6
      case .large: 10
      case .capsule: height / 2
      }
    }
  }
}
