import Reviews

/// A review in a browser.
struct BrowserReview {
  private let session: ReviewSession

  /// The review of a session.
  init(_ session: ReviewSession) {
    self.session = session
  }

  /// Serves the page until it is closed.
  func run(in console: Console) throws {
    throw BrowserReviewError.notThere
  }
}

/// Why a browser shows nothing.
enum BrowserReviewError: Error, Equatable, CustomStringConvertible {
  /// The page cannot be served yet.
  case notThere

  var description: String {
    switch self {
    case .notThere: "A review in a browser is not there yet. Add --terminal."
    }
  }
}
