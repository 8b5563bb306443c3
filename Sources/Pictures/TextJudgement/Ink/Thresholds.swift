/// From what size on a difference between two pictures of text counts.
///
/// Measured on labelled pairs of pictures: each lies between the most that redrawing the same text gave
/// (other rasterisers, other supersampling, glyphs snapped to quarter pixels) and the least that a change
/// gave. Both are named where they are close.
struct Thresholds: Hashable {
  /// Those by which a change is told.
  static let ordinary = Thresholds(share: 1)
  /// Four fifths of them, by which what passes near its limits is told.
  static let near = Thresholds(share: 0.8)

  /// By which share the thresholds below count.
  let share: Double

  /// Levels of 255 that a channel may be off anywhere.
  static let level: UInt8 = 2

  /// Px that a line or a section of one may have moved by: redrawn 0.10, changed 0.26.
  var shift: Double { 0.18 * share }
  /// The same by the middle of its ink, which is exact where a fit overrates parts of a pixel by a third.
  var exactShift: Double { 0.14 * share }
  /// Px that one cluster may have moved by among others that did not: redrawn 0.27, changed 0.43.
  var clusterShift: Double { 0.45 * share }
  /// Px that a whole piece must have moved by for its middle to be trusted over a fit.
  static let farShift = 0.7
  /// Px of ink gained or lost along each px of edge, by four clusters of five: redrawn 0.06, changed
  /// 0.13.
  var weight: Double { 0.11 * share }
  /// The same for a few glyphs: l instead of I gave 0.12.
  var weightOfFew: Double { 0.18 * share }
  /// Change of the fullest ink, as a share of it: redrawn 0.03, changed 0.13.
  var contrast: Double { 0.08 * share }
  /// Levels that the colour of ink may have changed by where it covers each pixel as before.
  var color: Double { 2 * share }
  /// Levels that a channel may be off where all glyph clusters of a line have the same ink: what is that
  /// much off was not drawn by the same means.
  var faint: Double { 8 * share }
  /// Change of a line's colour, the brightness set aside, as a share of its contrast.
  var chroma: Double { 0.08 * share }
  /// The same for one cluster.
  var clusterChroma: Double { 0.2 * share }
  /// How far pixels lie off the colour of their text, as a share of its ink: smoothed in grey, and for the
  /// stripes of a screen.
  var fringe: (gray: Double, subpixel: Double) { (0.06, 0.12 * share) }
  /// Levels of 255 that the ground may have changed by.
  var ground: Double { 2 * share }
  /// Ink outside what the other picture has within a pixel, as a share of the contrast: redrawn 0.23,
  /// lost accents 0.45.
  var mark: Double { 0.32 * share }
  /// The same where the text around is the same to the pixel: a dot of two pixels lost 0.2.
  var markAmongEqual: Double { 0.2 * share }
  /// The same where most edges are the same to the pixel: snapped to a quarter of a pixel 0.13, the dot of a
  /// Hebrew letter of 12 px lost 0.27, and moved 0.2.
  var markAmongSameEdges: Double { 0.16 * share }
  /// The same where no pixel changed the other way either, as a dot inside a letter is lost.
  var faintMark: Double { 0.1 * share }
  /// The same where text moved, and parts of a pixel remain between it and where it came from.
  var markAmongMoved: Double { 0.5 * share }
  /// What a shift may leave unexplained, as a share of the edges: redrawn 0.14 for a line and 0.22 for a
  /// cluster.
  var residual: Double { 0.22 * share }
  /// The same for a part among others that are the same, where ink came or went rather than moved.
  var partResidual: Double { 0.15 * share }
  /// The same for a cluster.
  var clusterResidual: Double { 0.4 * share }
  /// Change of the spread of a line's ink upright that tells a size from a spacing, as a share of the
  /// change of its width.
  static let sizeShare = 0.4
  /// The least such change of the spread where the width grew unevenly, as a share.
  static let taller = 0.006
  /// The greatest difference of a pixel in a part among others that are the same, as a share of the
  /// contrast: redrawn 0.19, changed 0.16.
  var telling: Float { Float(0.2 * share) }
  /// The same for a glyph where all others are the same: l instead of I gave 0.06.
  var tellingAlone: Float { Float(0.04 * share) }
  /// Below both, the difference along each px of edge: redrawn 0.11, changed 0.17.
  var faintlyTelling: Double { 0.13 * share }
  /// Share of clusters that are the same to the pixel from which on both pictures were drawn by the same
  /// means, so that a difference elsewhere is no noise.
  static let sameMeans = 0.5
  /// Share of edge pixels that are the same to a level from which on one rasteriser drew both pictures:
  /// another one draws few of them alike.
  static let sameEdges = 0.75
}
