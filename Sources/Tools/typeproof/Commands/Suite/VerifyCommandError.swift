extension VerifyCommand {
  /// - Throws: `VerifyCommandError` or `SuiteOptionsError` if options exclude each other.
  func refuseContradictions() throws {
    for (option, path) in [("--report", report), ("--cache", change.cache)]
    where path?.isEmpty == true {
      throw SuiteOptionsError.emptyPath(option: option)
    }
    if unproved, options.json { throw VerifyCommandError.unprovedInJSON }
    if report != nil, artifacts != nil { throw VerifyCommandError.picturesInTwoPlaces }
    if !change.isOfChanges, change.cache != nil { throw VerifyCommandError.cacheUnused }
    guard change.isOfChanges else { return }
    if report != nil { throw VerifyCommandError.notOfAllCells(option: "--report") }
    if isolation.isolated { throw VerifyCommandError.notOfAllCells(option: "--isolated") }
    if change.watch, against != nil { throw VerifyCommandError.commitWatched }
  }
}

/// The reason why a verification cannot begin with its options.
enum VerifyCommandError: ClassifiedError, Equatable, CustomStringConvertible {
  /// A folder for pictures was named, but a report has them in its own folder.
  case picturesInTwoPlaces
  /// Only unproved cells were asked for, but JSON lists every cell with its proof.
  case unprovedInJSON
  /// A link, which a stranger may have made, is in the way of the usual folder of pictures.
  case picturesBehindLink(String)
  /// An option needs all cells, and some are not drawn.
  case notOfAllCells(option: String)
  /// A cache was named that no option uses.
  case cacheUnused
  /// A commit never changes, so there is nothing to watch.
  case commitWatched

  var description: String {
    switch self {
    case .picturesInTwoPlaces:
      "--report and --artifacts both set the folder for pictures. Leave out --artifacts."
    case .unprovedInJSON:
      "--json lists every cell with its proof. Leave out --unproved or --json."
    case .picturesBehindLink(let link):
      "\(link) is a symbolic link, and Typeproof does not write pictures through links of the "
        + "project. Delete the link, or name another folder with --artifacts."
    case .notOfAllCells(let option):
      "\(option) needs every cell, but --changed and --watch draw only some. Leave out one of them."
    case .cacheUnused:
      "--cache has no effect without --changed or --watch. Add one of them, or leave out --cache."
    case .commitWatched:
      "--against compares with a commit, which never changes, so --watch has nothing to watch. "
        + "Leave out one of them."
    }
  }
}
