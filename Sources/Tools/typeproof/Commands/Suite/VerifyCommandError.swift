extension VerifyCommand {
  /// - Throws: `VerifyCommandError` or `SuiteOptionsError` where options exclude each other.
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

/// Why a verification cannot begin as it is asked for.
enum VerifyCommandError: ClassifiedError, Equatable, CustomStringConvertible {
  /// A report has its pictures in its own folder.
  case picturesInTwoPlaces
  /// JSON lists every cell with its proof.
  case unprovedInJSON
  /// A link stands in the way of the usual folder of pictures, which a stranger may have put there.
  case picturesBehindLink(String)
  /// What is asked for speaks of all cells, and some are not to be drawn.
  case notOfAllCells(option: String)
  /// A cache is named that nothing is to be taken from.
  case cacheUnused
  /// A commit stays as it is, so there is nothing to wait for.
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
