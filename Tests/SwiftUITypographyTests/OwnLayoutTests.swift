import DynamicType
import Foundation
import Imaging
import Rendering
import Snapshots
import Testing

@testable import SwiftUITypography

@Suite struct `A layout of an app's own` {
  private struct Weight: LayoutValueKey { static let defaultValue = 1 }

  /// Shares the width by the weights of its views.
  private struct Shares: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      let all = subviews.map { $0[Weight.self] }.reduce(0, +)
      var left = bounds.minX
      for subview in subviews {
        let width = bounds.width * CGFloat(subview[Weight.self]) / CGFloat(all)
        subview.place(
          at: CGPoint(x: left, y: 0),
          proposal: ProposedViewSize(CGSize(width: width, height: bounds.height)))
        left += width
      }
    }

    func explicitAlignment(
      of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
      subviews: Subviews, cache: inout Void
    ) -> CGFloat? { guide == .firstTextBaseline ? 7 : nil }
  }

  @Test func `reads what its views hand to it`() throws {
    let view = Shares {
      Color.red
      Color.blue.layoutValue(key: Weight.self, value: 3)
    }
    #expect(
      try LayoutBench.boxes(of: "Color", in: view, width: 200, height: 10)
        == [box(0, 0, 50, 10), box(50, 0, 150, 10)])
  }

  @Test func `says where its guides lie`() throws {
    let view = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Shares { Color.red }.frame(width: 20, height: 20)
      Box(20, 10)
    }
    // The box's baseline is its lower edge, 10 pt down; the layout's is 7 pt down.
    #expect(try LayoutBench.boxes(of: "box", in: view, width: nil) == [box(20, 0, 20, 10)])
    #expect(try LayoutBench.boxes(of: "Color", in: view, width: nil) == [box(0, 3, 20, 20)])
  }

  @Test func `measures the distance of its views`() throws {
    struct Probe: Layout {
      let seen: (CGFloat) -> Void
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize {
        seen(subviews[0].spacing.distance(to: subviews[1].spacing, along: .horizontal))
        return .zero
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {}
    }
    var distances: [CGFloat] = []
    let probe = Probe { distances.append($0) }
    _ = try LayoutBench.interface(
      VStack {
        probe {
          Box(1, 1)
          Box(1, 1)
        }
        probe {
          Box(1, 1)
          Spacer()
        }
      }, width: 100, height: 100)
    #expect(Set(distances) == [8, 0])
  }
}

@Suite struct `A pile with priorities` {
  @Test func `is as large as the views of the highest, and offers the others that`() throws {
    let view = ZStack {
      Color.red
      Box(40, 20).layoutPriority(1)
    }
    #expect(try LayoutBench.boxes(of: "Color", in: view).first == box(130, 0, 40, 20))
  }
}
