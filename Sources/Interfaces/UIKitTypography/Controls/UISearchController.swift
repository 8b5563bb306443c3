public import Foundation

/// A search above a list. Its field is drawn where you put ``searchBar``; a navigation bar does not show it here.
open class UISearchController: UIViewController {
  /// The field.
  public let searchBar = UISearchBar()
  /// The controller of what was found.
  public let searchResultsController: UIViewController?
  /// Receives the text. Nobody types here.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Receives the search. Nobody searches here.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether a person searches: not before the app says so.
  open var isActive = false
  /// Whether what is below is covered meanwhile.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the bar hides meanwhile.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the button that ends the search shows by itself.
  open var automaticallyShowsCancelButton = true

  /// Creates a search.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a search, because Interface Builder files are not supported; see `UIViewController`.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }
}

/// Receives the text of a search. Nobody types here.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// Called after the text changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// Receives a search. Nobody searches here.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
  /// Called before the search.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after the search began.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before the search ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after the search.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

extension UINavigationItem {
  /// The search. It is not drawn in the bar here.
  public var searchController: UISearchController? {
    get { search as? UISearchController }
    set { search = newValue }
  }
}
