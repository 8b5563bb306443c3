public import DynamicType
public import Rendering

extension InterfaceElement {
  /// What of a part shows, and what of it can be brought to show.
  ///
  /// The two differ within what scrolls: content below the fold is in reach, but does not show; what is
  /// cut off at the side of a list that scrolls down is not in reach either.
  public struct Clip: Hashable, Sendable {
    /// The rectangle of the window that shows of it now.
    public private(set) var rect: PointRect
    /// The rectangle within which it can be brought to show by scrolling.
    ///
    /// In the coordinates in which parts have their places, so that it reaches beyond the window as
    /// far as there is something to scroll to.
    public private(set) var reach: PointRect
    /// Shapes outside of which nothing of it shows, such as boxes with round corners.
    public private(set) var outlines: [ShapePath] = []

    /// A rectangle of which all shows, and nothing around it.
    public init(_ rect: PointRect) {
      self.rect = rect
      reach = rect
    }

    /// Whether more of it can be brought to show than shows.
    public var isScrollable: Bool { reach != rect }

    /// Cut off at a rectangle as well.
    public func cut(to rect: PointRect) -> Clip {
      var cut = self
      cut.rect = self.rect.intersection(rect)
      cut.reach = reach.intersection(rect)
      return cut
    }

    /// Cut off at a shape as well, which lies in a rectangle.
    public func cut(to outline: ShapePath, in rect: PointRect) -> Clip {
      var cut = cut(to: rect)
      cut.outlines.append(outline)
      return cut
    }

    /// Seen through a rectangle behind which content can be moved.
    ///
    /// - Parameters:
    ///   - port: The rectangle that it is seen through.
    ///   - content: All of what can be moved.
    ///   - horizontally: Whether it moves to the sides.
    ///   - vertically: Whether it moves up and down.
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
