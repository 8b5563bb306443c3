import Audit
import DynamicType
import Foundation
import Snapshots
import SwiftUITypography
import Testing
import TextEngine
import UIKitTypography

/// What people asked in public about Dynamic Type, each question in code of our own, with the address where it
/// was asked and what came of it there.
@MainActor enum QuestionBench {
  typealias Category = DynamicType.ContentSizeCategory

  nonisolated static let room = CGSize(width: 320, height: 600)
  nonisolated static let ax5 = Category.accessibilityExtraExtraExtraLarge
  /// A face of an app's own.
  nonisolated static let face = "JetBrains Mono"

  /// A view of UIKit as it opens at a text size.
  static func launch(
    at category: Category = .large, size: CGSize = room, _ make: () throws -> UIView
  ) throws -> InterfaceFrame {
    try Stage.device(UIContentSizeCategory(rawValue: category.rawName)).run {
      try make().interfaceFrame(size: size)
    }
  }

  /// A view of UIKit that opens at Large, after a change to a text size.
  static func change(
    to category: Category = ax5, size: CGSize = room, _ make: () throws -> UIView
  ) throws -> InterfaceFrame {
    try Stage.device().run {
      let view = try make()
      _ = try view.interfaceFrame(size: size)
      return try view.interfaceFrame(
        size: size,
        traits: UITraitCollection(
          preferredContentSizeCategory: UIContentSizeCategory(rawValue: category.rawName)))
    }
  }

  /// A view of SwiftUI at a text size.
  static func launch(
    _ view: some View, at category: Category = .large, width: CGFloat? = 320, height: CGFloat? = nil
  ) throws -> InterfaceFrame {
    try view.interface(
      in: InterfaceConfiguration(width: width, height: height, category: category),
      typesetter: Typesetter(#require(Stage.fonts)))
  }

  /// The rules that an audit of all text sizes finds broken.
  static func audit(_ frame: (Category) throws -> InterfaceFrame) throws -> [AuditRule] {
    var frames: [Category: InterfaceFrame] = [:]
    for category in Category.allCases { frames[category] = try frame(category) }
    return InterfaceAudit(of: "question", frames: frames).findings
      .filter { $0.severity > .note }.map(\.rule)
  }
}

extension InterfaceFrame {
  /// The point sizes of its texts.
  var pointSizes: [Double] { elements.compactMap { $0.text?.pointSize.value } }
}
