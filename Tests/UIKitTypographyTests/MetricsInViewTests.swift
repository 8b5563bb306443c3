import DynamicType
import Foundation
import Snapshots
import SwiftUITypography
import TextEngine
import Testing
import UIKitTypography

@Suite struct `UIKit's metrics inside a SwiftUI body` {
  /// Says what 17 pt come to.
  private struct Row: View {
    var body: some View {
      Text(verbatim: "\(UIFontMetrics(forTextStyle: .body).scaledValue(for: 17))")
    }
  }

  private func text(at category: DynamicType.ContentSizeCategory) throws -> [String] {
    let frame = try Row().interface(
      in: InterfaceConfiguration(category: category), typesetter: Typesetter(#require(Stage.fonts)))
    return frame.elements.compactMap(\.text?.styled.text.string)
  }

  @Test func `see the text size of the interface`() throws {
    // 17 × 62 ÷ 22 at AX5, by the leadings of body, on a screen of 2x.
    #expect(try text(at: .large) == ["17.0"])
    #expect(try text(at: .accessibilityExtraExtraExtraLarge) == ["48.0"])
  }

  @Test func `see it in a launch at another size, too`() throws {
    let launch = InterfaceLaunch(
      in: InterfaceSurroundings(category: .extraSmall), fonts: try #require(Stage.fonts))
    let texts = try launch.run { try text(at: .accessibilityExtraExtraExtraLarge) }
    #expect(texts == ["48.0"])
  }

  @MainActor @Test func `are those of the launch that runs where its size is the same`() throws {
    struct Asking: View {
      let asked: (InterfaceLaunch.ID?) -> Void

      var body: some View {
        asked(InterfaceLaunch.current?.id)
        return Text("a")
      }
    }
    let fonts = try #require(Stage.fonts)
    let launch = InterfaceLaunch(in: InterfaceSurroundings(width: 100), fonts: fonts)
    var seen: InterfaceLaunch.ID?
    try launch.run {
      _ = try Asking { seen = $0 }
        .interface(in: InterfaceConfiguration(), typesetter: Typesetter(fonts))
    }
    #expect(seen == launch.id)
  }

  private struct Appearing: View {
    @State private var length = 0.0

    var body: some View {
      Text(verbatim: "\(length)").onAppear {
        length = Double(UIFontMetrics(forTextStyle: .body).scaledValue(for: 17))
      }
    }
  }

  @MainActor @Test func `see it in what a view does when it appears`() throws {
    let view = StandingView(Appearing(), typesetter: try Typesetter(#require(Stage.fonts)))
    let frame = try view.interface(
      in: InterfaceConfiguration(category: .accessibilityExtraExtraExtraLarge))
    #expect(frame.elements.compactMap(\.text?.styled.text.string) == ["48.0"])
  }
}
