import Foundation
import Snapshots
import TextEngine

/// The fonts that the documents name. They are not free, so free ones stand in under their names.
enum ExampleFonts {
  static let all: InterfaceFonts? = interfaceFonts(families: [
    family("Roobert"), family("Roobert-Regular"), family("Roobert-Medium"),
    family("Roobert-SemiBold", "NotoSerif/NotoSerif-Bold.ttf"),
    family("Roobert-Bold", "NotoSerif/NotoSerif-Bold.ttf"),
    family("Avenir"), family("Avenir-Medium"),
    family("Avenir-Black", "NotoSerif/NotoSerif-Bold.ttf"),
    family("CustomFont-Light"), family("Verdana"), family("X"),
  ])

  /// Where nobody added the app's own fonts, as happens.
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
