import Files
import JSON

/// A colour or a picture of a catalogue: a folder with a file `Contents.json`.
struct AssetSet: Sendable {
  /// The folder's full path.
  let folder: String
  /// The folder's path below the one that was searched, for messages.
  let path: String

  /// Reads the set's `Contents.json`.
  func contents() throws(AssetProblem) -> JSONNode {
    do {
      let bytes = try FileTree.readRegular(folder + "/Contents.json", atMost: 1 << 20)
      return try JSONDocument(parsing: bytes, valueLimit: 1 << 16).root
    } catch {
      throw .contents(path, "\(error)")
    }
  }
}

/// All sets below a folder, by name. If two sets have the same name, the first in path order is
/// used.
struct AssetIndex: Sendable {
  private(set) var colors: [String: AssetSet] = [:]
  private(set) var pictures: [String: AssetSet] = [:]

  /// Creates an index without sets.
  init() {}

  /// Creates an index of the sets below a folder.
  init(below folder: String) throws(AssetProblem) {
    let files: [String]
    do throws(FileError) {
      files = try FileTree.files(below: folder)
    } catch {
      throw .noFolder(folder, reason: "\(error)")
    }
    var namespaces: [String: Bool] = [:]
    for file in files where file.hasSuffix("/Contents.json") && file.contains(".xcassets/") {
      let parts = file.split(separator: "/").dropLast().map(String.init)
      guard let catalogue = parts.firstIndex(where: { $0.hasSuffix(".xcassets") }),
        let last = parts.last, let dot = last.lastIndex(of: "."), parts.count > catalogue + 1
      else { continue }
      let path = parts.joined(separator: "/")
      let set = AssetSet(folder: folder + "/" + path, path: path)
      // Folders between the catalogue and the set are part of the name where they say so.
      var name = ""
      for end in parts.indices.dropLast() where end > catalogue {
        let group = parts[...end].joined(separator: "/")
        let isNamed =
          namespaces[group]
          ?? Self.providesNamespace(AssetSet(folder: folder + "/" + group, path: group))
        namespaces[group] = isNamed
        if isNamed { name += parts[end] + "/" }
      }
      name += last[..<dot]
      switch last[dot...] {
      case ".colorset": if colors[name] == nil { colors[name] = set }
      case ".imageset", ".symbolset": if pictures[name] == nil { pictures[name] = set }
      default: continue
      }
    }
  }

  /// Whether a folder's name is part of the names inside. A folder without a readable file gives none.
  private static func providesNamespace(_ group: AssetSet) -> Bool {
    guard let contents = try? group.contents() else { return false }
    return contents["properties"]?["provides-namespace"]?.value == .bool(true)
  }
}

/// The appearance that an entry of a set is for.
struct AssetAppearance {
  private var isDark: Bool?
  private var hasHighContrast = false

  init(_ entry: JSONNode) {
    for appearance in entry["appearances"]?.elements ?? [] {
      switch (appearance["appearance"]?.string, appearance["value"]?.string) {
      case ("luminosity", "dark"): isDark = true
      case ("luminosity", "light"): isDark = false
      case ("contrast", "high"): hasHighContrast = true
      default: continue
      }
    }
  }

  /// Returns how well the entry suits a screen: a point for the brightness and two for the
  /// contrast, if the entry has these conditions; `nil` if one does not hold.
  func fit(_ screen: AssetScreen) -> Int? {
    if let isDark, isDark != screen.isDark { return nil }
    if hasHighContrast, !screen.hasHighContrast { return nil }
    return (isDark == nil ? 0 : 1) + (hasHighContrast ? 2 : 0)
  }

  /// Returns how well an entry suits a phone; `nil` if it is for another device.
  static func fit(ofIdiom entry: JSONNode) -> Int? {
    switch entry["idiom"]?.string {
    case "iphone": 1
    case "universal", nil: 0
    default: nil
    }
  }
}
