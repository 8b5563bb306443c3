import Foundation
import Testing

@testable import UIKitTypography

@MainActor @Suite struct `A new table` {
  @Test func `has rows, headers and footers that size themselves`() {
    let table = UITableView(frame: .zero, style: .plain)
    #expect(UITableView.automaticDimension == -1)
    #expect(
      [
        table.rowHeight, table.estimatedRowHeight, table.sectionHeaderHeight,
        table.sectionFooterHeight, table.estimatedSectionHeaderHeight,
        table.sectionHeaderTopPadding,
      ] == [-1, -1, -1, -1, -1, -1])
    #expect(UITableView(frame: .zero).style == .plain)
    #expect(table.separatorStyle == .singleLine)
    #expect(!table.cellLayoutMarginsFollowReadableWidth)
  }

  @Test func `lets a person select one row, but not while rows are edited`() {
    let table = UITableView(frame: .zero, style: .plain)
    #expect(table.allowsSelection)
    #expect(!table.allowsMultipleSelection)
    #expect(!table.allowsSelectionDuringEditing)
    #expect(!table.allowsMultipleSelectionDuringEditing)
    #expect(!table.isEditing)
  }

  @Test func `has no rows and nothing around them`() {
    let table = UITableView(frame: .zero, style: .plain)
    #expect(table.numberOfSections == 0)
    #expect(table.visibleCells.isEmpty)
    #expect(
      positionsOfValues(in: [
        table.dataSource, table.delegate, table.separatorColor, table.backgroundView,
        table.tableHeaderView, table.tableFooterView, table.refreshControl,
        table.indexPathForSelectedRow, table.indexPathsForSelectedRows,
      ]) == [])
  }

  @Test func `changes in a way that the system chooses`() {
    let table = UITableView(frame: .zero, style: .plain)
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, _ in nil }
    #expect(source.defaultRowAnimation == .automatic)
  }
}

@MainActor @Suite struct `A new row` {
  @Test func `is neither selected nor edited`() {
    let cell = UITableViewCell()
    #expect(!cell.isSelected)
    #expect(!cell.isHighlighted)
    #expect(!cell.isEditing)
    #expect(!cell.showsReorderControl)
    #expect(cell.selectionStyle == .default)
    #expect(cell.editingStyle == UITableViewCell.EditingStyle.none)
  }

  @Test func `has no accessory and no indentation`() {
    let cell = UITableViewCell()
    #expect(cell.accessoryType == UITableViewCell.AccessoryType.none)
    #expect(cell.editingAccessoryType == UITableViewCell.AccessoryType.none)
    #expect(cell.indentationLevel == 0)
    #expect(cell.indentationWidth == 10)
  }

  @Test func `has no configuration, and updates one that it gets`() {
    let cell = UITableViewCell()
    #expect(cell.automaticallyUpdatesContentConfiguration)
    #expect(cell.automaticallyUpdatesBackgroundConfiguration)
    #expect(
      positionsOfValues(in: [
        cell.reuseIdentifier, cell.accessoryView, cell.editingAccessoryView, cell.separatorInset,
        cell.contentConfiguration, cell.backgroundConfiguration, cell.backgroundView,
        cell.selectedBackgroundView, cell.multipleSelectionBackgroundView, cell.detailTextLabel,
      ]) == [])
  }

  @Test func `has a state in which nothing is on`() {
    let state = UICellConfigurationState(traitCollection: UITraitCollection())
    #expect(!state.isDisabled)
    #expect(!state.isHighlighted)
    #expect(!state.isSelected)
    #expect(!state.isFocused)
    #expect(!state.isEditing)
  }

  @Test func `has texts of any number of lines that follow the text size`() {
    let configuration = UIListContentConfiguration.cell()
    for properties in [configuration.textProperties, configuration.secondaryTextProperties] {
      #expect(properties.numberOfLines == 0)
      #expect(properties.lineBreakMode == .byTruncatingTail)
      #expect(properties.adjustsFontForContentSizeCategory)
      #expect(!properties.adjustsFontSizeToFitWidth)
      #expect(properties.minimumScaleFactor == 0)
    }
    #expect(
      positionsOfValues(in: [
        configuration.text, configuration.attributedText, configuration.secondaryText,
        configuration.secondaryAttributedText, configuration.image,
        configuration.imageProperties.tintColor,
        configuration.imageProperties.preferredSymbolConfiguration,
      ]) == [])
  }

  @Test func `has texts side by side only if the second is a value`() {
    #expect(!UIListContentConfiguration.cell().prefersSideBySideTextAndSecondaryText)
    #expect(!UIListContentConfiguration.subtitleCell().prefersSideBySideTextAndSecondaryText)
    #expect(UIListContentConfiguration.valueCell().prefersSideBySideTextAndSecondaryText)
  }
}

