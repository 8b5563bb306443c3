import GoldenStore
import Work
import Dispatch

/// Loads the libraries that drawing needs on another thread, while what is to be drawn is still read.
///
/// Cairo comes with a dozen others, and every run asks for its version before anything is drawn.
package func loadLibrariesAhead() {
  // The watch's own thread could be made only when all are loaded.
  WorkWatch.wake()
  // Where they do not load, whoever asks next is told why.
  DispatchQueue.global().async { _ = try? Fingerprint.current() }
}
