import { Effect, Schema } from "effect"
import { type Asked, ask } from "#test/Http/Asking.ts"

/** What a client of each era sends with every message. */
const accepted = { accept: "application/json, text/event-stream", "content-type": "application/json" }

const Envelope = Schema.Struct({
  id: Schema.optional(Schema.NullOr(Schema.Union(Schema.String, Schema.Number))),
  result: Schema.optional(Schema.Record({ key: Schema.String, value: Schema.Unknown })),
  error: Schema.optional(
    Schema.Struct({ code: Schema.Number, message: Schema.String, data: Schema.optional(Schema.Unknown) })
  )
})
/** Every message of an answer: one, or those of a batch. */
const readMessages = Schema.decodeUnknownSync(Schema.parseJson(Schema.Union(Envelope, Schema.Array(Envelope))))

/** One POST to the tool server, as it is on the wire, and the messages that it was answered with. */
export const post = Effect.fn("post")(function* (message: unknown, asked: Omit<Asked, "json"> = {}) {
  const body = asked.body ?? JSON.stringify(message)
  const answered = yield* ask("POST", "/mcp", { ...asked, body, headers: { ...accepted, ...asked.headers } })
  const type = answered.headers.get("content-type") ?? ""
  return { ...answered, type, messages: () => [readMessages(answered.text)].flat() }
})

/** A message of an older revision. */
export const message = (method: string, params?: object, id: string | number = 1) => ({
  jsonrpc: "2.0",
  id,
  method,
  ...(params && { params })
})

const version = "io.modelcontextprotocol/protocolVersion"

/** A message of the newest revision, with the headers that repeat it. */
export const modern = (method: string, params: Record<string, unknown> = {}, revision = "2026-07-28") => ({
  message: message(method, {
    ...params,
    _meta: {
      [version]: revision,
      "io.modelcontextprotocol/clientInfo": { name: "test", version: "1" },
      "io.modelcontextprotocol/clientCapabilities": {}
    }
  }),
  headers: {
    "mcp-protocol-version": revision,
    "mcp-method": method,
    ...(typeof params["name"] === "string" ? { "mcp-name": params["name"] } : {})
  }
})
