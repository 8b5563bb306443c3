/// The weight of a face, in units of OpenType's `usWeightClass` (OpenType specification, OS/2).
///
/// The names are UIKit's. A variable font also has the weights between the named ones.
public struct FontWeight: RawRepresentable, Hashable, Sendable {
  /// The weight class, 1 to 1000; 400 is regular.
  public let rawValue: Int

  /// Creates a weight from its class.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Weight class 100.
  public static let ultraLight = FontWeight(rawValue: 100)
  /// Weight class 200.
  public static let thin = FontWeight(rawValue: 200)
  /// Weight class 300.
  public static let light = FontWeight(rawValue: 300)
  /// Weight class 400, the weight of running text.
  public static let regular = FontWeight(rawValue: 400)
  /// Weight class 500.
  public static let medium = FontWeight(rawValue: 500)
  /// Weight class 600.
  public static let semibold = FontWeight(rawValue: 600)
  /// Weight class 700.
  public static let bold = FontWeight(rawValue: 700)
  /// Weight class 800.
  public static let heavy = FontWeight(rawValue: 800)
  /// Weight class 900.
  public static let black = FontWeight(rawValue: 900)

  private static let names = [
    100: "ultraLight", 200: "thin", 300: "light", 400: "regular", 500: "medium", 600: "semibold",
    700: "bold", 800: "heavy", 900: "black",
  ]

  /// UIKit's name of the weight, or the class if it has none: `semibold`, `450`.
  public var name: String { Self.names[rawValue] ?? String(rawValue) }
}

extension FontWeight: Comparable {
  /// Returns whether the first weight is lighter.
  public static func < (left: FontWeight, right: FontWeight) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension FontWeight: CustomStringConvertible {
  /// The same text as ``name``.
  public var description: String { name }
}
