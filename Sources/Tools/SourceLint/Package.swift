// swift-tools-version: 6.2
import PackageDescription

// The linter of Swift sources is a package and a process of its own. It needs the libraries of swift-syntax and the
// dynamic Swift library, which nothing else in this repository loads. scripts/build-lint passes the folder of
// swift-syntax, which is part of the toolchain.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "source-lint",
  targets: [
    .systemLibrary(
      name: "CXXHash", pkgConfig: "libxxhash", providers: [.apt(["libxxhash-dev"])]),
    .target(
      name: "SourceLint", dependencies: ["CXXHash"], swiftSettings: strict,
      linkerSettings: [.linkedLibrary("SwiftParser"), .linkedLibrary("SwiftSyntax")]),
    .executableTarget(
      name: "typeproof-lint", dependencies: ["SourceLint"], swiftSettings: strict),
    .testTarget(name: "SourceLintTests", dependencies: ["SourceLint"], swiftSettings: strict),
  ]
)
