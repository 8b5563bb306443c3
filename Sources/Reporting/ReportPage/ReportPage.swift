import JSON
public import Reports
public import Snapshots
import Wording

/// A report as one page of HTML, which asks nothing of any other place.
///
/// All text of a report may come from strangers. It stands in the page as JSON, which nothing in it
/// can end, and the page's policy runs no script and no style but ours, known by their digests.
public struct ReportPage: Sendable {
  /// What it reports.
  public var results: RunResults
  /// Pictures as PNG files, by the names that the results have for them. One that is not here is
  /// told as missing; a difference is then made by the page from the other two.
  public var pictures: [String: [UInt8]]
  /// Pictures of cells that pass, to look at beside those that do not.
  public var thumbnails: [SnapshotName: Thumbnail]
  /// What a server that serves the page has to be told with each decision; `nil` in a file, where
  /// nothing can be decided.
  public var reviewToken: String?

  /// A picture that is smaller than the one it shows.
  public struct Thumbnail: Hashable, Sendable {
    /// The PNG file.
    public var content: [UInt8]
    /// How many px of the picture, across and down, one of its px shows; at least 1.
    public var reduction: Int

    /// A smaller picture.
    public init(content: [UInt8], reduction: Int) {
      self.content = content
      self.reduction = reduction
    }
  }

  /// A page of known parts.
  public init(
    results: RunResults, pictures: [String: [UInt8]] = [:],
    thumbnails: [SnapshotName: Thumbnail] = [:], reviewToken: String? = nil
  ) {
    self.results = results
    self.pictures = pictures
    self.thumbnails = thumbnails
    self.reviewToken = reviewToken
  }

  /// The page as a file, in UTF-8; the same bytes for the same report.
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

  /// What verdicts and kinds of changes mean, as `typeproof explain` says it.
  private static let meanings: JSONValue = {
    var verdicts: JSONObject = [:]
    for verdict in CellVerdict.allCases {
      verdicts.append(verdict.rawValue, .string(verdict.meaning))
    }
    var kinds: JSONObject = [:]
    for kind in ChangeKind.allCases { kinds.append(kind.rawValue, .string(kind.meaning)) }
    return ["verdicts": .object(verdicts), "kinds": .object(kinds)]
  }()

  /// The title of the window until the script sets it.
  private var title: String {
    let failing = results.cells.count { results.fails($0) }
    let sum =
      failing == 0
      ? "no cell needs review" : "review \(counted(failing, "cell"))"
    return "\(results.suite): \(sum) – Typeproof"
  }

  /// Content Security Policy Level 3: nothing but what is named, and of inline scripts and styles
  /// only those with these digests.
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

  /// Pictures are most of a page, so they go from their bytes to its own without a text between.
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
