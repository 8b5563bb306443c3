import DynamicType
import Imaging
import Snapshots
import TextEngine

/// A family of a folder of fonts, with the properties that decide its use.
struct SurveyedFamily {
  /// The family's name, or a file's if it has none.
  let name: String
  /// The faces; at least one.
  let faces: [FontFolder.Entry]

  /// Whether a face of the family has the letters, figures, full stop and comma of English.
  var hasLatin: Bool {
    faces.contains { entry in
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz.,0123456789".unicodeScalars
        .allSatisfy(entry.face.covers)
    }
  }

  /// Whether the family is for reading, rather than for emoji or code.
  var isForText: Bool {
    faces.contains { !$0.face.isColored && !$0.face.isMonospaced && !$0.face.isItalic }
  }

  /// Whether all faces are colour fonts.
  var isColored: Bool { faces.allSatisfy(\.face.isColored) }

  /// Returns the family's characters, and the number of letters of each script by ISO 15924 code;
  /// no letters for colour fonts.
  func coverage() -> (characters: Set<Unicode.Scalar>, letters: [String: Int]) {
    let characters = Set(faces.flatMap { $0.face.coveredCharacters() })
    guard !isColored else { return (characters, [:]) }
    return (characters, letterCounts(of: characters.filter(\.properties.isAlphabetic)))
  }

  /// The default face for text: upright, of normal width, and nearest to the regular weight.
  var plainFace: FontFolder.Entry {
    let faults = { (entry: FontFolder.Entry) in
      (
        entry.face.isItalic ? 1 : 0, entry.face.width == .normal ? 0 : 1,
        abs(Self.weight(of: entry, nearestTo: .regular) - Double(FontWeight.regular.rawValue))
      )
    }
    return faces.dropFirst().reduce(faces[0]) { faults($1) < faults($0) ? $1 : $0 }
  }

  /// The weight of the default face.
  var plainWeight: Int { Int(Self.weight(of: plainFace, nearestTo: .regular)) }

  private static func weight(of entry: FontFolder.Entry, nearestTo wished: FontWeight) -> Double {
    entry.face.axes.first { $0.tag == .weight }
      .map { $0.setting(nearestTo: Double(wished.rawValue)).value }
      ?? Double(entry.face.weightClass)
  }

  /// Returns the weight nearest to a requested one that an upright face has or can be set to.
  func weight(nearestTo wished: FontWeight) -> FontWeight? {
    let weights = faces.filter { !$0.face.isItalic }.map { Self.weight(of: $0, nearestTo: wished) }
    let distance = { (weight: Double) in abs(weight - Double(wished.rawValue)) }
    return weights.min { (distance($0), $0) < (distance($1), $1) }
      .map { FontWeight(rawValue: Int($0)) }
  }

  /// Whether there is a face for Bold Text that is heavier than the regular one.
  var hasBold: Bool {
    (weight(nearestTo: .bold)?.rawValue ?? 0) > (weight(nearestTo: .regular)?.rawValue ?? 0)
  }

  /// Returns the weight two steps above another, or the nearest available; `nil` where none is
  /// heavier.
  func heavier(than weight: FontWeight) -> FontWeight? {
    let wished = FontWeight(rawValue: min(weight.rawValue + 200, 1000))
    guard let nearest = self.weight(nearestTo: wished), nearest > weight else { return nil }
    return nearest
  }

  /// Returns whether the family has the characters of a text.
  func covers(_ text: String) -> Bool {
    faces.contains { entry in
      text.unicodeScalars.allSatisfy { $0.properties.isWhitespace || entry.face.covers($0) }
    }
  }
}

extension FontFolder {
  /// Returns the folder's families, in the order of their first files, and the errors of unreadable
  /// files.
  func surveyedFamilies() -> (families: [SurveyedFamily], troubles: [String]) {
    var order: [String] = []
    var faces: [String: [Entry]] = [:]
    var troubles: [String] = []
    for file in files {
      do {
        for entry in try entries(ofFile: file) {
          let name = entry.face.names.family.isEmpty ? file : entry.face.names.family
          if faces[name] == nil { order.append(name) }
          faces[name, default: []].append(entry)
        }
      } catch {
        troubles.append("\(error)")
      }
    }
    return (
      order.map { SurveyedFamily(name: $0, faces: faces[$0, default: []]) }, troubles
    )
  }
}
