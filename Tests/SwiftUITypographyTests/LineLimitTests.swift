import DynamicType
import Foundation
import Imaging
import Rendering
import Snapshots
import Testing

@testable import SwiftUITypography

@Suite struct `The lines of a text` {
  private func height(_ view: some View) throws -> Double {
    try LayoutBench.interface(view, width: 120).height.value
  }

  private let short = Text("Short")
  private let long = Text("A sentence that needs many lines in so little room as it has here")

  @Test func `take the room of those that are reserved`() throws {
    let lines = try (1...6).map {
      try height(Text(Array(repeating: "a", count: $0).joined(separator: "\n")))
    }
    #expect(lines[2] > 2.8 * lines[0])
    #expect(try height(short.lineLimit(3, reservesSpace: true)) == lines[2])
    #expect(try height(short.lineLimit(2...4)) == lines[1])
    #expect(try height(long.lineLimit(2...3)) == lines[2])
    #expect(try height(short.lineLimit(6...)) == lines[5])
    #expect(try height(long.lineLimit(...2)) == lines[1])
    #expect(try height(short.lineLimit(...2)) == lines[0])
  }
}
