public import Foundation

/// A search with a search bar. The bar is drawn where you place it, not in navigation bars.
open class UISearchController: UIViewController {
  /// The bar with the search field.
  public let searchBar = UISearchBar()
  /// The controller that shows the results; `nil` for none. It is not drawn here.
  public let searchResultsController: UIViewController?
  /// An object that updates the results. It is never called here.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// An object that learns of the search's start and end. It is never called here.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether the search is active: only if you set it.
  open var isActive = false
  /// Whether a search dims the content behind; by default not, as since iOS 15. It has no effect
  /// here.
  open var obscuresBackgroundDuringPresentation = false
  /// Whether a search hides the navigation bar. It has no effect here.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether a search shows a cancel button. It has no effect here.
  open var automaticallyShowsCancelButton = true

  /// Creates a search with a controller for the results.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a search without results, because Interface Builder files are not supported; see
  /// `UIViewController`.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }
}

/// An object that updates the results of a search. It is never called here.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// Called after the text of the search changed: never here.
  func updateSearchResults(for searchController: UISearchController)
}

/// An object that learns of the search's start and end. It is never called here.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
  /// Called before a search starts: never here.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after a search started: never here.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before a search ends: never here.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after a search ended: never here.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing. It is never called here.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing. It is never called here.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing. It is never called here.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing. It is never called here.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

extension UINavigationItem {
  /// The search of the screen. Navigation bars do not draw it here.
  public var searchController: UISearchController? {
    get { search as? UISearchController }
    set { search = newValue }
  }
}
