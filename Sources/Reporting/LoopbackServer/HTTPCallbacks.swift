import HTTPShim

// What the library calls, each with the desk's address.

private func desk(_ context: UnsafeMutableRawPointer?) -> RequestDesk? {
  context.map { Unmanaged<RequestDesk>.fromOpaque($0).takeUnretainedValue() }
}

/// Called when a connection is opened or closed.
let connectionCallback: MHD_NotifyConnectionCallback = { context, connection, _, event in
  guard let desk = desk(context), let connection else { return }
  if event == .CONNECTION_NOTIFY_STARTED {
    desk.opened(connection)
  } else {
    desk.closed(connection)
  }
}

/// Called with a request's head, then with each piece of its body, then once more.
///
/// If it returns `MHD_NO`, the library closes the connection.
let requestCallback: MHD_AccessHandlerCallback = {
  context, connection, path, method, _, bytes, byteCount, state in
  guard let desk = desk(context), let connection, let path, let method, let byteCount, let state
  else { return .NO }
  guard let known = state.pointee else {
    let head = RequestHead(
      route: HTTPRoute(method: String(cString: method), path: String(cString: path)),
      headers: desk.values(of: .HEADER_KIND, in: connection)
        .map { ($0.name.lowercased(), $0.value) },
      queryTokens: desk.values(of: .GET_ARGUMENT_KIND, in: connection)
        .filter { $0.name == "token" }.map(\.value))
    if let refusal = desk.refusal(of: head) {
      return desk.send(refusal, over: connection) ? .YES : .NO
    }
    desk.extend(connection)
    state.pointee = Unmanaged.passRetained(desk.begin(head.route)).toOpaque()
    return .YES
  }
  let request = Unmanaged<OpenRequest>.fromOpaque(known).takeUnretainedValue()
  guard byteCount.pointee > 0 else {
    return desk.answer(request, over: connection) ? .YES : .NO
  }
  let isTaken = request.take(UnsafeRawBufferPointer(start: bytes, count: byteCount.pointee))
  byteCount.pointee = 0
  return isTaken ? .YES : .NO
}

/// Called when a request has ended, whether it was answered or not.
let completionCallback: MHD_RequestCompletedCallback = { context, _, state, _ in
  guard let desk = desk(context), let state, let known = state.pointee else { return }
  desk.end(Unmanaged<OpenRequest>.fromOpaque(known).takeRetainedValue())
  state.pointee = nil
}
