public import Foundation
package import Imaging

/// An immutable colour, or a dynamic colour that a closure returns for each trait collection.
public final class UIColor: NSObject, Sendable {
  private let mark = ForeignTypeMark()

  private enum Kind: Sendable {
    case fixed(Channels)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  /// Channels in sRGB, each from 0 to 1.
  struct Channels: Hashable, Sendable {
    var red: Double
    var green: Double
    var blue: Double
    var alpha: Double
  }

  private let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
  }

  init(_ channels: Channels) {
    kind = .fixed(channels)
  }

  /// Creates a colour in sRGB; channels below 0 count as 0 and above 1 as 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Channels(
        red: Self.channel(red), green: Self.channel(green), blue: Self.channel(blue),
        alpha: Self.channel(alpha)))
  }

  /// Creates a grey, from 0 for black to 1 for white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a colour by hue, saturation and brightness, each from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let sector = Double(Self.channel(hue)) * 6
    let chroma = Self.channel(saturation)
    let channel = { (offset: Double) -> CGFloat in
      let place = (sector + offset).truncatingRemainder(dividingBy: 6)
      let part = max(0, min(place, 4 - place, 1))
      return CGFloat(Self.channel(brightness) * (1 - chroma * part))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// Creates a dynamic colour from a closure that returns a colour for each trait collection.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(.dynamic(dynamicProvider))
  }

  private static func channel(_ value: CGFloat) -> Double {
    value.isNaN ? 0 : Double(min(max(value, 0), 1))
  }

  /// Returns the fixed colour for a trait collection.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(channels(in: traitCollection))
  }

  /// Returns the same colour with another opacity, from 0 to 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch kind {
    case .fixed(var channels):
      channels.alpha = Self.channel(alpha)
      return UIColor(channels)
    case .dynamic(let provider):
      return UIColor { traits in provider(traits).withAlphaComponent(alpha) }
    }
  }

  /// The same colour at half its opacity.
  var faded: UIColor {
    UIColor { traits in
      var channels = self.channels(in: traits)
      channels.alpha /= 2
      return UIColor(channels)
    }
  }

  func channels(in traits: UITraitCollection) -> Channels {
    var kind = kind
    // A provider that returns dynamic colours without end is taken for black.
    for _ in 0..<16 {
      switch kind {
      case .fixed(let channels): return channels
      case .dynamic(let provider): kind = provider(traits).kind
      }
    }
    return Channels(red: 0, green: 0, blue: 0, alpha: 1)
  }

  /// Returns the colour for a trait collection, with 8 bits per channel.
  package func color(in traits: UITraitCollection) -> RGBAColor {
    let channels = channels(in: traits)
    let byte = { (value: Double) in UInt8((value * 255).rounded()) }
    return RGBAColor(
      red: byte(channels.red), green: byte(channels.green), blue: byte(channels.blue),
      alpha: byte(channels.alpha))
  }

  /// Returns whether another object is the same colour. Dynamic colours are equal only if they are
  /// the same object.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if other === self { return true }
    if case .fixed(let one) = kind, case .fixed(let two) = other.kind { return one == two }
    return false
  }

  /// The hash value of the channels, or of the identity of a dynamic colour.
  public override var hash: Int {
    if case .fixed(let channels) = kind { return channels.hashValue }
    return ObjectIdentifier(self).hashValue
  }

  /// The channels, from 0 to 1, or the word `dynamic`, for debugging.
  public override var description: String {
    guard case .fixed(let channels) = kind else { return "<UIColor: dynamic>" }
    return "<UIColor: red \(channels.red), green \(channels.green), blue \(channels.blue), "
      + "alpha \(channels.alpha)>"
  }
}
