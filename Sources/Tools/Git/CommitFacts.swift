/// The facts in a commit object, read from its bytes. No setting of a user affects them, such as a
/// format, mail map or pager.
package struct CommitFacts: Equatable, Sendable {
  /// The author's name.
  package let author: String
  /// The author's e-mail address.
  package let email: String
  /// The time when the author wrote it, in seconds since 1970.
  package let authored: Int
  /// The author's distance from UTC, in seconds.
  package let offset: Int
  /// The time of the commit, in seconds since 1970.
  package let committed: Int
  /// The first line of the message.
  package let subject: String
  /// The hashes of its parents, also of those that are missing in a shallow clone.
  package let parents: [String]

  /// - Parameter bytes: The content of the object (git-scm.com/docs, “git-hash-object”). Bytes that
  ///   are not UTF-8 become U+FFFD, and missing facts are empty or 0.
  package init(_ bytes: some Collection<UInt8>) {
    var rest = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)[...]
    var people: [String: Person] = [:]
    var parents: [String] = []
    while let line = rest.popFirst(), !line.isEmpty {
      let words = line.split(separator: " ", maxSplits: 1)
      guard words.count == 2 else { continue }
      switch words[0] {
      case "parent": parents.append(String(words[1]))
      case "author", "committer": people[String(words[0])] = Person(words[1])
      default: continue
      }
    }
    let author = people["author"] ?? Person("")
    self.author = author.name
    email = author.email
    authored = author.time
    offset = author.offset
    committed = (people["committer"] ?? author).time
    subject = rest.first { !$0.allSatisfy(\.isWhitespace) }.map(String.init) ?? ""
    self.parents = parents
  }

  /// A person with a time, such as `Ada Lovelace <ada@example.org> 1700000000 +0100`.
  private struct Person {
    var name = ""
    var email = ""
    var time = 0
    var offset = 0

    init(_ text: some StringProtocol) {
      guard let end = text.lastIndex(of: ">") else { return }
      let parts = text[..<end].split(
        separator: "<", maxSplits: 1, omittingEmptySubsequences: false)
      name = parts[0].split(separator: " ").joined(separator: " ")
      email = parts.count > 1 ? String(parts[1]) : ""
      let words = text[text.index(after: end)...].split(separator: " ")
      time = words.first.flatMap { Int($0) } ?? 0
      if words.count > 1, let zone = Int(words[1]), abs(zone) <= 1500 {
        offset = (zone / 100 * 60 + zone % 100) * 60
      }
    }
  }
}
