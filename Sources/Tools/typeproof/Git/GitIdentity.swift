import Files
import Git
import Reviews

/// The person who works here, as Git would name them in a commit.
struct GitIdentity {
  private let environment: [String: String]

  /// Creates the identity that an environment names.
  init(_ environment: [String: String]) {
    self.environment = environment
  }

  /// The person of `GIT_AUTHOR_NAME` and `GIT_AUTHOR_EMAIL`, else of Git's configuration, else of
  /// the user's name on this machine.
  var reviewer: Reviewer {
    let name = named("GIT_AUTHOR_NAME") ?? Self.configured("user.name")
    let email = named("GIT_AUTHOR_EMAIL") ?? Self.configured("user.email")
    let user = named("USER") ?? named("LOGNAME") ?? ""
    return Reviewer(name: name ?? (email == nil ? user : ""), email: email ?? "")
  }

  private func named(_ variable: String) -> String? {
    environment[variable].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns the value of a key in Git's configuration for the machine, the user and the
  /// repository; `nil` if there is none or Git is not installed.
  private static func configured(_ key: String) -> String? {
    // Elsewhere than at the top of a work tree, a folder of the project could be taken for a repository.
    let git = GitProcess(folder: WorkTree(around: ".")?.top ?? "/")
    guard let outcome = try? git.run(["config", "--get", key]), outcome.status == 0 else {
      return nil
    }
    return outcome.line.isEmpty ? nil : outcome.line
  }
}
