public import Foundation

/// Wheels with a choice. They are not drawn here.
open class UIPickerView: UIView {
  /// Who decides about the rows.
  open weak var delegate: (any UIPickerViewDelegate)?
  /// Who makes the rows.
  open weak var dataSource: (any UIPickerViewDataSource)?

  /// Creates wheels with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates empty wheels, because Interface Builder files are not supported; see `UIView`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// 216 pt high.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

  /// Makes the rows again.
  open func reloadAllComponents() {}
  /// Chooses a row.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {}
  /// Returns the chosen row: the first.
  open func selectedRow(inComponent component: Int) -> Int { 0 }
}

/// Decides about the rows of wheels.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {}

/// Makes the rows of wheels.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
  /// Returns how many wheels there are.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns how many rows a wheel has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
