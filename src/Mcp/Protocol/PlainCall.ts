import { Predicate } from "effect"
import type { ToolName } from "#schema/tools/Tools.ts"
import { isToolName } from "../Tools/ToolCalls.ts"
import { resultJson, type ToolResult } from "../Tools/ToolResult.ts"

/** A call that is in order, and how its result is sent. */
export interface PlainCall {
  readonly name: ToolName
  readonly given: unknown
  readonly answer: (result: ToolResult) => string
}

type Headers = Readonly<Record<string, string | undefined>>
type Members = Readonly<Record<string, unknown>>

const newest = "2026-07-28"
const older = ["2025-06-18", "2025-11-25"]

/** The members that the newest revision has behind those of a result; `info` is what the server says of itself. */
const newestMembers = (info: object) =>
  `,"resultType":"complete","_meta":${JSON.stringify({ "io.modelcontextprotocol/serverInfo": info })}`

const isMembers = (value: unknown): value is Members => Predicate.isRecord(value)

/** Whether an object of a JSON text has that many members. By hand, as all here: a schema takes longer than a short call. */
const hasJust = (members: Members, count: number) => Object.keys(members).length === count

const isEmpty = (value: unknown) => isMembers(value) && hasJust(value, 0)

/** What a client can do, in the words that have nothing more to say, and the only flag that many send. */
const areCapabilities = (capabilities: unknown) =>
  isMembers(capabilities) &&
  Object.entries(capabilities).every(
    ([name, details]) =>
      isMembers(details) &&
      Object.entries(details).every(([detail, value]) =>
        name === "roots" && detail === "listChanged" ? typeof value === "boolean" : isEmpty(value)
      )
  )

/** What a client says of itself with every message. */
const isMeta = (meta: unknown) => {
  if (!isMembers(meta) || !hasJust(meta, 3)) return false
  const {
    "io.modelcontextprotocol/protocolVersion": revision,
    "io.modelcontextprotocol/clientInfo": client,
    "io.modelcontextprotocol/clientCapabilities": capabilities
  } = meta
  return (
    revision === newest &&
    isMembers(client) &&
    hasJust(client, 2) &&
    typeof client["name"] === "string" &&
    typeof client["version"] === "string" &&
    areCapabilities(capabilities)
  )
}

/** The library takes an argument of this one name for no argument. */
const isArguments = (given: unknown): given is Members => isMembers(given) && !Object.hasOwn(given, "__proto__")

interface Call {
  readonly id: string | number
  readonly name: ToolName
  readonly given: Members
  /** Members of the parameters besides the name and the arguments. */
  readonly others: number
  readonly meta: unknown
}

/** A call in the envelope of the protocol, and nothing else in it. */
const callIn = (body: unknown): Call | undefined => {
  if (!isMembers(body) || !hasJust(body, 4)) return undefined
  const { id, jsonrpc, method, params } = body
  if (jsonrpc !== "2.0" || method !== "tools/call" || !isMembers(params)) return undefined
  if (typeof id !== "string" && !(typeof id === "number" && Number.isSafeInteger(id))) return undefined
  const { _meta: meta, arguments: given, name } = params
  if (typeof name !== "string" || !isToolName(name) || !(given === undefined || isArguments(given))) return undefined
  const others = Object.keys(params).length - (given === undefined ? 1 : 2)
  return { id, name, given: given ?? {}, others, meta }
}

const sent = (id: string | number, result: string) => `{"result":${result},"jsonrpc":"2.0","id":${JSON.stringify(id)}}`

const plainCallWith = (headers: Headers, body: unknown, more: string): PlainCall | undefined => {
  const { "mcp-protocol-version": revision = "", "mcp-session-id": session } = headers
  if (session !== undefined || headers["last-event-id"] !== undefined) return undefined
  const call = callIn(body)
  if (call === undefined) return undefined
  const { given, id, meta, name, others } = call
  const { "mcp-method": method, "mcp-name": named } = headers
  if (revision === newest) {
    if (method !== "tools/call" || named !== name || others !== 1 || !isMeta(meta)) return undefined
    return { name, given, answer: (result) => sent(id, resultJson(result, more)) }
  }
  if (!older.includes(revision) || method !== undefined || named !== undefined || others !== 0) return undefined
  return { name, given, answer: (result) => sent(id, resultJson(result)) }
}

/**
 * A call as most clients send it, which is answered in the words of the protocol's library without going through it:
 * for a single call that costs more than the call. Undefined for everything else, right or wrong, which is the library's.
 * `info` is what the server says of itself.
 */
export const plainCalls = (info: object) => {
  const more = newestMembers(info)
  return (headers: Headers, body: unknown) => plainCallWith(headers, body, more)
}
