import DynamicType
import Foundation
import Imaging
import Rendering
import Snapshots
import Testing

@testable import SwiftUITypography

@Suite struct `Rows that code makes` {
  private struct Person: Hashable { let name: String }

  @Test func `has rows by a path, and sections with views at both ends`() throws {
    let view = List([Person(name: "Ann"), Person(name: "Bob")], id: \.self) { Text($0.name) }
    let texts = try LayoutBench.interface(view, height: 300).elements.compactMap(\.text)
    #expect(texts.map(\.styled.text.string) == ["Ann", "Bob"])
    let section = List {
      Section {
        Text("Row")
      } header: {
        Label("Head", systemImage: "star")
      } footer: {
        Text("Foot")
      }
      Section { Text("Alone") }
    }
    let all = try LayoutBench.interface(section, height: 400).elements.compactMap(\.text)
    #expect(all.map(\.styled.text.string) == ["Head", "Row", "Foot", "Alone"])
    #expect(all.first?.pointSize == 13)
  }

  @Test func `is as wide as its room where it is lazy`() throws {
    let view = ScrollView {
      LazyVStack(alignment: .leading, spacing: 4) { ForEach(0..<3) { _ in Box(30, 10) } }
    }
    #expect(
      try LayoutBench.boxes(of: "box", in: view, width: 200, height: 100)
        == [box(0, 0, 30, 10), box(0, 14, 30, 10), box(0, 28, 30, 10)])
  }

  @Test func `are made for each number of a range`() throws {
    let view = List(0..<3) { Text("Row \($0)") }
    let texts = try LayoutBench.interface(view, height: 300).elements.compactMap(\.text)
    #expect(texts.map(\.styled.text.string) == ["Row 0", "Row 1", "Row 2"])
  }

  @Test func `stand in a section, whatever modifies it`() throws {
    func boxes(_ section: some View) throws -> [PointRect] {
      try LayoutBench.boxes(of: "Rows", in: List { section }, height: 300)
    }
    let plain = try boxes(Section { Text("x") })
    #expect(plain.count == 1)
    #expect(try boxes(Section { Text("x") }.opacity(0.5)) == plain)
  }

  @Test func `stand one after the other where a section is in no list`() throws {
    let view = VStack(spacing: 0) {
      Section {
        Box("row", 50, 10)
      } header: {
        Box("head", 50, 20)
      }
    }
    #expect(try LayoutBench.boxes(of: "row", in: view, width: nil) == [box(0, 20, 50, 10)])
  }
}
