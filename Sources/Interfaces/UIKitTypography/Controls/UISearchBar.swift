public import Foundation

/// A bar with a search field, at least 56 pt high. (Its sizes and colours are modelled.)
open class UISearchBar: UIView {
  /// The look of a search bar. It has no effect here.
  public enum Style: Int, Hashable, Sendable {
    /// The standard look.
    case `default`
    /// A translucent background.
    case prominent
    /// No background.
    case minimal
  }

  /// The text field of the bar.
  public let searchTextField = UITextField()
  /// The look of the bar. It has no effect here.
  open var searchBarStyle = Style.default
  /// An object that learns of typing and searching. It is never called here.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The colour behind the field. It is not drawn here.
  open var barTintColor: UIColor?
  /// The picture behind the field. It is not drawn here.
  open var backgroundImage: UIImage?
  /// The titles of the scopes below the field. They are not drawn here.
  open var scopeButtonTitles: [String]?
  /// The index of the selected scope.
  open var selectedScopeButtonIndex = 0
  /// Whether the scopes are shown. They are not drawn here.
  open var showsScopeBar = false
  /// The type of keyboard. It has no effect here.
  open var keyboardType = UIKeyboardType.default
  /// The label of the return key. It has no effect here.
  open var returnKeyType = UIReturnKeyType.search
  /// When the keyboard types capital letters. It has no effect here.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether the keyboard corrects words. It has no effect here.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Sets whether a cancel button is shown. The button is not drawn here.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// Whether a cancel button is shown. It is not drawn here.
  open var showsCancelButton = false

  /// The text of the field.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// The text that an empty field shows.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// Creates a bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty bar, because Interface Builder files are not supported; see `UIView`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    searchTextField.accessibilityIdentifier = "searchTextField"
    searchTextField.font = .preferredFont(forTextStyle: .body)
    searchTextField.adjustsFontForContentSizeCategory = true
    addSubview(searchTextField)
  }

  private var fieldHeight: CGFloat {
    max(36, searchTextField.intrinsicContentSize.height + 14)
  }

  /// As high as the field with 10 pt above and below. The bar has no width of its own.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fieldHeight + 20)
  }

  /// Returns the offered width and the intrinsic height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fieldHeight + 20)
  }

  /// Places the text field.
  open override func layoutSubviews() {
    super.layoutSubviews()
    searchTextField.frame = CGRect(
      x: 38, y: (bounds.height - fieldHeight) / 2, width: max(0, bounds.width - 54),
      height: fieldHeight)
  }

  override func contents(_ drawing: inout ElementDrawing) throws {
    drawing.fill(
      CGRect(
        x: 8, y: (bounds.height - fieldHeight) / 2, width: max(0, bounds.width - 16),
        height: fieldHeight), radius: 10, .tertiarySystemFill, named: "field")
  }
}

/// An object that learns of typing and searching. It is never called here.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// Returns whether a person may edit the text.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after a person began to edit: never here.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Called after a person ended editing: never here.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called after a person changed the text: never here.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Called after a person started the search: never here.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called after a person cancelled the search: never here.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called after a person selected another scope: never here.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Returns true, so that a person may edit the text.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing. It is never called here.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Does nothing. It is never called here.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing. It is never called here.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing. It is never called here.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing. It is never called here.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing. It is never called here.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
