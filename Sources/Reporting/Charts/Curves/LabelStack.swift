import DynamicType

/// Labels pushed apart just as far as they have to be.
enum LabelStack {
  /// The heights nearest to those wished, in their order, a pitch apart at least.
  ///
  /// Labels that touch stand together around the mean of their wishes, which moves all of them least
  /// (pool adjacent violators).
  ///
  /// - Parameter wishes: Ascending; each within `bounds` when it can be.
  static func places(
    wished wishes: [Points], apart pitch: Points, within bounds: ClosedRange<Points>
  ) -> [Points] {
    // Without the pitch, labels that may touch have one and the same place.
    var pools: [(sum: Double, count: Int)] = []
    for (index, wish) in wishes.enumerated() {
      var pool = (sum: wish.value - Double(index) * pitch.value, count: 1)
      while let last = pools.last, last.sum / Double(last.count) > pool.sum / Double(pool.count) {
        pools.removeLast()
        pool = (last.sum + pool.sum, last.count + pool.count)
      }
      pools.append(pool)
    }
    let lowest = bounds.lowerBound.value
    let highest = bounds.upperBound.value - Double(max(0, wishes.count - 1)) * pitch.value
    let free = pools.flatMap { pool in
      Array(
        repeating: max(lowest, min(highest, pool.sum / Double(pool.count))), count: pool.count)
    }
    return free.enumerated().map { index, place in Points(place + Double(index) * pitch.value) }
  }
}
