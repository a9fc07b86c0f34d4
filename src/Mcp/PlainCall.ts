import type { CallToolResult } from "@modelcontextprotocol/server"
import { Option, Schema } from "effect"
import { type ToolName, toolServer } from "#schema/Tools.ts"
import { isToolName } from "./ToolCalls.ts"

/** A call that is in order, and how its result is sent. */
export interface PlainCall {
  readonly name: ToolName
  readonly given: unknown
  readonly answer: (result: CallToolResult) => string
}

type Headers = Readonly<Record<string, string | undefined>>

const newest = "2026-07-28"
const older = ["2025-06-18", "2025-11-25"]
const info = "io.modelcontextprotocol/serverInfo"

const called = {
  name: Schema.String.pipe(Schema.filter(isToolName)),
  arguments: Schema.optional(Schema.Record({ key: Schema.String, value: Schema.Unknown }))
}
const call = <A, I>(params: Schema.Schema<A, I>) =>
  Schema.decodeUnknownOption(
    Schema.Struct({
      jsonrpc: Schema.Literal("2.0"),
      id: Schema.Union(Schema.String, Schema.Int),
      method: Schema.Literal("tools/call"),
      params
    }),
    { onExcessProperty: "error" }
  )

const readOlder = call(Schema.Struct(called))
const readNewest = call(
  Schema.Struct({
    ...called,
    _meta: Schema.Struct({
      "io.modelcontextprotocol/protocolVersion": Schema.Literal(newest),
      "io.modelcontextprotocol/clientInfo": Schema.Struct({ name: Schema.String, version: Schema.String }),
      "io.modelcontextprotocol/clientCapabilities": Schema.Struct({})
    })
  })
)

const sent = (id: string | number, result: object) => JSON.stringify({ result, jsonrpc: "2.0", id })

const olderCall = (headers: Headers, body: unknown): Option.Option<PlainCall> =>
  headers["mcp-method"] !== undefined || headers["mcp-name"] !== undefined
    ? Option.none()
    : Option.map(readOlder(body), ({ id, params }) => ({
        name: params.name,
        given: params.arguments ?? {},
        answer: (result) => sent(id, result)
      }))

const newestCall = (headers: Headers, body: unknown): Option.Option<PlainCall> =>
  Option.map(
    Option.filter(
      readNewest(body),
      ({ params }) => headers["mcp-method"] === "tools/call" && headers["mcp-name"] === params.name
    ),
    ({ id, params }) => ({
      name: params.name,
      given: params.arguments ?? {},
      answer: (result) => sent(id, { ...result, resultType: "complete", _meta: { [info]: toolServer } })
    })
  )

/**
 * A call as most clients send it, which is answered in the words of the protocol's library without going through it:
 * for a single call that costs more than the call. None for everything else, right or wrong, which is the library's.
 */
export const plainCall = (headers: Headers, body: unknown): Option.Option<PlainCall> => {
  const { accept = "", "mcp-protocol-version": revision = "", "mcp-session-id": session } = headers
  if (!accept.includes("application/json") || !accept.includes("text/event-stream")) return Option.none()
  if (session !== undefined || headers["last-event-id"] !== undefined) return Option.none()
  if (revision === newest) return newestCall(headers, body)
  return older.includes(revision) ? olderCall(headers, body) : Option.none()
}
