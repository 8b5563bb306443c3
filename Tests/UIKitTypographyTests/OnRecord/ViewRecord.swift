import Foundation
import RecordedText

@testable import UIKitTypography

/// A text that says what views show on several devices, to compare with the one on record.
@MainActor struct ViewRecord {
  private let text: RecordedText
  private let looks: [RecordedLook]
  private let size: CGSize
  private var lines: [String] = []

  /// Creates an empty text.
  ///
  /// - Parameters:
  ///   - name: The name of the file on record, without `.txt`.
  ///   - looks: The devices that show each view, unless it names others.
  ///   - height: The height of each view, unless it names another; 0 for that of its content.
  init(_ name: String, in looks: [RecordedLook] = RecordedLook.usual, height: CGFloat = 0) {
    text = RecordedText(name)
    self.looks = looks
    size = CGSize(width: 320, height: height)
  }

  /// Adds all that a view shows in a width of 320 pt. The view is made anew on each device.
  mutating func show(
    _ title: String, in looks: [RecordedLook]? = nil, height: CGFloat? = nil,
    _ make: @MainActor () throws -> UIView
  ) throws {
    let size = CGSize(width: 320, height: height ?? self.size.height)
    try add(title, looks ?? self.looks) { look in try look.lines(of: make(), in: size) }
  }

  /// Adds all that the view of a controller shows, once the controller has appeared.
  mutating func showScreen(
    _ title: String, in looks: [RecordedLook]? = nil, height: CGFloat? = nil,
    _ make: @MainActor () throws -> UIViewController
  ) throws {
    let size = CGSize(width: 320, height: height ?? self.size.height)
    try add(title, looks ?? self.looks) { look in
      let controller = try make()
      controller.appear { controller.view.settle(size: size, traits: nil) }
      return try withExtendedLifetime(controller) {
        try look.lines(of: controller.view, in: size)
      }
    }
  }

  /// Adds the size that fits a view, and the frames of all that is in it, in one line each.
  mutating func place(
    _ title: String, in looks: [RecordedLook]? = nil, width: CGFloat = 320,
    height: CGFloat? = nil, _ make: @MainActor () throws -> UIView
  ) throws {
    let size = CGSize(width: width, height: height ?? self.size.height)
    try add(title, looks ?? self.looks) { _ in
      let view = try make()
      let fitting = view.systemLayoutSizeFitting(.zero)
      view.settle(size: size, traits: nil)
      return [
        "  fits \(fitting.onRecord), is \(view.bounds.onRecord)", "  \(view.framesOnRecord)",
      ] + view.layoutTrouble.map { "  trouble: \($0)" }
    }
  }

  /// Adds values, one in a line, as they are on each device.
  mutating func list(
    _ title: String, in looks: [RecordedLook]? = nil, _ values: @MainActor () throws -> [String]
  ) throws {
    try add(title, looks ?? self.looks) { _ in try values().map { "  \($0)" } }
  }

  private mutating func add(
    _ title: String, _ looks: [RecordedLook],
    _ describe: @MainActor (RecordedLook) throws -> [String]
  ) throws {
    var known: [(name: String, lines: [String])] = []
    for look in looks {
      let device = look.device
      var shown = try device.run { try describe(look) }
      shown += device.misuses.map { "  misuse: \($0)" }
      lines.append("\(title), \(look.name)")
      if let same = known.first(where: { $0.lines == shown }) {
        lines.append("  as \(same.name)")
      } else {
        lines += shown
      }
      known.append((look.name, shown))
    }
  }

  /// The first difference from the text on record; `nil` if there is none.
  func difference() throws -> String? { try text.difference(from: lines) }
}

extension UIView {
  /// The frames of all views in this one, each in its superview.
  fileprivate var framesOnRecord: String {
    subviews.map { view in
      let inner = view.subviews.isEmpty ? "" : " (\(view.framesOnRecord))"
      return "\(view.elementName) \(view.frame.onRecord)\(inner)"
    }.joined(separator: "; ")
  }
}
