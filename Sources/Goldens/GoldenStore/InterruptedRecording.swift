/// Goldens of a suite that are partly old and partly new.
package struct InterruptedRecording: Error, Hashable, CustomStringConvertible {
  /// The suite.
  package let suite: String
  /// Whether another process is putting them in their places; else it was stopped while it did.
  package let isUnderWay: Bool

  /// What to do after an interruption.
  package static let remedy =
    "Run “typeproof record”, which first ends what was begun; with --mode missing it changes no more."

  /// What was found, then the remedy.
  package var description: String {
    isUnderWay
      ? "Goldens of “\(suite)” are being replaced by another process at this moment. "
        + "Try again when it is done."
      : "A recording of “\(suite)” was interrupted, and its goldens are partly old and partly new. "
        + Self.remedy
  }
}
