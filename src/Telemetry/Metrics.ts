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
  description: "Delivery attempts that were recorded: delivered, to be tried again, or failed for good",
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
  description: "How long the oldest due delivery has been due, hooks that are failing left out; 0 when none is",
  attributes: []
})

export const deliveriesFailingOldestDue = gauge({
  name: "steward.deliveries.failing_oldest_due",
  unit: "s",
  description: "How long the oldest due delivery of hooks that are failing has been due; 0 when none is",
  attributes: []
})

export const platformWorkOldestDue = gauge({
  name: "steward.platform_work.oldest_due",
  unit: "s",
  description: "How long the oldest due platform work has been due; 0 when none is",
  attributes: []
})

export const inboxOldestWaiting = gauge({
  name: "steward.inbox.oldest_waiting",
  unit: "s",
  description: "How long the oldest push of a platform has waited to be taken in; 0 when none waits",
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
  description: "How long the oldest undecided comment has waited; 0 when none waits",
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
  description: "Decisions of the autopilot that were recorded",
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
