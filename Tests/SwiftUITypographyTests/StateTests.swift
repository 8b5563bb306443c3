import DynamicType
import Foundation
import Imaging
import Rendering
import Snapshots
import Testing

@testable import SwiftUITypography

@Suite struct `State of a view` {
  /// Says how often it appeared, and what it began with.
  private struct Tally: View {
    @State private var word: String

    init(_ word: String) { _word = State(initialValue: word) }

    var body: some View { Text(word).onAppear { word += "!" } }
  }

  private struct Pair: View {
    @State private var isLate = false

    var body: some View {
      VStack {
        if isLate { Tally("new") }
        Tally(isLate ? "late" : "one")
        Tally("two").onAppear { isLate = true }
      }
    }
  }

  @MainActor @Test func `inside another is kept, with what it began with`() throws {
    #expect(try StandingBench(Pair()).texts() == ["new!", "one!", "two!"])
  }

  @MainActor @Test func `belongs to one standing view`() throws {
    let view = Tally("a")
    let (one, other) = (try StandingBench(view), try StandingBench(view))
    #expect(try one.texts() == ["a!"])
    #expect(try other.texts() == ["a!"])
    #expect(try one.texts() == ["a!"])
  }

  @MainActor @Test func `is not shared by a value that stands at two places`() throws {
    let view = Tally("a")
    #expect(
      try StandingBench(
        VStack {
          view; view
        }
      ).texts() == ["a!", "a!"])
  }

  private struct Readers: View {
    @State private var height: CGFloat = 10

    var body: some View {
      VStack {
        GeometryReader { proxy in
          Tally("first")
          if proxy.size.height > 20 { Tally("tall") }
        }
        .frame(height: height)
        GeometryReader { _ in Tally("second") }.frame(height: 40)
      }
      .onAppear { height = 30 }
    }
  }

  private struct Maybe: View {
    var word: State<Int>?
    var body: some View { Text(word.map { "\($0.wrappedValue)" } ?? "none") }
  }

  private struct Anything: View {
    let value: Any
    var body: some View { Text((value as? State<Int>).map { "\($0.wrappedValue)" } ?? "other") }
  }

  @MainActor @Test func `is left alone where a view of the type has none this time`() throws {
    let views: [(any View, String)] = [
      (Maybe(word: State(wrappedValue: 3)), "3"), (Maybe(word: nil), "none"),
      (Anything(value: State(wrappedValue: 3)), "3"), (Anything(value: 0x4142_4344), "other"),
      (Anything(value: "a text that is long enough to lie elsewhere"), "other"),
    ]
    for (view, text) in views { #expect(try StandingBench(AnyView(view)).texts() == [text]) }
  }

  /// Has a number in front of its state that looks like the state's reference.
  private struct Alike: View {
    let number: UInt
    @State private var word: String

    init() {
      let state = State(initialValue: "a")
      number = UInt(bitPattern: Unmanaged.passUnretained(state.storage).toOpaque())
      _word = state
    }

    var body: some View {
      let number = number
      return VStack {
        Text(word).onAppear { word += "!" }
        Text(verbatim: "\(number)")
      }
    }
  }

  @MainActor @Test func `is not confused with other memory that looks like it`() throws {
    let view = Alike()
    let texts = ["a!", "\(view.number)"]
    let (one, other) = (try StandingBench(view), try StandingBench(view))
    #expect(try one.texts() == texts)
    #expect(try other.texts() == texts)
    #expect(try one.texts() == texts)
  }

  @MainActor @Test func `in views that read their room is kept`() throws {
    #expect(try StandingBench(Readers()).texts() == ["first!", "tall!", "second!"])
  }

  @MainActor @Test func `is at one place however often its content is asked for`() throws {
    let session = LayoutSession(try Typesetter(#require(LayoutBench.fonts)))
    let node = GeometryReader { _ in Tally("a") }.layoutNode(
      in: ViewContext(
        environment: EnvironmentValues(), session: session,
        scope: ViewScope(ViewPlace(), layout: 1)))
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    let canvas = InterfaceCanvas(window: rect.size, scale: .x2)
    node.place(in: rect, proposal: .unspecified, on: canvas)
    node.place(in: rect, proposal: .unspecified, on: canvas)
    #expect(session.events.count == 2)
    #expect(session.events.first?.place === session.events.last?.place)
  }

  private struct Layered: View {
    @State private var isLate = false

    var body: some View {
      Box(10, 10).overlay { if isLate { Tally("new") } }
        .overlay { if !isLate || isLate { Tally(isLate ? "late" : "old") } }
        .onAppear { isLate = true }
    }
  }

  @MainActor @Test func `stays where something comes before it`() throws {
    #expect(try StandingBench(Layered()).texts() == ["new!", "old!"])
  }

  private struct Fitting: View {
    @State private var isLong = false

    var body: some View {
      VStack {
        ViewThatFits {
          if isLong { Box(500, 10) }
          Tally("fits")
        }
        Tally("below").onAppear { isLong = true }
      }
    }
  }

  @MainActor @Test func `in one of the views that might fit is kept`() throws {
    #expect(try StandingBench(Fitting()).texts() == ["fits!", "below!"])
  }

  private struct Branches: View {
    @State private var isOther = false

    var body: some View {
      if isOther { Tally("b") } else { Tally("a").onAppear { isOther = true } }
    }
  }

  @MainActor @Test func `is made anew in the other branch`() throws {
    #expect(try StandingBench(Branches()).texts() == ["b!"])
  }

  private struct Identified: View {
    let next: Int
    @State private var number = 1

    var body: some View {
      VStack {
        Tally("a\(number)").id(number)
        Tally("b\(number)").onAppear { number = next }
      }
    }
  }

  @MainActor @Test func `is lost with another identity`() throws {
    #expect(try StandingBench(Identified(next: 1)).texts() == ["a1!", "b1!"])
    // Only what has the identity begins again.
    #expect(try StandingBench(Identified(next: 2)).texts() == ["a2!", "b1!"])
  }

  private struct Names: View {
    @State private var names = ["Ada", "Grace"]

    var body: some View {
      VStack { ForEach(names, id: \.self) { Tally($0) } }
        .onAppear { names = ["Mary", "Grace", "Ada"] }
    }
  }

  @MainActor @Test func `moves with the element of a collection`() throws {
    #expect(try StandingBench(Names()).texts() == ["Mary!", "Grace!", "Ada!"])
  }

  private struct Marked: ViewModifier {
    @State private var mark = "?"

    func body(content: Content) -> some View {
      HStack {
        content
        Text(mark).onAppear { mark = "!" }
      }
    }
  }

  @MainActor @Test func `of a modifier is kept`() throws {
    #expect(try StandingBench(Text("a").modifier(Marked())).texts() == ["a", "!"])
  }

  private struct Mixed: View {
    let title = "a title that is longer than a word"
    @State private var flag = false
    let width: Int8 = 3
    @State private var list: [Int] = []
    @State private var maybe: Double?
    @Environment(\.locale) private var locale

    var body: some View {
      Text(verbatim: "\(flag) \(list) \(maybe ?? 0) \(width) \(title.count)")
        .onAppear { (flag, list, maybe) = (true, [1, 2], 0.5) }
    }
  }

  @MainActor @Test func `is found among other properties`() throws {
    #expect(try StandingBench(Mixed()).texts() == ["true [1, 2] 0.5 3 34"])
  }

  private struct Parent: View {
    struct Child: View {
      @Binding var word: String

      var body: some View { Text(word).onAppear { word = "bound" } }
    }

    @State private var word = "free"

    var body: some View { Child(word: $word) }
  }

  @MainActor @Test func `is changed through a binding`() throws {
    #expect(try StandingBench(Parent()).texts() == ["bound"])
  }
}
