import Glibc
import Projects
import Snapshots
import Wording

/// A folder with a project's fonts, found from the current folder.
struct ProjectFolder: Equatable {
  /// The path of the folder that contains `Fonts`, to put before others: empty, or `../` repeated.
  let prefix: String

  /// The path of the font folder.
  var fonts: String { prefix + "Fonts" }
  /// The path of the folder of goldens, which may not exist.
  var snapshots: String { prefix + "Snapshots" }

  /// Returns the nearest folder with fonts, from a starting point upwards; `nil` if there is none.
  ///
  /// - Parameter start: A path that ends in a slash, or empty for the current folder.
  static func nearest(from start: String = "") -> ProjectFolder? {
    var prefix = start
    while true {
      // A path that leads nowhere is an answer too: there are no fonts.
      if let isFolder = try? FileTree.isFolder(prefix + "Fonts"), isFolder {
        return ProjectFolder(prefix: prefix)
      }
      let here = prefix.isEmpty ? "." : prefix
      guard FileTree.exists(here), !FileTree.areSame(here, prefix + "..") else { return nil }
      prefix += "../"
    }
  }
}

/// There is no folder of fonts here or above.
struct NoFontsFolder: ClassifiedError, Equatable, CustomStringConvertible {
  var kind: TroubleKind { .project }
  var next: String? { "typeproof init" }

  var description: String {
    "There is no folder called Fonts and no typeproof.json, here or above. Change to a project "
      + "that has one, or put fonts here and run: typeproof init"
  }
}

extension ProjectFile {
  /// Returns the nearest project file in the current folder or above. It searches up to the root of
  /// the project: a folder with fonts, or the root of a work tree.
  ///
  /// - Returns: `nil` if there is none. A link without a target counts as a file.
  static func nearest() -> String? {
    var prefix = ""
    while true {
      let file = prefix + name
      if FileTree.exists(file) || FileTree.isLink(file) { return file }
      let here = prefix.isEmpty ? "." : prefix
      let isTop = ["Fonts", ".git"].contains { FileTree.exists(prefix + $0) }
      guard !isTop, FileTree.exists(here), !FileTree.areSame(here, prefix + "..") else {
        return nil
      }
      prefix += "../"
    }
  }
}

/// The folder of goldens of a run: one that was named, or the project's usual one.
enum GoldenFolder {
  /// - Parameters:
  ///   - named: The folder that a person named, which may be a link.
  ///   - usual: The project's usual folder. A link there may be a stranger's, and goldens would be
  ///     written and deleted wherever it leads.
  /// - Throws: `GoldenFolderError`.
  static func path(
    named: String?, otherwise usual: @autoclosure () -> String
  ) throws(GoldenFolderError) -> String {
    if let named { return named }
    let usual = usual()
    guard !FileTree.isLink(usual) else { throw .link(usual) }
    return usual
  }
}

/// The reason why the usual folder of goldens is not used.
enum GoldenFolderError: ClassifiedError, Equatable, CustomStringConvertible {
  var kind: TroubleKind { .file }

  /// The folder is a link.
  case link(String)

  var description: String {
    switch self {
    case .link(let path):
      "\(path) is a symbolic link, and Typeproof does not use goldens through links of the "
        + "project. Replace it with a folder, or name the folder with --snapshots."
    }
  }
}

/// Paths as a project writes them, which are the same on every machine.
enum ProjectPath {
  /// Returns a folder's path from the current folder if it is below, or else its own name.
  static func name(of folder: String) -> String {
    relative(folder) ?? folder.pathNames.last { !["", ".", ".."].contains($0) } ?? folder
  }

  /// Returns a path relative to the current folder; `nil` if it is not below.
  static func relative(_ path: String) -> String? {
    var parts = path
    if path.isFullPath {
      guard let folder = workingFolder, path.beginsWithBytes(of: folder + "/") else { return nil }
      parts = path.withoutBytes(first: folder.utf8.count + 1)
    }
    let names = parts.pathNames.filter { !$0.isEmpty && $0 != "." }
    return names.contains("..") || names.isEmpty ? nil : names.joined(separator: "/")
  }

  /// The current folder; `nil` if it no longer exists.
  static var workingFolder: String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }
}
