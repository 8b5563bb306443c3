import JSON
public import Reports
public import Snapshots
import Wording

/// A report as one HTML page, which loads nothing from anywhere else.
///
/// All text of a report may come from strangers. The page holds it as JSON that no text can end
/// early, and its policy allows only our own script and style, by their digests.
public struct ReportPage: Sendable {
  /// The results that the page shows.
  public var results: RunResults
  /// The PNG files, by their names in the results. The page reports a picture that is not here as
  /// missing, and makes a missing difference from the other two.
  public var pictures: [String: [UInt8]]
  /// Small pictures of cells that pass, to compare with those that do not.
  public var thumbnails: [SnapshotName: Thumbnail]
  /// The token that the page sends to its server with each decision; `nil` for a page in a file,
  /// where nothing can be decided.
  public var reviewToken: String?

  /// A reduced picture of a cell.
  public struct Thumbnail: Hashable, Sendable {
    /// The content of the PNG file.
    public var content: [UInt8]
    /// The number of original pixels, across and down, for each pixel of the thumbnail; at least 1.
    public var reduction: Int

    /// Creates a thumbnail from a PNG file that is already reduced.
    public init(content: [UInt8], reduction: Int) {
      self.content = content
      self.reduction = reduction
    }
  }

  /// Creates a page of results and pictures.
  public init(
    results: RunResults, pictures: [String: [UInt8]] = [:],
    thumbnails: [SnapshotName: Thumbnail] = [:], reviewToken: String? = nil
  ) {
    self.results = results
    self.pictures = pictures
    self.thumbnails = thumbnails
    self.reviewToken = reviewToken
  }

  /// Returns the page as a file in UTF-8. The same report gives the same bytes.
  ///
  /// - Throws: `JSONNumber.NotFinite`.
  public func html() throws -> [UInt8] {
    var page = HTMLPage()
    page.open(title: title, policy: policy, style: PageScript.style)
    try page.append(data: "results") { try results.json().appendForPage(to: &$0) }
    page.append(data: "pictures", appendPictures)
    page.append(data: "goldens", appendThumbnails)
    page.append(data: "meanings") { Self.meanings.appendForPage(to: &$0) }
    page.append(data: "review") { bytes in
      let review: JSONValue = reviewToken.map { ["token": .string($0)] } ?? .null
      review.appendForPage(to: &bytes)
    }
    page.close(script: PageScript.script)
    return page.bytes
  }

  /// The meanings of verdicts and kinds of changes, as `typeproof explain` prints them.
  private static let meanings: JSONValue = {
    var verdicts: JSONObject = [:]
    for verdict in CellVerdict.allCases {
      verdicts.append(verdict.rawValue, .string(verdict.meaning))
    }
    var kinds: JSONObject = [:]
    for kind in ChangeKind.allCases { kinds.append(kind.rawValue, .string(kind.meaning)) }
    return ["verdicts": .object(verdicts), "kinds": .object(kinds)]
  }()

  /// The title of the window, which the script replaces.
  private var title: String {
    let failing = results.cells.count { results.fails($0) }
    let sum =
      failing == 0
      ? "no cell needs review" : "review \(counted(failing, "cell"))"
    return "\(results.suite): \(sum) – Typeproof"
  }

  /// The page's content security policy (Level 3): nothing but what it names, and inline scripts
  /// and styles only with these digests.
  private var policy: String {
    let sources = [
      "default-src 'none'", "script-src '\(PageDigests.script)'",
      "style-src '\(PageDigests.style)'",
      "img-src data:", "base-uri 'none'", "form-action 'none'",
    ]
    return (sources + (reviewToken == nil ? [] : ["connect-src 'self'"])).joined(separator: "; ")
  }

  private func appendPictures(to bytes: inout [UInt8]) {
    let sorted = pictures.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    Self.append(sorted, to: &bytes) { picture, bytes in
      Self.append(png: picture, to: &bytes)
    }
  }

  private func appendThumbnails(to bytes: inout [UInt8]) {
    let sorted = thumbnails.sorted { $0.key < $1.key }
      .map { (key: $0.key.coordinates, value: $0.value) }
    Self.append(sorted, to: &bytes) { thumbnail, bytes in
      bytes += "{\"source\":".utf8
      Self.append(png: thumbnail.content, to: &bytes)
      bytes += ",\"scale\":\(thumbnail.reduction)}".utf8
    }
  }

  /// Writes each value directly into the page's bytes, without a text in between, because pictures
  /// are most of a page.
  private static func append<Value>(
    _ members: [(key: String, value: Value)], to bytes: inout [UInt8],
    _ append: (Value, inout [UInt8]) -> Void
  ) {
    bytes.append(UInt8(ascii: "{"))
    for (position, member) in members.enumerated() {
      if position > 0 { bytes.append(UInt8(ascii: ",")) }
      JSONValue.string(member.key).appendForPage(to: &bytes)
      bytes.append(UInt8(ascii: ":"))
      append(member.value, &bytes)
    }
    bytes.append(UInt8(ascii: "}"))
  }

  private static func append(png: [UInt8], to bytes: inout [UInt8]) {
    bytes += "\"data:image/png;base64,".utf8
    Base64.append(png, to: &bytes)
    bytes.append(UInt8(ascii: "\""))
  }
}
