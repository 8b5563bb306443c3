import DynamicType
import Foundation
import Imaging
import Rendering
import Snapshots
import Testing

@testable import SwiftUITypography

@Suite struct `A view that appears` {
  private struct Greeting: View {
    @State private var name = "nobody"

    var body: some View { Text("Hello, \(name)").onAppear { name = "Ada" } }
  }

  @MainActor @Test func `is drawn as its action left it`() throws {
    #expect(try StandingBench(Greeting()).texts() == ["Hello, Ada"])
  }

  @Test func `does nothing where it is only laid out`() throws {
    let texts = try LayoutBench.interface(Greeting()).elements.compactMap(\.text)
    #expect(texts.map(\.styled.text.string) == ["Hello, nobody"])
  }

  @MainActor @Test func `does so once, however often it is laid out`() throws {
    let log = Log()
    let bench = try StandingBench(Text("a").onAppear { log.add("appeared") })
    _ = try bench.texts()
    _ = try bench.texts(category: .accessibilityExtraLarge)
    #expect(log.words == ["appeared"])
  }

  private struct Door: View {
    let log: Log
    @State private var isOpen = false

    var body: some View {
      VStack {
        Text("door").onAppear { isOpen = true }
        if isOpen { Text("room").onAppear { log.add("room") } }
      }
      .onAppear { log.add("house") }
    }
  }

  @MainActor @Test func `brings up others, which appear after it`() throws {
    let log = Log()
    #expect(try StandingBench(Door(log: log)).texts() == ["door", "room"])
    #expect(log.words == ["house", "room"])
  }

  @MainActor @Test func `does so before what it stands in`() throws {
    let log = Log()
    let view = HStack { Text("a").onAppear { log.add("inner") } }.onAppear { log.add("outer") }
    _ = try StandingBench(view).texts()
    #expect(log.words == ["inner", "outer"])
  }

  @MainActor @Test func `is of those that might fit the one that does`() throws {
    let log = Log()
    let view = ViewThatFits {
      Box(500, 10).onAppear { log.add("wide") }
      Box(50, 10).onAppear { log.add("narrow") }
    }
    _ = try StandingBench(view).texts()
    #expect(log.words == ["narrow"])
  }

  @MainActor @Test func `appears though it is hidden, and is not drawn`() throws {
    let log = Log()
    #expect(try StandingBench(Text("a").onAppear { log.add("a") }.hidden()).texts() == [])
    #expect(log.words == ["a"])
  }

  private struct Flicker: View {
    @State private var count = 0

    var body: some View {
      if count.isMultiple(of: 2) {
        Text("even").onAppear { count += 1 }
      } else {
        Text("odd").onAppear { count += 1 }
      }
    }
  }

  @MainActor @Test func `again and again is an error that names it`() throws {
    let bench = try StandingBench(Flicker())
    let error = #expect(throws: StandingViewError.self) { try bench.texts() }
    #expect(error == .notSettled(path: "Flicker/Text", layouts: 20))
    #expect(
      error?.description
        == "Flicker/Text still had new actions or tasks after 20 layouts. Its onAppear, onChange "
        + "or task sets something that makes a view appear or a value change each time. Change "
        + "that.")
  }

  @MainActor @Test func `knows its surroundings`() throws {
    struct Sized: View {
      let log: Log
      @Environment(\.dynamicTypeSize) private var size

      var body: some View { Text("a").onAppear { log.add("\(size)") } }
    }
    let log = Log()
    _ = try StandingBench(Sized(log: log)).texts(category: .accessibilityExtraExtraExtraLarge)
    #expect(log.words == ["accessibility5"])
  }
}

@Suite struct `An action of a view` {
  @Test func `is an error off the main actor`() throws {
    let bench = try StandingBench(VStack { Text("a").onAppear {} })
    let error = #expect(throws: StandingViewError.self) { try bench.texts() }
    #expect(error == .notOnMainActor(path: "VStack/Text"))
    #expect(
      error?.description
        == "VStack/Text has an onAppear or onChange action, which runs on the main actor, but the test runs "
        + "elsewhere. Mark the test @MainActor.")
  }

  @Test func `that nobody asks for is none off the main actor`() throws {
    let view = Text("a").onDisappear {}.onTapGesture {}.onChange(of: 1) {}
    #expect(try StandingBench(view).texts() == ["a"])
  }
}

@Suite struct `A value that is watched` {
  @MainActor @Test func `is told at first where that is asked for`() throws {
    let log = Log()
    let view = Text("a")
      .onChange(of: 7, initial: true) { log.add("\($0) to \($1)") }
      .onChange(of: 8) { log.add("\($0) to \($1)") }
    _ = try StandingBench(view).texts()
    #expect(log.words == ["7 to 7"])
  }

  private struct Counter: View {
    let log: Log
    @State private var count: Int?

    var body: some View {
      Text("a").onAppear { count = 1 }.onChange(of: count) {
        log.add("\($0.map(String.init) ?? "none") to \($1.map(String.init) ?? "none")")
      }
    }
  }

  @MainActor @Test func `is told when it changed`() throws {
    let log = Log()
    _ = try StandingBench(Counter(log: log)).texts()
    #expect(log.words == ["none to 1"])
  }
}

/// What happened, in order.
@MainActor final class Log {
  private(set) var words: [String] = []
  nonisolated init() {}
  func add(_ word: String) { words.append(word) }
}

/// A standing view and its texts.
struct StandingBench<Content: View> {
  let view: StandingView<Content>

  init(_ view: Content) throws {
    self.view = try StandingView(view, typesetter: Typesetter(#require(LayoutBench.fonts)))
  }

  /// What the view says in a window of 300 pt.
  func texts(
    category: ContentSizeCategory = .large, isolation: (any Actor)? = #isolation
  ) throws -> [String] {
    try view.interface(
      in: InterfaceConfiguration(width: 300, category: category), isolation: isolation
    ).texts
  }

  /// What the view says when its tasks have ended.
  @MainActor func textsAfterTasks(limit: Duration = .seconds(10)) async throws -> [String] {
    try await view.interfaceAfterTasks(in: InterfaceConfiguration(width: 300), limit: limit).texts
  }
}

extension InterfaceFrame {
  /// What its texts say.
  var texts: [String] { elements.compactMap(\.text?.styled.text.string) }
}
