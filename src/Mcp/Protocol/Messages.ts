import type { PROTOCOL_VERSION_META_KEY } from "@modelcontextprotocol/server"
import { Predicate } from "effect"

/** More in one batch are refused as a whole. */
const maxBatch = 100

const revisionKey: typeof PROTOCOL_VERSION_META_KEY = "io.modelcontextprotocol/protocolVersion"

const isRequest = (message: unknown) => Predicate.hasProperty(message, "method") && Predicate.hasProperty(message, "id")

/** One message, or those of a batch, which the revision of March 2025 has. */
const messagesOf = (body: unknown): ReadonlyArray<unknown> => (Array.isArray(body) ? body.slice(0, maxBatch) : [body])

const isCall = (message: unknown) =>
  isRequest(message) && Predicate.hasProperty(message, "method") && message.method === "tools/call"

/** How many tools a body calls. */
export const toolCallsIn = (body: unknown): number => messagesOf(body).filter(isCall).length

/** A body that calls a tool and does nothing besides. */
export const isToolCall = (body: unknown): boolean => isCall(body)

/** A message that says its revision itself, as only the newest ones do: there is nothing to find out about it. */
export const saysRevision = (body: unknown): boolean =>
  Predicate.hasProperty(body, "params") &&
  Predicate.hasProperty(body.params, "_meta") &&
  Predicate.hasProperty(body.params._meta, revisionKey)

/** The id of the request that a message takes back; none in a message that takes nothing back. */
export const cancelledBy = (message: unknown): ReadonlyArray<unknown> =>
  Predicate.hasProperty(message, "method") &&
  message.method === "notifications/cancelled" &&
  Predicate.hasProperty(message, "params") &&
  Predicate.hasProperty(message.params, "requestId")
    ? [message.params.requestId]
    : []

/**
 * A batch without the requests that it takes back itself: they are not begun, and get no answer. Undefined where nothing
 * is left to do. What one request takes back of another is looked for in `CallsUnderWay`.
 */
export const withoutCancelled = (body: unknown): unknown => {
  if (!Array.isArray(body)) return body
  const cancelled = new Set(body.flatMap(cancelledBy))
  if (cancelled.size === 0) return body
  const left = body.filter((message) => !(isRequest(message) && cancelled.has(Object(message).id)))
  return left.some(isRequest) ? left : undefined
}

const kindOf = (value: unknown) => (Array.isArray(value) ? "an array" : `a ${typeof value}`)

/** What is wrong with how a call names its tool and its arguments; undefined where nothing is. */
export const oddCall = (body: unknown): string | undefined => {
  if (!isCall(body)) return
  const params = Predicate.hasProperty(body, "params") ? body.params : undefined
  if (!Predicate.isRecord(params) || typeof params["name"] !== "string") {
    return 'The params must name the tool, as in {"name": "list_comments", "arguments": {"limit": 5}}'
  }
  const given = params["arguments"]
  return given === undefined || given === null || Predicate.isRecord(given)
    ? undefined
    : `The arguments must be an object such as {"limit": 5}, not ${kindOf(given)}`
}

const withoutBlank = (message: unknown): unknown => {
  if (!Predicate.isRecord(message)) return message
  const { params, ...without } = message
  if (params === null) return without
  if (!isCall(message)) return message
  if (!Predicate.isRecord(params) || params["arguments"] !== null) return message
  const { arguments: _, ...rest } = params
  return { ...message, params: rest }
}

/** Messages whose parameters are null, and calls whose arguments are, as those without: blank means absent. */
export const withoutBlankArguments = (body: unknown): unknown =>
  Array.isArray(body) ? body.map(withoutBlank) : withoutBlank(body)
