import Suites
import DynamicType

// The rule about a view that is used again.
extension StyleSizes {
  /// Sizes of the style that the view had before, whose font is equal to the new one at Large: who
  /// sets a font only where it differs from the old one keeps that.
  var updateSwallowed: AuditFinding? {
    guard let previous = observed.previous,
      previous.style.face(at: .large) == style.face(at: .large),
      previous.sizeAtLarge.isAlike(observed.meantAtLarge)
    else { return nil }
    let mismatches = steps.filter { !$0.seen.isNear($0.meant) }
    guard !mismatches.isEmpty,
      steps.allSatisfy({ $0.previous.map($0.seen.isAlike) ?? false })
    else { return nil }
    let staysTooSmall = largest.map { isTooSmall($0.seen) } ?? false
    return finding(
      .updateSwallowed, staysTooSmall ? .error : .warning, at: mismatches,
      words(for: mismatches) + ", as \(previous.style.name) is, where \(curveWords) has "
        + "\(SizeWords.sizes(mismatches.map(\.meant))): at Large both are "
        + "\(SizeWords.size(previous.sizeAtLarge)) in the same face, so that the new font was taken "
        + "for the old one")
  }
}
