// swift-tools-version: 6.2
import PackageDescription

// A small app, as an app would have it: a package of its own, which takes SwiftUI and UIKit where there
// are some, and the stand-ins of this repository where there are none.
let package = Package(
  name: "gallery",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "Screens", targets: ["Screens", "Controls"])],
  dependencies: [.package(name: "typeproof", path: "../..")],
  targets: [
    .target(
      name: "Screens",
      dependencies: [
        .product(
          name: "SwiftUITypography", package: "typeproof", condition: .when(platforms: [.linux]))
      ]),
    .target(
      name: "Controls",
      dependencies: [
        .product(
          name: "UIKitTypography", package: "typeproof", condition: .when(platforms: [.linux]))
      ]),
    .executableTarget(
      name: "gallery-times",
      dependencies: [
        "Screens", "Controls",
        .product(name: "SwiftUITypography", package: "typeproof"),
        .product(name: "UIKitTypography", package: "typeproof"),
      ]),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "Screens", "Controls", .product(name: "TypeproofTesting", package: "typeproof"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
