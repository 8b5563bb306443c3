import SwiftUITypography
import Testing
import TypeproofTesting

@testable import Screens

/// Each way to fail is found in the broken screen, and not in the one that is repaired.
@Suite(.galleryFonts) struct `A layout that fails at large sizes` {
  private func height(of failure: Failure) -> Points? {
    failure == .bleedingContent ? 300 : nil
  }

  private func rule(of failure: Failure) -> String {
    switch failure {
    case .truncatedLabel, .crampedRow, .oneLineButton: "truncates"
    case .shrunkLabel: "shrunk to"
    case .fixedIcon: "it is 24 pt high at every text size"
    case .fixedRow: "is cut off"
    case .bleedingContent: "nothing scrolls there"
    case .fixedFont: "17 pt at every text size"
    }
  }

  @Test(arguments: Failure.allCases)
  func `is found where it is broken`(failure: Failure) {
    let broken = FailureScreen(failure: failure, isSound: false)
    let name = "\(failure.rawValue)-broken"
    assertSnapshot(
      of: broken, as: .image(categories: [.l, .ax3], height: height(of: failure)), named: name)
    withKnownIssue {
      assertAdapts(of: broken, as: .image(height: height(of: failure)), named: name)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains(rule(of: failure)) }
    }
  }

  @Test(arguments: Failure.allCases)
  func `is not found where it is repaired`(failure: Failure) {
    let sound = FailureScreen(failure: failure, isSound: true)
    let name = "\(failure.rawValue)-sound"
    assertSnapshot(
      of: sound, as: .image(categories: [.l, .ax3], height: height(of: failure)), named: name)
    assertAdapts(of: sound, as: .image(height: height(of: failure)), named: name)
  }
}
