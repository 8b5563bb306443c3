public import DynamicType
public import Rendering

extension InterfaceElement {
  /// The visible area of a part, and the area that scrolling can make visible.
  ///
  /// The two differ inside a scroll view. Content below the fold is in reach, but not visible;
  /// content cut off at the side of a list that scrolls down is not in reach either.
  public struct Clip: Hashable, Sendable {
    /// The rectangle of the window in which the part is visible now.
    public private(set) var rect: PointRect
    /// The rectangle in which scrolling can make the part visible.
    ///
    /// It uses the same coordinates as the parts, so it extends beyond the window as far as the
    /// content scrolls.
    public private(set) var reach: PointRect
    /// Shapes that clip the part, such as boxes with round corners.
    public private(set) var outlines: [ShapePath] = []

    /// Creates a clip at a rectangle, without scrolling.
    public init(_ rect: PointRect) {
      self.rect = rect
      reach = rect
    }

    /// Whether scrolling can make more of the part visible.
    public var isScrollable: Bool { reach != rect }

    /// Returns the clip, further cut to a rectangle.
    public func cut(to rect: PointRect) -> Clip {
      var cut = self
      cut.rect = self.rect.intersection(rect)
      cut.reach = reach.intersection(rect)
      return cut
    }

    /// Returns the clip, further cut to a shape in a rectangle.
    public func cut(to outline: ShapePath, in rect: PointRect) -> Clip {
      var cut = cut(to: rect)
      cut.outlines.append(outline)
      return cut
    }

    /// Returns the clip of content that scrolls behind a rectangle.
    ///
    /// - Parameters:
    ///   - port: The visible rectangle of the scroll view.
    ///   - content: The rectangle of the whole content.
    ///   - horizontally: Whether the content scrolls to the sides.
    ///   - vertically: Whether the content scrolls up and down.
    public func scrolling(
      in port: PointRect, content: PointRect, horizontally: Bool, vertically: Bool
    ) -> Clip {
      var inner = cut(to: port)
      // Through a port that cannot be brought to show itself, nothing ever shows.
      guard !inner.reach.isEmpty else { return inner }
      // Content moves until its end meets the port's, which may be hidden in part.
      if horizontally {
        let before = max(.zero, port.x - content.x)
        inner.reach.x = inner.reach.x - before
        inner.reach.width = inner.reach.width + before + max(.zero, content.maxX - port.maxX)
      }
      if vertically {
        let before = max(.zero, port.y - content.y)
        inner.reach.y = inner.reach.y - before
        inner.reach.height = inner.reach.height + before + max(.zero, content.maxY - port.maxY)
      }
      return inner
    }
  }
}
