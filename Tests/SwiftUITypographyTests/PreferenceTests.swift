import DynamicType
import Foundation
import Snapshots
import Testing

@testable import SwiftUITypography

private struct Widest: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

private struct Words: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

@MainActor @Suite struct `A preference` {
  /// Two labels as wide as the wider one, as apps measure them.
  private struct Columns: View {
    @State private var width: CGFloat?

    var body: some View {
      VStack {
        ForEach(["a", "a longer label"], id: \.self) { word in
          Text(word)
            .background(
              GeometryReader { proxy in
                Color.clear.preference(key: Widest.self, value: proxy.size.width)
              }
            )
            .frame(width: width)
            .accessibilityIdentifier("label")
        }
      }
      .onPreferenceChange(Widest.self) { width = $0 }
    }
  }

  @Test func `reaches its action before the picture`() throws {
    let bench = try StandingBench(Columns())
    let frame = try bench.view.interface(in: InterfaceConfiguration(width: 300))
    // Both labels stand in boxes of one width, so that their middles are one above the other.
    let boxes = frame.elements.filter { $0.text != nil }.map(\.box)
    let middles = boxes.map { $0.x.value + $0.width.value / 2 }
    #expect(boxes.count == 2)
    #expect(abs(middles[0] - middles[1]) <= 0.5)
  }

  private final class Told { var values: [[String]] = [] }

  /// What the action of a view is told.
  private func told(@ViewBuilder _ view: () -> some View) throws -> [[String]] {
    let told = Told()
    let bench = try StandingBench(view().onPreferenceChange(Words.self) { told.values.append($0) })
    _ = try bench.texts()
    return told.values
  }

  @Test func `is reduced in the order of the views`() throws {
    let told = try told {
      VStack {
        Text("1").preference(key: Words.self, value: ["one"])
        HStack { Text("2").preference(key: Words.self, value: ["two"]) }
        Text("3").preference(key: Words.self, value: ["three"])
      }
    }
    #expect(told == [["one", "two", "three"]])
  }

  @Test func `of a view replaces those inside`() throws {
    let told = try told {
      VStack { Text("1").preference(key: Words.self, value: ["inner"]) }
        .preference(key: Words.self, value: ["outer"])
    }
    #expect(told == [["outer"]])
  }

  @Test func `can be changed on its way`() throws {
    let told = try told {
      VStack { Text("1").preference(key: Words.self, value: ["inner"]) }
        .transformPreference(Words.self) { $0.append("and more") }
    }
    #expect(told == [["inner", "and more"]])
  }

  @Test func `that nobody sets has its usual value`() throws {
    #expect(try told { Text("1") } == [[]])
  }

  @Test func `of several views of a group is one`() throws {
    let told = try told {
      Group {
        Text("1").preference(key: Words.self, value: ["one"])
        Text("2").preference(key: Words.self, value: ["two"])
      }
    }
    #expect(told == [["one", "two"]])
  }
}
