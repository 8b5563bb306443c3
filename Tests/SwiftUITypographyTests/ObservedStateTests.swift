import Foundation
import Testing

@testable import SwiftUITypography

@Suite struct `An object that a view shows` {
  private final class Model: ObservableObject {
    @Published var count = 1
    @Published var name = "Ann"
  }

  @Observable final class Player {
    var score = 1
  }

  private struct Counter: View {
    @StateObject private var model = Model()

    var body: some View {
      VStack {
        Text(verbatim: "\(model.count)").onAppear { model.count += 1 }
        Field(name: $model.name)
      }
    }
  }

  private struct Field: View {
    @Binding var name: String
    var body: some View { Text(verbatim: name).onAppear { name += "!" } }
  }

  @MainActor @Test func `is made once for each picture, and changed by actions`() throws {
    for _ in 1...2 {
      #expect(try StandingBench(Counter()).texts() == ["2", "Ann!"])
    }
  }

  private struct Shown: View {
    @ObservedObject var model: Model
    var body: some View { Inner().environmentObject(model) }

    struct Inner: View {
      @EnvironmentObject private var model: Model
      var body: some View { Text(verbatim: "\(model.count)").onAppear { model.count = 7 } }
    }
  }

  @MainActor @Test func `is found in the environment by its class`() throws {
    #expect(try StandingBench(Shown(model: Model())).texts() == ["7"])
  }

  private struct Board: View {
    @State private var player = Player()
    var body: some View {
      VStack {
        Score(player: player)
        Inner()
      }
      .environment(player)
    }

    struct Score: View {
      @Bindable var player: Player
      var body: some View { Increase(score: $player.score) }
    }
    struct Increase: View {
      @Binding var score: Int
      var body: some View { Text(verbatim: "\(score)").onAppear { score += 1 } }
    }
    struct Inner: View {
      @Environment(Player.self) private var player
      @Environment(Model2.self) private var missing: Model2?
      var body: some View { Text(verbatim: "\(player.score) \(missing == nil)") }
    }
  }

  @Observable final class Model2 {}

  @MainActor @Test func `is observed, bound and handed down without a protocol of its own`() throws
  {
    #expect(try StandingBench(Board()).texts() == ["2", "2 true"])
  }

  @propertyWrapper private struct Doubled: DynamicProperty {
    @ScaledMetric private var length: CGFloat
    @State private var count = 0

    init(wrappedValue: CGFloat) { _length = ScaledMetric(wrappedValue: wrappedValue) }

    var wrappedValue: CGFloat { length * 2 + CGFloat(count) }
    var projectedValue: Binding<Int> { $count }
  }

  private struct Wrapped: View {
    @Doubled private var length: CGFloat = 10

    var body: some View {
      Text(verbatim: "\(length)").onAppear { $length.wrappedValue += 1 }
    }
  }

  @MainActor @Test func `keeps states inside of a property wrapper of its own`() throws {
    #expect(try StandingBench(Wrapped()).texts() == ["21.0"])
  }

  private struct Padded<Content>: View {
    let content: Content
    @Doubled private var first: CGFloat = 10
    @State private var count = 0
    @Doubled private var second: CGFloat = 20

    init(_ content: Content) { self.content = content }

    var body: some View {
      Text(verbatim: "\(first) \(count) \(second)").onAppear {
        $first.wrappedValue += 1
        count += 2
        $second.wrappedValue += 3
      }
    }
  }

  @MainActor @Test func `keeps each state behind other properties, whatever their size`() throws {
    #expect(try StandingBench(Padded(true)).texts() == ["21.0 2 43.0"])
    #expect(try StandingBench(Padded("text")).texts() == ["21.0 2 43.0"])
    #expect(try StandingBench(Padded((1, "text", true))).texts() == ["21.0 2 43.0"])
  }

  private struct Settings: View {
    @AppStorage("typeproof-test-missing") private var isOn = true
    @AppStorage("typeproof-test-name") private var name: String?
    @SceneStorage("tab") private var tab = 2
    @FocusState private var isFocused: Bool
    @FocusState private var field: Int?

    var body: some View {
      Text(verbatim: "\(isOn) \(name ?? "none") \(tab) \(isFocused) \(field ?? 0)")
        .focused($isFocused)
        .onAppear { (isOn, tab, isFocused, field) = (false, 3, true, 4) }
    }
  }

  @MainActor @Test func `begins with the settings, and leaves them as they are`() throws {
    for _ in 1...2 {
      #expect(
        try StandingBench(Settings()).texts()
          == ["false none 3 true 4"])
    }
    #expect(UserDefaults.standard.object(forKey: "typeproof-test-missing") == nil)
  }

  @Test func `is bound by its parts`() {
    struct Point { var x = 1, y = 2 }
    final class Kept: @unchecked Sendable { var point = Point() }
    let kept = Kept()
    let binding = Binding(get: { kept.point }, set: { kept.point = $0 })
    binding.y.wrappedValue = 5
    #expect(kept.point.x == 1 && kept.point.y == 5)
    #expect(Binding<Int>(.constant(Int?.none)) == nil)
  }
}
