public import Foundation

/// Wheels on which a person chooses values. They are not drawn here.
open class UIPickerView: UIView {
  /// An object that learns of choices. It is never called here.
  open weak var delegate: (any UIPickerViewDelegate)?
  /// An object that supplies the rows. It is never called here.
  open weak var dataSource: (any UIPickerViewDataSource)?

  /// Creates a view with a frame. Its wheels are not drawn.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an empty view, because Interface Builder files are not supported; see `UIView`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// 320 by 216 pt.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

  /// Asks for the rows again. It has no effect here.
  open func reloadAllComponents() {}
  /// The chosen rows by the index of their wheel.
  private var chosenRows: [Int: Int] = [:]
  /// Chooses a row of a wheel. The row is not checked here.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    chosenRows[component] = row
  }
  /// Returns the row that was chosen last in a wheel, or else 0, the index of the first row.
  open func selectedRow(inComponent component: Int) -> Int { chosenRows[component] ?? 0 }
}

/// An object that learns of choices. It is never called here.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {}

/// An object that supplies the rows of the wheels. It is never called here.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
  /// Returns the number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of rows of a wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
