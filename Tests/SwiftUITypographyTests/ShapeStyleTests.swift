import DynamicType
import Foundation
import Imaging
import Rendering
import Snapshots
import Testing

@testable import SwiftUITypography

@Suite struct `What views are painted with` {
  private func color(_ view: some View) throws -> RGBAColor? {
    try LayoutBench.interface(view, width: nil).elements.compactMap(\.text).first?.styled.color
  }

  private func fill(_ view: some View) throws -> RGBAColor? {
    for element in try LayoutBench.interface(view, width: 100, height: 100).elements {
      if case .fill(_, let color) = element.content { return color }
    }
    return nil
  }

  @Test func `can be named by its colour alone`() throws {
    #expect(try fill(Box(1, 1).background(.red)) == RGBAColor(hex: "#C5221B"))
    #expect(try fill(Box(1, 1).background(.red, in: .capsule)) == RGBAColor(hex: "#C5221B"))
    #expect(try fill(Circle().fill(.green)) == RGBAColor(hex: "#1C7A34"))
    #expect(
      try color(Text("A").frame(width: 50).foregroundStyle(.orange)) == RGBAColor(hex: "#A94F00"))
  }

  @Test func `can be of any kind`() throws {
    let styles: [(AnyShapeStyle, String)] = [
      (AnyShapeStyle(.red), "#C5221B"), (AnyShapeStyle(.tint), "#1C7A34"),
    ]
    for (style, color) in styles {
      #expect(try fill(Circle().fill(style).tint(.green)) == RGBAColor(hex: color))
    }
  }

  @Test func `can be the tint, or stand back from the colour around it`() throws {
    #expect(try fill(Circle().fill(.tint).tint(.green)) == RGBAColor(hex: "#1C7A34"))
    #expect(
      try color(Group { Text("A") }.foregroundStyle(.secondary)) == RGBAColor(hex: "#5F5F66"))
    let faded = Group { Group { Text("A") }.foregroundStyle(.secondary) }.foregroundStyle(.red)
    #expect(try color(faded) == RGBAColor(hex: "#C5221B99"))
  }

  @Test func `are of a text where it stands`() throws {
    let title = VStack { Text("Sub").foregroundStyle(.secondary) }.foregroundStyle(.white)
    let runs = try #require(
      try LayoutBench.interface(title, width: nil).elements.compactMap(\.text).first?.styled.text
        .runs)
    #expect(runs.map(\.attributes.color) == [RGBAColor(hex: "#FFFFFF99")])
    let tinted = Text("Sub").foregroundStyle(.tint).tint(.green)
    let other = try #require(
      try LayoutBench.interface(tinted, width: nil).elements.compactMap(\.text).first?.styled.text
        .runs)
    #expect(other.map(\.attributes.color) == [RGBAColor(hex: "#1C7A34")])
  }

  @Test func `are of a text where it stands, also if their kind is erased`() throws {
    for style in [AnyShapeStyle(.tint), AnyShapeStyle(AnyShapeStyle(.tint))] {
      let text = Text("Sub").foregroundStyle(style).tint(.green)
      let runs = try #require(
        try LayoutBench.interface(text, width: nil).elements.compactMap(\.text).first?.styled.text
          .runs)
      #expect(runs.map(\.attributes.color) == [RGBAColor(hex: "#1C7A34")])
    }
  }

  @Test func `can be a line in the colour of the surroundings`() throws {
    let view = Circle().stroke(lineWidth: 3).foregroundStyle(.blue)
    let elements = try LayoutBench.interface(view, width: 50, height: 50).elements
    guard case .stroke(_, let width, let color) = elements[0].content else {
      Issue.record("It is no line.")
      return
    }
    #expect(width == 3)
    #expect(color == RGBAColor(hex: "#0061D1"))
  }
}
