public import Foundation

/// A reference to an Interface Builder file. Such files are not read, so plain cells take its
/// place.
public final class UINib: Sendable {
  /// Creates a reference to a file, which is not read.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {}
}

extension UITableView {
  /// Registers plain rows for an identifier, because Interface Builder files are not supported.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    register(nib.map { _ in UITableViewCell.self }, forCellReuseIdentifier: identifier)
  }
}

extension UICollectionView {
  /// Registers plain cells for an identifier, because Interface Builder files are not supported.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(nib.map { _ in UICollectionViewCell.self }, forCellWithReuseIdentifier: identifier)
  }
}
