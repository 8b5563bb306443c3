public import ImageDiff

/// What decides on the cells of a run, as digests: the parts of one run have to have all of them in common,
/// or each part is right about another suite.
public struct RunInputs: Hashable, Sendable {
  /// All that is declared, as it was resolved: texts, styles, sizes, tolerances.
  public var suite: ContentDigest
  /// The folder of fonts, by the content of each file.
  public var fonts: ContentDigest
  /// The manifest, the fingerprint and all layout texts, which have the digest of each picture.
  public var goldens: ContentDigest
  /// The versions of libraries.
  public var libraries: ContentDigest
  /// The code of the program; `nil` where nobody knows it.
  public var program: ContentDigest?

  /// Inputs of known digests.
  public init(
    suite: ContentDigest, fonts: ContentDigest, goldens: ContentDigest, libraries: ContentDigest,
    program: ContentDigest? = nil
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
      suite: declaredDigest, fonts: ContentDigest(of: Array(fonts.contents.text.utf8)),
      goldens: recordedDigest,
      libraries: ContentDigest(of: Array(try Fingerprint.current().text.utf8)), program: program)
  }

  /// Of what cannot be spelled, as an interface, names and categories have to do.
  private var declaredDigest: ContentDigest {
    var bytes = Array(Manifest(suite).text.utf8)
    bytes += SpelledValue([fonts.families, systemFont] as [Any])?.bytes ?? []
    for ramp in suite.ramps {
      var plain = ramp
      plain.tolerance = nil
      bytes += SpelledValue(plain)?.bytes ?? []
      bytes += "\(ramp.tolerance.map { "\($0)" } ?? "")\n".utf8
    }
    return ContentDigest(of: bytes)
  }

  /// What cannot be read counts as nothing: whoever compares with it tells.
  private var recordedDigest: ContentDigest {
    let own = [SnapshotStore.manifestName, SnapshotStore.fingerprintName].map { name in
      try? store.content(at: "\(suite.name)/\(name)")
    }
    let layouts = suite.ramps.map { try? store.layoutText(of: $0.name) }
    let digests = (own + layouts).map { $0.map { "\(ContentDigest(of: $0))" } ?? "none" }
    return ContentDigest(of: Array(digests.joined(separator: "\n").utf8))
  }
}
