import DynamicType
import Foundation
import Snapshots
import Testing

@testable import SwiftUITypography

/// Lays views out for tests, in Inter, on a screen of 2x.
enum LayoutBench {
  static let fonts: InterfaceFonts? = try? InterfaceFonts(
    folder: FontFolder(path: root + "/Fonts"),
    systemFont: SystemFont(
      "Inter/InterVariable.ttf", monospaced: "JetBrainsMono/JetBrainsMono-Regular.ttf"))

  /// The repository.
  private static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// A view in a window, its texts set anew.
  static func interface(
    _ view: some View, width: CGFloat? = 300, height: CGFloat? = nil,
    category: ContentSizeCategory = .large,
    _ change: (inout InterfaceConfiguration) -> Void = { _ in }
  ) throws -> InterfaceFrame {
    var configuration = InterfaceConfiguration(width: width, height: height, category: category)
    change(&configuration)
    return try view.interface(in: configuration, typesetter: Typesetter(#require(fonts)))
  }

  /// The boxes of the parts of a view with a name, wherever they stand.
  static func boxes(
    of name: String, in view: some View, width: CGFloat? = 300, height: CGFloat? = nil,
    category: ContentSizeCategory = .large,
    _ change: (inout InterfaceConfiguration) -> Void = { _ in }
  ) throws -> [PointRect] {
    try interface(view, width: width, height: height, category: category, change).elements
      .filter { $0.path.split(separator: "/").last.map { $0.prefix { $0 != "[" } } == name[...] }
      .map(\.box)
  }
}

/// A box of a size, to see where it is put.
nonisolated struct Box: View {
  let name: String
  let width: CGFloat
  let height: CGFloat

  init(_ width: CGFloat, _ height: CGFloat) { self.init("box", width, height) }

  init(_ name: String, _ width: CGFloat, _ height: CGFloat) {
    self.name = name
    self.width = width
    self.height = height
  }

  var body: some View {
    Color.blue.frame(width: width, height: height).accessibilityIdentifier(name)
  }
}

/// A rectangle in points, as short as tests want it.
func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> PointRect {
  PointRect(x: Points(x), y: Points(y), width: Points(width), height: Points(height))
}
