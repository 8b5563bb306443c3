import JSON

/// The form of the part of `typeproof.json` that is about the app's source.
enum LintForms {
  static let lint = JSONForm<[LintExemption]>.object("an object with “exemptions”") { lint in
    lint.required(
      "exemptions", .list(of: exemption), from: { $0 }, about: "The rules that are switched off.")
  }

  private static let exemption = JSONForm<LintExemption>.object(
    "an object with “rule”, “paths” and “because”"
  ) { exemption in
    let rule = exemption.required(
      "rule", .filledText, from: \.rule, about: "The name of the rule, as in findings.")
    let paths = exemption.optional(
      "paths", .list(of: .filledText), from: \.paths, otherwise: [],
      about: "Files and folders, relative to this file. By default all.")
    let reason = exemption.required(
      "because", CommonForms.reason, from: \.reason, about: "The reason.")
    guard let rule, let reason else { return nil }
    return LintExemption(rule, paths: paths, because: reason)
  }
}
