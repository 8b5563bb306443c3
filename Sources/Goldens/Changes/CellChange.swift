import GoldenText
public import ImageDiff
public import Imaging

/// How a cell differs from its golden. It becomes golden when each of its changes is accepted.
public struct CellChange: Hashable, Sendable {
  /// How the pictures differ.
  public enum Picture: Hashable, Sendable {
    /// The pictures are the same.
    case equal
    /// The pictures have one size, and some pixels differ.
    case different(PixelDifference)
    /// The pictures have different sizes.
    case sizeDiffers(expected: PixelSize, actual: PixelSize)
  }

  /// All inputs that differ, whether or not they show in this cell, and the effects that no other change
  /// explains; what matters most first.
  public let changes: [Change]
  /// The effects that `changes` explain.
  public let consequences: [Change]
  /// How the pictures differ.
  public let picture: Picture
  /// Where glyphs differ, in px of the picture; empty where the pixels were not judged.
  public let clusters: [PixelRect]
  /// Whether the changes explain every pixel; `nil` where nothing was drawn again to find out.
  public private(set) var proof: Proof?

  /// Creates the change of a cell from everything that was found.
  package init(_ found: FoundChanges, picture: Picture, clusters: [PixelRect] = []) {
    let all = found.told + found.following
    let explained = found.told.map(all.explain)
    changes = zip(found.told, explained).filter { !$0.1 }.map(\.0)
    consequences = zip(found.told, explained).filter(\.1).map(\.0) + found.following
    self.picture = picture
    self.clusters = clusters
  }

  /// Creates the change of a cell from known changes.
  public init(
    changes: [Change], consequences: [Change] = [], picture: Picture, clusters: [PixelRect] = []
  ) {
    self.changes = changes
    self.consequences = consequences
    self.picture = picture
    self.clusters = clusters
  }

  /// Returns the same cell change with each sentence replaced.
  package func told(_ words: (Change) -> Change) -> CellChange {
    var change = CellChange(
      changes: changes.map(words), consequences: consequences, picture: picture,
      clusters: clusters)
    change.proof = proof
    return change
  }

  /// The same change with a proof: the inputs explain every pixel, so each effect becomes a
  /// consequence.
  package var proved: CellChange {
    let causes = changes.filter { !$0.isEffect || $0.role == .record }
    var change = CellChange(
      changes: causes, consequences: changes.filter { !causes.contains($0) } + consequences,
      picture: picture, clusters: clusters)
    change.proof = .proved
    return change
  }

  /// Returns the same change with a proof, and with the changes that the proof found and nothing
  /// explains.
  package func with(_ proof: Proof, _ found: [Change]) -> CellChange {
    var change = CellChange(
      changes: changes + found, consequences: consequences, picture: picture, clusters: clusters)
    change.proof = proof
    return change
  }

  /// Whether other versions of libraries or of the size table are the only cause.
  public var isDrift: Bool {
    !changes.isEmpty && changes.allSatisfy { [.library, .sizeTable].contains($0.kind) }
  }
}

extension CellChange: CustomStringConvertible {
  /// One line: every change, the two consequences that matter most, and how the pictures differ.
  public var description: String { words(tellingPictures: true) }

  /// Returns that line, with or without how the pictures differ.
  package func words(tellingPictures: Bool) -> String {
    // Another font file leaves open what became of letters; of all else pixels show what is known.
    let isOfOtherFile = changes.contains { $0.kind == .fontVersion }
    let pixels = consequences.filter { $0.role == .pixels }.prefix(isOfOtherFile ? 1 : 0)
    let told = consequences.filter { ![.extent, .pixels].contains($0.role) } + pixels
    let left = told.count - Self.toldConsequences
    let also = told.prefix(Self.toldConsequences).map(\.sentence)
    let hidden = left > 0 && !also.isEmpty ? ["and \(left) more"] : []
    let picture = tellingPictures ? pictureWords : nil
    return ([changes.words] + also + hidden + [picture].compactMap(\.self))
      .filter { !$0.isEmpty }.joined(separator: "; ")
  }

  private static let toldConsequences = 2

  /// How the pictures differ; `nil` where a change says it.
  private var pictureWords: String? {
    switch picture {
    case .equal: "the pixels are the same"
    case .different(let difference): "\(difference)"
    case .sizeDiffers(let expected, let actual):
      changes.contains { $0.kind == .pictureSize } ? nil : "picture is \(actual), was \(expected)"
    }
  }
}

extension [Change] {
  /// The changes in words. After eight changes, only a count follows.
  public var words: String {
    let shown = prefix(8).map(\.sentence)
    let rest = count - shown.count
    return (shown + (rest > 0 ? ["\(rest) more change\(rest == 1 ? "" : "s")"] : []))
      .joined(separator: "; ")
  }
}

extension CellChange.Picture {
  package init(_ comparison: ImageComparison) {
    self =
      switch comparison {
      case .equal: .equal
      case .different(let difference): .different(difference)
      case .sizeDiffers(let expected, let actual, _):
        .sizeDiffers(expected: expected, actual: actual)
      }
  }
}

/// The differences found in a cell.
package struct FoundChanges {
  /// Every input that differs and every effect, causes before consequences.
  package var told: [Change]
  /// The effects that follow from `told`, which their places in the picture show.
  package var following: [Change] = []

  /// Creates the findings from changes and the effects that follow from them.
  package init(told: [Change], following: [Change] = []) {
    self.told = told
    self.following = following
  }

  /// All changes: those reported, then those that follow.
  package var all: [Change] { told + following }

  package static func + (left: FoundChanges, right: FoundChanges) -> FoundChanges {
    FoundChanges(told: left.told + right.told, following: left.following + right.following)
  }
}
