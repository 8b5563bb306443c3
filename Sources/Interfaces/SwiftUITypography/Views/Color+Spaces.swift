import AssetCatalogues

extension Color {
  /// The space of a colour's channels.
  public enum RGBColorSpace: Hashable, Sendable {
    /// sRGB.
    case sRGB
    /// sRGB without its curve.
    case sRGBLinear
    /// Display P3. What sRGB does not have is cut off.
    case displayP3
  }

  /// Creates a colour from its channels in a space, each from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    let channels = colorSpace.inSRGB([red, green, blue])
    self.init(red: channels[0], green: channels[1], blue: channels[2], opacity: opacity)
  }

  /// Creates a grey in a space, from 0 (black) to 1 (white).
  public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }
}

extension Color.RGBColorSpace {
  /// Channels of this space in sRGB.
  fileprivate func inSRGB(_ channels: [Double]) -> [Double] {
    switch self {
    case .sRGB: channels
    case .sRGBLinear: channels.map(AssetColor.Value.encoded)
    case .displayP3: AssetColor.Value.fromDisplayP3(channels)
    }
  }
}
