/// A number of bytes in words: in MB of 2²⁰ bytes if it is a whole number of these, else as it is.
package func byteCount(_ bytes: Int) -> String {
  bytes.isMultiple(of: 1 << 20) ? "\(bytes >> 20) MB" : "\(bytes) bytes"
}
