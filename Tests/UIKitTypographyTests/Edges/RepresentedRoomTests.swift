import DynamicType
import Foundation
import Snapshots
import SwiftUITypography
import Testing
import UIKitTypography

@MainActor @Suite struct `The room of a view of UIKit among those of SwiftUI` {
  /// A view with a size of its own, which is 30 pt high in any width.
  private final class Part: UIView {
    var own = CGSize.zero
    override var intrinsicContentSize: CGSize { own }
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 30) }
  }

  private struct Shown: UIViewRepresentable {
    let own: CGSize

    func makeUIView(context: Context) -> Part { Part() }
    func updateUIView(_ part: Part, context: Context) { part.own = own }
  }

  /// The size that a window takes, without the padding of a point that keeps it from having none.
  private func size(_ width: CGFloat, _ height: CGFloat) throws -> [Double] {
    let view = Shown(own: CGSize(width: width, height: height)).padding(1)
    let frame = try view.interface(
      in: InterfaceConfiguration(width: nil), typesetter: Typesetter(#require(Stage.fonts)))
    return [frame.width.value - 2, frame.height.value - 2]
  }

  @Test func `is 10 pt where it has no length of its own and is offered none`() throws {
    #expect(try size(-1, -1) == [10, 10])
    #expect(try size(20, -1) == [20, 10])
  }

  @Test func `is its own, which may be nothing`() throws {
    #expect(try size(20, 5) == [20, 30])
    #expect(try size(0, 0) == [0, 30])
    #expect(try size(0.5, 0.5) == [0.5, 30])
  }
}
