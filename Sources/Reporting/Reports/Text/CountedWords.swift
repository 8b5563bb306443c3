/// A number with a noun, which takes an s where there is not one: `1 cell`, `12 cells`.
package func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
