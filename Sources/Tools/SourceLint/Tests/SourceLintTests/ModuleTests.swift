import Testing

@testable import SourceLint

@Suite struct `A module` {
  @Test(
    arguments: [
      ("A.swift", ""), ("App/A.swift", "App"), ("App/Views/A.swift", "App"),
      ("Sources/A.swift", "Sources"), ("Sources/Core/A.swift", "Sources/Core"),
      ("Sources/Core/Views/A.swift", "Sources/Core"),
      ("Tests/CoreTests/A.swift", "Tests/CoreTests"),
      ("Package/Sources/Core/A.swift", "Package/Sources/Core"),
      ("Sources/Core/Sources/Inner/A.swift", "Sources/Core/Sources/Inner"),
      ("Package/Sources/A.swift", "Package"),
    ])
  func `is the folder that the path tells`(path: String, module: String) {
    #expect(SourceFile.module(of: path) == module)
  }

  @Test func `is that of the place below the folder, not of the path in findings`() {
    let file = SourceFile(path: "/home/me/A.swift", at: "Core/A.swift", tree: .empty)
    #expect(file.module == "Core")
    #expect(file.path == "/home/me/A.swift")
  }
}
