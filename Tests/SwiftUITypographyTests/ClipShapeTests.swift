import DynamicType
import Foundation
import Imaging
import Rendering
import Snapshots
import Testing

@testable import SwiftUITypography

@Suite struct `A clip` {
  @Test func `in a shape shows what lies in it`() throws {
    let view = Box(40, 20).clipShape(RoundedRectangle(cornerRadius: 6))
    let clip = try #require(try LayoutBench.interface(view, width: 100).elements[0].clip)
    #expect(clip.rect == box(30, 0, 40, 20))
    #expect(clip.outlines == [.roundedRectangle(box(30, 0, 40, 20), radius: 6)])
  }

  @Test func `in round corners is one in a shape`() throws {
    let clip = try #require(
      try LayoutBench.interface(Box(40, 20).cornerRadius(4), width: 100).elements[0].clip)
    #expect(clip.outlines == [.roundedRectangle(box(30, 0, 40, 20), radius: 4)])
  }
}
