import Glibc
import Projects
import Snapshots
import Wording

/// A folder that holds a project's fonts, found from where the program was started.
struct ProjectFolder: Equatable {
  /// The folder that holds `Fonts`, as a path to put before others: empty or `../`, repeated.
  let prefix: String

  /// Where the fonts lie.
  var fonts: String { prefix + "Fonts" }
  /// Where the goldens lie, if there are any.
  var snapshots: String { prefix + "Snapshots" }

  /// The nearest folder with fonts, from a starting point upwards; `nil` where there is none.
  ///
  /// - Parameter start: Empty for where the program was started, else a path that ends in a slash.
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

/// There is no folder of fonts to speak of.
struct NoFontsFolder: ClassifiedError, Equatable, CustomStringConvertible {
  var kind: TroubleKind { .project }
  var next: String? { "typeproof init" }

  var description: String {
    "There is no folder called Fonts and no typeproof.json, here or above. Change to a project "
      + "that has one, or put fonts here and run: typeproof init"
  }
}

extension ProjectFile {
  /// The project's file of the folder that the program was started in, or of the nearest above it, as far up
  /// as the top of the project: a folder with fonts, or the top of a work tree.
  ///
  /// - Returns: `nil` where there is none. A link that leads nowhere counts as a file.
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

/// The folder of goldens of a run: the one that is named, or one that a project is to have.
enum GoldenFolder {
  /// - Parameters:
  ///   - named: The folder that a person named, which may be a link.
  ///   - usual: Where a project has it. It comes with the project, so a link there is a stranger's, and
  ///     goldens would be written and deleted wherever that leads.
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

/// Why goldens are not looked for where they are to be.
enum GoldenFolderError: ClassifiedError, Equatable, CustomStringConvertible {
  var kind: TroubleKind { .file }

  /// A link stands there.
  case link(String)

  var description: String {
    switch self {
    case .link(let path):
      "\(path) is a symbolic link, and Typeproof does not use goldens through links of the "
        + "project. Replace it with a folder, or name the folder with --snapshots."
    }
  }
}

/// Paths as a project writes them, for what is to be the same on every machine.
enum ProjectPath {
  /// A folder as seen from where the program was started: its path where that lies below, else its
  /// own name.
  static func name(of folder: String) -> String {
    relative(folder) ?? folder.pathNames.last { !["", ".", ".."].contains($0) } ?? folder
  }

  /// A path from where the program was started; `nil` where it lies elsewhere.
  static func relative(_ path: String) -> String? {
    var parts = path
    if path.isFullPath {
      guard let folder = workingFolder, path.beginsWithBytes(of: folder + "/") else { return nil }
      parts = path.withoutBytes(first: folder.utf8.count + 1)
    }
    let names = parts.pathNames.filter { !$0.isEmpty && $0 != "." }
    return names.contains("..") || names.isEmpty ? nil : names.joined(separator: "/")
  }

  /// Where the program was started; `nil` where that is no longer there.
  static var workingFolder: String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }
}
