public import Snapshots
import TextEngine

/// A sample with its texts in all languages.
public struct LoadedSample: Sendable {
  /// The sample's name.
  public let name: String
  /// The name of the sample in the declaration, which may have several loaded samples.
  let declaredName: String
  /// The texts of the sample.
  let texts: [SampleText]
}

extension LoadedSample {
  init(name: String, texts: [SampleText]) {
    self.init(name: name, declaredName: name, texts: texts)
  }

  /// One text as it is drawn, with what distinguishes it from the sample's others.
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

  /// Returns the number of texts of ``localized(pseudoLocales:)`` for a number of pseudo-languages.
  func count(pseudoLocales: Int) -> Int { texts.isEmpty ? 0 : texts.count + pseudoLocales }

  /// Returns the sample in its own languages, then in pseudo-languages, which are made from the
  /// first.
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

/// One form of a sample's text in one language.
struct SampleText: Hashable, Sendable {
  /// The language; `nil` for none.
  let language: String?
  /// The form, such as `one` for the singular; empty for the only one.
  var forms: [String] = []
  /// The text.
  let text: String
}
