import StringFiles
public import Snapshots

extension ReadingLimits {
  /// The most texts that are read of a file of strings, all languages together.
  public static let greatestTextCount = StringTable.greatestTextCount
  /// The most conditions that a text of a catalogue may have, one in another.
  public static let greatestConditionCount = StringTable.greatestConditionCount
  /// The most values of JSON that a catalogue of strings may have.
  public static let greatestCatalogueValueCount = StringTable.greatestValueCount
}
