import AssetCatalogues
import Git
import Imaging
import LocalizedStrings
import Snapshots
import Synchronization

/// The state that the assertions of a process share: what was drawn, and fonts that were read.
///
/// It contains nothing that a test configures.
final class SnapshotSession: Sendable {
  /// The session of the running process. Tests of assertions themselves create their own.
  static let process = SnapshotSession()

  /// A drawing at some coordinates, with the first assertion that asked for it.
  private struct Claim {
    /// The ramp that is drawn, without its categories.
    let ramp: RampSpec
    let fonts: String
    let systemFont: SystemFont
    let caller: CallerLocation
    /// The cell that is drawn.
    let cell: SnapshotName
    let goldens: String
  }

  private let claims = Mutex<[String: Claim]>([:])
  private let catalogues = Mutex<[ExactPath: AssetCatalogues]>([:])
  private let strings = Mutex<[ExactPath: LocalizedStrings]>([:])
  private let folders = Mutex<[ExactPath: FontFolder]>([:])
  /// The history of the fonts in each folder, which git is asked for once.
  private let histories = Mutex<[ExactPath: CommittedFonts]>([:])
  /// Whether the self-check has passed.
  private let isChecked = Mutex(false)

  /// Remembers what an assertion draws.
  ///
  /// - Throws: `SnapshotAssertionError.sameCoordinates` if another assertion drew something else at
  ///   the same coordinates. Drawing the same twice is allowed, as when a test is repeated.
  func claim(_ run: SuiteRun, by caller: CallerLocation) throws(SnapshotAssertionError) {
    for ramp in run.suite.ramps {
      var content = ramp
      content.categories = []
      for cell in ramp.cells {
        content.subject = ramp.subject.narrowed(to: cell.category)
        let claim = Claim(
          ramp: content, fonts: run.fonts.path, systemFont: run.systemFont, caller: caller,
          cell: cell, goldens: run.store.root)
        let earlier = claims.withLock { claims in
          let earlier = claims[run.store.path(cell.coordinates)]
          if earlier == nil { claims[run.store.path(cell.coordinates)] = claim }
          return earlier
        }
        guard let earlier else { continue }
        guard earlier.ramp == claim.ramp, earlier.fonts == claim.fonts,
          earlier.systemFont == claim.systemFont
        else { throw .sameCoordinates(cell.coordinates, firstAt: "\(earlier.caller)") }
      }
    }
  }

  /// Returns what was drawn, by the packages of the tests.
  ///
  /// - Parameter began: The start of the process, in seconds since 1970.
  func drawn(since began: Double) -> [TestClaims] {
    var drawn: [String: TestClaims] = [:]
    for claim in claims.withLock({ Array($0.values) }) {
      guard let package = try? PackageFolder(above: "\(claim.caller.filePath)").path,
        let goldens = FileTree.fullPath(of: claim.goldens)
      else { continue }
      drawn[package, default: TestClaims(package: package, began: began)]
        .add(claim.cell, in: ExactPath(goldens))
    }
    return Array(drawn.values)
  }

  /// Proves with the first assertion of the process that differences are found.
  ///
  /// - Throws: `SnapshotAssertionError.selfCheck` if a difference is not found, for every
  ///   assertion.
  func checkItself(with run: SuiteRun) throws {
    try isChecked.withLock { isChecked in
      if isChecked { return }
      // Where nothing can be drawn there is nothing to check, and a later assertion does it.
      guard let check = try run.selfCheck() else { return }
      if let failure = check.failure { throw SnapshotAssertionError.selfCheck(failure) }
      isChecked = true
    }
  }

  /// Returns the history of the fonts in a folder.
  func fontHistory(of fonts: FontFolder) -> CommittedFonts {
    histories.withLock { histories in
      let history =
        histories[ExactPath(fonts.path)]
        ?? CommittedFonts(fonts: fonts.path, limit: fonts.limits.fileSize)
      histories[ExactPath(fonts.path)] = history
      return history
    }
  }

  /// Returns the asset catalogues below a folder, which are read once.
  func assets(below path: String) -> AssetCatalogues {
    catalogues.withLock { catalogues in
      let known = catalogues[ExactPath(path)] ?? AssetCatalogues(below: path)
      catalogues[ExactPath(path)] = known
      return known
    }
  }

  /// Returns the files of strings below a folder, which are read once.
  func strings(below path: String) -> LocalizedStrings {
    strings.withLock { strings in
      let known = strings[ExactPath(path)] ?? LocalizedStrings(below: path)
      strings[ExactPath(path)] = known
      return known
    }
  }

  /// Returns the fonts in a folder, which are read once.
  func fontFolder(at path: String) throws -> FontFolder {
    if let known = folders.withLock({ $0[ExactPath(path)] }) { return known }
    let folder = try FontFolder(path: path)
    return folders.withLock { folders in
      let kept = folders[ExactPath(path)] ?? folder
      folders[ExactPath(path)] = kept
      return kept
    }
  }
}

/// The place of an assertion in the source of a test.
struct CallerLocation: Sendable {
  /// The module and file, such as `AppTests/GreetingTests.swift`.
  let fileID: StaticString
  /// The file's full path.
  let filePath: StaticString
  /// The line, from 1.
  let line: UInt
  /// The column, from 1.
  let column: UInt
}

extension CallerLocation: CustomStringConvertible {
  /// File and line, as compilers write them: `AppTests/GreetingTests.swift:12`.
  var description: String { "\(fileID):\(line)" }
}

/// The names in coordinates that come from a test's file and function.
enum TestCoordinates {
  /// Returns the suite's name: the file without folders and extension. `GreetingTests.swift`
  /// becomes `greetingtests`.
  static func suite(ofFile path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    return RampName.clean(String(file.hasSuffix(".swift") ? file.dropLast(6) : file))
  }

  /// Returns the sample's name: the test without its parentheses. `testGreeting()` becomes
  /// `testgreeting`, and so does `testGreeting(name:)`.
  static func sample(ofTest function: String) -> String {
    // A name in backticks may have parentheses of its own; only the last are the arguments'.
    guard function.hasSuffix(")"), let parenthesis = function.lastIndex(of: "(") else {
      return RampName.clean(function)
    }
    return RampName.clean(String(function[..<parenthesis]))
  }
}
