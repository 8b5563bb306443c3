extension PlantedBug {
  /// Bugs that a style shows by itself, or with Bold Text on.
  static let styles = [
    PlantedBug(
      "text is right when it is made, and stays", body, becomes: body + #", "update": "never""#,
      finds: "not-following error, Body"),
    PlantedBug(
      "tracking is in points", body, becomes: body + #", "tracking": {"points": 0.4}"#,
      finds: "tracking-in-points warning, Body"),
    PlantedBug(
      "the optical size is frozen", body, becomes: body + #", "axes": {"opsz": 14}"#,
      finds: "optical-size-frozen warning, Body"),
    PlantedBug(
      "Bold Text finds no heavier weight", #""weight": 700, "boldTextWeight": 900"#,
      becomes: #""weight": 700"#, finds: "bold-text-ignored warning, Wordmark, brand"),
    PlantedBug(
      "text is too pale", body,
      becomes: body + ##", "colors": {"light": {"text": "#949494", "background": "#FFFFFF"}}"##,
      finds: "low-contrast error, Body, XS S M L XL XXL XXXL"),
  ]
}
