/// What is known of the picture around a difference.
enum Surroundings {
  /// Nothing: it may differ, too.
  case unknown
  /// Most of it is the same to the pixel, so that both pictures were drawn by the same means, and less
  /// is no noise.
  case same
  /// All but a glyph or two is the same to the pixel, so that hardly anything is noise.
  case sameButOne

  /// Whether most of it is the same to the pixel.
  var isSame: Bool { self != .unknown }
}
