import DynamicType
import Foundation
import Imaging
import Rendering
import Snapshots
import Testing

@testable import SwiftUITypography

@Suite struct `A modifier of an app's own` {
  private struct Card: ViewModifier {
    @ScaledMetric private var gap: CGFloat = 10
    let color: Color

    func body(content: Content) -> some View {
      content.padding(gap).background(color)
    }
  }

  @Test func `changes a view, and finds the text size of its surroundings`() throws {
    let view = Box(40, 20).modifier(Card(color: .red))
    #expect(try LayoutBench.boxes(of: "box", in: view, width: nil) == [box(10, 10, 40, 20)])
    // Lengths grow as leading does: 22 pt of body at Large and 48 pt at AX3 make 22 pt of 10 pt.
    let large = try LayoutBench.interface(view, width: nil, category: .accessibilityExtraLarge)
    #expect(large.width == 84)
  }
}
