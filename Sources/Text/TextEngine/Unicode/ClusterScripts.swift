/// Finds the script that each grapheme cluster is set in (Unicode Standard Annex #24, section 5).
///
/// Whole clusters have a script, so that a mark never leaves its base, nor an emoji its joiners. What
/// belongs to no script takes that of the text before it, or of the text after it at a paragraph's
/// start; what belongs to several takes one of them that is used nearby; and a bracket or quotation
/// mark takes that of the one it closes.
struct ClusterScripts {
  typealias Script = UnicodeProperties.Script

  let text: TextUnits
  /// Where each grapheme cluster ends, in ascending order.
  let graphemeEnds: [Int]

  /// What a cluster says by itself about its script.
  private enum Claim {
    /// It goes with any script.
    case none
    /// It is of a script, and the character that says so may be used in others.
    case own(Script, character: UInt32)
    /// It goes with those scripts that a character is used in.
    case oneUsing(character: UInt32)
  }

  /// A bracket or quotation mark that is open, and the cluster it is in.
  private struct OpenMark {
    let closing: UInt32
    let cluster: Int
  }

  /// How many open marks are remembered, as many as the bidi algorithm does (UAX 9, BD16);
  /// unbounded, text of them alone would take quadratic time.
  private static let greatestDepth = 63

  /// The script of each cluster; common where nothing in its paragraph tells.
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
    /// Each once, the latest last.
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

  /// The script of the nearest cluster after each that has one of its own.
  private static func following(_ claims: [Claim]) -> [Script?] {
    var following = [Script?](repeating: nil, count: claims.count)
    var next: Script?
    for index in claims.indices.reversed() {
      following[index] = next
      if case .own(let script, _) = claims[index] { next = script }
    }
    return following
  }

  /// What the first character of a cluster claims that claims anything: in a mark shown on a dotted
  /// circle or a space, the mark.
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
  /// The mark as what closes a pair; `nil` where it closes none.
  let closes: UInt32?
  /// What closes a pair that the mark opens; `nil` where it opens none.
  let closing: UInt32?

  /// The paired mark that a character is, if any.
  ///
  /// Guillemets are either end, for some languages set them »the other way round«. Single and low
  /// quotation marks are left out: ’ is the apostrophe too, and „ has more than one partner.
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
