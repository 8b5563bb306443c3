import Foundation
import Testing

@testable import UIKitTypography

@Suite struct `A snapshot of a list's items` {
  private var snapshot: NSDiffableDataSourceSnapshot<String, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3])
    return snapshot
  }

  @Test func `counts its sections and what is in each`() {
    #expect(snapshot.indexOfSection("a") == 0)
    #expect(snapshot.indexOfSection("b") == 1)
    #expect(snapshot.indexOfSection("c") == nil)
    #expect(snapshot.numberOfItems(inSection: "a") == 2)
    #expect(snapshot.numberOfItems(inSection: "b") == 1)
    #expect(snapshot.numberOfItems(inSection: "c") == 0)
    #expect(snapshot.numberOfItems == 3)
    #expect(snapshot.itemIdentifiers(inSection: "b") == [3])
    #expect(snapshot.count(inSectionAt: 0) == 2)
    #expect(snapshot.count(inSectionAt: 2) == 0)
  }

  @Test func `has each section once, and items only in sections`() {
    var more = snapshot
    more.appendSections(["b", "c"])
    #expect(more.sectionIdentifiers == ["a", "b", "c"])
    #expect(more.itemIdentifiers == [1, 2, 3])
    more.appendItems([4], toSection: "d")
    #expect(more.numberOfItems == 3)
    var empty = NSDiffableDataSourceSnapshot<String, Int>()
    empty.appendItems([1])
    #expect(empty.numberOfItems == 0)
  }

  @Test func `finds an item by its place, and nothing outside`() {
    #expect(snapshot.item(at: IndexPath(item: 1, section: 0)) == 2)
    #expect(snapshot.item(at: IndexPath(item: 0, section: 1)) == 3)
    #expect(snapshot.item(at: IndexPath(item: 1, section: 1)) == nil)
    #expect(snapshot.item(at: IndexPath(item: 0, section: 2)) == nil)
    #expect(snapshot.item(at: IndexPath(index: 0)) == nil)
    #expect(snapshot.item(at: IndexPath(indexes: [0, 1, 0])) == nil)
  }
}

@Suite struct `A type of files of an app` {
  @Test func `has an ending in small or large letters`() {
    #expect(UTType(filenameExtension: "") == nil)
    #expect(UTType(filenameExtension: "htm") == .html)
    #expect(UTType(filenameExtension: "HTML") == .html)
    #expect(UTType(filenameExtension: "jpeg") == .jpeg)
    #expect(UTType(filenameExtension: "PNG") == .png)
    #expect(UTType(mimeType: "image/png") == .png)
    #expect(UTType(mimeType: "image/unheard-of") == nil)
  }

  @Test func `belongs to what it is said to belong to`() throws {
    let card = try #require(UTType(filenameExtension: "card", conformingTo: .text))
    #expect(card.conforms(to: .text) && card.conforms(to: .content))
    #expect(!card.conforms(to: .image))
    let own = UTType(exportedAs: "org.example.card")
    #expect(own.identifier == "org.example.card")
    #expect(own.conforms(to: .data) && own.conforms(to: .item) && !own.conforms(to: .text))
    let picture = UTType(importedAs: "org.example.picture", conformingTo: .image)
    #expect(picture.conforms(to: .image) && picture.conforms(to: .data))
    #expect(picture.conforms(to: picture))
    #expect(!picture.isSubtype(of: picture))
    #expect(picture.isSubtype(of: .image))
  }
}

@MainActor @Suite struct `Columns of a container` {
  @Test func `are found by their names until they are taken out`() {
    Stage.device().run {
      let split = UISplitViewController(style: .tripleColumn)
      let (one, two) = (UIViewController(), UIViewController())
      split.setViewController(two, for: .secondary)
      split.setViewController(one, for: .primary)
      #expect(split.viewController(for: .primary) === one)
      #expect(split.viewController(for: .secondary) === two)
      #expect(split.viewController(for: .supplementary) == nil)
      #expect(split.viewControllers == [one, two])
      split.setViewController(nil, for: .primary)
      #expect(split.viewController(for: .primary) == nil)
      #expect(split.viewControllers.count == 1)
      #expect(one.parent == nil && two.parent === split)
    }
  }
}

@MainActor @Suite struct `Services that no device offers here` {
  @Test func `answer as if nothing had happened`() {
    #expect(UIPasteboard.general.changeCount == 0)
    let bar = UIStatusBarManager()
    #expect(bar.isStatusBarHidden)
    #expect(bar.statusBarFrame == .zero)
    #expect(bar.statusBarStyle == .default)
    #expect(NSExtensionContext().inputItems.isEmpty)
    #expect(NSItemProvider(contentsOf: nil) == nil)
    let file = NSItemProvider(contentsOf: URL(fileURLWithPath: "/a.txt"))
    #expect(file?.hasItemConformingToTypeIdentifier("public.file-url") == true)
    let isRegistered = CTFontManagerRegisterFontsForURL(
      URL(fileURLWithPath: "/a.ttf"), .process, nil)
    #expect(isRegistered)
    #expect(UIPanGestureRecognizer().translation(in: nil) == .zero)
    #expect(UITapGestureRecognizer().location(in: nil) == .zero)
  }
}
