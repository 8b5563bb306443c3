import Foundation
import Testing

@testable import UIKitTypography

@MainActor @Suite struct `Text fields on record` {
  private static let styles: [UITextField.BorderStyle] = [.none, .line, .bezel, .roundedRect]

  private func field(
    _ text: String? = "Ada", _ change: (UITextField) -> Void = { _ in }
  ) -> UITextField {
    let field = UITextField()
    field.text = text
    field.font = .preferredFont(forTextStyle: .body)
    change(field)
    return field
  }

  @Test func `are drawn as they were`() throws {
    var record = ViewRecord("fields-drawn", in: RecordedLook.usual + [.dark, .bold])
    for style in Self.styles {
      try record.show("\(style)") {
        let fields = [
          field(),
          field("") { $0.placeholder = "Name" },
          field("secret👍") { $0.isSecureTextEntry = true },
          field(nil) { $0.attributedText = Exhibit.attributed("Own", [.kern: 4]) },
          field("") {
            $0.placeholder = "Name"
            $0.attributedPlaceholder = Exhibit.attributed(
              "Own", [.font: UIFont.systemFont(ofSize: 9)])
          },
          field { $0.textColor = .systemRed },
          field {
            $0.textColor = nil
            $0.font = nil
          },
          field(""),
        ]
        for field in fields { field.borderStyle = style }
        return Exhibit.stack(fields, alignment: .fill)
      }
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `have their natural sizes and alignments`() throws {
    let alignments: [NSTextAlignment] = [.left, .center, .right, .justified, .natural]
    var record = ViewRecord("fields-sized")
    for style in Self.styles {
      try record.place("\(style), natural") {
        Exhibit.stack([
          field { $0.borderStyle = style },
          field("") { $0.borderStyle = style },
          field("") {
            $0.borderStyle = style
            $0.placeholder = "A placeholder"
          },
        ])
      }
    }
    for alignment in alignments {
      try record.show("\(alignment)") { field { $0.textAlignment = alignment } }
    }
    for least: CGFloat in [0, 5, 14, 30] {
      try record.show("at least \(least)", in: RecordedLook.sizes) {
        field("\(Exhibit.words) And so on.") {
          $0.adjustsFontSizeToFitWidth = true
          $0.minimumFontSize = least
        }
      }
    }
    try record.show("in 20 pt", height: 20) { field() }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `have views at their sides where they had`() throws {
    let modes: [UITextField.ViewMode] = [.never, .whileEditing, .unlessEditing, .always]
    var record = ViewRecord("fields-sides", in: RecordedLook.directions)
    for mode in modes {
      try record.show("\(mode)") {
        field {
          $0.borderStyle = .roundedRect
          $0.leftView = Tile(21, 13, .systemRed)
          $0.rightView = Exhibit.label("pt", style: .caption1)
          $0.leftViewMode = mode
          $0.rightViewMode = mode
          $0.clearButtonMode = mode
        }
      }
      try record.show("\(mode) left, without a border") {
        field {
          $0.leftViewMode = mode
          $0.leftView = Tile(21, 30, .systemRed)
          $0.leftView?.frame.size = CGSize(width: 11, height: 44)
        }
      }
    }
    try record.show("replaced") {
      field {
        let tile = Tile(9, 9, .systemBlue)
        $0.leftViewMode = .always
        $0.rightViewMode = .always
        $0.leftView = tile
        $0.leftView = Tile(5, 5, .systemGreen)
        $0.rightView = tile
        $0.leftView = nil
      }
    }
    try record.place("natural size") {
      Exhibit.stack([
        field {
          $0.leftViewMode = .always
          $0.leftView = Tile(21, 30)
        }
      ])
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  private final class Inset: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect {
      super.textRect(forBounds: bounds).insetBy(dx: 13, dy: 2)
    }
    override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
      super.placeholderRect(forBounds: bounds).offsetBy(dx: 5, dy: 1)
    }
  }

  @Test func `have their rectangles as they had`() throws {
    var record = ViewRecord("fields-rectangles", in: RecordedLook.directions)
    let bounds = CGRect(x: 3, y: 4, width: 200, height: 40)
    for style in Self.styles {
      try record.list("\(style)") {
        let field = field {
          $0.borderStyle = style
          $0.leftViewMode = .always
          $0.rightViewMode = .always
          ($0.leftView, $0.rightView) = (Tile(20, 10), Tile(30, 12))
        }
        return [
          field.textRect(forBounds: bounds), field.editingRect(forBounds: bounds),
          field.placeholderRect(forBounds: bounds), field.clearButtonRect(forBounds: bounds),
          field.leftViewRect(forBounds: bounds), field.rightViewRect(forBounds: bounds),
        ].map(\.onRecord)
      }
    }
    try record.show("own rectangles") {
      let (full, empty) = (Inset(), Inset())
      full.text = "Text"
      empty.placeholder = "Placeholder"
      return Exhibit.stack([full, empty], alignment: .fill)
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `follow the text size as they did`() throws {
    let old = [7, 10].map { major in
      RecordedLook(
        category: .accessibilityExtraLarge, system: UISystemVersion(major), former: .large)
    }
    var record = ViewRecord("fields-following", in: [.changed] + old)
    try record.show("all") {
      var fields: [UITextField] = []
      for follows in [true, false] {
        fields += [
          field(), field("") { $0.placeholder = "Name" },
          field { $0.font = .systemFont(ofSize: 13) },
          field {
            $0.attributedText = Exhibit.attributed(
              "Attributed", [.font: UIFont.preferredFont(forTextStyle: .footnote)])
          },
        ]
        for field in fields.suffix(4) { field.adjustsFontForContentSizeCategory = follows }
      }
      return Exhibit.stack(fields)
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }
}
