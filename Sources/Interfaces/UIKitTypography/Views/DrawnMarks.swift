import DynamicType
import Foundation
import Imaging
import Rendering
import Snapshots
import Synchronization

/// What `draw(_:)` of a view leaves behind, in the view's own coordinates, until it is drawn anew.
final class DrawnMarks: Sendable {
  /// One thing that was drawn.
  enum Mark: Sendable {
    case fill(ShapePath, RGBAColor)
    case stroke(ShapePath, width: Points, RGBAColor)
    case text(SetText, x: Points, y: Points)
    case image(UIImage, CGRect)
  }

  private struct State {
    var marks: [Mark] = []
    var fill = UIColor.black
    var stroke = UIColor.black
  }

  private let state = Mutex(State())

  /// Where drawing of the running task goes to; `nil` outside of `draw(_:)`, where it has no effect, as
  /// on a device.
  @TaskLocal static var current: DrawnMarks?

  /// What was drawn, the oldest first.
  var marks: [Mark] { state.withLock { $0.marks } }

  /// The colour that areas come in.
  var fillColor: UIColor {
    get { state.withLock { $0.fill } }
    set { state.withLock { $0.fill = newValue } }
  }

  /// The colour that lines come in.
  var strokeColor: UIColor {
    get { state.withLock { $0.stroke } }
    set { state.withLock { $0.stroke = newValue } }
  }

  func add(_ mark: Mark) {
    state.withLock { state in
      // A loop must not fill the memory.
      if state.marks.count < 10_000 { state.marks.append(mark) }
    }
  }
}

extension UIColor {
  /// Sets the fill colour, in the `draw(_:)` of a view.
  public func setFill() { DrawnMarks.current?.fillColor = self }

  /// Sets the stroke colour, in the `draw(_:)` of a view.
  public func setStroke() { DrawnMarks.current?.strokeColor = self }

  /// Sets the fill and stroke colour, in the `draw(_:)` of a view.
  public func set() {
    setFill()
    setStroke()
  }
}

extension ShapePath {
  /// The path moved.
  func offset(x: Points, y: Points) -> ShapePath {
    let moved = { (point: Point) in Point(x: point.x + x, y: point.y + y) }
    return ShapePath(
      elements.map { element in
        switch element {
        case .move(let point): .move(to: moved(point))
        case .line(let point): .line(to: moved(point))
        case .cubic(let first, let second, let point):
          .cubic(control1: moved(first), control2: moved(second), to: moved(point))
        case .close: .close
        }
      })
  }
}
