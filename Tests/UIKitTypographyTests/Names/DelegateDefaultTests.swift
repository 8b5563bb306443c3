import Foundation
import Testing

@testable import UIKitTypography

@MainActor @Suite struct `A delegate without methods of its own` {
  private final class Plain: UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate,
    UIGestureRecognizerDelegate, UITabBarControllerDelegate, UISplitViewControllerDelegate,
    UIAdaptivePresentationControllerDelegate
  {}

  private let range = NSRange(location: 0, length: 0)

  @Test func `lets a text field do all that a person asks of it`() {
    Stage.device().run {
      let (plain, field) = (Plain(), UITextField(frame: .zero))
      #expect(plain.textFieldShouldBeginEditing(field))
      #expect(plain.textFieldShouldEndEditing(field))
      #expect(plain.textFieldShouldClear(field))
      #expect(plain.textFieldShouldReturn(field))
      #expect(
        plain.textField(field, shouldChangeCharactersIn: range, replacementString: "a"))
    }
  }

  @Test func `lets a text view and a search bar do so, too`() throws {
    let link = try #require(URL(string: "https://example.com"))
    Stage.device().run {
      let (plain, view) = (Plain(), UITextView(frame: .zero))
      #expect(plain.textViewShouldBeginEditing(view))
      #expect(plain.textViewShouldEndEditing(view))
      #expect(plain.textView(view, shouldChangeTextIn: range, replacementText: "a"))
      let opensLink = plain.textView(
        view, shouldInteractWith: link, in: range, interaction: .invokeDefaultAction)
      #expect(opensLink)
      #expect(plain.scrollViewShouldScrollToTop(view))
      #expect(plain.viewForZooming(in: view) == nil)
      #expect(plain.searchBarShouldBeginEditing(UISearchBar(frame: .zero)))
    }
  }

  @Test func `lets each gesture begin, but no two at once`() {
    let (plain, one, two) = (Plain(), UITapGestureRecognizer(), UIPanGestureRecognizer())
    #expect(plain.gestureRecognizerShouldBegin(one))
    #expect(plain.gestureRecognizer(one, shouldReceive: UITouch()))
    #expect(!plain.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: two))
    #expect(!plain.gestureRecognizer(one, shouldRequireFailureOf: two))
    #expect(!plain.gestureRecognizer(one, shouldBeRequiredToFailBy: two))
    #expect(UIView(frame: .zero).gestureRecognizerShouldBegin(one))
  }

  @Test func `lets a person choose tabs and close a sheet, and leaves columns to the system`() {
    Stage.device().run {
      let (plain, one, two) = (Plain(), UIViewController(), UIViewController())
      let tabs = UITabBarController()
      #expect(plain.tabBarController(tabs, shouldSelect: one))
      let sheet = UIPresentationController(presentedViewController: one, presenting: two)
      #expect(plain.presentationControllerShouldDismiss(sheet))
      let split = UISplitViewController(style: .doubleColumn)
      #expect(!plain.splitViewController(split, collapseSecondary: one, onto: two))
    }
  }
}

@MainActor @Suite struct `A list whose delegate says nothing` {
  private final class Rows: UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDelegateFlowLayout
  {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  private func check<Kind: UITableViewDataSource & UITableViewDelegate>(rowsOf kind: Kind) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let path = IndexPath(row: 1, section: 0)
    #expect(kind.numberOfSections(in: table) == 1)
    #expect(kind.tableView(table, canEditRowAt: path))
    #expect(!kind.tableView(table, canMoveRowAt: path))
    #expect(kind.tableView(table, shouldHighlightRowAt: path))
    #expect(kind.tableView(table, shouldIndentWhileEditingRowAt: path))
    #expect(kind.tableView(table, willSelectRowAt: path) == path)
    #expect(kind.tableView(table, editingStyleForRowAt: path) == .delete)
    #expect(kind.sectionIndexTitles(for: table) == nil)
    table.estimatedRowHeight = 31
    table.estimatedSectionHeaderHeight = 32
    table.sectionHeaderHeight = 33
    table.sectionFooterHeight = 34
    table.rowHeight = 35
    let heights = [
      kind.tableView(table, estimatedHeightForRowAt: path),
      kind.tableView(table, estimatedHeightForHeaderInSection: 0),
      kind.tableView(table, heightForHeaderInSection: 0),
      kind.tableView(table, heightForFooterInSection: 0),
      kind.tableView(table, heightForRowAt: path),
    ]
    #expect(heights == [31, 32, 33, 34, 35])
  }

  @Test func `has rows to edit and to choose, as high as the table says`() {
    Stage.device().run {
      check(rowsOf: Rows())
      let controller = UITableViewController(style: .plain)
      check(rowsOf: controller)
      let table: UITableView = controller.tableView
      #expect(controller.tableView(table, numberOfRowsInSection: 0) == 0)
    }
  }

  private func check<Kind: UICollectionViewDelegate>(itemsOf kind: Kind) {
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let path = IndexPath(item: 1, section: 0)
    #expect(kind.collectionView(view, shouldSelectItemAt: path))
    #expect(kind.collectionView(view, shouldHighlightItemAt: path))
  }

  @Test func `has items to choose`() {
    Stage.device().run {
      check(itemsOf: Rows())
      let controller = UICollectionViewController(
        collectionViewLayout: UICollectionViewFlowLayout())
      check(itemsOf: controller)
      let view: UICollectionView = controller.collectionView
      #expect(controller.numberOfSections(in: view) == 1)
      #expect(controller.collectionView(view, numberOfItemsInSection: 0) == 0)
    }
  }

  @Test func `has the distances of its layout, and none where that has no lines`() {
    let (rows, flow, other) = (Rows(), UICollectionViewFlowLayout(), UICollectionViewLayout())
    flow.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    flow.minimumLineSpacing = 5
    flow.minimumInteritemSpacing = 6
    let view = UICollectionView(frame: .zero, collectionViewLayout: flow)
    let inset = rows.collectionView(view, layout: flow, insetForSectionAt: 0)
    #expect(inset == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(rows.collectionView(view, layout: other, insetForSectionAt: 0) == .zero)
    let layouts: [UICollectionViewLayout] = [flow, other]
    let distances: [CGFloat] = layouts.flatMap { layout in
      [
        rows.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: 0),
        rows.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: 0),
      ]
    }
    #expect(distances == [5, 6, 0, 0])
    let path = IndexPath(item: 0, section: 0)
    let size = rows.collectionView(view, layout: flow, sizeForItemAt: path)
    #expect(size == UICollectionViewFlowLayout.automaticSize)
  }
}
