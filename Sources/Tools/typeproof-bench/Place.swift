import Snapshots

/// Where fonts and goldens lie.
struct Place {
  let fontsFolder = "Fonts"
  let store = SnapshotStore(root: "Snapshots")

  func fonts() throws -> FontFolder { try FontFolder(path: fontsFolder) }
}
