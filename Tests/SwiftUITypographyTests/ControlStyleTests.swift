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

  private struct SmallerLabel: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      Label(configuration).padding(5)
    }
  }

  private struct SmallerToggle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Toggle(configuration).padding(5)
    }
  }

  private struct SmallerProgress: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      ProgressView(configuration).padding(5)
    }
  }

  private struct SmallerGauge: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      Gauge(value: configuration.value) { configuration.label }.padding(5)
    }
  }

  @Test func `can use the control that it draws, which has the default style there`() throws {
    let label = Label("Home", systemImage: "house")
    let toggle = Toggle("On", isOn: .constant(true))
    let progress = ProgressView("Half", value: 0.5)
    let gauge = Gauge(value: 0.5) { Text("Half") }
    for (view, styled) in [
      (AnyView(label), AnyView(label.labelStyle(SmallerLabel()))),
      (AnyView(toggle), AnyView(toggle.toggleStyle(SmallerToggle()))),
      (AnyView(progress), AnyView(progress.progressViewStyle(SmallerProgress()))),
      (AnyView(gauge), AnyView(gauge.gaugeStyle(SmallerGauge()))),
    ] {
      let plain = try LayoutBench.interface(view, width: 200)
      let own = try LayoutBench.interface(styled, width: 210)
      #expect(own.height == plain.height + 10)
      #expect(
        own.elements.compactMap { $0.text?.styled.text.string }
          == plain.elements.compactMap { $0.text?.styled.text.string })
    }
  }
}
