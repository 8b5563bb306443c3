import LoopbackServer
import ReportPage
import Reviews

/// A review in a browser on this machine.
struct BrowserReview {
  private let session: ReviewSession
  private let options: BrowserOptions

  /// Creates the review of a session.
  init(_ session: ReviewSession, _ options: BrowserOptions) {
    self.session = session
    self.options = options
  }

  /// Serves the page until it is closed, a signal comes, or no request has come for some time.
  ///
  /// - Throws: `LoopbackServerError`, or the reason why the page cannot be made or its address
  ///   cannot be printed.
  func run(in console: Console) throws {
    let server = try LoopbackServer(
      port: options.port.number, routes: Self.routes,
      limits: ServerLimits(
        bodyBytes: ReviewService.greatestBodySize, idleTime: .seconds(options.idle.count * 60)))
    let page = HTTPResponse(
      status: 200, contentType: "text/html; charset=utf-8", body: try page(token: server.token))
    // By itself on the output, for scripts to read.
    try console.print(server.address)
    console.complain(
      "Open this address in a browser on this machine. To end the review, close it there, or "
        + "press ctrl-c here.")
    if options.open { openBrowser(at: server.address, console) }
    let service = ReviewService(session)
    let ending = try server.serve { request in
      if request.route == .page { return page }
      let response = service.respond(
        method: request.route.method, path: request.route.path, body: request.body)
      return HTTPResponse(
        status: UInt32(response.status), contentType: "application/json; charset=utf-8",
        body: response.body, endsServer: response.endsReview)
    }
    if ending == .idleness {
      console.complain("The review ended after \(options.idle.words) without activity.")
    }
  }

  private static let routes = [
    HTTPRoute.page, HTTPRoute(method: "GET", path: "/decisions"),
    HTTPRoute(method: "POST", path: "/decisions"), HTTPRoute(method: "POST", path: "/changes"),
    HTTPRoute(method: "POST", path: "/undo"), HTTPRoute(method: "POST", path: "/close"),
  ]

  private func page(token: String) throws -> [UInt8] {
    let pictures = PagePictures(of: session.run).pictures
    return try ReportPage(
      results: session.run.results, pictures: pictures, reviewToken: token
    ).html()
  }

  private func openBrowser(at address: String, _ console: Console) {
    do throws(BrowserStartError) {
      try BrowserStart.open(address)
    } catch {
      console.complain("\(error)")
    }
  }
}
