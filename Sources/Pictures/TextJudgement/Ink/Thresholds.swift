/// The thresholds above which a difference between two pictures of text counts.
///
/// They were measured on labelled pairs of pictures. Each threshold is between the greatest value
/// of redrawn text (other rasterisers, other supersampling, glyphs snapped to quarter pixels) and
/// the least value of a change. Both are named where they are close.
struct Thresholds: Hashable {
  /// The thresholds that decide whether there is a change.
  static let ordinary = Thresholds(share: 1)
  /// Four fifths of the thresholds, which decide whether a pass is near its limits.
  static let near = Thresholds(share: 0.8)

  /// The factor for the thresholds below.
  let share: Double

  /// The difference of a channel that is always permitted, in levels of 255.
  static let level: UInt8 = 2

  /// The shift in px of a line or a section of one: redrawn 0.10, changed 0.26.
  var shift: Double { 0.18 * share }
  /// The shift by the middle of the ink, which is exact where a fit overrates parts of a pixel by a
  /// third.
  var exactShift: Double { 0.14 * share }
  /// The shift in px of one cluster among others that did not move: redrawn 0.27, changed 0.43.
  var clusterShift: Double { 0.45 * share }
  /// The shift in px of a whole piece from which its middle is trusted over a fit.
  static let farShift = 0.7
  /// The ink in px gained or lost along each px of edge, by four clusters of five: redrawn 0.06,
  /// changed 0.13.
  var weight: Double { 0.11 * share }
  /// As `weight`, for a few glyphs: l instead of I gave 0.12.
  var weightOfFew: Double { 0.18 * share }
  /// The change of the fullest ink, as a share of it: redrawn 0.03, changed 0.13.
  var contrast: Double { 0.08 * share }
  /// The change in levels of the ink's colour where it covers each pixel as before.
  var color: Double { 2 * share }
  /// The difference of a channel in levels where all glyph clusters of a line have the same ink. A
  /// greater one was not drawn by the same means.
  var faint: Double { 8 * share }
  /// The change of a line's colour apart from brightness, as a share of its contrast.
  var chroma: Double { 0.08 * share }
  /// As `chroma`, for one cluster.
  var clusterChroma: Double { 0.2 * share }
  /// The difference of pixels from the colour of their text, as a share of its ink: smoothed in
  /// grey, and for the stripes of a screen.
  var fringe: (gray: Double, subpixel: Double) { (0.06, 0.12 * share) }
  /// The change of the background in levels of 255.
  var ground: Double { 2 * share }
  /// The ink outside what the other picture has within a pixel, as a share of the contrast: redrawn
  /// 0.23, lost accents 0.45.
  var mark: Double { 0.32 * share }
  /// As `mark`, where the text around is equal to the pixel: a lost dot of two pixels gave 0.2.
  var markAmongEqual: Double { 0.2 * share }
  /// As `mark`, where most edges are equal to the pixel. Snapping to a quarter of a pixel gave
  /// 0.13; the dot of a Hebrew letter of 12 px gave 0.27 when lost, and 0.2 when moved.
  var markAmongSameEdges: Double { 0.16 * share }
  /// As `mark`, where no pixel changed the other way either, as when a dot in a letter is lost.
  var faintMark: Double { 0.1 * share }
  /// As `mark`, where text moved, and fractions of a pixel remain to its former place.
  var markAmongMoved: Double { 0.5 * share }
  /// The difference that a shift leaves unexplained, as a share of the edges: redrawn 0.14 for a
  /// line and 0.22 for a cluster.
  var residual: Double { 0.22 * share }
  /// As `residual`, for a part among equal others, where ink came or went rather than moved.
  var partResidual: Double { 0.15 * share }
  /// As `residual`, for a cluster.
  var clusterResidual: Double { 0.4 * share }
  /// The change in a line's vertical spread of ink that distinguishes size from spacing, as a share
  /// of the change of its width.
  static let sizeShare = 0.4
  /// The least change of the vertical spread where the width grew unevenly, as a share.
  static let taller = 0.006
  /// The greatest difference of a pixel in a part among equal others, as a share of the contrast:
  /// redrawn 0.19, changed 0.16.
  var telling: Float { Float(0.2 * share) }
  /// As `telling`, for a glyph where all others are equal: l instead of I gave 0.06.
  var tellingAlone: Float { Float(0.04 * share) }
  /// The difference along each px of edge that counts below `telling` and `tellingAlone`: redrawn
  /// 0.11, changed 0.17.
  var faintlyTelling: Double { 0.13 * share }
  /// The share of clusters equal to the pixel from which both pictures were drawn by the same
  /// means, so that other differences are no noise.
  static let sameMeans = 0.5
  /// The share of edge pixels equal to a level from which one rasteriser drew both pictures.
  /// Another one draws few of them alike.
  static let sameEdges = 0.75
}
