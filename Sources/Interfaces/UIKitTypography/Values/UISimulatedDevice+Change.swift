import Foundation

extension UISimulatedDevice {
  /// Changes the device's settings as a person does while an interface stands: traits are told down the
  /// tree, views that ask for their fonts anew do so, those who registered are told,
  /// `didChangeNotification` is posted where the text size changed, and the tree is laid out.
  ///
  /// What did not ask to be told stays as it is, which is what shows on a device too.
  ///
  /// - Parameters:
  ///   - traits: What changes; what they do not say stays.
  ///   - view: A view of the tree on screen. Windows that were made on this device and still exist are
  ///     told too.
  @MainActor
  public func change(to traits: UITraitCollection, showing view: UIView? = nil) {
    let old = self.traits
    let new = old.merging(traits.values)
    self.traits = new
    let roots = UIScreen.windows.all.filter { $0.device === self } + [view?.root].compactMap { $0 }
    var told: [UIView] = []
    run {
      for root in roots where !told.contains(where: { $0 === root }) {
        told.append(root)
        root.traitsDidChangeAround()
      }
      if new.preferredContentSizeCategory != old.preferredContentSizeCategory {
        NotificationCenter.default.post(
          name: UIContentSizeCategory.didChangeNotification, object: nil,
          userInfo: [
            UIContentSizeCategory.newValueUserInfoKey: new.preferredContentSizeCategory.rawValue
          ])
      }
      if new.legibilityWeight != old.legibilityWeight {
        NotificationCenter.default.post(
          name: UIAccessibility.boldTextStatusDidChangeNotification, object: nil)
      }
      for root in told { root.layoutIfNeeded() }
    }
  }
}
