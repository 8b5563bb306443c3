package import JSON
import Snapshots

/// Answers a page's requests about a review, as values: it knows nothing of HTTP connections.
public struct ReviewService: Sendable {
  private let session: ReviewSession

  /// The largest body that is read, in bytes. A longer one may be cut off unread.
  public static let greatestBodySize = 4 << 20

  /// Creates the service of a review.
  public init(_ session: ReviewSession) {
    self.session = session
  }

  /// Returns the response to a request.
  ///
  /// - Parameters:
  ///   - method: The method, such as `POST`.
  ///   - path: The path without a query, such as `/decisions`.
  ///   - body: The body; empty if none was sent.
  public func respond(method: String, path: String, body: [UInt8]) -> ReviewResponse {
    let handlers: [String: ([UInt8]) throws -> ReviewResponse]
    switch path {
    case "/decisions":
      handlers = ["GET": { _ in .ok(session.decisions.json) }, "POST": decide]
    case "/changes": handlers = ["POST": accept]
    case "/undo": handlers = ["POST": undo]
    case "/close": handlers = ["POST": close]
    default:
      return .failure(404, "There is nothing at this address. Load the page again.")
    }
    guard let handler = handlers[method] else {
      let known = handlers.keys.sorted().joined(separator: " or ")
      return .failure(405, "This address accepts only \(known). Load the page again.")
    }
    guard body.count <= Self.greatestBodySize else {
      return .failure(
        413,
        "The request is over \(Self.greatestBodySize >> 20) MB. Decide about fewer cells at once.")
    }
    do {
      return try handler(body)
    } catch let error as ReviewError {
      return .failure(error == .nothingToUndo ? 409 : 404, "\(error)")
    } catch {
      return .failure(400, "\(error)")
    }
  }

  private func decide(_ body: [UInt8]) throws -> ReviewResponse {
    let request = try Self.root(of: body).read(.decisionRequest, called: "The request")
    return .ok(try session.decide(request.decision, request.cells, onlyOpen: request.onlyOpen).json)
  }

  private func accept(_ body: [UInt8]) throws -> ReviewResponse {
    let changes = try Self.root(of: body).read(.changeRequest, called: "The request")
    return .ok(try session.accept(changes: changes).json)
  }

  private func undo(_ body: [UInt8]) throws -> ReviewResponse {
    try Self.checkEmpty(body)
    return .ok(try session.undo().json)
  }

  private func close(_ body: [UInt8]) throws -> ReviewResponse {
    try Self.checkEmpty(body)
    return ReviewResponse(status: 200, json: .object(JSONObject()), endsReview: true)
  }

  private static func checkEmpty(_ body: [UInt8]) throws {
    if !body.isEmpty { _ = try root(of: body).read(.emptyRequest, called: "The request") }
  }

  private static func root(of body: [UInt8]) throws(JSONSyntaxError) -> JSONNode {
    try JSONDocument(parsing: body, sizeLimit: greatestBodySize).root
  }
}

/// The response to a request of a page.
public struct ReviewResponse: Hashable, Sendable {
  /// The HTTP status (RFC 9110, section 15).
  public let status: Int
  /// The body, as JSON in UTF-8.
  public let body: [UInt8]
  /// Whether the review ends once the response is sent.
  public let endsReview: Bool

  init(status: Int, json: JSONValue, endsReview: Bool = false) {
    self.status = status
    body = Array((json.text + "\n").utf8)
    self.endsReview = endsReview
  }

  /// Returns a response that explains in a sentence what is wrong.
  public static func failure(_ status: Int, _ sentence: String) -> ReviewResponse {
    ReviewResponse(status: status, json: ["error": .string(sentence)])
  }

  static func ok(_ json: JSONValue) -> ReviewResponse { ReviewResponse(status: 200, json: json) }
}

/// A decision as a page sends it.
private struct DecisionRequest {
  let decision: ReviewDecision
  let cells: [SnapshotName]
  let onlyOpen: Bool
}

extension JSONForm where Value == DecisionRequest {
  fileprivate static var decisionRequest: JSONForm {
    .object("an object with a decision and its cells") { reader in
      let decision = reader.required(
        "decision", JSONForm<ReviewDecision>.rawValue)
      let cells = reader.required(
        "cells",
        .list(
          of: JSONForm<SnapshotName>("the coordinates of a cell, such as “proof/body/latin.ax3@2x”")
          {
            $0.string.flatMap { SnapshotName(picturePath: $0 + ".png") }
          }))
      let onlyOpen = reader.optional("onlyOpen", .truth, otherwise: false)
      guard let decision, let cells else { return nil }
      return DecisionRequest(decision: decision, cells: cells, onlyOpen: onlyOpen)
    }
  }
}

extension JSONForm where Value == [Int] {
  /// The JSON form of a request to accept changes, by their numbers.
  fileprivate static var changeRequest: JSONForm {
    .object("an object with the numbers of changes") { reader in
      reader.required("changes", .list(of: .integer(in: 1...(1 << 20))))
    }
  }
}

extension JSONForm where Value == Bool {
  /// The JSON form of an object without members.
  fileprivate static var emptyRequest: JSONForm { .object("an empty object") { _ in true } }
}

extension ReviewAnswer {
  /// The answer as JSON for a page.
  package var json: JSONValue {
    var cells = JSONObject()
    for cell in self.cells {
      var state: JSONObject = ["state": .string(cell.state.word)]
      if let reason = cell.state.reason { state.append("reason", .string(reason)) }
      if !cell.accepted.isEmpty {
        state.append("accepted", .array(cell.accepted.map(JSONValue.integer)))
      }
      cells.append(cell.name.coordinates, .object(state))
    }
    return ["cells": .object(cells), "undoable": .integer(undoable)]
  }
}
