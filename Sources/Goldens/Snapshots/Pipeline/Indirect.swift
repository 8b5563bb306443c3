/// A value that there may not be, kept outside of what has it.
///
/// The facts of a cell are large, and the cells of a run are listed, put in order and listed again: this
/// way each move costs a reference, and not all that its facts refer to.
package indirect enum Indirect<Value> {
  case nothing
  case some(Value)

  package init(_ value: Value?) {
    self = value.map(Indirect.some) ?? .nothing
  }

  /// The value; `nil` where there is none.
  package var value: Value? {
    switch self {
    case .nothing: nil
    case .some(let value): value
    }
  }
}

extension Indirect: Equatable where Value: Equatable {}
extension Indirect: Hashable where Value: Hashable {}
extension Indirect: Sendable where Value: Sendable {}
