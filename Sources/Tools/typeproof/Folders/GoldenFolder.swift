import Snapshots

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
enum GoldenFolderError: Error, Equatable, CustomStringConvertible {
  /// A link stands there.
  case link(String)

  var description: String {
    switch self {
    case .link(let path):
      "\(path) is a symbolic link, and goldens are not read, written or deleted where a link of the "
        + "project leads. Put a folder there, or name the folder with --snapshots."
    }
  }
}
