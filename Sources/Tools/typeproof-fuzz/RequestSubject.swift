import LoopbackServer
import Reports
import Reviews
import Snapshots

/// Checks that requests without the token or from elsewhere are refused, that all others get an
/// answer, and that no golden changes.
///
/// The first line is the method and the path. Headers follow up to an empty line, then the body.
/// `TOKEN` in a header is replaced by the real token.
struct RequestSubject: FuzzSubject {
  private let gate: Gate
  private let token: AccessToken
  private let service: ReviewService

  private static let port: UInt16 = 8080

  /// - Parameter fonts: The folder of the repository's fonts.
  init(fonts: String) throws {
    token = try AccessToken()
    gate = Gate(
      port: Self.port, token: token,
      routes: [
        .page, HTTPRoute(method: "GET", path: "/decisions"),
        HTTPRoute(method: "POST", path: "/decisions"), HTTPRoute(method: "POST", path: "/changes"),
        HTTPRoute(method: "POST", path: "/undo"),
        HTTPRoute(method: "POST", path: "/close"),
      ], bodyLimit: ReviewService.greatestBodySize)
    // Cells without pictures: accepting them is refused before anything is written.
    let run = SuiteRun(
      suite: try SuiteSpec(name: "proof", ramps: Array(BuiltInSuite.spec().ramps.prefix(1))),
      fonts: try FontFolder(path: fonts), systemFont: BuiltInSuite.systemFont,
      store: SnapshotStore(root: ".build/no-goldens"), jobs: 1)
    let results = RunResults(try run.verify(), toolVersion: "0", artifacts: nil)
    service = ReviewService(
      ReviewSession(
        of: try ReviewedRun(results: results, pictures: [:]),
        in: SnapshotStore(root: ".build/no-goldens"), by: Reviewer(name: "Ada", email: ""),
        now: { ReviewTime(secondsSince1970: 0) }))
  }

  func take(_ bytes: [UInt8]) throws(FuzzFinding) -> Bool {
    let (head, body) = request(in: bytes)
    let isLetIn = gate.refusal(of: head) == nil
    if isLetIn { try checkLetIn(head) }
    let response = service.respond(
      method: head.route.method, path: head.route.path, body: body)
    guard [200, 400, 404, 405, 409, 413].contains(response.status) else {
      throw FuzzFinding(description: "A request is answered with \(response.status).")
    }
    return isLetIn
  }

  private func checkLetIn(_ head: RequestHead) throws(FuzzFinding) {
    let offered = head.values(of: "authorization").map { $0.hasSuffix(token.text) }
    let isKnown = offered == [true] || (head.route == .page && head.queryTokens == [token.text])
    let host = head.values(of: "host")
    guard isKnown, host == ["127.0.0.1:\(Self.port)"] || host == ["localhost:\(Self.port)"],
      head.values(of: "origin").allSatisfy({ $0 == "http://\(host[0])" })
    else {
      throw FuzzFinding(description: "A stranger’s request is let in: \(head.headers)")
    }
  }

  private func request(in bytes: [UInt8]) -> (RequestHead, [UInt8]) {
    let lines = bytes.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let words = lines[0].split(separator: UInt8(ascii: " "), maxSplits: 1).map(string)
    let headLines = lines.dropFirst().prefix { !$0.isEmpty }
    let headers = headLines.map { line in
      let parts = line.split(
        separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
      let value = parts.count > 1 ? parts[1].drop { $0 == UInt8(ascii: " ") } : []
      return (name: string(parts[0]).lowercased(), value: string(value))
    }
    let head = RequestHead(
      route: HTTPRoute(method: words.first ?? "", path: words.count > 1 ? words[1] : ""),
      headers: headers.filter { $0.name != "token" },
      queryTokens: headers.filter { $0.name == "token" }.map(\.value))
    let body = lines.dropFirst(headLines.count + 2).joined(separator: [UInt8(ascii: "\n")])
    return (head, Array(body))
  }

  /// Returns the bytes as text, with the real token for `TOKEN`.
  private func string(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.hasSuffix("TOKEN") else { return text }
    return text.dropLast("TOKEN".count) + token.text
  }
}
