// swift-tools-version: 6.2
import PackageDescription

/// What every Swift target is built with: warnings are errors, and an import stays out of public
/// signatures unless it says `public import`.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A Swift target with the settings above; its imports are exactly its dependencies.
func library(_ name: String, over dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

/// The tests of one target; what they read beside their sources is excluded from the build.
func tests(
  of name: String, with dependencies: [Target.Dependency] = [], excluding files: [String] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name)] + dependencies, exclude: files,
    swiftSettings: strict)
}

/// A C library from Debian, found by pkg-config.
func system(_ name: String, pkgConfig: String, debian: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([debian])])
}

let package = Package(
  name: "typeproof",
  products: [
    .library(name: "DynamicType", targets: ["DynamicType"]),
    .library(name: "ImageDiff", targets: ["ImageDiff", "Imaging"]),
    .library(name: "Projects", targets: ["Projects"]),
    .library(name: "Specimens", targets: ["Specimens"]),
    .library(name: "UIKitTypography", targets: ["UIKitTypography"]),
    .library(name: "TypeproofTesting", targets: ["TypeproofTesting"]),
    .executable(name: "typeproof", targets: ["typeproof"]),
    .plugin(name: "TypeproofPlugin", targets: ["TypeproofPlugin"]),
  ],
  targets: [
    // System libraries, each seen by one wrapper only.
    system("CFreeType", pkgConfig: "freetype2", debian: "libfreetype-dev"),
    system("CHarfBuzz", pkgConfig: "harfbuzz", debian: "libharfbuzz-dev"),
    system("CICU", pkgConfig: "icu-uc", debian: "libicu-dev"),
    system("CPNG", pkgConfig: "libpng", debian: "libpng-dev"),
    system("CXXHash", pkgConfig: "libxxhash", debian: "libxxhash-dev"),
    system("CSodium", pkgConfig: "libsodium", debian: "libsodium-dev"),
    system("CISAL", pkgConfig: "libisal", debian: "libisal-dev"),
    .systemLibrary(name: "CMalloc"),

    // Pure Swift, from the bottom.
    library("Wording"),
    library("DynamicType", over: ["Wording"]),
    library("Imaging"),
    library("JSON", over: ["Wording"]),
    library("StringFiles", over: ["JSON"]),
    library("DesignTokens", over: ["Wording", "DynamicType", "JSON"]),

    // Stages: none knows another.
    .target(
      name: "ICUShim", dependencies: ["CICU"], cSettings: [.treatAllWarnings(as: .error)]),
    library("TextEngine", over: ["DynamicType", "Imaging", "CHarfBuzz", "ICUShim"]),
    // Not a system library, which would be linked: it is loaded when something is drawn.
    .target(name: "CairoShim", cSettings: [.treatAllWarnings(as: .error)]),
    library("Rendering", over: ["Wording", "DynamicType", "Imaging", "CFreeType", "CairoShim"]),
    .target(
      name: "PNGShim", dependencies: ["CPNG", "CISAL"], cSettings: [.treatAllWarnings(as: .error)]),
    library("ImageDiff", over: ["Imaging", "PNGShim", "CXXHash", "CSodium"]),

    // The whole flow.
    library(
      "Snapshots",
      over: [
        "Wording", "DynamicType", "Imaging", "TextEngine", "Rendering", "ImageDiff", "CMalloc",
      ]),

    library(
      "Projects",
      over: [
        "Wording", "DynamicType", "Imaging", "JSON", "StringFiles", "DesignTokens", "TextEngine",
        "Snapshots",
      ]),
    library(
      "Reports",
      over: [
        "Wording", "DynamicType", "Imaging", "JSON", "TextEngine", "ImageDiff", "Snapshots",
      ]),
    // The report as a page. The script and the style it is made of are files of their own.
    .target(
      name: "PageFiles", exclude: ["page"],
      cSettings: [.treatAllWarnings(as: .error), .disableWarning("c23-extensions")]),
    library(
      "ReportPage",
      over: [
        "Wording", "DynamicType", "Imaging", "ImageDiff", "JSON", "Snapshots", "Reports",
        "PageFiles",
      ]),
    library(
      "Reviews",
      over: ["Wording", "DynamicType", "Imaging", "ImageDiff", "JSON", "Snapshots", "Reports"]),
    // Not a system library, as Cairo is none.
    .target(name: "HTTPShim", cSettings: [.treatAllWarnings(as: .error)]),
    library("LoopbackServer", over: ["HTTPShim"]),
    // What the process that is started knows of strangers' files is what workers answer, and nothing else.
    library("Isolation", over: ["ImageDiff", "JSON", "Snapshots", "Reports"]),
    library(
      "Charts",
      over: ["Wording", "DynamicType", "Imaging", "TextEngine", "Rendering", "Snapshots"]),

    // Interfaces, in SwiftUI's words and in UIKit's. These two may import Foundation, as what they
    // mirror does; nothing that the command starts with imports them.
    library(
      "Specimens",
      over: ["DynamicType", "Imaging", "TextEngine", "Rendering", "ImageDiff", "Snapshots"]),
    library(
      "UIKitTypography",
      over: [
        "DynamicType", "Imaging", "TextEngine", "Rendering", "ImageDiff", "Snapshots", "Specimens",
      ]),

    // Edges.
    library(
      "TypeproofTesting",
      over: [
        "Wording", "DynamicType", "Imaging", "TextEngine", "Snapshots", "Projects", "Specimens",
      ]),
    .executableTarget(
      name: "typeproof",
      dependencies: [
        "Wording", "DynamicType", "Imaging", "JSON", "TextEngine", "Rendering", "ImageDiff",
        "Snapshots", "Projects", "Charts", "Reports", "ReportPage", "Reviews", "LoopbackServer",
        "Isolation",
      ],
      swiftSettings: strict),

    .executableTarget(
      name: "typeproof-bench",
      dependencies: [
        "DynamicType", "Imaging", "TextEngine", "Rendering", "ImageDiff", "Snapshots",
      ],
      swiftSettings: strict),

    // What libFuzzer has is there only in a build with --sanitize fuzzer, so nothing is linked.
    .systemLibrary(name: "CLibFuzzer"),
    .executableTarget(
      name: "typeproof-fuzz",
      dependencies: [
        "DynamicType", "Imaging", "JSON", "StringFiles", "DesignTokens", "TextEngine", "Rendering",
        "ImageDiff", "Snapshots", "Projects", "Reports", "Reviews", "LoopbackServer", "Isolation",
        "CLibFuzzer",
      ],
      swiftSettings: strict),

    .plugin(
      name: "TypeproofPlugin",
      capability: .command(
        intent: .custom(
          verb: "typeproof",
          description: "Prove that text looks right at every Dynamic Type size."),
        permissions: [
          .writeToPackageDirectory(reason: "It writes goldens, reports and pictures.")
        ]),
      dependencies: ["typeproof"],
      path: "Sources/TypeproofPlugin"),

    tests(of: "Wording"),
    tests(of: "JSON"),
    tests(of: "StringFiles", with: ["JSON"]),
    tests(of: "DesignTokens", with: ["DynamicType", "JSON"]),
    tests(of: "DynamicType", excluding: ["Facts"]),
    tests(of: "Imaging"),
    tests(of: "TextEngine", with: ["DynamicType", "Imaging"], excluding: ["Fixtures"]),
    // With TextEngine, to take damaged fonts through both.
    tests(of: "Rendering", with: ["DynamicType", "Imaging", "TextEngine"]),
    tests(of: "ImageDiff", with: ["Imaging"], excluding: ["Judgement/Fixtures"]),
    tests(
      of: "typeproof",
      with: ["DynamicType", "ImageDiff", "JSON", "Snapshots", "Reports", "Isolation"]),
    tests(of: "Snapshots", with: ["DynamicType", "Imaging", "ImageDiff", "TextEngine"]),
    tests(
      of: "Projects", with: ["DynamicType", "Imaging", "JSON", "TextEngine", "Snapshots"],
      excluding: ["Fixtures/complete.json"]),
    tests(
      of: "Reports",
      with: ["DynamicType", "Imaging", "ImageDiff", "TextEngine", "JSON", "Snapshots"]),
    tests(
      of: "ReportPage",
      with: ["DynamicType", "Imaging", "ImageDiff", "JSON", "Snapshots", "Reports"]),
    tests(
      of: "Reviews",
      with: ["DynamicType", "Imaging", "ImageDiff", "TextEngine", "JSON", "Snapshots", "Reports"]),
    tests(of: "LoopbackServer"),
    tests(of: "Isolation", with: ["ImageDiff", "JSON", "Snapshots", "Reports"]),
    tests(
      of: "Charts",
      with: ["DynamicType", "Imaging", "TextEngine", "Rendering", "Snapshots", "ImageDiff"]),
    tests(
      of: "Specimens",
      with: ["DynamicType", "Imaging", "TextEngine", "Rendering", "ImageDiff", "Snapshots"]),
    tests(
      of: "UIKitTypography",
      with: [
        "DynamicType", "Imaging", "TextEngine", "Rendering", "ImageDiff", "Snapshots", "Specimens",
        "TypeproofTesting",
      ]),
    // Examples of our own for what documents teach; see EXAMPLES.md.
    .testTarget(
      name: "DocumentedBehaviorTests",
      dependencies: ["DynamicType", "TextEngine", "Snapshots", "Specimens", "UIKitTypography"],
      swiftSettings: strict),
    tests(of: "TypeproofTesting", with: ["DynamicType", "Snapshots", "typeproof"]),
    .testTarget(
      name: "FuzzTests", dependencies: ["typeproof-fuzz"], exclude: ["Inputs", "Found"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
