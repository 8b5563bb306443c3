import AssetCatalogues

extension Color {
  /// The RGB colour space of a colour's components.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The sRGB colour space.
    case sRGB
    /// The sRGB colour space with linear components.
    case sRGBLinear
    /// The Display P3 colour space. Colours outside sRGB are clipped.
    case displayP3
  }

  /// Creates a colour from components in a colour space, each from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    let channels = colorSpace.inSRGB([red, green, blue])
    self.init(red: channels[0], green: channels[1], blue: channels[2], opacity: opacity)
  }

  /// Creates a grey in a colour space, from 0 (black) to 1 (white).
  public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }
}

extension Color.RGBColorSpace {
  /// Converts components from this space to sRGB.
  fileprivate func inSRGB(_ channels: [Double]) -> [Double] {
    switch self {
    case .sRGB: channels
    case .sRGBLinear: channels.map(AssetColor.Value.encoded)
    case .displayP3: AssetColor.Value.fromDisplayP3(channels)
    }
  }
}
