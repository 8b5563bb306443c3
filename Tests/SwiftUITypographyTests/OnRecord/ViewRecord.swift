import RecordedText
import Snapshots
import Testing

@testable import SwiftUITypography

/// Describes views in windows, part by part, for a comparison with a text on record.
struct ViewRecord {
  private let name: String
  private let windows: [RecordedWindow]
  private let typesetter: Typesetter
  private var lines: [String] = []

  /// Creates an empty record with the name of its text.
  init(_ name: String, in windows: [RecordedWindow] = RecordedWindow.bothWays) throws {
    self.name = name
    self.windows = windows
    typesetter = try Typesetter(#require(LayoutBench.fonts))
  }

  /// Adds a view, laid out in each of the windows.
  ///
  /// - Parameters:
  ///   - height: The height of the windows; `nil` for that of the view.
  ///   - pressed: The path or large title of the element under a long press.
  mutating func add(
    _ title: String, height: CGFloat? = nil, pressing pressed: String? = nil, _ view: some View
  ) {
    for window in windows {
      lines.append("\(title), \(window.name)")
      var configuration = window.configuration
      configuration.height = height
      configuration.pressed = pressed
      do {
        let frame = try view.interface(in: configuration, typesetter: typesetter)
        let size = "\(frame.width.onRecord) × \(frame.height.onRecord)"
        lines.append("  window \(size) | \(frame.background)")
        lines += frame.elements.flatMap(\.linesOnRecord)
      } catch {
        lines.append("  error: \(LineText.escape("\(error)"))")
      }
    }
  }

  /// Compares all that was added with the text on record.
  func compare(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let difference = try RecordedText(name).difference(from: lines)
    #expect(difference == nil, sourceLocation: sourceLocation)
  }
}

/// A window, by default of 320 pt, and the settings of its device.
struct RecordedWindow: Sendable {
  let name: String
  var width: CGFloat? = 320
  var category = ContentSizeCategory.large
  var direction = LayoutDirection.leftToRight
  var colorScheme = ColorScheme.light
  var legibilityWeight = LegibilityWeight.regular
  var displayScale: CGFloat = 2

  static let large = RecordedWindow(name: "large")
  static let dark = RecordedWindow(name: "large, dark", colorScheme: .dark)
  static let boldText = RecordedWindow(name: "large, Bold Text", legibilityWeight: .bold)
  static let ax3 = RecordedWindow(name: "accessibility3", category: .accessibilityExtraLarge)
  /// Two text sizes, from left to right.
  static let usual = [large, ax3]
  /// Two text sizes, from left to right and from right to left.
  static let bothWays = usual + usual.map(\.turned)

  /// The same window from right to left.
  var turned: RecordedWindow {
    RecordedWindow(
      name: "\(name), right to left", width: width, category: category, direction: .rightToLeft,
      colorScheme: colorScheme, legibilityWeight: legibilityWeight, displayScale: displayScale)
  }

  var configuration: InterfaceConfiguration {
    InterfaceConfiguration(
      width: width, category: category, legibilityWeight: legibilityWeight,
      colorScheme: colorScheme, layoutDirection: direction, displayScale: displayScale)
  }
}

/// Texts that recorded views show.
enum RecordedWords {
  static let short = "Short words"
  static let sentence = "A longer sentence that needs more than one line in a narrow window"
  static let hebrew = "שלום עולם"
}
