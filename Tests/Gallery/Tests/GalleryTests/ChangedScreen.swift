import Foundation
import Snapshots
import Testing
import TypeproofTesting
import UIKitTypography

@testable import Controls

/// A screen made on a device of one size, as it is after each of some changes to others.
@MainActor
func frames(
  of make: () -> UIViewController, height: CGFloat = 667, madeAt first: ContentSizeCategory,
  changedTo others: [ContentSizeCategory]
) throws -> [InterfaceFrame] {
  let fonts = InterfaceFonts(
    folder: try FontFolder(path: GalleryFonts.folder), systemFont: GalleryFonts.systemFont)
  return try InterfaceFonts.$current.withValue(fonts) {
    let device = UISimulatedDevice()
    device.change(to: traits(first))
    return try device.run {
      let controller = make()
      let size = CGSize(width: 375, height: height)
      // It stood before it changed.
      _ = try controller.view.interfaceFrame(size: size)
      return try others.map { other in
        try controller.view.interfaceFrame(size: size, traits: traits(other))
      }
    }
  }
}

/// A screen as it is where it was made.
@MainActor
func frame(
  of make: () -> UIViewController, height: CGFloat = 667, madeAt size: ContentSizeCategory
) throws -> InterfaceFrame {
  let frames = try frames(of: make, height: height, madeAt: size, changedTo: [size])
  return try #require(frames.first)
}

private func traits(_ category: ContentSizeCategory) -> UITraitCollection {
  UITraitCollection(
    preferredContentSizeCategory: UIContentSizeCategory(rawValue: category.rawName))
}
