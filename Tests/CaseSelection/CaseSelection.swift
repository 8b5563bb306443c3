import Glibc

/// The cases that a test takes of all that it has: every one where `EVERY_CASE` is set, else one of each few.
///
/// Tests that go through each pair of changes or each byte of a file take minutes. `scripts/checks/long/every-case`
/// runs them whole.
///
/// - Parameters:
///   - cases: All cases, in an order that is always the same.
///   - share: Of how many cases one is taken, from the first.
public func selected<Cases: Collection>(_ cases: Cases, oneIn share: Int) -> [Cases.Element] {
  if getenv("EVERY_CASE") != nil { return Array(cases) }
  return cases.enumerated().filter { $0.offset.isMultiple(of: share) }.map(\.element)
}
