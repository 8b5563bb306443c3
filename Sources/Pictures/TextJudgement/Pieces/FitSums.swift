/// What a least-squares fit of the difference of two patches needs, summed over pixels.
///
/// Two models are fitted. The first explains the difference by a shift, a dilation of edges and a gain;
/// its gradients lie in the middle, so that it finds what is there but overrates a shift by a third.
/// The second explains it by what moves in from the left, right, above and below; for a shift by whole
/// pixels it is exact, and for one by parts of them nearly.
struct FitSums {
  /// Shares of the contrast up to which two pixels are the same.
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
  /// The sum of differences without sign, in full pixels.
  private(set) var difference = 0.0
  /// The greatest difference of a pixel.
  private(set) var greatest: Float = 0
  /// Whether any pixel differs.
  var isSame: Bool { greatest <= FitSums.same }

  /// No pixels.
  init() {}

  /// The pixels that were gone through, eight side by side at a time.
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

  /// How much of the squares of the difference the better of both models leaves unexplained: 0 to 1.
  var unexplained: Double {
    let left = min(moves.rest(of: moves.solution), edges.rest(of: edges.solution))
    return min(1, left / max(edges.squares, 1e-9))
  }

  /// What the difference comes to.
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
  /// How far right, in px.
  let dx: Double
  /// How far down, in px.
  let dy: Double
  /// How far each edge moved outwards, in px.
  let dilation: Double
  /// How much fuller the ink is: 0.1 is a tenth more.
  let gain: Double
  /// What a shift leaves unexplained, as a share of the edges.
  let residual: Double
}
