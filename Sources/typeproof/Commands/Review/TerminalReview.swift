import Reviews
struct TerminalReview {
  init(_ session: ReviewSession) {}
  func run(in console: Console) throws {}
}
