import DynamicType
import Foundation
import Snapshots
import Testing

@testable import SwiftUITypography

/// The default distances of stacks, as fatbobman.github.io (“Fixing Inconsistent Spacing in SwiftUI Stacks”)
/// describes them and OpenSwiftUI's `Text+Spacing` reckons them. The figures for San Francisco are 2 pt, and
/// 10.6 pt at 17 pt and 32 pt at 53 pt. Inter, which stands in for it, differs by less than half a point.
@Suite struct `The distance between views of a stack` {
  /// Asks its first two views how far they keep from each other.
  private struct Probe: Layout {
    let axis: Axis
    let seen: (CGFloat) -> Void

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      if subviews.count > 1 {
        seen(subviews[0].spacing.distance(to: subviews[1].spacing, along: axis))
      }
      return CGSize(width: 10, height: 10)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
  }

  private static let ax5 = ContentSizeCategory.accessibilityExtraExtraExtraLarge

  private func distance(
    at category: ContentSizeCategory = .large, along axis: Axis = .vertical,
    @ViewBuilder _ views: () -> some View
  ) throws -> CGFloat {
    var distance: CGFloat = -1
    let layout = AnyLayout(Probe(axis: axis) { distance = $0 })
    _ = try LayoutBench.interface(layout(views), category: category)
    return distance
  }

  @Test func `is the leading of the lower font between texts, in whole pixels`() throws {
    // Body leads 22 pt and Inter's lines are 20.57 pt high at 17 pt: 1.43 pt are 1.5 on a screen of 2x.
    let body = try distance {
      Text("a").font(.largeTitle)
      Text("b")
    }
    #expect(body == 1.5)
    // At AX5, Inter's lines of 64.1 pt have more than the 62 pt that body leads.
    let largest = try distance(at: Self.ax5) {
      Text("a")
      Text("b")
    }
    #expect(largest == 0)
  }

  @Test(arguments: [
    (ContentSizeCategory.large, 10.6), (.accessibilityExtraExtraExtraLarge, 32),
  ])
  func `grows with the font below a text`(category: ContentSizeCategory, figure: Double) throws {
    let below = try distance(at: category) {
      Text("a")
      Box(10, 10)
    }
    #expect(abs(below - figure) < 0.5)
  }

  @Test func `is less above a text than below it`() throws {
    let above = try distance {
      Box(10, 10)
      Text("a")
    }
    // Descent and a tenth of the line height: 4.1 + 2.06.
    #expect(abs(above - 6.16) < 0.01)
  }

  @Test func `is 8 pt between all others, and along a row`() throws {
    let boxes = try distance {
      Box(10, 10)
      Box(10, 10)
    }
    let row = try distance(along: .horizontal) {
      Text("a")
      Text("b")
    }
    #expect([boxes, row] == [8, 8])
  }

  @Test func `is that of the views at the edges of a stack`() throws {
    let stacks = try distance {
      VStack {
        Box(10, 10)
        Text("a")
      }
      HStack {
        Text("b")
        Text("c")
      }
    }
    #expect(stacks == 1.5)
    let mixed = try distance {
      Text("a")
      HStack {
        Text("b")
        Box(10, 10)
      }
    }
    #expect(abs(mixed - 10.6) < 0.5)
  }

  @Test func `is 8 pt around a text with a box of its own`() throws {
    let padded = try distance {
      Text("a").padding(4)
      Text("b").frame(height: 30)
    }
    #expect(padded == 8)
    // A width alone leaves the text what it is.
    let wide = try distance {
      Text("a").frame(maxWidth: .infinity, alignment: .leading)
      Text("b").padding(.horizontal, 4)
    }
    #expect(wide == 1.5)
  }

  @Test func `is none beside a spacer`() throws {
    let none = try distance {
      Text("a")
      Spacer()
    }
    #expect(none == 0)
  }
}
