/// Finds the script of each grapheme cluster (Unicode Standard Annex #24, section 5).
///
/// Whole clusters have a script, so that a mark stays with its base and an emoji with its joiners.
/// Characters of no script get that of the text before, or after at a paragraph's start. Characters
/// of several scripts get one that is used nearby. A closing bracket or quotation mark gets the
/// script of the opening one.
struct ClusterScripts {
  typealias Script = UnicodeProperties.Script

  let text: TextUnits
  /// The end of each grapheme cluster, in ascending order.
  let graphemeEnds: [Int]

  /// The script that a cluster needs by itself.
  private enum Claim {
    /// The cluster fits any script.
    case none
    /// The cluster has a script, although the character that gives it may be used in others.
    case own(Script, character: UInt32)
    /// The cluster fits the scripts that a character is used in.
    case oneUsing(character: UInt32)
  }

  /// An open bracket or quotation mark, with its cluster.
  private struct OpenMark {
    let closing: UInt32
    let cluster: Int
  }

  /// The maximum number of open marks, as in the bidi algorithm (UAX 9, BD16). Without a limit,
  /// text of such marks alone would take quadratic time.
  private static let greatestDepth = 63

  /// Returns the script of each cluster; the common script if nothing in the paragraph decides.
  func scripts() -> [Script] {
    var scripts: [Script] = []
    scripts.reserveCapacity(graphemeEnds.count)
    var first = 0
    for (cluster, end) in graphemeEnds.enumerated()
    where text.isParagraphEnd(at: end - 1) || cluster + 1 == graphemeEnds.count {
      scripts += self.scripts(ofParagraph: first..<cluster + 1)
      first = cluster + 1
    }
    return scripts
  }

  private func scripts(ofParagraph clusters: Range<Int>) -> [Script] {
    let claims = clusters.map(claim(of:))
    let following = Self.following(claims)
    var found: [Script?] = []
    found.reserveCapacity(claims.count)
    var openMarks: [OpenMark] = []
    var running: Script?
    /// The scripts used so far, each once, the latest last.
    var used: [Script] = []
    for (index, claim) in claims.enumerated() {
      switch claim {
      case .none: break
      case .own(let script, let character):
        if running.map({ UnicodeProperties.isUsed(character, in: $0) }) != true { running = script }
        if used.last != script {
          used.removeAll { $0 == script }
          used.append(script)
        }
      case .oneUsing(let character):
        let nearby = [running, following[index]].compactMap(\.self) + used.reversed()
        running = nearby.first { UnicodeProperties.isUsed(character, in: $0) } ?? running
      }
      if let mark = PairedMark(firstCharacter(of: clusters.lowerBound + index)) {
        if let match = openMarks.lastIndex(where: { $0.closing == mark.closes }) {
          running = found[openMarks[match].cluster]
          openMarks.removeSubrange(match...)
        } else if let closing = mark.closing {
          if openMarks.count == Self.greatestDepth { openMarks.removeFirst() }
          openMarks.append(OpenMark(closing: closing, cluster: index))
        }
      }
      found.append(running)
    }
    // Nothing stands before these that has a script.
    let first = found.lazy.compactMap(\.self).first ?? .common
    return found.map { $0 ?? first }
  }

  /// Returns the script of the nearest later cluster that has one of its own, for each cluster.
  private static func following(_ claims: [Claim]) -> [Script?] {
    var following = [Script?](repeating: nil, count: claims.count)
    var next: Script?
    for index in claims.indices.reversed() {
      following[index] = next
      if case .own(let script, _) = claims[index] { next = script }
    }
    return following
  }

  /// Returns the claim of the first character in a cluster that has one. For a mark shown on a
  /// dotted circle or a space, that is the mark.
  private func claim(of cluster: Int) -> Claim {
    var index = start(of: cluster)
    while index < graphemeEnds[cluster] {
      let character = text.character(at: index)
      let script = UnicodeProperties.script(of: character.value)
      if script.isOwn { return .own(script, character: character.value) }
      if !UnicodeProperties.isUsed(character.value, in: script) {
        return .oneUsing(character: character.value)
      }
      index += character.length
    }
    return .none
  }

  private func start(of cluster: Int) -> Int { cluster == 0 ? 0 : graphemeEnds[cluster - 1] }

  private func firstCharacter(of cluster: Int) -> UInt32 {
    text.character(at: start(of: cluster)).value
  }

}

/// A bracket or quotation mark of a pair, whose two ends have one script (UAX 24, section 5.1).
struct PairedMark {
  /// The mark as the end of a pair; `nil` if it ends none.
  let closes: UInt32?
  /// The mark that closes the pair that this one opens; `nil` if it opens none.
  let closing: UInt32?

  /// Creates the paired mark of a character, if it is one.
  ///
  /// Guillemets can be either end, because some languages set them »reversed«. Single and low
  /// quotation marks are left out: ’ is also the apostrophe, and „ has several partners.
  init?(_ character: UInt32) {
    switch (UnicodeProperties.bracket(character), character) {
    case (.opening(let closing), _): self.init(closes: nil, closing: closing)
    case (.closing(let itself), _): self.init(closes: itself, closing: nil)
    case (nil, 0x201C): self.init(closes: nil, closing: 0x201D)
    case (nil, 0x201D): self.init(closes: 0x201D, closing: nil)
    case (nil, 0xAB): self.init(closes: 0xAB, closing: 0xBB)
    case (nil, 0xBB): self.init(closes: 0xBB, closing: 0xAB)
    case (nil, 0x2039): self.init(closes: 0x2039, closing: 0x203A)
    case (nil, 0x203A): self.init(closes: 0x203A, closing: 0x2039)
    default: return nil
    }
  }

  private init(closes: UInt32?, closing: UInt32?) {
    self.closes = closes
    self.closing = closing
  }
}
