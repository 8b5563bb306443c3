import DynamicType
import Foundation
import Imaging
import Rendering
import Snapshots
import Synchronization

/// What `draw(_:)` of a view drew, in the view's own coordinates. It is kept until the next call.
final class DrawnMarks: Sendable {
  /// One drawn fill, line, text or image.
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

  /// The marks that the running task draws into. It is `nil` outside of `draw(_:)`, where drawing
  /// has no effect.
  @TaskLocal static var current: DrawnMarks?

  /// The drawn marks, the oldest first.
  var marks: [Mark] { state.withLock { $0.marks } }

  /// The colour of fills.
  var fillColor: UIColor {
    get { state.withLock { $0.fill } }
    set { state.withLock { $0.fill = newValue } }
  }

  /// The colour of lines.
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
  /// Returns the path moved by a distance.
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
