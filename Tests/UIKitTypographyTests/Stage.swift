import DynamicType
import Foundation
import ImageDiff
import Rendering
import Snapshots
import TextEngine

@testable import UIKitTypography

/// A device of a test's own, with the fonts of the repository.
enum Stage {
  static let fonts: InterfaceFonts? = {
    var path = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { path.deleteLastPathComponent() }
    guard let folder = try? FontFolder(path: path.appendingPathComponent("Fonts").path) else {
      return nil
    }
    return InterfaceFonts(folder: folder, systemFont: BuiltInSuite.systemFont)
  }()

  /// A device at a text size.
  static func device(
    _ category: UIContentSizeCategory = .large, system: UISystemVersion = .latest
  ) -> UISimulatedDevice {
    let device = UISimulatedDevice()
    device.fonts = fonts
    device.system = system
    device.traits = device.traits.merging(UITraitValues(category: category))
    return device
  }

  /// What an interface shows: its pixels.
  static func digest(of frame: InterfaceFrame) throws -> String {
    "\(ContentDigest(ofPixelsIn: try Renderer().render(frame.scene, at: .x1)))"
  }

  /// Writes what a screen would show to a file, where the environment names a folder for it.
  @MainActor static func keep(_ frame: InterfaceFrame, as name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["UIKIT_PICTURES"] else { return }
    let bitmap = try Renderer().render(frame.scene, at: .x2)
    try Data(PNG.encode(bitmap)).write(
      to: URL(fileURLWithPath: folder).appendingPathComponent(name + ".png"))
  }
}

extension SetText {
  /// What each line shows.
  var frameTexts: [String] { frame.lines.map(\.text) }
}
