import Foundation
import Snapshots
import TextEngine

/// The fonts of an app of our own, which the examples use. Noto Serif is shown under their names.
enum ExampleFonts {
  static let all: InterfaceFonts? = interfaceFonts(families: [
    family("Lantern-Book"), family("Lantern-Strong", "NotoSerif/NotoSerif-Bold.ttf"),
  ])

  /// What an app has that does not list its fonts.
  static let none: InterfaceFonts? = interfaceFonts(families: [])

  private static func family(
    _ name: String, _ file: String = "NotoSerif/NotoSerif-Regular.ttf"
  ) -> DeclaredFamily {
    DeclaredFamily(name, faces: [DeclaredFamily.Face(file)])
  }

  private static func interfaceFonts(families: [DeclaredFamily]) -> InterfaceFonts? {
    guard let folder = try? FontFolder(path: repository + "/Fonts", families: families) else {
      return nil
    }
    return InterfaceFonts(folder: folder, systemFont: BuiltInSuite.systemFont)
  }

  /// The folder that this package lies in.
  static let repository = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
}
