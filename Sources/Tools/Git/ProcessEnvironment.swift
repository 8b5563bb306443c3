// Glibc's `environ` is a variable anybody may change; here it is read before anything else runs.
@preconcurrency import Glibc

/// Returns the environment variables of this process. Of equal names, the first one counts, as in
/// `getenv`.
package func processEnvironment() -> [String: String] {
  var variables: [String: String] = [:]
  var entry = environ
  while let text = entry.pointee {
    // To split each as a string took a third of a millisecond of every start.
    if let equals = strchr(text, Int32(UInt8(ascii: "="))) {
      let name = String(
        decoding: UnsafeRawBufferPointer(start: text, count: equals - text), as: UTF8.self)
      if variables[name] == nil { variables[name] = String(cString: equals + 1) }
    }
    entry += 1
  }
  return variables
}
