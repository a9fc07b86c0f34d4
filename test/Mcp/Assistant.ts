import {
  type CallToolResult,
  Client,
  type ClientOptions,
  StreamableHTTPClientTransport
} from "@modelcontextprotocol/client"
import { Effect, Redacted, Runtime, Schema } from "effect"
import { ApiError } from "#schema/Errors.ts"
import type { ToolName } from "#schema/tools/Tools.ts"
import { InProcess } from "#test/InProcess.ts"

/** Every way in which a client finds the revision that it speaks. */
export const eras = {
  legacy: {},
  auto: { versionNegotiation: { mode: "auto" } },
  modern: { versionNegotiation: { mode: { pin: "2026-07-28" } } }
} as const satisfies Record<string, ClientOptions>

/** A client of the official library that is connected to the door, until the scope closes. */
export const connected = Effect.fn("connected")(function* (
  { key }: { readonly key: Redacted.Redacted },
  options: ClientOptions = eras.modern
) {
  const { request } = yield* InProcess
  const run = Runtime.runPromise(yield* Effect.runtime<never>())
  const transport = new StreamableHTTPClientTransport(new URL("http://steward.test/mcp"), {
    authProvider: { token: () => Promise.resolve(Redacted.value(key)) },
    fetch: (url, init = {}) =>
      run(request(new URL(url).pathname, { ...init, headers: Object.fromEntries(new Headers(init.headers)) }))
  })
  return yield* Effect.acquireRelease(
    Effect.promise(async () => {
      const client = new Client({ name: "assistant", version: "1" }, options)
      await client.connect(transport)
      return client
    }),
    (client) => Effect.promise(() => client.close())
  )
})

export type Assistant = Effect.Effect.Success<ReturnType<typeof connected>>

export const call = (client: Assistant, name: ToolName, args?: Record<string, unknown>) =>
  Effect.promise(() => client.callTool({ name, ...(args && { arguments: args }) }))

/** The body for the program. */
export const bodyOf = ({ structuredContent }: CallToolResult): Readonly<Record<string, unknown>> =>
  readBody(structuredContent)

const readBody = Schema.decodeUnknownSync(Schema.Record({ key: Schema.String, value: Schema.Unknown }))

/** The text for the model. */
export const textOf = ({ content }: CallToolResult): string =>
  content.map((part) => (part.type === "text" ? part.text : "")).join("")

const readError = Schema.decodeUnknownSync(Schema.parseJson(ApiError), { onExcessProperty: "error" })

/** The error that a call was answered with. */
export const errorIn = (result: CallToolResult): ApiError => readError(textOf(result))
