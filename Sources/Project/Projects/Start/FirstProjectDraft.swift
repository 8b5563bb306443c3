import DynamicType
import JSON
import Snapshots
import TextEngine

/// The text of a first `typeproof.json`, assembled from its parts.
struct FirstProjectDraft {
  /// The folder of fonts.
  let folder: String
  /// The family for running text.
  let body: SurveyedFamily
  /// The family for headings, which may be the same.
  let headings: SurveyedFamily
  /// The other families, for fallback.
  let others: [SurveyedFamily]
  /// The token files and string files to use.
  let sources: FirstSources
  /// The styles of the app's source; `nil` if it was not read.
  let source: SourceStyleRows?
  /// The missing families that styles name.
  let missing: [String]

  var text: String {
    """
    // What Typeproof draws and checks. Comments and trailing commas are allowed. Editors use the schema to
    // show the other settings.
    {
      "$schema": "./typeproof.schema.json",
      // The name of the suite and of its folder in Snapshots.
      "suite": "app",
      "fonts": {
        "folder": \(quoted(folder)),
        // Used as the system font, because only Apple's machines may draw San Francisco.
        "system": \(quoted(body.name)),\(mapping)\(fallback)
      },
    \(stylesOrTokens)
      // Your own texts, or keys of your app's strings:
      //   "total": {"key": "checkout.total", "file": "App/Localizable.xcstrings", "values": ["12 €"]},
      "samples": {
    \(samples)
      },
      "matrix": {
        // In points. Narrower text stays narrower. 320, 375 and 430 are the widths of other phones.
        "widths": [343],
        "scales": [2],
        // Others are dark, light-high-contrast and dark-high-contrast.
        "appearances": ["light"],
        "boldText": [false],
        // Simulated translations: accented, long, doubled, right-to-left.
        "pseudoLocales": [],
        // "pairwise" draws fewer combinations, which still contain each pair of values.
        "coverage": "full",
      },
      // Rules of the audit that do not apply here, with a reason.
      "exemptions": [\(exemptions)],
    }

    """
  }

  /// The missing families of tokens, for the reader to fill in.
  private var mapping: String {
    guard !missing.isEmpty else { return "" }
    let families = missing.prefix(20).map { "\(quoted(Excerpt.cut($0))): \"FILE\"" }
    return """

          // \(source == nil ? "The tokens" : "The styles") name families that are not here. They are set in the
          // system font until you add the fonts, or name files for them:
          //   "families": {\(families.joined(separator: ", "))},
      """
  }

  private var stylesOrTokens: String {
    if let source {
      return """
          // The styles of the app's source, each with the place of its first use. A style keeps its size if the source
          // scales it nowhere.
          "styles": {
        \(source.text)
          },
        """
    }
    guard !sources.tokens.imports.isEmpty else {
      return """
          // Each style has a size at Large, and follows the curve of one of Apple's text styles.
          "styles": {
        \(styles)
          },
        """
    }
    let files = sources.tokens.imports.map { tokens in
      let themes = tokens.themes.map(quoted).joined(separator: ", ")
      return "    {\"file\": \(quoted(tokens.file))"
        + (themes.isEmpty ? "" : ", \"themes\": [\(themes)]")
        + (tokens.sizes ? ", \"sizes\": true}," : "},")
    }
    let notes = sources.tokens.notes.map { "  // \($0)\n" }.joined()
    return """
        // Their text styles become styles: typeproof config --tokens. Each follows the text style nearest in size.
        // "relativeTo": {"heading": "title2"} names another for a token or group.
      \(notes)  "tokens": [
      \(files.joined(separator: "\n"))
        ],
      """
  }

  private var fallback: String {
    let rules = FirstFallback(body: body, others: others).rules.map { rule in
      let scripts =
        rule.scripts.isEmpty
        ? "" : "\"scripts\": [\(rule.scripts.map(quoted).joined(separator: ", "))], "
      return "      {\(scripts)\"fonts\": [\(quoted(rule.family))]},"
    }
    guard !rules.isEmpty else { return "" }
    return """

          // Fallback fonts in this order: for a script, or for any character.
          "fallback": [
      \(rules.joined(separator: "\n"))
          ],
      """
  }

