import DynamicType
public import Foundation

extension UIFont {
  /// A text style, with its own sizes and leading.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name that UIKit gives the style, such as `UICTFontTextStyleBody`.
    public let rawValue: String

    /// Creates the style with a name. An unknown name gives the sizes of ``body``. (Modelled.)
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    init(_ style: DynamicType.TextStyle) {
      rawValue = style.rawName
    }

    var style: DynamicType.TextStyle {
      DynamicType.TextStyle.allCases.first { $0.rawName == rawValue } ?? .body
    }

    /// The largest title, since iOS 17.
    public static let extraLargeTitle = TextStyle(.extraLargeTitle)
    /// The second largest title, since iOS 17.
    public static let extraLargeTitle2 = TextStyle(.extraLargeTitle2)
    /// The title of a screen.
    public static let largeTitle = TextStyle(.largeTitle)
    /// The first level of headings.
    public static let title1 = TextStyle(.title1)
    /// The second level of headings.
    public static let title2 = TextStyle(.title2)
    /// The third level of headings.
    public static let title3 = TextStyle(.title3)
    /// A heading as large as the body, but semibold.
    public static let headline = TextStyle(.headline)
    /// Running text.
    public static let body = TextStyle(.body)
    /// Text that is set off from the body.
    public static let callout = TextStyle(.callout)
    /// A heading below the headline.
    public static let subheadline = TextStyle(.subheadline)
    /// Notes and small print.
    public static let footnote = TextStyle(.footnote)
    /// The larger size of captions.
    public static let caption1 = TextStyle(.caption1)
    /// The smaller size of captions.
    public static let caption2 = TextStyle(.caption2)
  }

  /// The weight of a font as a number from −1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight from −1 to 1; 0 is regular.
    public let rawValue: CGFloat

    /// Creates a weight with a number from −1 to 1.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a weight with a number from −1 to 1.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The weight −0.8, which is class 100.
    public static let ultraLight = Weight(-0.8)
    /// The weight −0.6, which is class 200.
    public static let thin = Weight(-0.6)
    /// The weight −0.4, which is class 300.
    public static let light = Weight(-0.4)
    /// The weight 0, which is class 400.
    public static let regular = Weight(0)
    /// The weight 0.23, which is class 500.
    public static let medium = Weight(0.23)
    /// The weight 0.3, which is class 600.
    public static let semibold = Weight(0.3)
    /// The weight 0.4, which is class 700.
    public static let bold = Weight(0.4)
    /// The weight 0.56, which is class 800.
    public static let heavy = Weight(0.56)
    /// The weight 0.62, which is class 900.
    public static let black = Weight(0.62)

    private static let named: [(number: Double, weight: FontWeight)] = [
      (-0.8, .ultraLight), (-0.6, .thin), (-0.4, .light), (0, .regular), (0.23, .medium),
      (0.3, .semibold), (0.4, .bold), (0.56, .heavy), (0.62, .black),
    ]

    /// The weight class. It is interpolated between two named weights.
    var weight: FontWeight {
      let number = Double(rawValue)
      guard let upper = Self.named.firstIndex(where: { $0.number >= number }) else { return .black }
      guard upper > 0 else { return .ultraLight }
      let (low, high) = (Self.named[upper - 1], Self.named[upper])
      let part = (number - low.number) / (high.number - low.number)
      let step = Double(high.weight.rawValue - low.weight.rawValue)
      return FontWeight(rawValue: low.weight.rawValue + Int((part * step).rounded()))
    }

    init(_ weight: FontWeight) {
      let place = Double(weight.rawValue) / 100 - 1
      let lower = min(max(Int(place), 0), Self.named.count - 1)
      let upper = min(lower + 1, Self.named.count - 1)
      let (low, high) = (Self.named[lower].number, Self.named[upper].number)
      rawValue = CGFloat(low + (high - low) * min(max(place - Double(lower), 0), 1))
    }
  }
}
