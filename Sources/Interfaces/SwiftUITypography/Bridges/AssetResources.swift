public import UIKitTypography

extension Image {
  /// Creates a picture from the app's asset catalogues. A name that none has shows nothing, and the test warns.
  public init(_ resource: ImageResource) { self.init(asset: resource.name) }
}

extension Color {
  /// Creates a colour from the app's asset catalogues. A name that none has is clear, and the test warns.
  public init(_ resource: ColorResource) { self = Self.asset(resource.name) }
}
