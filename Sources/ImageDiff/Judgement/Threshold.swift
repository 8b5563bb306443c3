/// From what size on a difference between two pictures of text counts.
///
/// Measured on labelled pairs of pictures: each lies between the most that redrawing the same text gave
/// (other rasterisers, other supersampling, glyphs snapped to quarter pixels) and the least that a change
/// gave. Both are named where they are close.
enum Threshold {
  /// Levels of 255 that a channel may be off anywhere.
  static let level: UInt8 = 2

  /// Px that a line or a section of one may have moved by: redrawn 0.10, changed 0.26.
  static let shift = 0.18
  /// Px that one cluster may have moved by among others that did not: redrawn 0.27, changed 0.43.
  static let clusterShift = 0.45
  /// Px that a whole piece must have moved by for its middle to be trusted over a fit.
  static let farShift = 0.7
  /// Px of ink gained or lost along each px of edge, by four clusters of five: redrawn 0.06, changed
  /// 0.13.
  static let weight = 0.11
  /// The same for a few glyphs: l instead of I gave 0.12.
  static let weightOfFew = 0.18
  /// Change of the fullest ink, as a share of it: redrawn 0.03, changed 0.13.
  static let contrast = 0.08
  /// Change of a line's colour, the brightness set aside, as a share of its contrast.
  static let chroma = 0.08
  /// The same for one cluster.
  static let clusterChroma = 0.2
  /// How far pixels lie off the colour of their text, as a share of its ink: smoothed in grey, and for the
  /// stripes of a screen.
  static let fringe = (gray: 0.06, subpixel: 0.12)
  /// Levels of 255 that the ground may have changed by.
  static let ground: UInt8 = 2
  /// Ink outside what the other picture has within a pixel, as a share of the contrast: redrawn 0.23,
  /// lost accents 0.45.
  static let mark = 0.32
  /// The same where the text around is the same to the pixel: a dot of two pixels lost 0.2.
  static let markAmongEqual = 0.2
  /// The same where no pixel changed the other way either, as a dot inside a letter is lost.
  static let faintMark = 0.1
  /// The same where text moved, and parts of a pixel remain between it and where it came from.
  static let markAmongMoved = 0.5
  /// What a shift may leave unexplained, as a share of the edges: redrawn 0.14 for a line and 0.22 for a
  /// cluster.
  static let residual = 0.22
  /// The same for a part among others that are the same, where ink came or went rather than moved.
  static let partResidual = 0.15
  /// The same for a cluster.
  static let clusterResidual = 0.4
  /// Change of the spread of a line's ink upright that tells a size from a spacing, as a share of the
  /// change of its width.
  static let sizeShare = 0.4
  /// The least such change of the spread where the width grew unevenly, as a share.
  static let taller = 0.006
  /// The greatest difference of a pixel in a part among others that are the same, as a share of the
  /// contrast: redrawn 0.19, changed 0.16.
  static let telling: Float = 0.2
  /// Below that, the difference along each px of edge: redrawn 0.11, changed 0.17.
  static let faintlyTelling = 0.13
  /// Share of clusters that are the same to the pixel from which on both pictures were drawn by the same
  /// means, so that a difference elsewhere is no noise.
  static let sameMeans = 0.5
}
