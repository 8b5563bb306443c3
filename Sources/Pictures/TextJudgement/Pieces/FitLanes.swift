/// The sums of a fit, collected for eight adjacent pixels at a time: one at a time took three times
/// as long.
struct FitLanes {
  typealias Lanes = SIMD8<Float>
  typealias Four = (Lanes, Lanes, Lanes, Lanes)
  typealias Ten = (Lanes, Lanes, Lanes, Lanes, Lanes, Lanes, Lanes, Lanes, Lanes, Lanes)

  private(set) var edges: Ten
  private(set) var edgesDifference: Four
  private(set) var moves: Ten
  private(set) var movesDifference: Four
  private(set) var squares = Lanes()
  private(set) var expected = Lanes()
  private(set) var actual = Lanes()
  private(set) var edge = Lanes()
  private(set) var difference = Lanes()
  private(set) var greatest = Lanes()

  /// Creates sums of no pixels.
  init() {
    let none = Lanes()
    let four = (none, none, none, none)
    let ten = (none, none, none, none, none, none, none, none, none, none)
    (edges, edgesDifference, moves, movesDifference) = (ten, four, ten, four)
  }

  /// The ink of a pixel of both pictures and of its neighbours, for eight adjacent pixels.
  private struct Pixels {
    let here: Lanes
    let left: Lanes
    let right: Lanes
    let above: Lanes
    let below: Lanes

    @inline(__always)
    init(_ ink: UnsafePointer<Float>, width: Int) {
      let raw = UnsafeRawPointer(ink)
      let size = MemoryLayout<Float>.stride
      here = raw.loadUnaligned(as: Lanes.self)
      left = raw.loadUnaligned(fromByteOffset: -size, as: Lanes.self)
      right = raw.loadUnaligned(fromByteOffset: size, as: Lanes.self)
      above = raw.loadUnaligned(fromByteOffset: -width * size, as: Lanes.self)
      below = raw.loadUnaligned(fromByteOffset: width * size, as: Lanes.self)
    }
  }

  /// Adds eight adjacent pixels. Only those with a share of 1 count; the others have 0.
  @inline(__always)
  mutating func add(
    expected old: UnsafePointer<Float>, actual new: UnsafePointer<Float>, width: Int, share: Lanes
  ) {
    let (one, other) = (Pixels(old, width: width), Pixels(new, width: width))
    let change = (other.here - one.here) * share
    let across = (one.right - one.left + other.right - other.left) * share * -0.25
    let down = (one.below - one.above + other.below - other.above) * share * -0.25
    let length = (across * across + down * down).squareRoot()
    let ink = (one.here + other.here) * share * 0.5
    FitLanes.add(across, down, length, ink, change, to: &edges, &edgesDifference)
    FitLanes.add(
      (one.left - one.here) * share, (one.right - one.here) * share,
      (one.above - one.here) * share, (one.below - one.here) * share, change, to: &moves,
      &movesDifference)
    squares += change * change
    expected += one.here * share
    actual += other.here * share
    edge += length
    let size = change.replacing(with: -change, where: change .< 0)
    difference += size
    greatest.replace(with: size, where: size .> greatest)
  }

  @inline(__always)
  private static func add(
    _ a: Lanes, _ b: Lanes, _ c: Lanes, _ d: Lanes, _ change: Lanes, to products: inout Ten,
    _ differences: inout Four
  ) {
    products.0 += a * a
    products.1 += a * b
    products.2 += a * c
    products.3 += a * d
    products.4 += b * b
    products.5 += b * c
    products.6 += b * d
    products.7 += c * c
    products.8 += c * d
    products.9 += d * d
    differences.0 += a * change
    differences.1 += b * change
    differences.2 += c * change
    differences.3 += d * change
  }
}
