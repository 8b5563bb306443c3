public import Foundation

/// The items of a list by their sections, like UIKit's `NSDiffableDataSourceSnapshot`.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  private var sections: [(id: SectionIdentifierType, items: [ItemIdentifierType])] = []

  /// Creates a list without sections.
  public init() {}

  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.id) }
  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
  /// How many sections there are.
  public var numberOfSections: Int { sections.count }
  /// How many items there are.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }

  /// Returns the items of a section; none of one that is not there.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    sections.first { $0.id == identifier }?.items ?? []
  }

  /// Returns how many items a section has.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// Returns the place of a section; `nil` if it is not there.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.id == identifier }
  }

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers where indexOfSection(identifier) == nil {
      sections.append((identifier, []))
    }
  }

  /// Adds items at the end of a section; of the last one unless named. Without a section there is no place for them.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil
  ) {
    guard let index = section.map(indexOfSection) ?? sections.indices.last else { return }
    sections[index].items += identifiers
  }

  /// Removes items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for index in sections.indices { sections[index].items.removeAll(where: gone.contains) }
  }

  /// Removes all sections and items.
  public mutating func deleteAllItems() { sections = [] }

  /// Says that the cells of items are to be made again. All are, here.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {}

  /// Says that the cells of items are to be filled again. All are, here.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {}

  /// The item at a place; `nil` if there is none.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard path.count == 2, sections.indices.contains(path[0]),
      sections[path[0]].items.indices.contains(path[1])
    else { return nil }
    return sections[path[0]].items[path[1]]
  }

  func count(inSectionAt index: Int) -> Int {
    sections.indices.contains(index) ? sections[index].items.count : 0
  }
}

/// Makes the rows of a table from a snapshot. Every change makes all rows again, and nothing moves.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>:
  UITableViewDataSource
{
  /// Makes the row of an item.
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
  /// The items by their sections.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  private weak var table: UITableView?
  private let provider: CellProvider
  private var shown = Snapshot()

  /// How rows come and go. It has no effect here.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Creates the data source of a table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    table = tableView
    provider = cellProvider
    tableView.dataSource = self
  }

  /// Returns what is shown.
  open func snapshot() -> Snapshot { shown }

  /// Shows a snapshot.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    shown = snapshot
    table?.reloadData()
    completion?()
  }

  /// Returns the item at a place; `nil` if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shown.item(at: indexPath)
  }

  /// The sections of the snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int { shown.numberOfSections }

  /// The items of a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count(inSectionAt: section)
  }

  /// The row that the provider makes; an empty one if it makes none.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    shown.item(at: indexPath).flatMap { provider(tableView, indexPath, $0) }
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

/// Makes the items of a collection view from a snapshot. Every change makes all items again, and nothing moves.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: UICollectionViewDataSource {
  /// Makes the cell of an item.
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) ->
    UICollectionViewCell?
  /// The items by their sections.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  private weak var collection: UICollectionView?
  private let provider: CellProvider
  private var shown = Snapshot()

  /// Creates the data source of a collection view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    collection = collectionView
    provider = cellProvider
    collectionView.dataSource = self
  }

  /// Returns what is shown.
  open func snapshot() -> Snapshot { shown }

  /// Shows a snapshot.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    shown = snapshot
    collection?.reloadData()
    completion?()
  }

  /// Returns the item at a place; `nil` if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shown.item(at: indexPath)
  }

  /// The sections of the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.numberOfSections }

  /// The items of a section.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    shown.count(inSectionAt: section)
  }

  /// The cell that the provider makes; an empty one if it makes none.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    shown.item(at: indexPath).flatMap { provider(collectionView, indexPath, $0) }
      ?? UICollectionViewCell(frame: .zero)
  }
}
