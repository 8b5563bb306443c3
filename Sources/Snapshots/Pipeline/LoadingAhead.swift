/// Loads the libraries that drawing needs on a thread of its own, while what is to be drawn is still read.
///
/// Cairo comes with a dozen others, and every run asks for its version before anything is drawn.
package func loadLibrariesAhead() {
  // Where they do not load, whoever asks next is told why.
  _ = startDetachedThread { _ = try? Fingerprint.current() }
}
