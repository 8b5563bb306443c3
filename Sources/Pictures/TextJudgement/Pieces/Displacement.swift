/// How far one piece of a line has moved.
struct Displacement: Hashable {
  /// Its columns in the expected picture.
  let columns: Range<Int>
  /// How far right and how far down, in px.
  let by: SIMD2<Double>
  /// How much it counts.
  let weight: Double

  /// The middle of its columns.
  var x: Double { Double(columns.lowerBound + columns.upperBound) / 2 }
}