  /// A style with its name, font and text style.
  private struct Row {
    let name: String
    let family: SurveyedFamily
    let style: TextStyle
    /// The available weight nearest to the requested one; `nil` where there are only italics.
    let weight: FontWeight?

    init(_ name: String, _ family: SurveyedFamily, _ style: TextStyle, _ wished: FontWeight) {
      self.name = name
      self.family = family
      self.style = style
      weight = family.weight(nearestTo: wished)
    }

    var hasHeavier: Bool { weight.flatMap(family.heavier) != nil }
  }

  private var rows: [Row] {
    [
      Row("Title", headings, .title1, .semibold), Row("Headline", headings, .headline, .semibold),
      Row("Body", body, .body, .regular), Row("Callout", body, .callout, .regular),
      Row("Footnote", body, .footnote, .regular),
    ]
  }

  /// Apple's sizes at Large (Human Interface Guidelines, Typography, Large (Default)).
  private var styles: String {
    rows.map { row in
      let system = SystemTypeTable.size(for: row.style, at: .large)
      var members = [
        "\"font\": \(quoted(row.family.name))",
        "\"size\": \(system.pointSize)",
        "\"relativeTo\": \(quoted(row.style.name))",
      ]
      if let weight = row.weight, weight != .regular {
        members.append("\"weight\": \(weight.rawValue)")
      }
      // The system leaves an app's face as it is: the app has to name a heavier one.
      if let heavier = row.weight.flatMap(row.family.heavier) {
        members.append("\"boldTextWeight\": \(heavier.rawValue)")
      }
      return "    \(quoted(row.name)): {\(members.joined(separator: ", "))},"
    }.joined(separator: "\n")
  }

  private var samples: String {
    let title = ["en": "Good morning", "de": "Guten Morgen"]
    let text = [
      "en": "The reader chooses how large the letters are, and the text has to follow.",
      "de": "Wer liest, wählt die Größe der Schrift, und der Text muss ihr folgen.",
    ]
    let languages = ["en", "de"].filter { language in
      [body, headings].allSatisfy { family in
        [title, text].allSatisfy { $0[language].map(family.covers) ?? false }
      }
    }
    if let strings = sources.strings {
      let named = strings.languages.map(quoted).joined(separator: ", ")
      let languages =
        (named.isEmpty ? "" : ", \"languages\": [\(named)]")
        + (strings.sourceLanguage.map { ", \"sourceLanguage\": \(quoted($0))" } ?? "")
      return """
            // The widest texts of the app. A pattern such as "tab.*" takes others.
            "texts": {"keys": ["*"], "longest": 2, "file": \(quoted(strings.file))\(languages)},
        """
    }
    guard !languages.isEmpty else { return "    \"letters\": \(quoted(lettersOfBody))," }
    return [("title", title), ("text", text)].map { name, texts in
      let members = languages.compactMap { language in
        texts[language].map { "\(quoted(language)): \(quoted($0))" }
      }
      return "    \(quoted(name)): {\n      \(members.joined(separator: ",\n      ")),\n    },"
    }.joined(separator: "\n")
  }

  /// The first letters of the body font, for fonts without Latin.
  private var lettersOfBody: String {
    let covered = body.faces.first?.face.coveredCharacters() ?? []
    let letters = covered.filter(\.properties.isAlphabetic).prefix(40).map { String($0) }
    let words = stride(from: 0, to: letters.count, by: 5).map {
      letters[$0..<min($0 + 5, letters.count)].joined()
    }
    return words.isEmpty ? "1234" : words.joined(separator: " ")
  }

  /// Exemptions for styles without a heavier face.
  private var exemptions: String {
    let plain = rows.filter { !$0.hasHeavier }
    guard !plain.isEmpty, sources.tokens.imports.isEmpty, source == nil else { return "" }
    let styles =
      plain.count == rows.count
      ? "" : ", \"styles\": [\(plain.map { quoted($0.name) }.joined(separator: ", "))]"
    return """

          // Bold Text needs a heavier face. Add one, and delete this.
          {
            "rule": "bold-text-ignored"\(styles),
            "because": "There is no heavier face.",
          },
        
      """
  }

  private func quoted(_ text: String) -> String { JSONValue.string(text).text }
}
