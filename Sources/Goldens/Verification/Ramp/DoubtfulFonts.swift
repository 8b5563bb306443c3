/// Why nothing is recorded: fonts cannot be read whose families were asked for, so that goldens would show
/// whatever else there is of them.
public struct DoubtfulFonts: Error, Equatable, CustomStringConvertible {
  /// Why each cannot be read, in words.
  public let doubts: [String]

  /// What is wrong, then the remedy.
  public var description: String {
    "\(doubts.joined(separator: " ")) Another face may stand in for it, so nothing is recorded. "
      + "Mend the file, or take it out of the folder of fonts."
  }
}
