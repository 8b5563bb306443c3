import DynamicType
import Rendering

struct Symbol {
  init?(named name: String) { return nil }
}
