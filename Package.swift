// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// What every Swift target is built with: warnings are errors, and an import stays out of public
/// signatures unless it says `public import`.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The folders of `Sources`, from the bottom. A target imports only targets that stand before it in
/// this file; `scripts/checks/map` holds it to that.
enum Floor: String {
  case cLibraries = "CLibraries"
  case ground = "Ground"
  case text = "Text"
  case pictures = "Pictures"
  case goldens = "Goldens"
  case judging = "Judging"
  case project = "Project"
  case reporting = "Reporting"
  case interfaces = "Interfaces"
  case tools = "Tools"

  func path(of target: String) -> String { "Sources/\(rawValue)/\(target)" }
}

/// What goes over each pixel, glyph or byte is optimized in debug builds too. Without it, the slowest tests take twice as long,
/// those of packages that depend on this one as well.
let optimized: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// A Swift target with the settings above; its imports are exactly its dependencies.
func library(
  _ name: String, on floor: Floor, over dependencies: [Target.Dependency] = [],
  settings: [SwiftSetting] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: floor.path(of: name),
    swiftSettings: strict + settings)
}

/// A program of ours, with the same settings.
func program(_ name: String, over dependencies: [Target.Dependency]) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies, path: Floor.tools.path(of: name),
    swiftSettings: strict)
}

/// A target in C.
func shim(
  _ name: String, over dependencies: [Target.Dependency] = [], on floor: Floor = .cLibraries,
  excluding files: [String] = [], allowing warnings: [String] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: floor.path(of: name), exclude: files,
    cSettings: [.treatAllWarnings(as: .error)] + warnings.map { .disableWarning($0) })
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
  .systemLibrary(
    name: name, path: Floor.cLibraries.path(of: name), pkgConfig: pkgConfig,
    providers: [.apt([debian])])
}

/// A C library that is there without pkg-config.
func system(_ name: String) -> Target {
  .systemLibrary(name: name, path: Floor.cLibraries.path(of: name))
}

