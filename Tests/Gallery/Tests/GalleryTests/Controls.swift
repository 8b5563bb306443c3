import Audit
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
    assertSnapshot(
      of: screen.make(), as: .image(categories: sizes, height: Points(screen.height)),
      named: screen.rawValue)
    assertSnapshot(
      of: screen.make(),
      as: .image(categories: [.l, .ax3], height: Points(screen.height), appearances: [.dark]),
      named: screen.rawValue)
  }

  @Test(arguments: ControlScreen.allCases)
  func `have nothing that large text breaks`(screen: ControlScreen) {
    assertAdapts(of: screen.make(), as: .image(height: Points(screen.height)))
  }

  /// One screen goes through all changes, from each size to each other.
  @Test(arguments: ControlScreen.allCases)
  func `come from any size to any other as if they were made there`(
    screen: ControlScreen
  ) throws {
    let sizes = ContentSizeCategory.allCases
    var path: [ContentSizeCategory] = []
    for (index, start) in sizes.enumerated() {
      for target in sizes[(index + 1)...] { path += [target, start] }
      if index + 1 < sizes.count { path.append(sizes[index + 1]) }
    }
    let changed = try frames(
      of: screen.make, height: screen.height, madeAt: sizes[0], changedTo: path)
    var fresh: [ContentSizeCategory: InterfaceFrame] = [:]
    for size in sizes {
      fresh[size] = try frame(of: screen.make, height: screen.height, madeAt: size)
    }
    for ((before, size), frame) in zip(zip([sizes[0]] + path, path), changed) {
      let isAsFresh = frame == fresh[size]
      #expect(isAsFresh, "from \(before) to \(size)")
    }
  }

  @Test(arguments: ControlScreen.allCases)
  func `go to the largest size and back, and are as they were`(screen: ControlScreen) throws {
    let before = try frame(of: screen.make, height: screen.height, madeAt: .l)
    let changed = try frames(
      of: screen.make, height: screen.height, madeAt: .l, changedTo: [.ax5, .l])
    let isAsBefore = changed.last == before
    #expect(isAsBefore)
    let hasChanged = changed.first != before
    #expect(hasChanged)
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
  @Test func `is pictured as it opens, and as a reader sees it after a change`() {
    let sizes = InterfaceSnapshotting.image(categories: [.l, .ax1, .ax3], height: 320)
    assertSnapshot(of: StaleSettingsViewController(), as: sizes, named: "stale")
    assertSnapshot(of: StaleSettingsViewController(), as: sizes.changing(from: .l), named: "stale")
  }

  @Test func `is told by an audit`() {
    withKnownIssue {
      assertAdapts(of: StaleSettingsViewController(), as: .image(height: 667), named: "stale")
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.contains("not-following: stale, after a change from L, “Notifications”")
      }
    }
  }

  @Test func `is told part by part`() throws {
    let make: @MainActor () -> UIViewController = { StaleSettingsViewController() }
    let changed = try #require(
      try frames(of: make, height: 320, madeAt: .l, changedTo: [.ax3]).last)
    let fresh = try frame(of: make, height: 320, madeAt: .ax3)
    let findings = UpdateAudit(of: "stale", at: .ax3, changed: changed, fresh: fresh).findings
    let words = findings.map { String(describing: $0) }
    // The label that does not ask for its font anew.
    #expect(words.contains { $0.contains("“Text Size”") && $0.contains("it is still 17 pt") })
    // The cell that looked up a size when it was made.
    #expect(words.contains { $0.contains("“Notifications”") && $0.contains("its font is fixed") })
    // The height that was kept: two lines of 40 pt have no room in it.
    #expect(
      words.contains {
        $0.contains("PlainCell[2]") && $0.contains("its box is still 375 × 43 pt")
          && $0.contains("375 × 119 pt")
      })
    #expect(findings.count { $0.rule == .staleCell } == 1)
    #expect(findings.count { $0.rule == .notFollowing } == 1)
    #expect(findings.count { $0.rule == .staleLayout } == 4)
  }
}
