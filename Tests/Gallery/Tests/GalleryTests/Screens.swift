import SwiftUITypography
import Testing
import TypeproofTesting

@testable import Screens

/// Every screen at the sizes where it may turn, on both sides of each, and on its side and dark.
@MainActor @Suite(.galleryFonts) struct `The screens of the gallery` {
  private let sizes: [ContentSizeCategory] = [.xs, .l, .xxxl, .ax1, .ax2, .ax3, .ax5]

  private func check(_ screen: some View, _ name: String, height: Points?) {
    assertSnapshot(of: screen, as: .image(categories: sizes, height: height), named: name)
    assertSnapshot(
      of: screen, as: .image(categories: [.l, .ax3], height: height, appearances: [.dark]),
      named: name)
    let landscape = InterfaceWindow("landscape", width: 667, height: height == nil ? nil : 375)
    assertSnapshot(
      of: screen, as: .image(categories: [.l, .ax3], windows: [landscape]), named: name)
  }

  @Test func settings() {
    check(SettingsScreen(), "settings", height: 667)
    assertAdapts(of: SettingsScreen(), as: .image(height: 667))
  }

  @Test func poll() {
    check(PollBanner(), "poll", height: nil)
    assertAdapts(of: PollBanner())
  }

  @Test func player() {
    check(PlayerBar(), "player", height: nil)
    assertAdapts(of: PlayerBar())
  }

  @Test func chat() {
    check(ChatScreen(), "chat", height: 667)
    assertAdapts(of: ChatScreen(), as: .image(height: 667))
  }

  @Test func code() {
    check(CodeEditor(), "code", height: 400)
    assertAdapts(of: CodeEditor(), as: .image(height: 400))
  }

  @Test func tabs() {
    check(TabBarScreen(), "tabs", height: 667)
    assertAdapts(of: TabBarScreen(), as: .image(height: 667))
    assertSnapshot(
      of: TabBarScreen(),
      as: .image(categories: [.xxxl, .ax1, .ax5], height: 667).pressing("Library"), named: "tabs")
  }

  @Test func article() {
    check(ArticleScreen(), "article", height: 667)
    assertAdapts(of: ArticleScreen(), as: .image(height: 667))
  }
}
