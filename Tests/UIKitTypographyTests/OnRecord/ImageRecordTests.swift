import Foundation
import Testing

@testable import UIKitTypography

@MainActor @Suite struct `Pictures on record` {
  private static let modes: [UIView.ContentMode] = [
    .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center, .top, .bottom, .left, .right,
    .topLeft, .topRight, .bottomLeft, .bottomRight,
  ]

  private func view(
    _ image: UIImage?, _ change: (UIImageView) -> Void = { _ in }
  ) -> UIImageView {
    let view = UIImageView(image: image)
    change(view)
    return view
  }

  @Test func `are placed as they were, in each mode`() throws {
    var record = ViewRecord("pictures-placed", in: [.large], height: 90)
    for mode in Self.modes {
      try record.show("\(mode)") { view(Exhibit.picture(30, 20)) { $0.contentMode = mode } }
      try record.show("\(mode), clipped symbol") {
        view(Exhibit.symbol()) {
          $0.contentMode = mode
          $0.clipsToBounds = true
        }
      }
      try record.show("\(mode), small view") {
        let view = view(Exhibit.picture(30, 20)) { $0.contentMode = mode }
        view.frame = CGRect(x: 50, y: 40, width: 20, height: 16)
        return Exhibit.ground([view])
      }
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `have the sizes and colours that they had`() throws {
    var record = ViewRecord("pictures-sized", in: [.large, .huge, .dark, .bold, .coarse, .changed])
    try record.show("bitmaps") {
      Exhibit.stack([
        view(Exhibit.picture()), view(Exhibit.picture(31, 17, scale: 3)), view(nil),
        view(Exhibit.picture()) { $0.adjustsImageSizeForAccessibilityContentSizeCategory = true },
        view(Exhibit.picture().withRenderingMode(.alwaysTemplate)) { $0.tintColor = .systemRed },
        view(Exhibit.picture().withTintColor(.systemGreen)) { $0.tintColor = .systemRed },
        view(Exhibit.picture().withTintColor(.systemGreen, renderingMode: .alwaysOriginal)),
      ])
    }
    try record.show("symbols") {
      Exhibit.stack([
        view(Exhibit.symbol()), view(Exhibit.symbol("no.such.symbol")),
        view(Exhibit.symbol()) { $0.adjustsImageSizeForAccessibilityContentSizeCategory = true },
        view(Exhibit.symbol()?.withTintColor(.systemGreen)) { $0.tintColor = .systemRed },
        view(Exhibit.symbol()?.withTintColor(.systemGreen, renderingMode: .alwaysTemplate)) {
          $0.tintColor = .systemRed
        },
        view(Exhibit.symbol()?.withRenderingMode(.alwaysOriginal)),
      ])
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `have their configurations as they had`() throws {
    typealias Configuration = UIImage.SymbolConfiguration
    let scales: [UIImage.SymbolScale] = [.default, .unspecified, .small, .medium, .large]
    let weights: [UIImage.SymbolWeight] = [
      .unspecified, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    var record = ViewRecord("symbols-configured", in: [.large, .huge, .bold, .changed])
    try record.show("scales") {
      var views: [UIImageView] = []
      for scale in scales {
        views.append(
          view(Exhibit.symbol()?.applyingSymbolConfiguration(Configuration(scale: scale))))
        for configuration in [
          Configuration(textStyle: .title2, scale: scale),
          Configuration(font: .systemFont(ofSize: 13, weight: .bold), scale: scale),
        ] {
          views.append(
            view(Exhibit.symbol()) { $0.preferredSymbolConfiguration = configuration })
        }
      }
      return Exhibit.stack(views)
    }
    try record.show("weights") {
      var views: [UIImageView] = []
      for weight in weights {
        for configuration in [
          Configuration(weight: weight),
          Configuration(pointSize: 21, weight: weight, scale: .small),
        ] {
          views.append(
            view(Exhibit.symbol("heart")) { $0.preferredSymbolConfiguration = configuration })
        }
      }
      return Exhibit.stack(views)
    }
    let parts: [(String, Configuration)] = [
      ("size", Configuration(pointSize: 31)), ("style", Configuration(textStyle: .footnote)),
      ("weight", Configuration(weight: .black)), ("scale", Configuration(scale: .large)),
      ("colour", Configuration(hierarchicalColor: .red)),
      ("palette", Configuration(paletteColors: [.red])),
      ("multicolour", .preferringMulticolor()), ("monochrome", .preferringMonochrome()),
    ]
    for (first, one) in parts {
      try record.show("\(first) first", in: RecordedLook.sizes) {
        let views = [view(Exhibit.symbol("plus")) { $0.preferredSymbolConfiguration = one }]
        let others = parts.map { _, other in
          view(Exhibit.symbol("plus")) { $0.preferredSymbolConfiguration = one.applying(other) }
        }
        return Exhibit.stack(views + others)
      }
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  private func attachment(_ image: UIImage?, _ bounds: CGRect = .zero) -> NSTextAttachment {
    let attachment = NSTextAttachment()
    attachment.image = image
    attachment.bounds = bounds
    return attachment
  }

  private func label(
    _ attachment: NSTextAttachment, _ attributes: [NSAttributedString.Key: Any] = [:]
  ) -> UILabel {
    let text = NSMutableAttributedString(string: "Here ")
    text.append(NSAttributedString(attachment: attachment))
    text.addAttributes(attributes, range: NSRange(location: 5, length: 1))
    text.append(NSAttributedString(string: " it is"))
    return Exhibit.label(nil) {
      $0.font = .preferredFont(forTextStyle: .body)
      $0.textColor = .systemBlue
      $0.attributedText = text
    }
  }

  @Test func `stand in texts as they did`() throws {
    var record = ViewRecord("attachments", in: RecordedLook.usual + [.dark, .bold])
    let large = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold, scale: .large)
    let images: [(String, UIImage?)] = [
      ("none", nil), ("bitmap", Exhibit.picture(19, 13)), ("symbol", Exhibit.symbol()),
      ("large symbol", Exhibit.symbol()?.withConfiguration(large)),
      ("small symbol", Exhibit.symbol()?.withConfiguration(.init(scale: .small))),
      ("red symbol", Exhibit.symbol()?.withTintColor(.systemRed)),
      ("mirrored symbol", Exhibit.symbol("chevron.right")),
    ]
    for (name, image) in images {
      try record.show(name) {
        Exhibit.stack([
          label(attachment(image)),
          label(attachment(image, CGRect(x: 0, y: -5, width: 24, height: 18))),
          label(attachment(image, CGRect(x: 0, y: 4, width: 0, height: 0))),
          label(attachment(image), [.font: UIFont.systemFont(ofSize: 29, weight: .heavy)]),
          label(attachment(image), [.foregroundColor: UIColor.systemGreen]),
        ])
      }
    }
    try record.show("two, and a text of their character") {
      Exhibit.label(nil) {
        $0.numberOfLines = 0
        let text = NSMutableAttributedString(string: "")
        text.append(NSAttributedString(attachment: attachment(Exhibit.picture())))
        text.append(NSAttributedString(attachment: attachment(Exhibit.symbol())))
        text.append(NSAttributedString(string: " \u{FFFC} \(Exhibit.words)"))
        $0.attributedText = text
      }
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }
}
