import Foundation
import Testing

@testable import UIKitTypography

/// The expected numbers are those of UIKit's headers. Apps store and compare them.
@Suite struct `The enumerations of lists have UIKit's numbers` {
  @Test func `for tables`() {
    let styles: [UITableView.Style] = [.plain, .grouped, .insetGrouped]
    #expect(styles.map(\.rawValue) == [0, 1, 2])
    let animations: [UITableView.RowAnimation] = [.fade, .none, .automatic]
    #expect(animations.map(\.rawValue) == [0, 5, 100])
    let positions: [UITableView.ScrollPosition] = [.none, .top, .middle, .bottom]
    #expect(positions.map(\.rawValue) == [0, 1, 2, 3])
    let separators: [UITableViewCellSeparatorStyle] = [.none, .singleLine]
    #expect(separators.map(\.rawValue) == [0, 1])
  }

  @Test func `for rows`() {
    let styles: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]
    #expect(styles.map(\.rawValue) == [0, 1, 2, 3])
    let accessories: [UITableViewCell.AccessoryType] = [
      .none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton,
    ]
    #expect(accessories.map(\.rawValue) == [0, 1, 2, 3, 4])
    let selections: [UITableViewCell.SelectionStyle] = [.none, .blue, .gray, .default]
    #expect(selections.map(\.rawValue) == [0, 1, 2, 3])
    let edits: [UITableViewCell.EditingStyle] = [.none, .delete, .insert]
    #expect(edits.map(\.rawValue) == [0, 1, 2])
    let actions: [UIContextualAction.Style] = [.normal, .destructive]
    #expect(actions.map(\.rawValue) == [0, 1])
  }
}

@Suite struct `The enumerations of containers have UIKit's numbers` {
  @Test func `for presentations`() {
    let styles: [UIModalPresentationStyle] = [
      .automatic, .none, .fullScreen, .pageSheet, .formSheet, .currentContext, .custom,
      .overFullScreen, .overCurrentContext, .popover,
    ]
    #expect(styles.map(\.rawValue) == [-2, -1, 0, 1, 2, 3, 4, 5, 6, 7])
    let transitions: [UIModalTransitionStyle] = [
      .coverVertical, .flipHorizontal, .crossDissolve, .partialCurl,
    ]
    #expect(transitions.map(\.rawValue) == [0, 1, 2, 3])
    let alerts: [UIAlertController.Style] = [.actionSheet, .alert]
    #expect(alerts.map(\.rawValue) == [0, 1])
    let actions: [UIAlertAction.Style] = [.default, .cancel, .destructive]
    #expect(actions.map(\.rawValue) == [0, 1, 2])
  }

  @Test func `for system screens`() {
    let categories: [UIActivity.Category] = [.action, .share]
    #expect(categories.map(\.rawValue) == [0, 1])
    let sources: [UIImagePickerController.SourceType] = [
      .photoLibrary, .camera, .savedPhotosAlbum,
    ]
    #expect(sources.map(\.rawValue) == [0, 1, 2])
  }

  @Test func `for stacks and pages`() {
    let operations: [UINavigationController.Operation] = [.none, .push, .pop]
    #expect(operations.map(\.rawValue) == [0, 1, 2])
    let transitions: [UIPageViewController.TransitionStyle] = [.pageCurl, .scroll]
    #expect(transitions.map(\.rawValue) == [0, 1])
    let orientations: [UIPageViewController.NavigationOrientation] = [.horizontal, .vertical]
    #expect(orientations.map(\.rawValue) == [0, 1])
    let directions: [UIPageViewController.NavigationDirection] = [.forward, .reverse]
    #expect(directions.map(\.rawValue) == [0, 1])
  }

  @Test func `for columns`() {
    let styles: [UISplitViewController.Style] = [.unspecified, .doubleColumn, .tripleColumn]
    #expect(styles.map(\.rawValue) == [0, 1, 2])
    let columns: [UISplitViewController.Column] = [
      .primary, .supplementary, .secondary, .compact,
    ]
    #expect(columns.map(\.rawValue) == [0, 1, 2, 3])
    let modes: [UISplitViewController.DisplayMode] = [
      .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary,
      .twoOverSecondary, .twoDisplaceSecondary,
    ]
    #expect(modes.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6])
  }

