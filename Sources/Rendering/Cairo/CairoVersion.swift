import CCairo

/// The version of the Cairo that runs, such as `1.16.0`.
public var cairoVersion: String { String(cString: cairo_version_string()) }