@MainActor @Suite struct `A new collection view` {
  @Test func `lets a person select one item, and prepares cells`() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(view.allowsSelection)
    #expect(!view.allowsMultipleSelection)
    #expect(view.isPrefetchingEnabled)
    #expect(view.indexPathsForVisibleItems.isEmpty)
    #expect(
      positionsOfValues(in: [
        view.dataSource, view.delegate, view.refreshControl, view.backgroundView,
      ]) == [])
  }

  @Test func `has a layout of squares of 50 pt, 10 pt apart`() {
    let layout = UICollectionViewFlowLayout()
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.estimatedItemSize == .zero)
    #expect([layout.minimumLineSpacing, layout.minimumInteritemSpacing] == [10, 10])
    #expect(layout.sectionInset == .zero)
    #expect(layout.collectionView == nil)
  }

  @Test func `knows a size that is larger than all others for items that size themselves`() {
    let size = UICollectionViewFlowLayout.automaticSize
    #expect(size.width == .greatestFiniteMagnitude)
    #expect(size.height == .greatestFiniteMagnitude)
  }

  @Test func `has cells without a configuration`() {
    let cell = UICollectionViewListCell()
    #expect(
      positionsOfValues(in: [cell.contentConfiguration, cell.backgroundConfiguration]) == [])
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: 2, section: 1))
    #expect(attributes.frame == .zero)
    #expect(attributes.size == .zero)
  }
}

@MainActor @Suite struct `New actions of a row` {
  @Test func `are performed by a full swipe`() {
    let configuration = UISwipeActionsConfiguration(actions: [])
    #expect(configuration.performsFirstActionWithFullSwipe)
    let action = UIContextualAction(style: .normal, title: nil) { _, _, _ in }
    #expect(positionsOfValues(in: [action.title, action.image, action.accessibilityLabel]) == [])
  }

  @Test func `are red if they delete something, or else grey`() {
    let delete = UIContextualAction(style: .destructive, title: nil) { _, _, _ in }
    #expect(delete.backgroundColor == UIColor.systemRed)
    let other = UIContextualAction(style: .normal, title: nil) { _, _, _ in }
    #expect(other.backgroundColor == UIColor.systemGray)
  }
}

@MainActor @Suite struct `A new preview or interaction` {
  @Test func `shows the whole view on the system's background`() {
    let parameters = UIPreviewParameters()
    #expect(parameters.backgroundColor == UIColor.systemBackground)
    #expect(positionsOfValues(in: [parameters.visiblePath, parameters.shadowPath]) == [])
  }

  @Test func `is enabled and belongs to no view`() {
    let pointer = UIPointerInteraction()
    #expect(pointer.isEnabled)
    #expect(positionsOfValues(in: [pointer.view, pointer.delegate]) == [])
    let tip = UIToolTipInteraction()
    #expect(positionsOfValues(in: [tip.view, tip.defaultToolTip]) == [])
    #expect(UILargeContentViewerInteraction().view == nil)
  }

  @Test func `drags an item without data`() {
    let item = UIDragItem(itemProvider: NSItemProvider())
    #expect(positionsOfValues(in: [item.localObject, item.itemProvider.suggestedName]) == [])
    #expect(item.itemProvider.registeredTypeIdentifiers.isEmpty)
  }
}
