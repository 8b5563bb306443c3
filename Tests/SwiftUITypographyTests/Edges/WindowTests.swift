import DynamicType
import Foundation
import Imaging
import Rendering
import Snapshots
import Testing

@testable import SwiftUITypography

@Suite struct `The window of an interface` {
  @Test func `has sides above zero that end`() throws {
    let sizes: [(CGFloat, CGFloat)] = [
      (0, 10), (10, 0), (-1, 10), (10, -1), (.infinity, 10), (10, .infinity),
    ]
    for (width, height) in sizes {
      #expect(throws: InterfaceError.noSize(width: Double(width), height: Double(height))) {
        try LayoutBench.interface(Color.red, width: width, height: height)
      }
    }
    for side in [0.5, 1] as [CGFloat] {
      let frame = try LayoutBench.interface(Color.red, width: side, height: side)
      #expect(frame.width.value == Double(side) && frame.height.value == Double(side))
    }
  }

  @Test func `belongs to the launch with its settings, whatever its size`() throws {
    let fonts = try #require(LayoutBench.fonts)
    let launch = InterfaceConfiguration(width: 300).launch(with: fonts)
    func isInLaunch(_ configuration: InterfaceConfiguration) -> Bool {
      launch.run { configuration.launch(with: fonts).id == launch.id }
    }
    #expect(isInLaunch(InterfaceConfiguration(width: 300)))
    #expect(isInLaunch(InterfaceConfiguration(width: 20, height: 10)))
    #expect(!isInLaunch(InterfaceConfiguration(width: 300, colorScheme: .dark)))
    #expect(!isInLaunch(InterfaceConfiguration(width: 300, category: .small)))
  }

  @MainActor @Test func `keeps its launch from one layout to the next`() throws {
    final class Seen: @unchecked Sendable {
      var launches: Set<InterfaceLaunch.ID> = []
    }
    let seen = Seen()
    let view = GeometryReader { _ in
      if let launch = InterfaceLaunch.current { seen.launches.insert(launch.id) }
      return Color.red
    }
    let bench = try StandingBench(view)
    _ = try bench.texts()
    _ = try bench.texts()
    #expect(seen.launches.count == 1)
    _ = try bench.texts(category: .accessibilityMedium)
    #expect(seen.launches.count == 2)
  }

  private struct Busy: View {
    @State private var words = ["first"]

    var body: some View {
      VStack { ForEach(words, id: \.self) { Text($0) } }
        .onAppear { words.append("appeared") }
        .task { words.append("loaded") }
    }
  }

  @MainActor @Test func `shows what actions and then tasks made of it`() async throws {
    #expect(try await StandingBench(Busy()).textsAfterTasks() == ["first", "appeared", "loaded"])
  }
}

@Suite struct `What is drawn in a window` {
  private func count(_ view: some View) throws -> Int {
    try LayoutBench.interface(view, width: 20, height: 20).elements.count
  }

  @Test func `is a shape that shows, however faint`() throws {
    let faint = Color.black.opacity(1.0 / 255)
    #expect(try count(Rectangle().fill(faint)) == 1)
    #expect(try count(Rectangle().stroke(faint)) == 1)
    #expect(try count(Rectangle().fill(Color.clear)) == 0)
    #expect(try count(Rectangle().stroke(Color.clear)) == 0)
    #expect(try count(Rectangle().stroke(Color.black, lineWidth: 0)) == 0)
  }

  @Test func `is a symbol that has any room`() throws {
    func symbols(_ width: CGFloat, _ height: CGFloat) throws -> Int {
      let view = VStack {
        Image(systemName: "star").resizable().frame(width: width, height: height)
      }
      return try LayoutBench.interface(view, width: 100, height: 100).elements.filter {
        if case .symbol = $0.content { true } else { false }
      }.count
    }
    #expect(try symbols(1, 1) == 1)
    #expect(try symbols(20, 0) == 0)
    #expect(try symbols(0, 20) == 0)
  }

  @Test func `is a text in any width but none`() throws {
    func texts(_ width: CGFloat) throws -> Int {
      let view = VStack { Text("Hello").frame(width: width) }
      return try LayoutBench.interface(view, width: 100).texts.count
    }
    #expect(try texts(1) == 1)
    #expect(try texts(0) == 0)
  }

  @Test func `keeps the whole outline if it is trimmed from 0 to 1`() {
    let whole = Rectangle().trim(from: 0, to: 1)
      .path(in: CGRect(x: 0, y: 0, width: 1, height: 1))
    // The place where it begins, and four sides.
    #expect(whole.elements.count == 5)
  }
}
