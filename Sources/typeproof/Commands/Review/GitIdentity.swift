import Glibc
import Reviews

/// Who works here, as Git would sign a commit.
struct GitIdentity {
  private let environment: [String: String]

  /// Whoever an environment names.
  init(_ environment: [String: String]) {
    self.environment = environment
  }

  /// The person of `GIT_AUTHOR_NAME` and `GIT_AUTHOR_EMAIL`, else of Git's configuration, else the
  /// user's name on this machine.
  var reviewer: Reviewer {
    let name = named("GIT_AUTHOR_NAME") ?? Self.configured("user.name")
    let email = named("GIT_AUTHOR_EMAIL") ?? Self.configured("user.email")
    let user = named("USER") ?? named("LOGNAME") ?? ""
    return Reviewer(name: name ?? (email == nil ? user : ""), email: email ?? "")
  }

  private func named(_ variable: String) -> String? {
    environment[variable].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// What Git says here, which knows the files of the machine, the user and the repository; `nil`
  /// where it says nothing or is not installed.
  private static func configured(_ key: String) -> String? {
    guard let pipe = popen("git config --get \(key) 2>/dev/null </dev/null", "re") else {
      return nil
    }
    var answer: [UInt8] = []
    while answer.count < 1000, case let byte = fgetc(pipe), byte != EOF, byte != 10 {
      answer.append(UInt8(byte))
    }
    guard pclose(pipe) == 0, !answer.isEmpty else { return nil }
    return String(decoding: answer, as: UTF8.self)
  }
}
