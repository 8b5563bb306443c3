import Dispatch

/// Lets another thread take a value apart that has thousands of pieces, so that nobody waits for it.
///
/// It has to be the last to refer to the value, which else whoever is last takes apart. A program that ends
/// meanwhile loses nothing.
package func releaseElsewhere(_ value: some Sendable) {
  DispatchQueue.global().async { withExtendedLifetime(value) {} }
}
