public import Imaging

/// A colour, which may differ between light and dark appearance.
///
/// The named colours differ from Apple's. They are chosen so that text has a contrast of 4.5 : 1
/// with the background of a window (WCAG 2.2, criterion 1.4.3).
public struct Color: Hashable, Sendable {
  private var light: RGBAColor
  private var dark: RGBAColor

  /// Creates a colour from a light and a dark variant.
  public init(light: RGBAColor, dark: RGBAColor) {
    self.light = light
    self.dark = dark
  }

  /// Creates a colour that is the same in light and dark appearance.
  public init(_ color: RGBAColor) {
    self.init(light: color, dark: color)
  }

  /// Creates a colour from sRGB components, each from 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(
      RGBAColor(
        red: Self.channel(red), green: Self.channel(green), blue: Self.channel(blue),
        alpha: Self.channel(opacity)))
  }

  /// Creates a grey, from 0 (black) to 1 (white).
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  private init(_ light: UInt32, dark: UInt32) {
    self.init(light: Self.color(light), dark: Self.color(dark))
  }

  private static func color(_ hex: UInt32) -> RGBAColor {
    RGBAColor(
      red: UInt8(hex >> 16 & 0xFF), green: UInt8(hex >> 8 & 0xFF), blue: UInt8(hex & 0xFF))
  }

  private static func channel(_ part: Double) -> UInt8 {
    part.isNaN ? 0 : UInt8((min(max(part, 0), 1) * 255).rounded(.toNearestOrAwayFromZero))
  }

  /// Returns the colour with its opacity multiplied.
  ///
  /// - Parameter opacity: A factor from 0 (invisible) to 1 (unchanged).
  public func opacity(_ opacity: Double) -> Color {
    func faded(_ color: RGBAColor) -> RGBAColor {
      RGBAColor(
        red: color.red, green: color.green, blue: color.blue,
        alpha: Self.channel(Double(color.alpha) / 255 * opacity))
    }
    return Color(light: faded(light), dark: faded(dark))
  }

  /// Creates a colour from its hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue.isFinite ? min(max(hue, 0), 1) : 0) * 6
    func channel(_ offset: Double) -> Double {
      let place = (sector + offset).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
  }

  /// Returns the mean of colours for each appearance; the clear colour if there are none.
  static func mean(of colors: [Color]) -> Color {
    guard !colors.isEmpty else { return .clear }
    func mean(_ parts: [UInt8]) -> UInt8 { UInt8(parts.reduce(0) { $0 + Int($1) } / parts.count) }
    func mean(_ colors: [RGBAColor]) -> RGBAColor {
      RGBAColor(
        red: mean(colors.map(\.red)), green: mean(colors.map(\.green)),
        blue: mean(colors.map(\.blue)), alpha: mean(colors.map(\.alpha)))
    }
    return Color(light: mean(colors.map(\.light)), dark: mean(colors.map(\.dark)))
  }

  /// Returns the variant for the appearance of an environment.
  func resolved(in environment: EnvironmentValues) -> RGBAColor {
    environment.colorScheme == .dark ? dark : light
  }

  /// A transparent colour.
  public static let clear = Color(white: 0, opacity: 0)
  /// Black in both appearances.
  public static let black = Color(white: 0)
  /// White in both appearances.
  public static let white = Color(white: 1)
  /// The colour of primary text, black or white.
  public static let primary = Color(0x000000, dark: 0xFFFFFF)
  /// The colour of secondary text.
  public static let secondary = Color(0x5F5F66, dark: 0xA2A2A9)
  /// The background colour of a window.
  public static let background = Color(0xFFFFFF, dark: 0x000000)
  /// The background colour of a window with grouped content.
  public static let groupedBackground = Color(0xF2F2F6, dark: 0x000000)
  /// The background colour of a group.
  public static let groupBackground = Color(0xFFFFFF, dark: 0x1C1C1F)
  /// The colour of filled controls and marks.
  public static let fill = Color(0xE6E6EB, dark: 0x323236)
  /// The colour of scroll indicators.
  static let indicator = Color(0x000000, dark: 0xFFFFFF).opacity(0.35)
  /// The background colour of panels above other content.
  static let panel = Color(0xECECF0, dark: 0x2C2C30)
  /// The colour of hairlines.
  public static let separator = Color(0xC8C8CC, dark: 0x3C3C40)
  /// The colour of interactive elements, blue.
  public static let accentColor = blue
  /// The colour of text on the accent colour.
  static let onAccent = Color(0xFFFFFF, dark: 0x000000)
  /// Blue, readable as text on a window in both appearances.
  public static let blue = Color(0x0061D1, dark: 0x5AA9FF)
  /// Red, readable as text on a window in both appearances.
  public static let red = Color(0xC5221B, dark: 0xFF6D63)
  /// Green, readable as text on a window in both appearances.
  public static let green = Color(0x1C7A34, dark: 0x4ACB69)
  /// Orange, readable as text on a window in both appearances.
  public static let orange = Color(0xA94F00, dark: 0xFFA340)
  /// Purple, readable as text on a window in both appearances.
  public static let purple = Color(0x8A33B5, dark: 0xC98BF0)
  /// Pink, readable as text on a window in both appearances.
  public static let pink = Color(0xC0225A, dark: 0xFF6E9C)
  /// Teal, readable as text on a window in both appearances.
  public static let teal = Color(0x0D7377, dark: 0x4CC9CF)
  /// Brown, readable as text on a window in both appearances.
  public static let brown = Color(0x7D5F3A, dark: 0xBE9C74)
  /// Yellow, readable as text on a window in both appearances.
  public static let yellow = Color(0x866400, dark: 0xFFD23F)
  /// Cyan, readable as text on a window in both appearances.
  public static let cyan = Color(0x006F94, dark: 0x5CD2FA)
  /// Mint, readable as text on a window in both appearances.
  public static let mint = Color(0x00756B, dark: 0x63E6E2)
  /// Indigo, readable as text on a window in both appearances.
  public static let indigo = Color(0x4B49B8, dark: 0x9391FF)
  /// Grey, readable as text on a window in both appearances.
  public static let gray = Color(0x6B6B70, dark: 0x98989D)
}

/// A colour used as a view fills all the space it is offered.
extension Color: PrimitiveView {
  func nodes(in context: ViewContext) -> [LayoutNode] {
    [ShapeNode(Rectangle(), .fill(self), named: "Color", in: context)]
  }
}
