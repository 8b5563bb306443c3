import DynamicType
import Imaging
import Snapshots
import TextEngine

/// A family of a folder of fonts, with what decides how it can be used.
struct SurveyedFamily {
  /// The name that means it: the family's, or a file where it has none.
  let name: String
  /// Its faces; one at least.
  let faces: [FontFolder.Entry]

  /// Whether it can set English.
  var hasLatin: Bool {
    faces.contains { entry in
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz.,0123456789".unicodeScalars
        .allSatisfy(entry.face.covers)
    }
  }

  /// Whether it is for reading, rather than for emoji or code.
  var isForText: Bool {
    faces.contains { !$0.face.isColored && !$0.face.isMonospaced && !$0.face.isItalic }
  }

  /// Whether all its faces are pictures.
  var isColored: Bool { faces.allSatisfy(\.face.isColored) }

  /// The characters that it has, and how many letters of each script are among them, by ISO 15924 code; no
  /// letters for pictures.
  func coverage() -> (characters: Set<Unicode.Scalar>, letters: [String: Int]) {
    let characters = Set(faces.flatMap { $0.face.coveredCharacters() })
    guard !isColored else { return (characters, [:]) }
    return (characters, letterCounts(of: characters.filter(\.properties.isAlphabetic)))
  }

  /// The face that text is set in where nothing else is asked for: upright, of normal width, and nearest to
  /// the regular weight.
  var plainFace: FontFolder.Entry {
    let faults = { (entry: FontFolder.Entry) in
      (
        entry.face.isItalic ? 1 : 0, entry.face.width == .normal ? 0 : 1,
        abs(Self.weight(of: entry, nearestTo: .regular) - Double(FontWeight.regular.rawValue))
      )
    }
    return faces.dropFirst().reduce(faces[0]) { faults($1) < faults($0) ? $1 : $0 }
  }

  /// The weight of its plain face.
  var plainWeight: Int { Int(Self.weight(of: plainFace, nearestTo: .regular)) }

  private static func weight(of entry: FontFolder.Entry, nearestTo wished: FontWeight) -> Double {
    entry.face.axes.first { $0.tag == .weight }
      .map { $0.setting(nearestTo: Double(wished.rawValue)).value }
      ?? Double(entry.face.weightClass)
  }

  /// The weight nearest to a wished one that an upright face has, or can be set to.
  func weight(nearestTo wished: FontWeight) -> FontWeight? {
    let weights = faces.filter { !$0.face.isItalic }.map { Self.weight(of: $0, nearestTo: wished) }
    let distance = { (weight: Double) in abs(weight - Double(wished.rawValue)) }
    return weights.min { (distance($0), $0) < (distance($1), $1) }
      .map { FontWeight(rawValue: Int($0)) }
  }

  /// Whether Bold Text finds a face that is heavier than the regular one.
  var hasBold: Bool {
    (weight(nearestTo: .bold)?.rawValue ?? 0) > (weight(nearestTo: .regular)?.rawValue ?? 0)
  }

  /// The weight two steps above another, or the nearest it has; `nil` where none is heavier.
  func heavier(than weight: FontWeight) -> FontWeight? {
    let wished = FontWeight(rawValue: min(weight.rawValue + 200, 1000))
    guard let nearest = self.weight(nearestTo: wished), nearest > weight else { return nil }
    return nearest
  }

  /// Whether it can set a text.
  func covers(_ text: String) -> Bool {
    faces.contains { entry in
      text.unicodeScalars.allSatisfy { $0.properties.isWhitespace || entry.face.covers($0) }
    }
  }
}

extension FontFolder {
  /// Its families, in the order of their first files; files that cannot be read are told.
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
