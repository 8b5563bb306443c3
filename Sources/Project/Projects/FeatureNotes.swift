import Imaging
import Snapshots
import TextEngine

/// Finds features that styles turn on but their fonts lack. Such text is drawn without an error,
/// like a misspelled feature.
struct FeatureNotes {
  /// A feature that the fonts of some styles lack.
  private struct Lack: Hashable {
    let tag: OpenTypeTag
    let font: String
  }

  private var lacks: [(lack: Lack, style: String, count: Int)] = []
  private var places: [Lack: Int] = [:]
  /// The features of each font; `nil` where they are unknown.
  private var known: [String: Set<OpenTypeTag>?] = [:]

  /// The greatest number of features listed one by one.
  private static let most = 10

  /// Examines the features that a style turns on.
  ///
  /// - Parameter fonts: The style's font and its fallback fonts, which may have what it lacks.
  mutating func look(at style: TypeStyle, in fonts: [FontFolder.Entry]) {
    let wanted = style.attributes.features.filter { $0.value != 0 }.map(\.tag)
    guard let font = fonts.first, !wanted.isEmpty else { return }
    var sets: [Set<OpenTypeTag>] = []
    for entry in fonts {
      guard let features = features(of: entry) else { return }
      sets.append(features)
    }
    for tag in wanted where !sets.contains(where: { $0.contains(tag) }) {
      let lack = Lack(tag: tag, font: font.path)
      if let place = places[lack] {
        lacks[place].count += 1
      } else {
        places[lack] = lacks.count
        lacks.append((lack, style.name, 1))
      }
    }
  }

  private mutating func features(of entry: FontFolder.Entry) -> Set<OpenTypeTag>? {
    let name = "\(entry.path) \(entry.face.index)"
    if let features = known[name] { return features }
    let features = entry.face.features.map(Set.init)
    known[name] = features
    return features
  }

  /// Returns notes for the reader: each feature once for a font, with a count of any further ones.
  func sentences(guesses: inout SpellingGuesses) -> [String] {
    var told = lacks.prefix(Self.most).map { lack, style, count in
      let others = count > 1 ? " and \(count - 1) more" : ""
      let names = known.values.compactMap(\.self).reduce(into: Set()) { $0.formUnion($1) }
      let nearest = guesses.nearest(to: "\(lack.tag)", in: names.map(\.description).sorted())
      return
        "“\(style)”\(others): The feature “\(lack.tag)” is turned on, but \(lack.font) does not "
        + "have it. "
        + (nearest.map { "Did you mean “\($0)”?" } ?? "Check its spelling, or remove it.")
    }
    if lacks.count > Self.most {
      told.append("In all, fonts lack \(lacks.count) features that are turned on.")
    }
    return told
  }
}
