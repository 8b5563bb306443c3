public import Foundation

/// A field for a search in a bar of 56 pt. (Its sizes and colours are modelled.)
open class UISearchBar: UIView {
  /// The look of the bar. It has no effect here.
  public enum Style: Int, Hashable, Sendable {
    /// The usual look.
    case `default`
    /// The look of the most important bar.
    case prominent
    /// Without a background.
    case minimal
  }

  /// The field.
  public let searchTextField = UITextField()
  /// The look of the bar.
  open var searchBarStyle = Style.default
  /// Receives the search. Nobody searches here.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The colour behind the field; `nil` for the window's. It is not drawn here.
  open var barTintColor: UIColor?
  /// The picture behind the field. It is not drawn here.
  open var backgroundImage: UIImage?
  /// The choices below the field. They are not drawn here.
  open var scopeButtonTitles: [String]?
  /// The chosen one of them.
  open var selectedScopeButtonIndex = 0
  /// Whether the choices show. They are not drawn here.
  open var showsScopeBar = false
  /// The keyboard. None is drawn.
  open var keyboardType = UIKeyboardType.default
  /// What the key says that ends the text.
  open var returnKeyType = UIReturnKeyType.search
  /// When the keyboard writes capitals by itself.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether the keyboard corrects words.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Sets whether the button shows that ends the search. It is not drawn here.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// Whether the button shows that ends the search. It is not drawn here.
  open var showsCancelButton = false

  /// The text.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// The text of an empty field.
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

  /// As high as its field, with 10 pt above and below; any width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fieldHeight + 20)
  }

  /// As wide as it is offered.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fieldHeight + 20)
  }

  /// Places the field.
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

/// Receives a search. Nobody searches here.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// Returns whether a person may type.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when a person begins to type.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Called when a person typed.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called after the text changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Called when a person searches.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when a person ends the search.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called when a person made another choice.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// A person may type.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
