import Snapshots
import Testing
import TypeproofTesting
import UIKitTypography

@testable import Controls

/// An app in UIKit's words, which compiles here as it is.
@MainActor @Suite(.galleryFonts) struct `The screens in UIKit's words` {
  private let sizes: [ContentSizeCategory] = [.xs, .l, .xxxl, .ax1, .ax2, .ax3, .ax5]

  @Test(arguments: ControlScreen.allCases)
  func `look as they did when they were recorded`(screen: ControlScreen) {
    let controller = screen.make()
    assertSnapshot(
      of: controller, as: .image(categories: sizes, height: screen.height),
      named: screen.rawValue)
    assertSnapshot(
      of: controller,
      as: .image(categories: [.l, .ax3], height: screen.height, appearances: [.dark]),
      named: screen.rawValue)
  }

  @Test(arguments: ControlScreen.allCases)
  func `have nothing that large text breaks`(screen: ControlScreen) {
    assertAdapts(of: screen.make(), as: .image(height: screen.height))
  }

  @Test(arguments: ControlScreen.allCases)
  func `come from any size to any other as if they were made there`(
    screen: ControlScreen
  ) throws {
    for target in ContentSizeCategory.allCases {
      let fresh = try shown(screen.make, height: screen.height, madeAt: target)
      for start in ContentSizeCategory.allCases {
        let changed = try shown(
          screen.make, height: screen.height, madeAt: start, changedTo: [target])
        #expect(changed == fresh, "from \(start) to \(target)")
      }
    }
  }

  @Test(arguments: ControlScreen.allCases)
  func `go to the largest size and back, and are as they were`(screen: ControlScreen) throws {
    let before = try shown(screen.make, height: screen.height, madeAt: .l)
    let changed = try shown(
      screen.make, height: screen.height, madeAt: .l, changedTo: [.ax5, .l])
    #expect(changed == before)
  }

  @Test func `show what the bar cannot let grow`() {
    assertSnapshot(
      of: ControlScreen.tabs.make(),
      as: .image(categories: [.xxxl, .ax1, .ax5], height: 667).pressing("Library"),
      named: "tabs")
  }
}

/// What was right when it was made, and is not after a change.
@MainActor @Suite(.galleryFonts) struct `A screen that stays behind` {
  @Test func `is pictured as a reader sees it after the change`() {
    let controller = StaleSettingsViewController()
    assertSnapshot(
      of: controller, as: .image(categories: [.l, .ax1, .ax3], height: 320), named: "stale")
  }

  @Test func `is told part by part`() throws {
    let make: @MainActor () -> UIViewController = { StaleSettingsViewController() }
    let changed = try shown(make, height: 320, madeAt: .l, changedTo: [.ax3])
    let fresh = try shown(make, height: 320, madeAt: .ax3)
    let findings = UpdateAudit(of: "stale", at: .ax3, changed: changed, fresh: fresh).findings
    for finding in findings { print("FINDING", finding) }
  }
}
