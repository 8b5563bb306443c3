import DynamicType
import Foundation
import Imaging
import Snapshots
import SwiftUITypography
import Testing
import UIKitTypography

@MainActor @Suite struct `The root of a hosted view` {
  private func elements(of view: some View) throws -> [InterfaceElement] {
    try Stage.device().run {
      let controller = UIHostingController(rootView: view)
      return try controller.view.interfaceFrame(size: CGSize(width: 200, height: 100)).elements
    }
  }

  @Test func `has a background of the appearance that it prefers`() throws {
    func blackBoxes(_ view: some View) throws -> [PointRect] {
      try elements(of: view).filter {
        if case .fill(_, let color) = $0.content { color == .black } else { false }
      }
      .map(\.box)
    }
    let whole = PointRect(x: Points(0), y: Points(0), width: Points(200), height: Points(100))
    #expect(try blackBoxes(Text("Row").preferredColorScheme(.dark)) == [whole])
    #expect(try blackBoxes(Text("Row").preferredColorScheme(.light)) == [])
    let texts = try elements(of: Text("Row").preferredColorScheme(.dark)).compactMap(\.text)
    #expect(texts.map(\.styled.color) == [.white])
  }

  @Test func `with several views is a column`() throws {
    let views = Group {
      Text("One")
      Text("Two")
    }
    let boxes = try elements(of: views).filter { $0.text != nil }.map(\.box)
    #expect(boxes.count == 2)
    #expect(zip(boxes, boxes.dropFirst()).allSatisfy { $0.maxY <= $1.y })
  }
}
