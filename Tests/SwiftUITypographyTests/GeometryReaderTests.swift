import DynamicType
import Foundation
import Imaging
import Rendering
import Snapshots
import Testing

@testable import SwiftUITypography

@Suite struct `A view that reads its room` {
  @Test func `takes all of it, and is made for it`() throws {
    let view = GeometryReader { proxy in Box(proxy.size.width / 4, proxy.size.height) }
    #expect(
      try LayoutBench.boxes(of: "box", in: view, width: 200, height: 60) == [box(0, 0, 50, 60)])
  }

  @Test func `knows where it stands in the window`() throws {
    let view = GeometryReader { proxy in Box(proxy.frame(in: .global).minX, 10) }
      .padding(.leading, 30)
    #expect(try LayoutBench.boxes(of: "box", in: view, height: 60) == [box(30, 0, 30, 10)])
  }

  @Test func `stands at the right where the interface runs from there`() throws {
    let view = GeometryReader { _ in Box(50, 10) }
    let boxes = try LayoutBench.boxes(of: "box", in: view, width: 200, height: 60) {
      $0.layoutDirection = .rightToLeft
    }
    #expect(boxes == [box(150, 0, 50, 10)])
  }
}
