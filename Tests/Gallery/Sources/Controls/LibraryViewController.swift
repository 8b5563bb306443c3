#if canImport(UIKit)
  import UIKit
#else
  import UIKitTypography
#endif

/// What was read of late, in a tab.
final class LibraryViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let heading = UILabel()
    heading.text = "Library"
    heading.font = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(
      for: .systemFont(ofSize: 34, weight: .bold))
    let subheading = UILabel()
    subheading.text = "Recently read"
    subheading.font = .preferredFont(forTextStyle: .title2)
    let note = UILabel()
    note.text =
      "Essays, letters and the first chapters of eleven novels, kept where you left off."
    note.font = .preferredFont(forTextStyle: .body)
    let column = UIStackView(arrangedSubviews: [heading, subheading, ReadingProgress(), note])
    column.axis = .vertical
    column.spacing = UIStackView.spacingUseSystem
    for label in [heading, subheading, note] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      column.setCustomSpacing(12, after: label)
    }
    column.setCustomSpacing(12, after: column.arrangedSubviews[2])
    let scrollView = UIScrollView()
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scrollView)
    column.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 16),
      column.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -16),
      column.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -16),
      column.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: -32),
    ])
  }
}

/// The app's tabs, of which the library shows.
final class TabsViewController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let tabs = [
      ("Home", "house.fill"), ("Search", "magnifyingglass"), ("Library", "bookmark.fill"),
      ("Profile", "person.fill"),
    ]
    tabBar.tintColor = .accent
    tabBar.unselectedItemTintColor = .quiet
    viewControllers = tabs.enumerated().map { index, tab in
      let controller = tab.0 == "Library" ? LibraryViewController() : UIViewController()
      controller.tabBarItem = UITabBarItem(
        title: tab.0, image: UIImage(systemName: tab.1), tag: index)
      controller.tabBarItem.setTitleTextAttributes(
        [.font: UIFont.systemFont(ofSize: 11, weight: .medium)], for: .normal)
      return controller
    }
    selectedIndex = 2
  }
}
