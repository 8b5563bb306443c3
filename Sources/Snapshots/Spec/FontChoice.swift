public import DynamicType

/// Which font a sample is set in, in SwiftUI's words.
public enum FontChoice: Hashable, Sendable {
  /// The style's preferred font, as `Font.body` is: the system font's stand-in, with the style's
  /// size, weight and leading. Characters it lacks come from `fallback`; with `first`, that face
  /// is asked before the stand-in, as scripts of their own are.
  case preferred(first: String? = nil, fallback: [String] = [])
  /// A custom font that scales with a style from its size at Large, as
  /// `Font.custom(_:size:relativeTo:)` does; lines are as tall as the face says.
  case custom(String, size: Points, relativeTo: TextStyle, maximum: Points? = nil)
  /// A custom font of one size, as `Font.custom(_:fixedSize:)`.
  case fixed(String, size: Points)
}
