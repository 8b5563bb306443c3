/// Applies all rules to Swift files.
struct Linter: Sendable {
  let names: Names
  let receivers: Receivers
  let views: ViewReader
  /// The path of each file below the folder that was named, by the file's path in findings.
  private let places: [String: String]

  init(files: [SourceFile], outlets: Outlets, places: [String: String] = [:]) {
    names = Names(files: files)
    receivers = Receivers(names: names, outlets: outlets)
    views = ViewReader(names: names, styles: ButtonStyles(names: names))
    self.places = places
  }

  /// Whether a file belongs to tests, a demonstration or another system.
  func isLeftOut(_ path: String) -> Bool { Context.isLeftOut(path: places[path] ?? path) }

  /// What the rules find in a file.
  func found(in file: SourceFile) -> [Found] {
    if isLeftOut(file.path) { return [] }
    let fonts = FontReader(names: names)
    let fixed = FixedFontRule(names: names, fonts: fonts, views: views, receivers: receivers)
    let following = NotFollowingRule(names: names, fonts: fonts, receivers: receivers)
    let runs = AttributedRunRule(names: names, fonts: fonts, receivers: receivers)
    let heights = FixedHeightRule(names: names, fonts: fonts, views: views, receivers: receivers)
    let lines = OneLineRule(names: names, views: views, receivers: receivers)
    let clamped = CategoryClampedRule(names: names, views: views)
    let metrics = UnscaledMetricRule(names: names, fonts: fonts, views: views)
    return fixed.found(in: file) + following.found(in: file) + runs.found(in: file)
      + heights.found(in: file) + lines.found(in: file) + clamped.found(in: file)
      + metrics.found(in: file)
  }
}
