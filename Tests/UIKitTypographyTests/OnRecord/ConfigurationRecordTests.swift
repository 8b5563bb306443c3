import Foundation
import Testing

@testable import UIKitTypography

@MainActor @Suite struct `Configured buttons on record` {
  private typealias Configuration = UIButton.Configuration

  private static let kinds: [(name: String, make: @MainActor () -> Configuration)] = [
    ("plain", { .plain() }), ("gray", { .gray() }), ("tinted", { .tinted() }),
    ("filled", { .filled() }),
  ]

  private func button(
    _ configuration: Configuration = .filled(), _ change: (inout Configuration) -> Void
  ) -> UIButton {
    var changed = configuration
    changed.title = "Continue"
    change(&changed)
    return UIButton(configuration: changed)
  }

  @Test func `are drawn as they were, in each kind`() throws {
    var record = ViewRecord("configurations-kinds", in: RecordedLook.shades + [.huge])
    for (name, make) in Self.kinds {
      try record.show(name) {
        Exhibit.stack([
          button(make()) { _ in },
          button(make()) { $0.baseForegroundColor = .systemRed },
          button(make()) { $0.baseBackgroundColor = .systemOrange },
          button(make()) { $0.background.backgroundColor = .systemMint },
          button(make()) { $0.background = .clear() },
          button(make()) {
            $0.subtitle = "Subtitle"
            $0.image = Exhibit.symbol()
          },
        ])
      }
      try record.show("\(name), tinted", in: [.large]) {
        let button = button(make()) { $0.image = Exhibit.picture() }
        button.tintColor = .systemIndigo
        return button
      }
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `have the sizes and corners that they had`() throws {
    let sizes: [Configuration.Size] = [.mini, .small, .medium, .large]
    let corners: [Configuration.CornerStyle] = [
      .fixed, .dynamic, .small, .medium, .large, .capsule,
    ]
    var record = ViewRecord("configurations-sizes", in: RecordedLook.sizes)
    for size in sizes {
      try record.show("\(size)") {
        Exhibit.stack([
          button { $0.buttonSize = size },
          button {
            $0.buttonSize = size
            $0.contentInsets = NSDirectionalEdgeInsets(
              top: 1, leading: 2, bottom: 3, trailing: 40)
          },
        ])
      }
    }
    for corner in corners {
      try record.show("\(corner)", in: [.large]) {
        Exhibit.stack([
          button { $0.cornerStyle = corner },
          button {
            $0.cornerStyle = corner
            $0.background.cornerRadius = 13
          },
          button {
            $0.cornerStyle = corner
            $0.background.cornerRadius = -1
          },
        ])
      }
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test(
    arguments: [("top", 1), ("leading", 2), ("bottom", 4), ("trailing", 8)] as [(String, UInt)])
  func `have their pictures where they had`(name: String, edge: UInt) throws {
    var record = ViewRecord("configurations-picture-\(name)")
    let alignments: [Configuration.TitleAlignment] = [.automatic, .leading, .center, .trailing]
    for alignment in alignments {
      try record.show("titles \(alignment)") {
        Exhibit.stack([
          button {
            $0.imagePlacement = NSDirectionalRectEdge(rawValue: edge)
            $0.titleAlignment = alignment
            $0.image = Exhibit.picture()
            $0.imagePadding = 9
            $0.subtitle = "at any time, as often as wished"
            $0.titlePadding = 5
          },
          button {
            $0.imagePlacement = NSDirectionalRectEdge(rawValue: edge)
            $0.titleAlignment = alignment
            $0.title = "A title that does not fit on one line beside a picture"
            $0.image = Exhibit.symbol()
            $0.imagePadding = 3
          },
          button {
            $0.imagePlacement = NSDirectionalRectEdge(rawValue: edge)
            $0.title = nil
            $0.image = Exhibit.symbol()
            $0.imagePadding = 30
          },
        ])
      }
    }
    for alignment in [UIControl.ContentHorizontalAlignment.leading, .right] {
      try record.show("content \(alignment)") {
        let button = button {
          $0.imagePlacement = NSDirectionalRectEdge(rawValue: edge)
          $0.image = Exhibit.picture()
          $0.contentInsets.leading = 50
        }
        button.contentHorizontalAlignment = alignment
        return button
      }
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `have their words as they had`() throws {
    let modes: [NSLineBreakMode] = [
      .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail,
      .byTruncatingMiddle,
    ]
    var record = ViewRecord("configurations-words", in: RecordedLook.sizes + [.changed, .bold])
    for mode in modes {
      try record.show("\(mode)", in: RecordedLook.sizes) {
        button {
          $0.title = Exhibit.words
          $0.titleLineBreakMode = mode
        }
      }
    }
    try record.show("attributed") {
      var words = AttributedString("Attributed")
      words.uiKit.font = .preferredFont(forTextStyle: .caption1)
      words.uiKit.kern = 2
      var others = AttributedString("Below")
      others.uiKit.underlineStyle = .single
      others.uiKit.baselineOffset = 3
      return button {
        $0.attributedTitle = words
        $0.attributedSubtitle = others
        $0.subtitle = "Not shown"
      }
    }
    try record.show("transformed") {
      button {
        $0.subtitle = "Subtitle"
        $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { input in
          var output = input
          output.uiKit.font = .systemFont(ofSize: 29, weight: .heavy)
          output.uiKit.strikethroughStyle = .double
          return output
        }
        $0.subtitleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { input in
          var output = input
          output.uiKit.foregroundColor = .systemYellow
          output.uiKit.tracking = 1
          return output
        }
      }
    }
    try record.show("symbols") {
      Exhibit.stack([
        button {
          $0.image = Exhibit.symbol()
          $0.preferredSymbolConfigurationForImage = .init(textStyle: .footnote)
        },
        button {
          $0.image = Exhibit.symbol("no.such.symbol")
          $0.preferredSymbolConfigurationForImage = .init(
            pointSize: 30, weight: .black, scale: .large)
        },
      ])
    }
    try record.show("no longer configured") {
      let button = button {
        $0.subtitle = "Gone"
        $0.preferredSymbolConfigurationForImage = .init(textStyle: .largeTitle)
      }
      button.configuration = nil
      button.setTitle("Plain", for: .normal)
      button.setImage(Exhibit.symbol(), for: .normal)
      return button
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }
}
