/// The options every command has.
struct GeneralOptions: ArgumentGroup {
  @Option("When to use colour.", value: "when") var color: ColorChoice = .auto
  @Option(
    "How much of a processor's time one cell, font or pair of pictures may take, in seconds.",
    value: "s")
  var timeLimit = LongWork.usualLimit
  @Flag("Show this help.", letter: "h") var help = false
  @Flag("Show the version.") var version = false

  /// What their property paths begin with, so that a command may have properties of the same name.
  static let path = "general."
}
