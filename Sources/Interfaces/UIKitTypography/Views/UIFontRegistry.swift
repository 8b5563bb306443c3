import DynamicType
import Foundation
import Imaging
import Snapshots
import Synchronization
import TextEngine

/// Looks up the current fonts by the names that `UIFont(name:size:)` takes.
///
/// The fonts are those of `InterfaceFonts.current`, else those registered with the device, else
/// those of the folder `Fonts` in the working directory.
enum UIFontRegistry {
  /// The meaning of a font name: a name that `FontFolder` takes, and a named instance of its
  /// family.
  struct Meaning: Hashable, Sendable {
    let name: String
    var face: String?
  }

  /// The current fonts; `nil` if none are set and the working directory has no folder `Fonts`.
  static var fonts: InterfaceFonts? {
    InterfaceFonts.current ?? UISimulatedDevice.current.fonts ?? Self.ofWorkingDirectory
  }

  private static let ofWorkingDirectory: InterfaceFonts? = {
    // A missing folder is told where something is drawn; a font's name is then not known to anybody.
    guard let folder = try? FontFolder(path: "Fonts"), !folder.files.isEmpty else { return nil }
    return InterfaceFonts(folder: folder, systemFont: BuiltInSuite.systemFont)
  }()

  /// Returns the meaning of a PostScript name, a full name or a family name; `nil` if it is
  /// unknown.
  static func meaning(of name: String) -> Meaning? {
    guard !name.isEmpty, let folder = fonts?.folder else { return nil }
    // Files are no names of fonts in UIKit.
    if folder.files.contains(name) { return nil }
    if (try? folder.entry(named: name)) != nil { return Meaning(name: name) }
    let wanted = simplified(name)
    for file in folder.files {
      guard let entries = try? folder.entries(ofFile: file) else { continue }
      for entry in entries {
        let names = entry.face.names
        if wanted == simplified(names.family + names.style) {
          return Meaning(name: names.postScript)
        }
        for place in entry.face.namedInstances
        where wanted == simplified(names.family + place.name) {
          return Meaning(name: names.family, face: place.name)
        }
      }
    }
    return nil
  }

  /// Returns a name in lower case without spaces and hyphens. So full names match PostScript names.
  private static func simplified(_ name: String) -> String {
    name.lowercased().filter { $0 != " " && $0 != "-" }
  }

  /// Returns the face of a font; `nil` if no fonts are set.
  static func face(of font: ScalableFont) -> FontFace? {
    guard let fonts else { return nil }
    let descriptor = font.fontDescriptor
    let request = FontRequest(
      weight: font.weight, isItalic: descriptor.symbolicTraits.contains(.italic),
      isMonospaced: descriptor.symbolicTraits.contains(.monoSpace))
    let name: String
    switch descriptor.origin {
    case .custom(let family, _): name = family
    case .preferred, .system:
      let system = fonts.systemFont
      name = request.isMonospaced ? system.monospaced ?? system.name : system.name
    }
    return (try? fonts.folder.entry(named: name, meeting: request))?.face
  }

  /// The families of the current fonts, in alphabetical order.
  static var familyNames: [String] {
    guard let folder = fonts?.folder else { return [] }
    var names = Set(folder.families.map(\.name))
    for file in folder.files {
      for entry in (try? folder.entries(ofFile: file)) ?? [] {
        names.insert(entry.face.names.family)
      }
    }
    return names.filter { !$0.isEmpty }.sorted()
  }

  /// Returns the PostScript names of a family's faces, in alphabetical order.
  static func fontNames(ofFamily family: String) -> [String] {
    guard let folder = fonts?.folder else { return [] }
    var names: Set<String> = []
    for file in folder.files {
      for entry in (try? folder.entries(ofFile: file)) ?? []
      where entry.face.names.family.lowercased() == family.lowercased() {
        names.insert(entry.face.names.postScript)
      }
    }
    return names.filter { !$0.isEmpty }.sorted()
  }
}
