extension PlantedBug {
  /// Bugs that texts show when they are laid out.
  static let texts = [
    PlantedBug(
      "line heights clip a tall script", body,
      becomes: body + #", "lineHeight": {"points": 20}"#,
      finds: "clipped-line error, Body, title (ar), everywhere",
      "clipped-line error, Body, paragraph (ar), everywhere"),
    PlantedBug(
      "line heights stay", body,
      becomes: body + #", "lineHeight": {"points": 22, "scales": false}"#,
      finds: "clipped-line error, Body, title (ar), M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5",
      "clipped-line error, Body, title (de), AX1 AX2 AX3 AX4 AX5",
      "clipped-line error, Body, title (en), AX1 AX2 AX3 AX4 AX5",
      "clipped-line error, Body, title (ja), XXXL AX1 AX2 AX3 AX4 AX5",
      "clipped-line error, Body, paragraph (ar), everywhere",
      "clipped-line error, Body, paragraph (de), AX1 AX2 AX3 AX4 AX5",
      "clipped-line error, Body, paragraph (en), AX1 AX2 AX3 AX4 AX5",
      "clipped-line error, Body, paragraph (ja), XXXL AX1 AX2 AX3 AX4 AX5"),
    PlantedBug(
      "one line is too short for a language", #""de": "Bezahlen""#,
      becomes: #""de": "Kostenpflichtig bestellen""#,
      finds: "truncated error, Button, button (de), AX3 AX4 AX5"),
    PlantedBug(
      "text may have three lines", #""size": 15, "relativeTo": "subheadline""#,
      becomes: #""size": 15, "relativeTo": "subheadline", "lineLimit": 3"#,
      finds: "truncated error, Subhead, paragraph (de), AX4 AX5",
      "truncated error, Subhead, paragraph (en), AX4 AX5"),
    PlantedBug(
      "a word is wider than the screen", #""de": "1.299,00\#u{A0}€""#,
      becomes: #""de": "Preisaktualisierung""#,
      finds: "broken-word warning, Price, price (de), AX4 AX5"),
    PlantedBug(
      "a script is left to what others lack",
      #"{"scripts": ["Arab"], "fonts": ["Kontor Arabic"]}"#,
      becomes: #"{"fonts": ["Kontor Arabic"]}"#,
      finds: "silent-fallback warning, Display, title (ar), everywhere",
      "silent-fallback warning, Title Large, title (ar), everywhere",
      "silent-fallback warning, Title, title (ar), everywhere",
      "silent-fallback warning, Body, title (ar), everywhere",
      "silent-fallback warning, Body, paragraph (ar), everywhere",
      "silent-fallback warning, Button, button (ar), everywhere",
      "silent-fallback warning, Callout, paragraph (ar), everywhere",
      "silent-fallback warning, Subhead, paragraph (ar), everywhere",
      "silent-fallback warning, Footnote, paragraph (ar), everywhere",
      "silent-fallback warning, Caption, title (ar), everywhere",
      "silent-fallback warning, Badge, button (ar), everywhere"),
    // What is set in bold already gets no bolder with Bold Text on.
    PlantedBug(
      "a family has no face of the weight",
      #""size": 22, "relativeTo": "title2""#,
      becomes: #""size": 22, "relativeTo": "title2", "weight": 600"#,
      finds: "weight-lost warning, Title, title (ar), everywhere",
      "bold-text-ignored warning, Title, title (ar)",
      "weight-lost warning, Title, title, everywhere", "bold-text-ignored warning, Title, title",
      "weight-lost warning, Title, title (ja), everywhere",
      "bold-text-ignored warning, Title, title (ja)"),
    PlantedBug(
      "a letter is in no font", #""brand": "Kontor""#, becomes: #""brand": "Kontor \u1B83""#,
      finds: "tofu error, Wordmark, brand, everywhere"),
    PlantedBug(
      "an italic is asked of a family that has none",
      #""size": 34, "relativeTo": "largeTitle""#,
      becomes: #""size": 34, "relativeTo": "largeTitle", "italic": true"#,
      finds: "synthetic-style warning, Display, title (ar), everywhere",
      "synthetic-style warning, Display, title, everywhere",
      "synthetic-style warning, Display, title (ja), everywhere"),
    PlantedBug(
      "text is shrunk to fit", #""size": 15, "relativeTo": "subheadline""#,
      becomes:
        #""size": 15, "relativeTo": "subheadline", "lineLimit": 1, "minimumScale": 0.1"#,
      finds:
        "shrunk-below-choice warning, Subhead, paragraph (de), XL XXL XXXL AX1 AX2 AX3 AX4 AX5",
      "shrunk-below-choice warning, Subhead, paragraph (en), XL XXL XXXL AX1 AX2 AX3 AX4 AX5"),
    PlantedBug(
      "a title follows the curve of running text", #""size": 34, "relativeTo": "largeTitle""#,
      becomes: #""size": 34, "relativeTo": "body""#,
      finds: "few-characters-per-line warning, Display, title (ar), AX4 AX5",
      "broken-word warning, Display, title (de), AX5",
      "few-characters-per-line warning, Display, title (de), AX5",
      "few-characters-per-line warning, Display, title (en), AX4 AX5"),
    PlantedBug(
      "a single letter is wider than the screen", #""ar": "١٬٢٩٩٫٠٠""#,
      becomes: #""ar": "﷽""#, finds: "overflow error, Price, price (ar), AX5"),
    PlantedBug(
      "marks leave their lines", #""brand": "Kontor""#,
      becomes: #""brand": "ggg\nA\u0302\u0302\u0302\u0302""#,
      finds: "leading-too-tight warning, Wordmark, brand, everywhere"),
  ]
}
