import { PROTOCOL_VERSION_META_KEY } from "@modelcontextprotocol/server"
import { Predicate } from "effect"

/** More in one batch are refused as a whole. */
const maxBatch = 100

const isRequest = (message: unknown) => Predicate.hasProperty(message, "method") && Predicate.hasProperty(message, "id")

/** How many requests a body makes, of which one may hold several in the revision of March 2025. */
export const callsIn = (body: unknown): number =>
  Array.isArray(body) ? body.slice(0, maxBatch).filter(isRequest).length : 1

/** A body that calls a tool and does nothing besides. */
export const isToolCall = (body: unknown): boolean =>
  isRequest(body) && Predicate.hasProperty(body, "method") && body.method === "tools/call"

/** A message that says its revision itself, as only the newest ones do: there is nothing to find out about it. */
export const saysRevision = (body: unknown): boolean =>
  Predicate.hasProperty(body, "params") &&
  Predicate.hasProperty(body.params, "_meta") &&
  Predicate.hasProperty(body.params._meta, PROTOCOL_VERSION_META_KEY)
