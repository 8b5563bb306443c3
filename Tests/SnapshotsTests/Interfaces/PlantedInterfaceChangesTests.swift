import Snapshots
import DynamicType
import Imaging
import TextEngine
import Testing

@testable import GoldenText
@testable import Suites
@testable import Verification

/// Something about a screen that is changed on purpose, and what has to be told of it.
private struct Plant: Sendable {
  let name: String
  let kind: ChangeKind
  let path: String
  let change: @Sendable (inout Screen) -> Void

  init(
    _ name: String, _ kind: ChangeKind, _ path: String,
    _ change: @escaping @Sendable (inout Screen) -> Void
  ) {
    (self.name, self.kind, self.path, self.change) = (name, kind, path, change)
  }

  var told: String { "\(kind) \(path)" }

  static let all: [Plant] = [
    Plant("title", .text, "List/Row/HStack/Text") { $0.title = "WLAN" },
    Plant("title's size", .size, "List/Row/HStack/Text") { $0.titleFont = Screen.custom(19) },
    Plant("title's color", .color, "List/Row/HStack/Text") {
      $0.titleColor = RGBAColor(red: 0, green: 0, blue: 200)
    },
    Plant("value", .text, "List/Row/HStack/Text[2]") { $0.value = "On" },
    Plant("button", .text, "List/Button/Text") { $0.button = "Forgo it" },
    Plant("ground", .color, "List/Row") { $0.ground = RGBAColor(red: 200, green: 220, blue: 255) },
    Plant("padding", .box, "List/Row") { $0.padding = 16 },
  ]
}

@Suite struct `Changes of an interface that are planted together` {
  private let bench: Bench

  init() throws { bench = try Bench() }

  /// What is told of each part, by its kind.
  private func told(_ plants: [Plant]) throws -> Set<String> {
    var screen = Screen()
    for plant in plants { plant.change(&screen) }
    let old = try Screen().ramp([.large], in: bench)
    let change = try #require(
      try bench.change(from: old, to: try screen.ramp([.large], in: bench)))
    return Set(
      change.changes.map { "\($0.kind) \($0.place.elements.map(\.path).joined(separator: ", "))" })
  }

  @Test func `are each told, and nothing else, for every ordered pair`() throws {
    for first in Plant.all {
      #expect(try told([first]) == [first.told], "\(first.name)")
      for second in Plant.all where second.name != first.name {
        #expect(
          try told([first, second]) == [first.told, second.told], "\(first.name), \(second.name)")
      }
    }
  }

  /// What is told where some parts are altered by hand.
  private func sentences(
    _ alter: [(path: String, change: (inout InterfaceElement) -> Void)]
  ) throws -> [String] {
    let old = try Screen().ramp([.large], in: bench)
    var new = old
    let frame = try Screen().frame(at: .large, in: bench)
    new.subject = .interface([
      .large: alter.reduce(frame) { $0.with($1.path, $1.change) }
    ])
    return try #require(try bench.change(from: old, to: new)).sentences
  }

  @Test func `hide none that moved further, where a part came to another place in the tree`()
    throws
  {
    let moved = (
      path: "List/Row/HStack/Text[2]",
      change: { (part: inout InterfaceElement) in
        part.path = "List/Badge/Text"
        part.shift(right: -120)
      }
    )
    let step =
      "“Off” (List/Badge/Text) is at List/Badge/Text, was at List/Row/HStack/Text[2]"
    #expect(try sentences([moved]) == [step])
    let both = try sentences([moved, ("List/Button/Text", { $0.shift(right: 180) })])
    #expect(both.prefix(2) == [step, "“Forget” (List/Button/Text) moved 180 pt right"])
  }

  @Test func `hide none that is larger, where it is of another use too`() throws {
    let told = try sentences([
      (
        "List/Button",
        {
          $0.largeContent = LargeContent(title: "Forget")
          $0.box.width = $0.box.width + 20
        }
      )
    ])
    #expect(
      told == [
        "List/Button has large content title “Forget”, had none",
        "List/Button is 94.958 × 44 pt, was 74.958 × 44 pt",
      ])
  }
}

extension InterfaceElement {
  fileprivate mutating func shift(right: Points) {
    guard case .text(let text, let x, let y) = content else { return }
    content = .text(text, x: x + right, y: y)
    box = box.offset(x: right, y: 0)
  }
}
