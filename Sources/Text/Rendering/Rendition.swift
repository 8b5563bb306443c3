public import Imaging

/// A drawing turned into pixels.
public struct Rendition: Sendable {
  /// The picture: the drawing's area, and beyond it as far as there is ink.
  public let bitmap: Bitmap
  /// Where the drawing's area lies in the picture, in px.
  public let area: PixelRect
  /// The ink, in px of the picture; `nil` where there is none.
  public let ink: PixelRect?
}
