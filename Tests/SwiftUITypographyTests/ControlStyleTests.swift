import DynamicType
import Foundation
import Imaging
import Rendering
import Snapshots
import Testing

@testable import SwiftUITypography

@Suite struct `A style of an app's own` {
  private struct Big: ButtonStyle {
    @ScaledMetric private var height: CGFloat = 60

    func makeBody(configuration: Configuration) -> some View {
      configuration.label.frame(minHeight: height).background(.yellow, in: .rect(cornerRadius: 4))
    }
  }

  @Test func `makes buttons, and finds the text size of its surroundings`() throws {
    let view = Button("Go") {}.buttonStyle(Big())
    #expect(try LayoutBench.interface(view, width: nil).height == 60)
    // Lengths grow as leading does: 22 pt of body at Large, and 40 pt at AX2.
    #expect(
      try LayoutBench.interface(view, width: nil, category: .accessibilityLarge).height == 109)
  }

  @Test func `puts several views of a label in a row`() throws {
    let view = Button(action: {}) {
      Box("one", 40, 20)
      Box("two", 40, 20)
    }
    #expect(try LayoutBench.boxes(of: "two", in: view, width: nil) == [box(48, 0, 40, 20)])
  }

  @Test func `leaves of a label what it wants`() throws {
    let view = Label("Home", systemImage: "house")
    let elements = try LayoutBench.interface(view.labelStyle(.iconOnly), width: nil).elements
    #expect(elements.allSatisfy { $0.text == nil })
    let title = try LayoutBench.interface(view.labelStyle(.titleOnly), width: nil).elements
    #expect(title.map(\.path) == ["Label/Text"])
  }
}
