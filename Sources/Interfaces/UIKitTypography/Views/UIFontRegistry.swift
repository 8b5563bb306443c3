import DynamicType
import Foundation
import Imaging
import Snapshots
import Synchronization
import TextEngine

/// Where the fonts in force are looked up by the names that `UIFont(name:size:)` takes.
///
/// Fonts are those of `InterfaceFonts.current`, else those registered with the device, else those of
/// the folder `Fonts` in the working directory.
enum UIFontRegistry {
  /// What a name means: a name that `FontFolder` takes, and a face of its family.
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

  /// What a PostScript name, full name or family name means.
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

  /// A name without what tells a full name from a PostScript name.
  private static func simplified(_ name: String) -> String {
    name.lowercased().filter { $0 != " " && $0 != "-" }
  }

  /// The face of a font; `nil` if no fonts are set.
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

  /// The families of the fonts in force, each once, in the order of the alphabet.
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

  /// The PostScript names of a family's faces, in the order of the alphabet.
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