  @Test func `for bars`() {
    let metrics: [UIBarMetrics] = [.default, .compact, .defaultPrompt, .compactPrompt]
    #expect(metrics.map(\.rawValue) == [0, 1, 101, 102])
    let titles: [UINavigationItem.LargeTitleDisplayMode] = [.automatic, .always, .never]
    #expect(titles.map(\.rawValue) == [0, 1, 2])
    let buttons: [UINavigationItem.BackButtonDisplayMode] = [.default, .generic, .minimal]
    #expect(buttons.map(\.rawValue) == [0, 1, 2])
  }

  @Test func `for bar items`() {
    let styles: [UIBarButtonItem.Style] = [.plain, .done]
    #expect(styles.map(\.rawValue) == [0, 2])
    let words: [UIBarButtonItem.SystemItem] = [
      .done, .cancel, .edit, .save, .add, .flexibleSpace, .fixedSpace, .compose, .reply, .action,
      .organize, .bookmarks,
    ]
    #expect(words.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    let signs: [UIBarButtonItem.SystemItem] = [
      .search, .refresh, .stop, .camera, .trash, .play, .pause, .rewind, .fastForward, .undo,
      .redo, .close,
    ]
    #expect(signs.map(\.rawValue) == [12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 24])
  }
}

@Suite struct `The enumerations of devices have UIKit's numbers` {
  @Test func `for traits`() {
    let styles: [UIUserInterfaceStyle] = [.unspecified, .light, .dark]
    #expect(styles.map(\.rawValue) == [0, 1, 2])
    let weights: [UILegibilityWeight] = [.unspecified, .regular, .bold]
    #expect(weights.map(\.rawValue) == [-1, 0, 1])
    let directions: [UITraitEnvironmentLayoutDirection] = [
      .unspecified, .leftToRight, .rightToLeft,
    ]
    #expect(directions.map(\.rawValue) == [-1, 0, 1])
    let layouts: [UIUserInterfaceLayoutDirection] = [.leftToRight, .rightToLeft]
    #expect(layouts.map(\.rawValue) == [0, 1])
    let classes: [UIUserInterfaceSizeClass] = [.unspecified, .compact, .regular]
    #expect(classes.map(\.rawValue) == [0, 1, 2])
    let idioms: [UIUserInterfaceIdiom] = [.unspecified, .phone, .pad]
    #expect(idioms.map(\.rawValue) == [-1, 0, 1])
  }

  @Test func `for orientations`() {
    let interfaces: [UIInterfaceOrientation] = [
      .unknown, .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft,
    ]
    #expect(interfaces.map(\.rawValue) == [0, 1, 2, 3, 4])
    let devices: [UIDeviceOrientation] = [
      .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp, .faceDown,
    ]
    #expect(devices.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6])
    #expect(interfaces.map(\.isPortrait) == [false, true, true, false, false])
    #expect(interfaces.map(\.isLandscape) == [false, false, false, true, true])
    #expect(devices.map(\.isPortrait) == [false, true, true, false, false, false, false])
    #expect(devices.map(\.isLandscape) == [false, false, false, true, true, false, false])
    #expect(devices.map(\.isFlat) == [false, false, false, false, false, true, true])
  }

  @Test func `for the status bar`() {
    let styles: [UIStatusBarStyle] = [.default, .lightContent, .darkContent]
    #expect(styles.map(\.rawValue) == [0, 1, 3])
    let animations: [UIStatusBarAnimation] = [.none, .fade, .slide]
    #expect(animations.map(\.rawValue) == [0, 1, 2])
  }

  @Test func `for apps`() {
    let states: [UIApplication.State] = [.active, .inactive, .background]
    #expect(states.map(\.rawValue) == [0, 1, 2])
    let scenes: [UIScene.ActivationState] = [
      .unattached, .foregroundActive, .foregroundInactive, .background,
    ]
    #expect(scenes.map(\.rawValue) == [-1, 0, 1, 2])
    let fetches: [UIBackgroundFetchResult] = [.newData, .noData, .failed]
    #expect(fetches.map(\.rawValue) == [0, 1, 2])
    #expect(UIBackgroundTaskIdentifier.invalid.rawValue == 0)
  }
}
