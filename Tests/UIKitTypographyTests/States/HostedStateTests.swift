import DynamicType
import Foundation
import Imaging
import Snapshots
import SwiftUITypography
import Testing
import UIKitTypography

@MainActor @Suite struct `A view of UIKit that is hidden by SwiftUI` {
  private struct Shown: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView {
      let view = UIView()
      view.backgroundColor = .red
      return view
    }

    func updateUIView(_ view: UIView, context: Context) {}
  }

  /// How often red is drawn.
  private func count(_ view: some View) throws -> Int {
    let frame = try view.interface(
      in: InterfaceConfiguration(width: 100, height: 100),
      typesetter: Typesetter(#require(Stage.fonts)))
    return frame.elements.filter {
      if case .fill(_, let color) = $0.content {
        color == RGBAColor(red: 255, green: 0, blue: 0)
      } else {
        false
      }
    }.count
  }

  @Test func `is not drawn, though it has its room`() throws {
    #expect(try count(VStack { Shown() }) == 1)
    #expect(try count(VStack { Shown().opacity(0.5) }) == 1)
    #expect(try count(VStack { Shown().hidden() }) == 0)
    #expect(try count(VStack { Shown().opacity(0) }) == 0)
  }
}

@MainActor @Suite struct `The size of a hosted view` {
  /// A colour takes what it is offered, and 10 pt where there is no limit.
  @Test func `has no limit from 100,000 pt on`() {
    Stage.device().run {
      let controller = UIHostingController(rootView: Color.red)
      let sizes: [(offered: CGFloat, taken: CGFloat)] = [
        (0, 10), (0.5, 0.5), (1, 1), (99_999, 99_999), (100_000, 10), (200_000, 10),
      ]
      for (offered, taken) in sizes {
        let across = controller.sizeThatFits(in: CGSize(width: offered, height: 50))
        #expect(across == CGSize(width: taken, height: 50), "\(offered)")
        let down = controller.sizeThatFits(in: CGSize(width: 50, height: offered))
        #expect(down == CGSize(width: 50, height: taken), "\(offered)")
      }
    }
  }
}
