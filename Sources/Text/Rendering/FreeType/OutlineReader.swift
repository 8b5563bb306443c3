import CFreeType
import Imaging

extension FreeTypeFace {
  /// The outline of a glyph in font units, y up.
  func path(of glyph: UInt32) throws(RenderError) -> OutlinePath {
    var collector = PathCollector()
    var callbacks = FT_Outline_Funcs()
    callbacks.move_to = { point, collector in PathCollector.add(collector) { $0.move(to: point) } }
    callbacks.line_to = { point, collector in
      PathCollector.add(collector) { $0.append(.line(to: PathCollector.point(point))) }
    }
    callbacks.conic_to = { control, point, collector in
      PathCollector.add(collector) {
        $0.append(
          .quadratic(
            control: PathCollector.point(control), to: PathCollector.point(point)))
      }
    }
    callbacks.cubic_to = { first, second, point, collector in
      PathCollector.add(collector) {
        $0.append(
          .cubic(
            control1: PathCollector.point(first), control2: PathCollector.point(second),
            to: PathCollector.point(point)))
      }
    }
    let error = try withOutline(of: glyph) { outline in
      withUnsafeMutablePointer(to: &collector) {
        FT_Outline_Decompose(&outline, &callbacks, $0)
      }
    }
    guard error == 0 else {
      throw .unreadableGlyph(id: glyph, detail: FreeTypeLibrary.describe(error))
    }
    return collector.path
  }
}

/// Gathers the steps that FreeType calls back with.
private struct PathCollector {
  private var elements: [OutlinePath.Element] = []

  var path: OutlinePath {
    OutlinePath(elements: elements.isEmpty ? [] : elements + [.close])
  }

  mutating func move(to point: UnsafePointer<FT_Vector>?) {
    if !elements.isEmpty { elements.append(.close) }
    elements.append(.move(to: Self.point(point)))
  }

  mutating func append(_ element: OutlinePath.Element) {
    elements.append(element)
  }

  static func point(_ vector: UnsafePointer<FT_Vector>?) -> OutlinePath.Point {
    OutlinePath.Point(
      x: vector.map { Int($0.pointee.x) } ?? 0, y: vector.map { Int($0.pointee.y) } ?? 0)
  }

  /// Adds a step to the collector that a C callback got as its context.
  static func add(
    _ context: UnsafeMutableRawPointer?, _ change: (inout PathCollector) -> Void
  ) -> Int32 {
    guard let context else { return 1 }
    change(&context.assumingMemoryBound(to: PathCollector.self).pointee)
    return 0
  }
}
