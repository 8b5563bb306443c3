import Suites
import TextEngine

/// A text with the most error-prone letters of a script or language, and the letters that show that
/// a face is for it.
struct ScriptProof: Sendable {
  /// The name in findings, such as `Cyrillic`.
  let name: String
  /// The text to lay out.
  let text: String
  /// The letters and marks of the script, each once, in the order of the text. A face with three
  /// quarters of them is taken to be for it.
  let letters: [Unicode.Scalar]

  /// Creates a proof from a text and the letters that other texts do not have.
  init(_ name: String, _ text: String, letters: String? = nil) {
    self.name = name
    self.text = text
    var seen: Set<Unicode.Scalar> = []
    self.letters = (letters ?? text).unicodeScalars.filter { scalar in
      (letters != nil || !scalar.isASCII) && scalar.isLetterOrMark && seen.insert(scalar).inserted
    }
  }

  /// Returns whether a face is for the script: it has three quarters of the letters.
  func isClaimed(by face: FontFace) -> Bool {
    4 * letters.count(where: face.covers) >= 3 * letters.count
  }

  /// The proofs, Latin first.
  static let all: [ScriptProof] = [
    // Its capitals with two accents are Vietnamese, and the ring above stands for Czech: others' texts.
    ScriptProof(
      "Latin", ProofingTexts.latin.string.filter { !"ẤỆŮ".contains($0) },
      letters: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"),
    ScriptProof("Latin with diacritics", ProofingTexts.diacritics),
    ScriptProof("Vietnamese", ProofingTexts.vietnamese),
    ScriptProof("Greek", ProofingTexts.greek),
    ScriptProof("Cyrillic", ProofingTexts.cyrillic),
    ScriptProof("Arabic", ProofingTexts.arabic),
    ScriptProof("Urdu", ProofingTexts.urdu),
    ScriptProof("Hebrew", ProofingTexts.hebrew),
    ScriptProof("Devanagari", ProofingTexts.devanagari),
    ScriptProof("Thai", ProofingTexts.thai),
    ScriptProof("Tibetan", ProofingTexts.tibetan),
    ScriptProof("Japanese", ProofingTexts.japanese),
    ScriptProof("Chinese", ProofingTexts.chinese),
    ScriptProof("Korean", ProofingTexts.korean),
    ScriptProof("Lao", ProofingTexts.lao),
    ScriptProof("Khmer", ProofingTexts.khmer),
    ScriptProof("Burmese", ProofingTexts.burmese),
  ]

  /// Returns a text of a face's first letters, for a face that is for no script here; `nil` where
  /// it has no letter.
  static func ownText(of characters: [Unicode.Scalar]) -> String? {
    let letters = characters.filter { $0.isLetter && !$0.isASCII }.prefix(80)
    let chosen = letters.isEmpty ? characters.filter(\.isLetter).prefix(80) : letters
    guard !chosen.isEmpty else { return nil }
    let space: Character? = characters.contains(" ") ? " " : nil
    var text = ""
    for (place, letter) in chosen.enumerated() {
      if place > 0, place.isMultiple(of: 6), let space { text.append(space) }
      text.unicodeScalars.append(letter)
    }
    return text
  }
}

extension Unicode.Scalar {
  /// Whether the character is a letter, not a mark, figure or sign.
  var isLetter: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }

  /// Whether the character is a letter, or a mark that belongs to one.
  var isLetterOrMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark: true
    default: isLetter
    }
  }
}
