public import ImageDiff
import Snapshots

/// The content of a suite's file `reviews.txt`: who decided what about which picture, and when.
///
/// Anybody can write into the file, so it is a note and proves nothing.
public struct ReviewLog: Sendable {
  /// A line of the file.
  public struct Entry: Hashable, Sendable {
    /// The time of the decision, such as `2026-11-21T09:05:00Z`.
    public let time: String
    /// The decision in one word, such as `accepted`.
    public let deed: String
    /// The coordinates of the cell.
    public let cell: String
    /// The digest of the pixels; `nil` if there is no picture, as for a deleted golden.
    public let pixels: ContentDigest?
    /// The person who decided, such as `Ada Lovelace <ada@example.org>`.
    public let person: String
    /// The reason for the decision; `nil` if the line has none.
    public let reason: String?
  }

  /// The lines that can be understood, sorted by time, each once.
  public let entries: [Entry]

  /// - Parameter text: The content of the file. Other lines, such as merge markers, are ignored.
  public init(_ text: String) {
    var seen: Set<Entry> = []
    let entries = text.split(whereSeparator: \.isNewline).compactMap { Entry(line: $0) }
      .filter { seen.insert($0).inserted }
    self.entries = entries.indices.sorted {
      (entries[$0].time, $0) < (entries[$1].time, $1)
    }.map { entries[$0] }
  }

  /// Returns the line that accepted a picture and still held at a time; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - cell: The cell's coordinates.
  ///   - pixels: The digest of the pixels; `nil` for a golden that was deleted.
  ///   - time: The time of the commit.
  public func acceptance(
    of cell: String, pixels: ContentDigest?, until time: ReviewTime
  ) -> Entry? {
    let wanted = pixels == nil ? ReviewRecord.Deed.deleted : .accepted
    var found: Entry?
    for entry in entries where entry.cell == cell && entry.time <= "\(time)" {
      switch ReviewRecord.Deed(rawValue: entry.deed) {
      case wanted where entry.pixels == pixels: found = entry
      case .undone where entry.pixels == pixels: found = nil
      case .accepted, .deleted, .rejected, .undone, nil: continue
      }
    }
    return found
  }
}

extension ReviewLog.Entry {
  /// - Returns: `nil` if a line is not an entry.
  fileprivate init?(line: Substring) {
    let fields = line.split(separator: " | ", omittingEmptySubsequences: false).map(String.init)
    guard fields.count >= 5, Self.isTime(fields[0]) else { return nil }
    let reason = fields.dropFirst(5).joined(separator: " | ")
    self.init(
      time: fields[0], deed: fields[1], cell: fields[2], pixels: ContentDigest(fields[3]),
      person: fields[4], reason: reason.isEmpty ? nil : reason)
  }

  private static func isTime(_ text: String) -> Bool {
    text.utf8.count == 20
      && zip(text.utf8, "0000-00-00T00:00:00Z".utf8).allSatisfy { byte, form in
        form == UInt8(ascii: "0")
          ? (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) : byte == form
      }
  }
}
