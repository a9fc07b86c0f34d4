import { counter, gauge, histogram } from "./Instruments.ts"

/*
 * Names and attributes are those of OpenTelemetry's semantic conventions where they have some, and begin with
 * `steward.` where they have none.
 */

export const requestDuration = histogram({
  name: "http.server.request.duration",
  unit: "s",
  description: "How long requests took until they were answered",
  attributes: ["http.request.method", "http.route", "http.response.status_code", "url.scheme", "error.type"]
})

export const toolCallDuration = histogram({
  name: "mcp.server.operation.duration",
  unit: "s",
  description: "How long tool calls took until they were answered",
  attributes: ["mcp.method.name", "gen_ai.tool.name", "error.type"]
})

export const deliveryAttempts = counter({
  name: "steward.delivery.attempts",
  unit: "{attempt}",
  description: "Attempts at deliveries that were written down: delivered, to be tried again, or failed for good",
  attributes: ["outcome"]
})

export const deliveriesWaiting = gauge({
  name: "steward.deliveries.waiting",
  unit: "{delivery}",
  description: "Deliveries in the database that are neither delivered nor given up; counted up to 100000",
  attributes: []
})

export const deliveriesOldestDue = gauge({
  name: "steward.deliveries.oldest_due",
  unit: "s",
  description: "For how long the delivery has been due that has been due longest; 0 when none is",
  attributes: []
})

export const platformWorkOldestDue = gauge({
  name: "steward.platform_work.oldest_due",
  unit: "s",
  description: "For how long the platform work has been due that has been due longest; 0 when none is",
  attributes: []
})

export const inboxOldestWaiting = gauge({
  name: "steward.inbox.oldest_waiting",
  unit: "s",
  description: "For how long what a platform pushed waits to be taken in that has waited longest; 0 when nothing does",
  attributes: []
})

export const inboxUnread = gauge({
  name: "steward.inbox.unread",
  unit: "{body}",
  description: "Bodies that platforms pushed and that could not be read or stored, or not all of them",
  attributes: []
})

export const commentsOldestUndecided = gauge({
  name: "steward.comments.oldest_undecided",
  unit: "s",
  description: "For how long the comment waits to be decided that has waited longest; 0 when none does",
  attributes: []
})

export const platformCallDuration = histogram({
  name: "steward.platform.call.duration",
  unit: "s",
  description: "How long calls to platforms took, and how they went",
  attributes: ["platform", "action", "result"]
})

export const decisions = counter({
  name: "steward.decisions",
  unit: "{decision}",
  description: "Decisions of the autopilot that were written down",
  attributes: ["outcome"]
})

export const databaseConnections = gauge({
  name: "db.client.connection.count",
  unit: "{connection}",
  description: "Connections of this process to the database",
  attributes: ["db.client.connection.pool.name", "db.client.connection.state"]
})

export const databaseConnectionsMax = gauge({
  name: "db.client.connection.max",
  unit: "{connection}",
  description: "How many connections to the database this process may have",
  attributes: ["db.client.connection.pool.name"]
})

export const databasePendingRequests = gauge({
  name: "db.client.connection.pending_requests",
  unit: "{request}",
  description: "Queries of this process that wait for a connection",
  attributes: ["db.client.connection.pool.name"]
})
