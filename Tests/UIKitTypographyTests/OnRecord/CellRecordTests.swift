import Foundation
import Testing

@testable import UIKitTypography

@MainActor @Suite struct `Cells on record` {
  private static let styles: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]
  private static let accessories: [UITableViewCell.AccessoryType] = [
    .none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton,
  ]

  private func table(_ cells: [() -> UITableViewCell]) -> RecordedTable {
    RecordedTable(.plain, [RecordedTable.Section(cells: cells)]) { $0.separatorStyle = .none }
  }

  @Test func `have their labels where they had, in each style`() throws {
    var record = ViewRecord("cells-styles", in: RecordedLook.usual + [.dark, .bold], height: 900)
    for style in Self.styles {
      try record.showScreen("\(style)") {
        table([
          recordedCell("Text", style),
          recordedCell("Text", style) { $0.detailTextLabel?.text = "Detail" },
          recordedCell(nil, style) { $0.detailTextLabel?.text = "Detail" },
          recordedCell("Text", style) {
            $0.detailTextLabel?.text = "Detail"
            $0.imageView?.image = Exhibit.picture(40, 50)
          },
          recordedCell("Text", style) { $0.imageView?.image = Exhibit.symbol() },
          recordedCell(Exhibit.words, style) { $0.detailTextLabel?.text = Exhibit.words },
          recordedCell("Text", style) {
            $0.contentView.layoutMargins.left = 50
            $0.detailTextLabel?.text = "Detail"
          },
        ])
      }
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `have their accessories where they had`() throws {
    var record = ViewRecord("cells-accessories", in: RecordedLook.usual + [.dark], height: 900)
    for accessory in Self.accessories {
      try record.showScreen("\(accessory)") {
        table([
          recordedCell("Text", .value1) {
            $0.detailTextLabel?.text = "Detail"
            $0.accessoryType = accessory
          },
          recordedCell(Exhibit.words) {
            $0.accessoryType = accessory
            $0.tintColor = .systemRed
          },
          recordedCell("Own view") {
            $0.accessoryType = accessory
            let tile = Tile(1, 1, .systemGreen)
            tile.frame.size = CGSize(width: 23, height: 11)
            $0.accessoryView = tile
          },
          recordedCell("Other view") {
            $0.accessoryView = UIView()
            $0.accessoryView = UISwitch()
            $0.editingAccessoryType = .checkmark
            $0.isEditing = true
          },
        ])
      }
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  private func fill(_ cell: UITableViewCell) {
    let label = Exhibit.add(Exhibit.label(Exhibit.words), to: cell.contentView)
    label.numberOfLines = 0
    let guide = cell.contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: guide.topAnchor),
      label.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
  }

  @Test func `are as high as their views as they were`() throws {
    var record = ViewRecord("cells-constrained", in: RecordedLook.usual, height: 700)
    try record.showScreen("views") {
      table([
        recordedCell(nil) { fill($0) },
        recordedCell(nil) {
          fill($0)
          $0.accessoryType = .checkmark
        },
        recordedCell("With a label") { fill($0) },
        recordedCell(nil),
        recordedCell(nil) { $0.contentView.addSubview(Tile(9, 200)) },
      ])
    }
    try record.list("heights") {
      var values: [String] = []
      for style in Self.styles {
        let cell = recordedCell("Text", style)()
        cell.detailTextLabel?.text = Exhibit.words
        for width: CGFloat in [0, 60, 320] {
          let size = cell.sizeThatFits(CGSize(width: width, height: 9))
          values.append("\(style) in \(width): \(size.onRecord)")
        }
      }
      return values
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `stand in frames of other sizes as they did`() throws {
    var record = ViewRecord("cells-alone", in: RecordedLook.directions)
    for height: CGFloat in [20, 44, 101] {
      for style in Self.styles {
        try record.show("\(style), \(height) pt high", height: height) {
          recordedCell("Text", style) {
            $0.detailTextLabel?.text = "Detail"
            $0.imageView?.image = Exhibit.picture(12, 9)
            $0.accessoryType = .disclosureIndicator
          }()
        }
      }
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }
}
