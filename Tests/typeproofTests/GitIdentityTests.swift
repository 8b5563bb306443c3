import Reviews
import Testing

@testable import typeproof

@Suite struct `Who reviews` {
  @Test func `is who the environment says writes commits`() {
    let identity = GitIdentity([
      "GIT_AUTHOR_NAME": "Ada", "GIT_AUTHOR_EMAIL": "ada@example.org", "USER": "al",
    ])
    #expect(identity.reviewer.name == "Ada <ada@example.org>")
  }

  @Test func `is in one line whatever the environment says`() {
    let identity = GitIdentity(["GIT_AUTHOR_NAME": "A\nB", "GIT_AUTHOR_EMAIL": "|"])
    #expect(identity.reviewer.name == "A B")
  }
}
