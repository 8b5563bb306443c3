/// Judges files with all rules.
struct Linter {
  let names: Names
  let receivers: Receivers

  init(files: [SourceFile], outlets: Outlets) {
    names = Names(files: files)
    receivers = Receivers(names: names, outlets: outlets)
  }

  /// What the rules find in a file, each place once, in the order of the source.
  func found(in file: SourceFile) -> [Found] {
    if Context.isLeftOut(path: file.path) { return [] }
    let fonts = FontReader(names: names)
    let views = ViewReader(names: names)
    return FixedFontRule(names: names, fonts: fonts, views: views, receivers: receivers).found(in: file)
      + NotFollowingRule(names: names, fonts: fonts, receivers: receivers).found(in: file)
      + AttributedRunRule(names: names, fonts: fonts, receivers: receivers).found(in: file)
      + FixedHeightRule(names: names, fonts: fonts, views: views, receivers: receivers).found(in: file)
      + OneLineRule(names: names, views: views, receivers: receivers).found(in: file)
      + CategoryClampedRule(names: names, views: views).found(in: file)
  }
}
