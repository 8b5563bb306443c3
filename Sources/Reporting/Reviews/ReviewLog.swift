public import ImageDiff
import Snapshots

/// What the file `reviews.txt` of a suite says: who decided what about which picture, and when.
///
/// Anybody may write into the file, so it says what was written down, and proves nothing.
public struct ReviewLog: Sendable {
  /// A line of the file.
  public struct Entry: Hashable, Sendable {
    /// When, such as `2026-11-21T09:05:00Z`.
    public let time: String
    /// What was done, such as `accepted`.
    public let deed: String
    /// The cell's coordinates.
    public let cell: String
    /// The digest of the pixels; `nil` where there is no picture, as of a golden that was deleted.
    public let pixels: ContentDigest?
    /// Who, such as `Ada Lovelace <ada@example.org>`.
    public let person: String
    /// Why; `nil` where the line does not say it.
    public let reason: String?
  }

  /// The lines that can be understood, in the order of their times; equal ones once.
  public let entries: [Entry]

  /// - Parameter text: The file's content. Lines that are none of a review, such as the marks of a merge, are left
  ///   out.
  public init(_ text: String) {
    var seen: Set<Entry> = []
    let entries = text.split(whereSeparator: \.isNewline).compactMap { Entry(line: $0) }
      .filter { seen.insert($0).inserted }
    self.entries = entries.indices.sorted {
      (entries[$0].time, $0) < (entries[$1].time, $1)
    }.map { entries[$0] }
  }

  /// The line that accepted a picture and that still held at some time; `nil` where there is none.
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
  /// - Returns: `nil` where a line is none of a review.
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
