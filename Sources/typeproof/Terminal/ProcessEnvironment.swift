// Glibc's `environ` is a variable anybody may change; here it is only read, before anything runs.
@preconcurrency import Glibc

/// The environment variables this process was started with; of equal names the first counts, as it
/// does for `getenv`.
func processEnvironment() -> [String: String] {
  var variables: [String: String] = [:]
  var entry = environ
  while let text = entry.pointee {
    let parts = String(cString: text).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2, variables[String(parts[0])] == nil {
      variables[String(parts[0])] = String(parts[1])
    }
    entry += 1
  }
  return variables
}
