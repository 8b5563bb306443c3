import StringFiles
public import Snapshots

extension ReadingLimits {
  /// The most texts that are read of a file of strings, all languages together.
  public static let greatestTextCount = StringTable.greatestTextCount
  /// The most values of JSON that a catalogue of strings may have.
  public static let greatestCatalogueValueCount = StringTable.greatestValueCount
}
