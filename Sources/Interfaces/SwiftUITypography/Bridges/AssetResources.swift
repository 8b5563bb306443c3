public import UIKitTypography

extension Image {
  /// Creates a picture from the app's asset catalogues. If none has the name, nothing is drawn and
  /// the test warns.
  public init(_ resource: ImageResource) { self.init(asset: resource.name) }
}

extension Color {
  /// Creates a colour from the app's asset catalogues. If none has the name, the colour is clear
  /// and the test warns.
  public init(_ resource: ColorResource) { self = Self.asset(resource.name) }
}
