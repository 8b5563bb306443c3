/// The sums over pixels for a least-squares fit of the difference of two patches.
///
/// Two models are fitted. The first explains the difference by a shift, a dilation of edges and a
/// gain. Its gradients are centred, so it finds what is there, but overrates a shift by a third.
/// The second explains the difference by ink that moves in from the left, right, above and below.
/// It is exact for a shift by whole pixels, and nearly so for fractions.
struct FitSums {
  /// The greatest difference of two equal pixels, as a share of the contrast.
  static let same: Float = 0.02

  /// Products of the first model's terms: across, down, edge, ink.
  private(set) var edges = SquareSums()
  /// Products of the second model's terms: from the left, right, above, below.
  private(set) var moves = SquareSums()
  /// The ink of the expected picture in full pixels.
  private(set) var expectedMass = 0.0
  /// The ink of the actual picture in full pixels.
  private(set) var actualMass = 0.0
  /// The length of all edges in px.
  private(set) var edgeLength = 0.0
  /// The sum of absolute differences, in full pixels.
  private(set) var difference = 0.0
  /// The greatest difference of a pixel.
  private(set) var greatest: Float = 0
  /// Whether no pixel differs.
  var isSame: Bool { greatest <= FitSums.same }

  /// Creates sums of no pixels.
  init() {}

  /// Adds up the sums of eight adjacent pixels.
  init(_ lanes: FitLanes) {
    edges = SquareSums(lanes.edges, lanes.edgesDifference, lanes.squares)
    moves = SquareSums(lanes.moves, lanes.movesDifference, lanes.squares)
    expectedMass = Double(lanes.expected.sum())
    actualMass = Double(lanes.actual.sum())
    edgeLength = Double(lanes.edge.sum())
    difference = Double(lanes.difference.sum())
    greatest = lanes.greatest.max()
  }

  static func += (sums: inout FitSums, other: FitSums) {
    sums.edges += other.edges
    sums.moves += other.moves
    sums.expectedMass += other.expectedMass
    sums.actualMass += other.actualMass
    sums.edgeLength += other.edgeLength
    sums.difference += other.difference
    sums.greatest = max(sums.greatest, other.greatest)
  }

  /// The share of the squared difference that the better of both models leaves unexplained, 0 to 1.
  var unexplained: Double {
    let left = min(moves.rest(of: moves.solution), edges.rest(of: edges.solution))
    return min(1, left / max(edges.squares, 1e-9))
  }

  /// The fit that explains the difference best.
  var fit: Fit {
    let edge = edges.solution
    let move = moves.solution
    let left = moves.rest(of: move) / max(1, edges.trace(2))
    return Fit(
      dx: move.x - move.y, dy: move.z - move.w, dilation: edge.z, gain: edge.w,
      residual: left.squareRoot())
  }
}

/// The shift, dilation and gain that explain a difference best.
struct Fit: Hashable {
  /// The shift to the right, in px.
  let dx: Double
  /// The shift down, in px.
  let dy: Double
  /// The outward movement of each edge, in px.
  let dilation: Double
  /// The relative increase of the ink: 0.1 is a tenth more.
  let gain: Double
  /// The difference that a shift leaves unexplained, as a share of the edges.
  let residual: Double
}
