import Foundation
import Testing

@testable import UIKitTypography

@MainActor @Suite struct `Methods that set a property` {
  private func button(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  @Test func `of a navigation item replace its buttons`() {
    let item = UINavigationItem(title: "Home")
    let (first, second) = (button("A"), button("B"))
    item.setLeftBarButton(first, animated: true)
    item.setRightBarButton(second, animated: true)
    #expect(item.leftBarButtonItems?.map(\.title) == ["A"])
    #expect(item.rightBarButtonItems?.map(\.title) == ["B"])
    item.setLeftBarButtonItems([second, first], animated: false)
    item.setRightBarButtonItems([first, second], animated: false)
    #expect(item.leftBarButtonItem === second && item.leftBarButtonItems?.count == 2)
    #expect(item.rightBarButtonItem === first && item.rightBarButtonItems?.count == 2)
    item.setLeftBarButton(nil, animated: true)
    #expect(item.leftBarButtonItem !== second)
    item.setHidesBackButton(true, animated: false)
    #expect(item.hidesBackButton)
  }

  @Test func `of controllers and controls do the same as the property`() {
    let controller = UIViewController()
    controller.setToolbarItems([button("A")], animated: true)
    #expect(controller.toolbarItems?.map(\.title) == ["A"])
    let stack = UINavigationController()
    stack.setToolbarHidden(false, animated: true)
    #expect(!stack.isToolbarHidden && stack.interactivePopGestureRecognizer == nil)
    let search = UISearchBar()
    search.setShowsCancelButton(true, animated: true)
    #expect(search.showsCancelButton)
    let scroll = UIScrollView()
    scroll.setZoomScale(2, animated: true)
    #expect(scroll.zoomScale == 2)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.setSelected(true, animated: true)
    #expect(cell.isSelected && !cell.isHighlighted)
    cell.setHighlighted(true, animated: true)
    cell.setSelected(false, animated: true)
    #expect(!cell.isSelected && cell.isHighlighted)
    let refresh = UIRefreshControl()
    refresh.beginRefreshing()
    #expect(refresh.isRefreshing)
    refresh.endRefreshing()
    #expect(!refresh.isRefreshing)
  }

  @Test func `of a menu, an activity, a list and a sheet change what they name, and no more`() {
    let menu = UIMenu(
      title: "Sort", subtitle: "by", identifier: .init("sort"), options: .displayInline,
      children: [UIAction(title: "A") { _ in }])
    let other = menu.replacingChildren([UIAction(title: "B") { _ in }, UIMenu()])
    #expect(menu.children.map(\.title) == ["A"] && other.children.map(\.title) == ["B", ""])
    #expect(other.title == "Sort" && other.subtitle == "by" && other.options == .displayInline)
    #expect(other.identifier == menu.identifier)
    let activity = NSUserActivity(activityType: "reading")
    activity.addUserInfoEntries(from: ["a": 1, "b": 2])
    activity.addUserInfoEntries(from: ["b": 3])
    #expect(activity.userInfo as? [String: Int] == ["a": 1, "b": 3])
    var list = NSDiffableDataSourceSnapshot<Int, Int>()
    list.appendSections([1])
    list.appendItems([2, 3])
    list.deleteAllItems()
    #expect(list.numberOfItems == 0 && list.numberOfSections == 0)
    var isChanged = false
    let sheet = UISheetPresentationController(
      presentedViewController: UIViewController(), presenting: nil)
    sheet.animateChanges { isChanged = true }
    #expect(isChanged && sheet.presentedView === sheet.presentedViewController.view)
  }
}

@MainActor @Suite struct `What a device would know` {
  @Test func `is as of a phone that nobody touches`() {
    let view = UIControl(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    #expect(view.beginTracking(UITouch(), with: nil) && view.continueTracking(UITouch(), with: nil))
    #expect(UITouch().previousLocation(in: view) == .zero)
    #expect(view.endEditing(true) && view.endEditing(false))
    #expect(!view.accessibilityActivate() && !view.accessibilityPerformEscape())
    #expect(!view.accessibilityElementIsFocused())
    #expect(UIViewController().shouldPerformSegue(withIdentifier: "next", sender: nil))
    #expect(NSNumber(value: 1).cgRectValue == .zero)
    #expect(CATransaction.disableActions())
    #expect(UIFontDescriptor.supportsSecureCoding)
    #expect(UIScreen.main.nativeScale == UIScreen.main.scale)
    for source in [UIImagePickerController.SourceType.camera, .photoLibrary] {
      #expect(!UIImagePickerController.isSourceTypeAvailable(source))
    }
    #expect(!UIActivity().canPerform(withActivityItems: []))
  }

  @Test func `is what was put on the pasteboard, and the types of an item`() {
    let board = UIPasteboard.general
    let before = (board.string, board.image, board.items)
    defer { (board.string, board.image, board.items) = before }
    (board.string, board.image) = (nil, nil)
    #expect(!board.hasStrings && !board.hasImages)
    board.string = "text"
    #expect(board.hasStrings && !board.hasImages)
    board.image = UIImage(systemName: "star")
    #expect(board.hasImages)
    board.setData(Data([1, 2]), forPasteboardType: "public.data")
    #expect(board.data(forPasteboardType: "public.data") == Data([1, 2]))
    #expect(board.data(forPasteboardType: "public.text") == nil)
    let item = NSItemProvider(item: nil, typeIdentifier: "public.text")
    #expect(item.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!item.hasItemConformingToTypeIdentifier("public.data"))
    #expect(!NSItemProvider().hasItemConformingToTypeIdentifier("public.text"))
  }

  @Test func `is nothing from a storyboard`() {
    let board = UIStoryboard(name: "Main", bundle: nil)
    #expect(board.instantiateInitialViewController() == nil)
    #expect(board.instantiateViewController(withIdentifier: "a").children.isEmpty)
  }
}
