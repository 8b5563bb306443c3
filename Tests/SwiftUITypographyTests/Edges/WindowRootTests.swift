import DynamicType
import Foundation
import Imaging
import Snapshots
import Testing

@testable import SwiftUITypography

@Suite struct `An appearance that a view prefers` {
  private func window(
    _ view: some View, in scheme: ColorScheme = .light
  ) throws -> InterfaceFrame {
    try LayoutBench.interface(view, height: 300) { $0.colorScheme = scheme }
  }

  private func textColors(_ frame: InterfaceFrame) -> [RGBAColor] {
    frame.elements.compactMap { $0.text?.styled.color }
  }

  @Test func `is that of the whole window`() throws {
    let frame = try window(
      NavigationStack { Text("Row").preferredColorScheme(.dark).navigationTitle("Title") })
    #expect(frame.background == .black)
    #expect(textColors(frame) == [.white, .white])
  }

  @Test func `may be light in a dark window`() throws {
    let frame = try window(Text("Row").preferredColorScheme(.light), in: .dark)
    #expect(frame.background == .white)
    #expect(textColors(frame) == [.black])
  }

  @Test func `passes through the containers around the view`() throws {
    let text = Text("Row").preferredColorScheme(.dark)
    let views: [AnyView] = [
      AnyView(text.padding(5)), AnyView(VStack { text }), AnyView(ScrollView { text }),
      AnyView(Grid { GridRow { text } }), AnyView(List { text }),
      AnyView(TabView { text.tabItem { Text("Tab") } }),
    ]
    for view in views { #expect(try window(view).background == .black) }
  }

  @Test func `is that of the first view that has one`() throws {
    let dark = Text("One").preferredColorScheme(.dark)
    let light = Text("Two").preferredColorScheme(.light)
    let darkFirst = VStack {
      Text("None").preferredColorScheme(nil)
      dark
      light
    }
    #expect(try window(darkFirst).background == .black)
    let lightFirst = VStack {
      light
      dark
    }
    #expect(try window(lightFirst).background == .white)
  }

  @Test func `is that of the outer view if both have one`() throws {
    let dark = VStack { Text("Row").preferredColorScheme(.dark) }
    #expect(try window(dark.preferredColorScheme(.light)).background == .white)
    #expect(try window(dark.preferredColorScheme(nil)).background == .black)
  }

  @Test func `is unlike the appearance of a part, which leaves the window as it is`() throws {
    let frame = try window(VStack { Text("Row") }.colorScheme(.dark))
    #expect(frame.background == .white)
    #expect(textColors(frame) == [.white])
  }

  private struct Reader: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(verbatim: scheme.rawValue) }
  }

  @Test func `can be read by other views`() throws {
    let view = VStack {
      Reader()
      Text("Row").preferredColorScheme(.dark)
    }
    #expect(try window(view).texts == ["dark", "Row"])
  }

  private struct Night: View {
    @State private var isNight = false

    var body: some View {
      Text(verbatim: isNight ? "night" : "day")
        .preferredColorScheme(isNight ? .dark : nil)
        .onAppear { isNight = true }
    }
  }

  @MainActor @Test func `follows a state`() throws {
    let bench = try StandingBench(Night())
    let frame = try bench.view.interface(in: InterfaceConfiguration(width: 300))
    #expect(frame.texts == ["night"])
    #expect(frame.background == .black)
  }
}

@Suite struct `Several views at the root` {
  private let views = Group {
    Box("upper", 20, 10)
    Box("lower", 40, 10)
  }

  /// The usual distance is 8 pt.
  @Test func `form a column`() throws {
    #expect(try LayoutBench.boxes(of: "upper", in: views, width: nil) == [box(10, 0, 20, 10)])
    #expect(try LayoutBench.boxes(of: "lower", in: views, width: nil) == [box(0, 18, 40, 10)])
  }

  @Test func `have a spacer between them that takes the height`() throws {
    let views = Group {
      Box("upper", 20, 10)
      Spacer()
      Box("lower", 20, 10)
    }
    let upper = try LayoutBench.boxes(of: "upper", in: views, width: 100, height: 100)
    let lower = try LayoutBench.boxes(of: "lower", in: views, width: 100, height: 100)
    #expect(upper == [box(40, 0, 20, 10)])
    #expect(lower == [box(40, 90, 20, 10)])
  }

  /// A column of 28 pt in the middle of the 256 pt below the bar.
  @Test func `of a navigation stack form a column below its bar`() throws {
    let stack = NavigationStack { views }
    let upper = try LayoutBench.boxes(of: "upper", in: stack, height: 300)
    let lower = try LayoutBench.boxes(of: "lower", in: stack, height: 300)
    #expect(upper == [box(140, 158, 20, 10)])
    #expect(lower == [box(130, 176, 40, 10)])
  }

  private struct Two: View {
    @State private var count = 0

    var body: some View {
      Text(verbatim: "\(count)").onAppear { count = 1 }
      Text(verbatim: "end")
    }
  }

  @MainActor @Test func `keep their states`() throws {
    #expect(try StandingBench(Two()).texts() == ["1", "end"])
  }
}
