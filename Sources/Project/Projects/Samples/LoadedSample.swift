public import Snapshots
import TextEngine

/// A sample with its texts in all languages.
public struct LoadedSample: Sendable {
  /// The sample's name.
  public let name: String
  /// The name of the sample in the declaration, which may stand for several.
  let declaredName: String
  /// What it says.
  let texts: [SampleText]
}

extension LoadedSample {
  init(name: String, texts: [SampleText]) {
    self.init(name: name, declaredName: name, texts: texts)
  }

  /// One text as it is drawn, and what sets it apart from the sample's others.
  struct Localized {
    let sample: Sample
    let variants: [String]
  }

  /// The samples for each language, with names of their own.
  public var samples: [Sample] {
    localized(pseudoLocales: []).map { localized in
      var sample = localized.sample
      sample.name = ([name] + localized.variants).joined(separator: ".")
      return sample
    }
  }

  /// How many texts ``localized(pseudoLocales:)`` gives for so many made-up languages.
  func count(pseudoLocales: Int) -> Int { texts.isEmpty ? 0 : texts.count + pseudoLocales }

  /// The sample in its own languages, then in made-up ones, which are made of the first.
  func localized(pseudoLocales: [PseudoLocale]) -> [Localized] {
    let own = texts.map { text in
      Localized(
        sample: Sample(name, text: text.text, language: text.language),
        variants: (text.language.map { [$0] } ?? []) + text.forms)
    }
    guard let first = own.first else { return [] }
    return own
      + pseudoLocales.map { pseudo in
        Localized(
          sample: Sample(
            name, text: pseudo.text(first.sample.text.string), language: first.sample.language,
            direction: pseudo.direction ?? .natural),
          variants: first.variants + [pseudo.rawValue])
      }
  }
}

/// What a sample says in one language, in one of its forms.
struct SampleText: Hashable, Sendable {
  /// The language; `nil` for none.
  let language: String?
  /// Which form it is, such as `one` for the singular; empty for the only one.
  var forms: [String] = []
  /// The text.
  let text: String
}
