package import DynamicType

/// The axis of point sizes. It starts at 0, so that three times as high is three times as large.
package struct SizeAxis: Equatable, Sendable {
  /// From one tick to the next.
  package let step: Double
  /// The size at its top.
  package let top: Double

  /// An axis that reaches a size with eight steps at most, each 1, 2 or 5 of some power of ten.
  package init(reaching greatest: Points) {
    var unit = 1.0
    while greatest.value / (unit * 10) > 8 { unit *= 10 }
    let step = [unit, unit * 2, unit * 5].first { greatest.value / $0 <= 8 } ?? unit * 10
    self.step = step
    top = step * max(1, (greatest.value / step).rounded(.up))
  }

  /// The sizes that have a tick, from 0.
  package var ticks: [Double] { (0...Int((top / step).rounded())).map { Double($0) * step } }
}
