import Suites
import GoldenStore
public import ImageDiff

/// The inputs of a run as digests. All parts of one run must have the same, otherwise their results
/// are about different suites.
public struct RunInputs: Hashable, Sendable {
  /// The resolved declaration: texts, styles, sizes, tolerances.
  public var suite: SecureDigest
  /// The folder of fonts, by the content of each file.
  public var fonts: SecureDigest
  /// The fingerprint and all layout texts, which have the digest of each picture.
  public var goldens: SecureDigest
  /// The versions of libraries.
  public var libraries: SecureDigest
  /// The code of the program; `nil` where it is unknown.
  public var program: SecureDigest?

  /// Creates inputs from known digests.
  public init(
    suite: SecureDigest, fonts: SecureDigest, goldens: SecureDigest, libraries: SecureDigest,
    program: SecureDigest? = nil
  ) {
    self.suite = suite
    self.fonts = fonts
    self.goldens = goldens
    self.libraries = libraries
    self.program = program
  }
}

extension SuiteRun {
  /// Returns the inputs of a part; `nil` where the whole suite is drawn, as there is no other part
  /// to compare with.
  ///
  /// - Throws: An error where a library does not start.
  package func sharedInputs() throws -> RunInputs? {
    guard shard != nil else { return nil }
    return RunInputs(
      suite: declaredDigest, fonts: SecureDigest(of: Array(fonts.contents.text.utf8)),
      goldens: recordedDigest,
      libraries: SecureDigest(of: Array(try Fingerprint.current().text.utf8)), program: program)
  }

  /// The digest of the declaration. An interface has no bytes, so its names and categories are
  /// used.
  private var declaredDigest: SecureDigest {
    var bytes = Array(suite.declaration.utf8)
    bytes += SpelledValue([fonts.families, systemFont] as [Any])?.bytes ?? []
    for ramp in suite.ramps {
      var plain = ramp
      plain.tolerance = nil
      bytes += SpelledValue(plain)?.bytes ?? []
      bytes += "\(ramp.tolerance.map { "\($0)" } ?? "")\n".utf8
    }
    return SecureDigest(of: bytes)
  }

  /// The digest of the recorded files. Unreadable files are left out; comparing with them reports
  /// the error.
  private var recordedDigest: SecureDigest {
    let own = [try? store.content(at: "\(suite.name)/\(SnapshotStore.fingerprintName)")]
    let layouts = suite.ramps.map { try? store.layoutText(of: $0.name) }
    let digests = (own + layouts).map { $0.map { "\(SecureDigest(of: $0))" } ?? "none" }
    return SecureDigest(of: Array(digests.joined(separator: "\n").utf8))
  }
}
