import Files
import ImageDiff
import Imaging
import JSON
import Snapshots
import Synchronization

/// The colours and pictures of an app's asset catalogues: every folder `*.xcassets` below a folder.
///
/// The folder is searched when the first name is looked up, and each picture is read once. Hidden
/// folders and symbolic links are skipped.
package final class AssetCatalogues: Sendable {
  private struct State {
    var index: AssetIndex?
    var pictures: [String: Loaded] = [:]
  }

  /// The result of reading a picture's file.
  private enum Loaded {
    case bitmap(Bitmap)
    case unreadable(AssetProblem, PictureRoom?)
  }

  private let folder: String?
  private let state = Mutex(State())

  /// Creates the catalogues below a folder. Without a folder, there are none.
  package init(below folder: String?) {
    self.folder = folder
  }

  /// The catalogues of the current launch; empty outside a launch.
  package static var current: AssetCatalogues {
    InterfaceLaunch.current?.belonging { _ in AssetCatalogues(below: nil) }
      ?? AssetCatalogues(below: nil)
  }

  /// Returns the colour of a name. If something is wrong with it, the launch reports the problem.
  package func color(named name: String) -> AssetColor? {
    do throws(AssetProblem) {
      guard let set = try index().colors[name] else { throw .unknownColor(name) }
      let color = try AssetColor(set.contents())
      color.problem(of: set.path).map(report)
      return color
    } catch {
      report(error)
      return nil
    }
  }

  /// Returns the picture of a name for a screen. If something is wrong with it, the launch reports
  /// the problem. A picture file that cannot be read becomes a crossed box.
  package func picture(named name: String, on screen: AssetScreen) -> AssetPicture? {
    do throws(AssetProblem) {
      guard let set = try index().pictures[name] else { throw .unknownPicture(name) }
      do throws(AssetProblem) {
        return try picture(of: set, on: screen)
      } catch {
        report(error)
        return AssetPicture(crossedBox: PictureRoom.unknown, on: screen)
      }
    } catch {
      report(error)
      return nil
    }
  }

  private func picture(
    of set: AssetSet, on screen: AssetScreen
  ) throws(AssetProblem) -> AssetPicture {
    let pictures = try AssetPictureSet(set.contents())
    guard let file = pictures.file(on: screen) else { throw .empty(set.path) }
    let isTemplate = pictures.isTemplate
    switch loaded(set.folder, file.name) {
    case .bitmap(let bitmap):
      return AssetPicture(bitmap: bitmap, scale: file.scale, isTemplate: isTemplate)
    case .unreadable(let problem, let room):
      report(problem)
      let box = room.map {
        PictureRoom(width: $0.width / file.scale, height: $0.height / file.scale)
      }
      return AssetPicture(crossedBox: box ?? .unknown, on: screen)
    }
  }

  /// The content of a picture's file. A name that leads out of the set's folder is not followed.
  private func loaded(_ folder: String, _ name: String) -> Loaded {
    let path = folder + "/" + name
    if let known = state.withLock({ $0.pictures[path] }) { return known }
    let made = Self.load(path, name: name)
    state.withLock { $0.pictures[path] = made }
    return made
  }

  private static func load(_ path: String, name: String) -> Loaded {
    guard !name.contains("/"), name != "..", FileTree.isRegularFile(path) else {
      return .unreadable(.noFile(path), nil)
    }
    do {
      let bytes = try FileTree.readRegular(path, atMost: 64 << 20)
      do throws(PNGError) {
        return .bitmap(try PNG.decode(bytes, limits: PNGLimits(maximumPixels: 4096 * 4096)))
      } catch {
        return .unreadable(.unreadable(path, "\(error)"), PictureRoom(ofFile: bytes))
      }
    } catch {
      return .unreadable(.unreadable(path, "\(error)"), nil)
    }
  }

  private func index() throws(AssetProblem) -> AssetIndex {
    if let known = state.withLock({ $0.index }) { return known }
    let made = try folder.map { (folder) throws(AssetProblem) in try AssetIndex(below: folder) }
    let index = made ?? AssetIndex()
    state.withLock { $0.index = index }
    return index
  }

  /// Reports a problem to the launch.
  package func report(_ problem: AssetProblem) {
    // Outside of a launch nobody asked for pictures, and nobody could be told.
    InterfaceLaunch.current?.report(.asset("\(problem)"))
  }
}

/// The traits of a screen that select a variant of an asset.
package struct AssetScreen: Hashable, Sendable {
  /// Whether the appearance is dark.
  package let isDark: Bool
  /// Whether the contrast is increased.
  package let hasHighContrast: Bool
  /// The number of pixels per point.
  package let scale: Double

  /// Creates a screen from an appearance, a contrast and a scale.
  package init(isDark: Bool, hasHighContrast: Bool = false, scale: Double = 2) {
    self.isDark = isDark
    self.hasHighContrast = hasHighContrast
    self.scale = scale.isFinite && scale > 0 ? min(scale, 8) : 1
  }
}

/// A reason why an asset is not shown as intended.
package enum AssetProblem: Error, Equatable, CustomStringConvertible {
  case noFolder(String, reason: String)
  case unknownColor(String)
  case unknownPicture(String)
  case empty(String)
  case contents(String, String)
  case noFile(String)
  case unreadable(String, String)
  case systemColor(String, in: String)

  /// The message: what happened, then what to do.
  package var description: String {
    switch self {
    case .noFolder(let path, let reason):
      "The asset catalogues in \(path) cannot be listed: \(reason) Correct “assets:” in .snapshots(…)."
    case .unknownColor(let name):
      "No asset catalogue has a colour “\(name)”, so nothing is drawn. Check the spelling, or name the "
        + "folder of the catalogues with .snapshots(assets: …)."
    case .unknownPicture(let name):
      "No asset catalogue has a picture “\(name)”, so nothing is drawn. Check the spelling, or name the "
        + "folder of the catalogues with .snapshots(assets: …)."
    case .empty(let path):
      "\(path) has no picture for a phone, so a crossed box is drawn. Add a PNG file to it."
    case .contents(let path, let reason):
      "\(path)/Contents.json cannot be used: \(reason)"
    case .noFile(let path):
      "\(path) is not a file, so a crossed box is drawn. Correct the name in its Contents.json."
    case .unreadable(let path, let reason):
      "\(path) cannot be read, so a crossed box is drawn: \(reason)"
    case .systemColor(let name, let asset):
      "The colour “\(asset)” of the catalogues names the system colour “\(name)”, which Typeproof does not "
        + "know, so it is drawn black. Give it components."
    }
  }
}
