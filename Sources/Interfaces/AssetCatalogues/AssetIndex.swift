import Files
import JSON

/// A colour or a picture of a catalogue: a folder with a file `Contents.json`.
struct AssetSet: Sendable {
  /// The folder's full path.
  let folder: String
  /// The folder's path below the one that was searched, for messages.
  let path: String

  /// What its `Contents.json` says.
  func contents() throws(AssetProblem) -> JSONNode {
    do {
      let bytes = try FileTree.readRegular(folder + "/Contents.json", atMost: 1 << 20)
      return try JSONDocument(parsing: bytes, valueLimit: 1 << 16).root
    } catch {
      throw .contents(path, "\(error)")
    }
  }
}

/// All sets below a folder by their names. Where two have one name, the first in the order of paths counts.
struct AssetIndex: Sendable {
  private(set) var colors: [String: AssetSet] = [:]
  private(set) var pictures: [String: AssetSet] = [:]

  /// No sets.
  init() {}

  /// Searches a folder.
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

/// For which appearance an entry of a set is.
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

  /// How well it suits a screen: the number of conditions that hold; `nil` where one does not.
  func fit(_ screen: AssetScreen) -> Int? {
    if let isDark, isDark != screen.isDark { return nil }
    if hasHighContrast, !screen.hasHighContrast { return nil }
    return (isDark == nil ? 0 : 1) + (hasHighContrast ? 2 : 0)
  }

  /// How well an entry suits a phone; `nil` where it is for something else.
  static func fit(ofIdiom entry: JSONNode) -> Int? {
    switch entry["idiom"]?.string {
    case "iphone": 1
    case "universal", nil: 0
    default: nil
    }
  }
}
