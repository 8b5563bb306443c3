import Suites
import GoldenStore
public import ImageDiff

/// What decides on the cells of a run, as digests: the parts of one run have to have all of them in common,
/// or each part is right about another suite.
public struct RunInputs: Hashable, Sendable {
  /// All that is declared, as it was resolved: texts, styles, sizes, tolerances.
  public var suite: SecureDigest
  /// The folder of fonts, by the content of each file.
  public var fonts: SecureDigest
  /// The fingerprint and all layout texts, which have the digest of each picture.
  public var goldens: SecureDigest
  /// The versions of libraries.
  public var libraries: SecureDigest
  /// The code of the program; `nil` where nobody knows it.
  public var program: SecureDigest?

  /// Inputs of known digests.
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
  /// The inputs of a part; `nil` where all is drawn, as there is nothing to have them in common with.
  ///
  /// - Throws: Where a library does not start.
  package func sharedInputs() throws -> RunInputs? {
    guard shard != nil else { return nil }
    return RunInputs(
      suite: declaredDigest, fonts: SecureDigest(of: Array(fonts.contents.text.utf8)),
      goldens: recordedDigest,
      libraries: SecureDigest(of: Array(try Fingerprint.current().text.utf8)), program: program)
  }

  /// Of what cannot be spelled, as an interface, names and categories have to do.
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

  /// What cannot be read counts as nothing: whoever compares with it tells.
  private var recordedDigest: SecureDigest {
    let own = [try? store.content(at: "\(suite.name)/\(SnapshotStore.fingerprintName)")]
    let layouts = suite.ramps.map { try? store.layoutText(of: $0.name) }
    let digests = (own + layouts).map { $0.map { "\(SecureDigest(of: $0))" } ?? "none" }
    return SecureDigest(of: Array(digests.joined(separator: "\n").utf8))
  }
}