let package = Package(
  name: "typeproof",
  products: [
    .library(name: "DynamicType", targets: ["DynamicType"]),
    .library(name: "ImageDiff", targets: ["ImageDiff", "Imaging"]),
    .library(name: "Projects", targets: ["Projects"]),
    .library(name: "SwiftUITypography", targets: ["SwiftUITypography"]),
    // The name that SwiftUITypography had before.
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
    // ICU's second library, which the command goes without.
    system("CICUPlurals", pkgConfig: "icu-i18n", debian: "libicu-dev"),
    system("CPNG", pkgConfig: "libpng", debian: "libpng-dev"),
    system("CXXHash", pkgConfig: "libxxhash", debian: "libxxhash-dev"),
    system("CSodium", pkgConfig: "libsodium", debian: "libsodium-dev"),
    system("CISAL", pkgConfig: "libisal", debian: "libisal-dev"),
    system("CYAML", pkgConfig: "yaml-0.1", debian: "libyaml-dev"),
    // What libFuzzer has is there only in a build with --sanitize fuzzer, so nothing is linked.
    system("CLibFuzzer"),
    shim("ICUShim", over: ["CICU"]),
    shim("PluralShim", over: ["CICUPlurals"]),
    shim("PNGShim", over: ["CPNG", "CISAL"]),
    // Not system libraries, which would be linked: each is loaded when it is first needed.
    shim("CairoShim"),
    shim("HTTPShim"),
    // Calls into TypeproofTesting, so nothing else may be built over it.
    shim("TestProcessShim"),
    shim("MallocShim"),

    library("Wording", on: .ground),
    library("DynamicType", on: .ground, over: ["Wording"]),
    library("Imaging", on: .ground, settings: optimized),
    library("JSON", on: .ground, over: ["Wording"], settings: optimized),
    library("YAML", on: .ground, over: ["JSON", "CYAML"]),
    library("Work", on: .ground),
    library("Files", on: .ground, over: ["Wording", "Work"]),

    // Stages: none knows another.
    library(
      "TextEngine", on: .text, over: ["DynamicType", "Imaging", "CHarfBuzz", "ICUShim"],
      settings: optimized),
    library(
      "Rendering", on: .text,
      over: ["Wording", "DynamicType", "Imaging", "CFreeType", "CairoShim"], settings: optimized),

    // Pictures. Users import the three by one name, ImageDiff.
    library(
      "PNGFiles", on: .pictures, over: ["Imaging", "PNGShim", "CXXHash", "CSodium"],
      settings: optimized),
    library("TextJudgement", on: .pictures, over: ["Imaging"], settings: optimized),
    library(
      "PictureDiff", on: .pictures, over: ["Imaging", "PNGFiles", "TextJudgement"],
      settings: optimized),
    library(
      "ImageDiff", on: .pictures, over: ["Imaging", "PNGFiles", "TextJudgement", "PictureDiff"]),

    // The whole flow: what is drawn, what is on record of it, what changed, and a run over all of it.
    library(
      "Suites", on: .goldens,
      over: [
        "Wording", "DynamicType", "Imaging", "Work", "Files", "TextEngine", "Rendering",
        "ImageDiff",
      ]),
    library(
      "GoldenText", on: .goldens,
      over: [
        "Wording", "DynamicType", "Imaging", "Files", "TextEngine", "Rendering", "ImageDiff",
        "Suites",
      ]),
    library(
      "Changes", on: .goldens,
      over: [
        "Wording", "DynamicType", "Imaging", "TextEngine", "ImageDiff", "Suites", "GoldenText",
      ]),
    library(
      "GoldenStore", on: .goldens,
      over: [
        "Wording", "DynamicType", "Imaging", "Work", "Files", "TextEngine", "Rendering",
        "ImageDiff",
        "Suites", "GoldenText",
      ]),
    library(
      "Verification", on: .goldens,
      over: [
        "Wording", "DynamicType", "Imaging", "Work", "Files", "TextEngine", "Rendering",
        "ImageDiff",
        "Suites", "GoldenText", "Changes", "GoldenStore",
      ]),
    library(
      "Snapshots", on: .goldens,
      over: [
        "Work", "Files", "Suites", "GoldenText", "Changes", "GoldenStore", "Verification",
      ]),

    // What is judged without goldens.
    library(
      "Audit", on: .judging,
      over: [
        "DynamicType", "Imaging", "Work", "TextEngine", "Rendering", "Suites", "GoldenText",
      ]),
    library(
      "FontSurveys", on: .judging,
      over: [
        "DynamicType", "Imaging", "Work", "TextEngine", "ImageDiff", "Suites", "GoldenText",
        "Audit",
      ]),
    library(
      "FontComparisons", on: .judging,
      over: ["DynamicType", "Work", "TextEngine", "Suites", "Audit"]),

    library("StringFiles", on: .project, over: ["JSON"]),
    library("DesignTokens", on: .project, over: ["Wording", "DynamicType", "JSON", "YAML"]),
    library(
      "Projects", on: .project,
      over: [
        "Wording", "DynamicType", "Imaging", "JSON", "StringFiles", "DesignTokens", "TextEngine",
        "Suites", "Snapshots", "Audit",
      ]),

    library(
      "Charts", on: .reporting,
      over: ["Wording", "DynamicType", "Imaging", "TextEngine", "Rendering", "Snapshots"]),
    library(
      "Reports", on: .reporting,
      over: [
        "Wording", "DynamicType", "Imaging", "JSON", "TextEngine", "ImageDiff", "Snapshots",
        "FontSurveys", "Audit",
      ]),
    // The report as a page. The script and the style it is made of are files of their own.
    shim("PageFiles", on: .reporting, excluding: ["page"], allowing: ["c23-extensions"]),
    library(
      "ReportPage", on: .reporting,
      over: ["Wording", "JSON", "Snapshots", "FontSurveys", "Audit", "Reports", "PageFiles"]),
    library(
      "Reviews", on: .reporting,
      over: ["Wording", "DynamicType", "ImageDiff", "JSON", "Snapshots", "Reports"]),
    library(
      "ToolPictures", on: .reporting,
      over: ["Wording", "DynamicType", "ImageDiff", "JSON", "Snapshots"]),
    library("LoopbackServer", on: .reporting, over: ["HTTPShim"]),

    library("Symbols", on: .interfaces, over: ["DynamicType", "Imaging", "Rendering"]),
    library(
      "AssetCatalogues", on: .interfaces,
      over: ["Imaging", "JSON", "Files", "ImageDiff", "Snapshots"]),
    library(
      "LocalizedStrings", on: .interfaces,
      over: ["PluralShim", "Files", "Snapshots", "StringFiles"]),
    // What the compiler runs to expand the macros of the two below.
    .macro(
      name: "InterfaceMacros", path: Floor.interfaces.path(of: "InterfaceMacros"),
      swiftSettings: strict),
    // Values over time. This one and the two below may import Foundation, as what they mirror does.
    library("Publishing", on: .interfaces, over: ["Snapshots"]),
    // Interfaces, in UIKit's words and in SwiftUI's. Nothing that the command starts with imports them.
    library(
      "UIKitTypography", on: .interfaces,
      over: [
        "DynamicType", "Imaging", "TextEngine", "Rendering", "ImageDiff", "Snapshots", "Symbols",
        "AssetCatalogues", "LocalizedStrings", "InterfaceMacros",
      ]),
    library(
      "SwiftUITypography", on: .interfaces,
      over: [
        "DynamicType", "Imaging", "TextEngine", "Rendering", "ImageDiff", "Snapshots", "Symbols",
        "UIKitTypography", "Publishing", "AssetCatalogues", "LocalizedStrings", "InterfaceMacros",
      ]),
    library("Specimens", on: .interfaces, over: ["SwiftUITypography"]),

    library(
      "Git", on: .tools, over: ["Wording", "Files", "ImageDiff", "Suites", "Verification"]),
    library(
      "TypeproofTesting", on: .tools,
      over: [
        "TestProcessShim", "Wording", "Git", "DynamicType", "Imaging", "TextEngine", "Suites",
        "Verification",
        "Snapshots", "Audit", "Projects", "SwiftUITypography", "AssetCatalogues",
        "LocalizedStrings",
      ]),
    // What the process that is started knows of strangers' files is what workers answer, and nothing else.
    library("Isolation", on: .tools, over: ["ImageDiff", "JSON", "Snapshots", "Audit", "Reports"]),
    program(
      "typeproof",
      over: [
        "Wording", "DynamicType", "Imaging", "JSON", "TextEngine", "Rendering", "ImageDiff",
        "Snapshots", "FontSurveys", "FontComparisons", "Audit", "Projects", "Charts", "Reports",
        "ReportPage", "Reviews", "ToolPictures", "LoopbackServer", "Git", "Isolation",
        "MallocShim",
      ]),
    program(
      "typeproof-bench",
      over: [
        "Audit", "DynamicType", "Imaging", "TextEngine", "Rendering", "ImageDiff", "Snapshots",
      ]),
    program(
      "typeproof-fuzz",
      over: [
        "DynamicType", "Imaging", "JSON", "StringFiles", "DesignTokens", "TextEngine", "Rendering",
        "ImageDiff", "Snapshots", "Projects", "Reports", "Reviews", "LoopbackServer", "Isolation",
        "CLibFuzzer",
      ]),
    .plugin(
      name: "TypeproofPlugin",
      capability: .command(
        intent: .custom(
          verb: "typeproof",
          description: "Prove that text looks right at every Dynamic Type size."),
        permissions: [
          .writeToPackageDirectory(reason: "It writes goldens, reports and pictures.")
        ]),
      path: Floor.tools.path(of: "TypeproofPlugin")),

    // Texts on record, for tests of several targets.
    .target(name: "RecordedText", path: "Tests/RecordedText", swiftSettings: strict),
    tests(of: "Wording"),
    tests(of: "JSON"),
    tests(of: "YAML", with: ["JSON"]),
    tests(of: "StringFiles", with: ["JSON"]),
    tests(of: "DesignTokens", with: ["DynamicType", "JSON"]),
    tests(of: "DynamicType", excluding: ["Facts"]),
    tests(of: "Imaging"),
    tests(of: "TextEngine", with: ["DynamicType", "Imaging"], excluding: ["Fixtures"]),
    // With TextEngine, to take damaged fonts through both.
    tests(of: "Rendering", with: ["DynamicType", "Imaging", "TextEngine"]),
    tests(
      of: "ImageDiff", with: ["Imaging", "PNGFiles", "TextJudgement", "PictureDiff"],
      excluding: ["TextJudgement/Fixtures"]),
    tests(
      of: "typeproof",
      with: [
        "DynamicType", "ImageDiff", "JSON", "Snapshots", "Reports", "Isolation", "Imaging",
        "LoopbackServer", "PictureDiff", "Rendering", "Reviews", "Verification", "Changes",
        "Suites", "Git", "Wording",
      ]),
    tests(
      of: "Snapshots",
      with: [
        "DynamicType", "Imaging", "ImageDiff", "TextEngine", "Audit", "FontSurveys",
        "FontComparisons", "Rendering", "Verification", "Changes", "Files", "GoldenStore",
        "GoldenText", "Suites", "Work", "RecordedText",
      ],
      excluding: ["Judgements/Recorded", "Screens/Recorded"]),
    tests(
      of: "Projects", with: ["DynamicType", "Imaging", "JSON", "TextEngine", "Snapshots", "Audit"],
      excluding: ["Fixtures/complete.json"]),
    tests(
      of: "Reports",
      with: [
        "DynamicType", "Imaging", "ImageDiff", "TextEngine", "JSON", "Snapshots", "Audit",
        "FontSurveys", "Verification", "Changes", "GoldenText", "Suites",
      ]),
    tests(
      of: "ReportPage",
      with: ["DynamicType", "ImageDiff", "Snapshots", "Reports", "FontSurveys", "Audit"]),
    tests(
      of: "Reviews",
      with: [
        "DynamicType", "Imaging", "ImageDiff", "TextEngine", "JSON", "Snapshots", "Reports",
        "Verification", "Changes", "Files", "GoldenStore", "Suites",
      ]),
    tests(of: "LoopbackServer"),
    tests(of: "ToolPictures", with: ["DynamicType"]),
    tests(of: "Isolation", with: ["ImageDiff", "JSON", "Snapshots", "Reports"]),
    tests(
      of: "Charts",
      with: [
        "DynamicType", "Imaging", "TextEngine", "Rendering", "Snapshots", "ImageDiff",
        "RecordedText",
      ],
      excluding: ["Recorded"]),
    tests(
      of: "SwiftUITypography",
      with: [
        "DynamicType", "Imaging", "TextEngine", "Rendering", "ImageDiff", "Snapshots", "Symbols",
        "RecordedText",
      ],
      excluding: ["OnRecord/Recorded", "Symbols/Recorded"]),
    tests(
      of: "AssetCatalogues",
      with: [
        "DynamicType", "Imaging", "ImageDiff", "Snapshots", "UIKitTypography", "SwiftUITypography",
        "TypeproofTesting",
      ]),
    tests(of: "LocalizedStrings", with: ["Snapshots", "UIKitTypography", "SwiftUITypography"]),
    tests(of: "Publishing", with: ["Snapshots", "DynamicType"]),
    tests(
      of: "UIKitTypography",
      with: [
        "DynamicType", "Imaging", "TextEngine", "Rendering", "ImageDiff", "Snapshots",
        "SwiftUITypography", "TypeproofTesting", "Audit", "RecordedText",
      ],
      excluding: ["OnRecord/Recorded"]),
    // Examples of our own for what documents teach; see docs/examples.md.
    .testTarget(
      name: "DocumentedBehaviorTests",
      dependencies: [
        "DynamicType", "TextEngine", "Snapshots", "SwiftUITypography", "UIKitTypography",
      ],
      swiftSettings: strict),
    tests(
      of: "TypeproofTesting",
      with: [
        "DynamicType", "Snapshots", "typeproof", "Audit", "ImageDiff", "Imaging", "Rendering",
        "SwiftUITypography", "TextEngine",
      ]),
    // The Swift code of the articles in Sources/*/*/*.docc.
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "DynamicType", "ImageDiff", "Projects", "SwiftUITypography", "UIKitTypography",
        "TypeproofTesting", "Audit", "JSON",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "FuzzTests", dependencies: ["typeproof-fuzz"], exclude: ["Inputs", "Found"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)

// On Linux, an app's sources may import Apple's names. Elsewhere these names are taken. The package has these targets
// beside the others of their floor, and nobody builds them without asking for their products.
#if os(Linux)
  package.products += ["Combine", "UIKit", "SwiftUI", "WidgetKit"].map {
    .library(name: $0, targets: [$0])
  }
  package.targets.insert(
    contentsOf: [
      library("Combine", on: .interfaces, over: ["Publishing"]),
      // Not imported by UIKit, but by the compiler in files that import UIKit and Testing.
      library("_Testing_UIKit", on: .interfaces),
      library("UIKit", on: .interfaces, over: ["UIKitTypography", "Combine", "_Testing_UIKit"]),
      library("SwiftUI", on: .interfaces, over: ["SwiftUITypography", "UIKit", "Combine"]),
      library("WidgetKit", on: .interfaces, over: ["SwiftUI"]),
    ], at: package.targets.firstIndex { $0.name == "Git" } ?? package.targets.endIndex)
  package.targets.append(
    tests(
      of: "SwiftUI",
      with: ["UIKit", "Combine", "WidgetKit", "Snapshots", "DynamicType", "TypeproofTesting"]))
#endif
