import Audit
import Foundation
import Snapshots
import Testing
import TypeproofTesting
import UIKitTypography

@testable import Controls

/// An interface in UIKit's words, built anew at each size and changed while it stands.
@MainActor @Suite(.galleryFonts) struct `A reminder in UIKit's words` {
  /// A reminder made on a device of one size, and shown there or after changes to others.
  private func shown(
    isSound: Bool = true, madeAt first: ContentSizeCategory,
    changedTo others: [ContentSizeCategory] = []
  ) throws -> InterfaceFrame {
    let fonts = InterfaceFonts(
      folder: try FontFolder(path: GalleryFonts.folder), systemFont: GalleryFonts.systemFont)
    return try InterfaceFonts.$current.withValue(fonts) {
      let device = UISimulatedDevice()
      device.change(to: traits(first))
      return try device.run {
        let reminder = ReminderViewController(isSound: isSound)
        let size = CGSize(width: 375, height: 667)
        var frame = try reminder.view.interfaceFrame(size: size)
        for other in others {
          frame = try reminder.view.interfaceFrame(size: size, traits: traits(other))
        }
        return frame
      }
    }
  }

  private func traits(_ category: ContentSizeCategory) -> UITraitCollection {
    UITraitCollection(
      preferredContentSizeCategory: UIContentSizeCategory(rawValue: category.rawName))
  }

  @Test func `looks as it did when it was recorded`() {
    assertSnapshot(
      of: ReminderViewController(isSound: true),
      as: .image(categories: [.xs, .l, .xxxl, .ax1, .ax3, .ax5], height: 667), named: "reminder")
    assertAdapts(of: ReminderViewController(isSound: true), as: .image(height: 667))
  }

  @Test(arguments: ContentSizeCategory.allCases)
  func `comes from any size to any other as if it were made there`(
    target: ContentSizeCategory
  ) throws {
    let fresh = try shown(madeAt: target)
    for start in ContentSizeCategory.allCases {
      #expect(try shown(madeAt: start, changedTo: [target]) == fresh)
    }
  }

  @Test func `goes to the largest size and back, and is as it was`() throws {
    let before = try shown(madeAt: .l)
    #expect(try shown(madeAt: .l, changedTo: [.ax5, .l]) == before)
    #expect(try shown(madeAt: .l, changedTo: [.ax5]) != before)
  }

  @Test func `stays behind where it does not ask for its fonts anew, and the audit says what`()
    throws
  {
    let changed = try shown(isSound: false, madeAt: .l, changedTo: [.ax3])
    let fresh = try shown(isSound: false, madeAt: .ax3)
    let findings = UpdateAudit(of: "reminder", at: .ax3, changed: changed, fresh: fresh).findings
    #expect(findings.count { $0.rule == .notFollowing } == 4)
    // The buttons still stand side by side.
    #expect(findings.count { $0.rule == .staleLayout } == 2)
    #expect(findings.count == 6)
    let sound = try shown(madeAt: .l, changedTo: [.ax3])
    #expect(
      try UpdateAudit(of: "reminder", at: .ax3, changed: sound, fresh: shown(madeAt: .ax3))
        .findings.isEmpty)
  }
}
