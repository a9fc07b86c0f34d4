import { Array, Console, Data, Effect, Schema } from "effect"
import type { ToolName } from "#schema/tools/Tools.ts"
import { table } from "#src/Cli/Console/Table.ts"
import { EmbeddedPostgres } from "#src/Database/EmbeddedPostgres.ts"
import { body, type Contender, startContender } from "./Contender.ts"
import type { Asked } from "./Load.ts"
import type { RestOptions } from "./Options.ts"
import { against, middle, type Round, round } from "./Round.ts"
import { type Seeded, seed } from "./Seed.ts"
import { root, seedVersion } from "./SeedVersion.ts"
import { rounded } from "./Statistics.ts"

class OtherAnswer extends Data.TaggedError("OtherAnswer")<{ readonly message: string }> {}

interface Pair {
  readonly tool: ToolName
  readonly args: Record<string, unknown>
  /** The same operation by REST. */
  readonly path: string
}

const accept = "application/json, text/event-stream"

/** The protocol in its older revisions, and in the newest one. */
const revisions = {
  "2025-11-25": ({ args, tool }: Pair): Asked => ({
    path: "/mcp",
    headers: { accept, "content-type": "application/json", "mcp-protocol-version": "2025-11-25" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: tool, arguments: args } })
  }),
  "2026-07-28": ({ args, tool }: Pair): Asked => ({
    path: "/mcp",
    headers: {
      accept,
      "content-type": "application/json",
      "mcp-protocol-version": "2026-07-28",
      "mcp-method": "tools/call",
      "mcp-name": tool
    },
    body: JSON.stringify({
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: {
        name: tool,
        arguments: args,
        _meta: {
          "io.modelcontextprotocol/protocolVersion": "2026-07-28",
          "io.modelcontextprotocol/clientInfo": { name: "bench", version: "1" },
          "io.modelcontextprotocol/clientCapabilities": {}
        }
      }
    })
  })
}

const Rows = Schema.parseJson(Schema.Struct({ data: Schema.Array(Schema.Struct({ id: Schema.String })) }))
const Called = Schema.parseJson(
  Schema.Struct({ result: Schema.Struct({ structuredContent: Schema.Struct({ data: Schema.Unknown }) }) })
)
const Answered = Schema.parseJson(Schema.Struct({ data: Schema.Unknown }))

/** The tool's answer, whichever way it was sent. */
const called = (contender: Contender, { body, headers, path }: Asked, [key = ""]: Seeded["keys"]) =>
  Effect.promise(async () => {
    const sent = { ...headers, authorization: `Bearer ${key}` }
    const response = await fetch(contender.origin + path, { method: "POST", headers: sent, body: body ?? "" })
    const text = await response.text()
    return /^data: (\{.*)$/m.exec(text)?.[1] ?? text
  })

/** What is not in both answers in the same words: only who asks has more to say to an assistant. */
const sameAnswers = Effect.fn("sameAnswers")(function* (contender: Contender, pair: Pair, keys: Seeded["keys"]) {
  if (pair.tool === "whoami") return
  const { data } = yield* Schema.decode(Answered)(yield* body(contender, pair.path, keys))
  for (const [revision, ask] of Object.entries(revisions)) {
    const answer = yield* Schema.decode(Called)(yield* called(contender, ask(pair), keys))
    if (!Bun.deepEquals(answer.result.structuredContent.data, data)) {
      return yield* new OtherAnswer({ message: `${pair.tool} by ${revision} answers differently from ${pair.path}` })
    }
  }
})

const pairs = (id: string): ReadonlyArray<Pair> => [
  { tool: "whoami", args: {}, path: "/api/v1/me" },
  { tool: "get_comment", args: { comment_id: id }, path: `/api/v1/comments/${id}` },
  { tool: "list_comments", args: {}, path: "/api/v1/comments?limit=25" },
  { tool: "get_guidance", args: {}, path: "/api/v1/autopilot/guidance" },
  { tool: "list_protections", args: {}, path: "/api/v1/autopilot/protections" }
]

/** Seconds; the server is compiled further while it is asked. */
const warmUp = 5

/** Calls of a tool a second beside the same operation by REST, in turns, on a workspace with that many comments. */
export const tools = Effect.fn("tools")(function* (options: RestOptions) {
  const { url } = yield* EmbeddedPostgres.start({ dataDirectory: `${root}.steward/bench` })
  const seeded = yield* seed(url, yield* seedVersion, options.rows)
  const contender = yield* startContender("Steward", `${root}src/main.ts`, seeded)
  const { data } = yield* Schema.decode(Rows)(yield* body(contender, "/api/v1/comments?limit=1", seeded.keys))
  const raced = pairs(data[0]?.id ?? "")
  yield* Effect.forEach(raced, (pair) => sameAnswers(contender, pair, seeded.keys))

  const { connections, rounds, seconds } = options
  const run = (asked: Asked, seconds: number) => round(contender, asked, { keys: seeded.keys, connections, seconds })
  const heading = [
    "tool",
    "revision",
    "calls/s",
    "p99",
    "processor/call",
    "REST/s",
    "processor/request",
    "of REST",
    "goal"
  ]
  const lines = yield* Effect.forEach(raced, (pair) =>
    Effect.gen(function* () {
      const asked = [{ path: pair.path }, ...Object.values(revisions).map((ask) => ask(pair))]
      yield* Effect.forEach(asked, (one) => run(one, warmUp))
      const turns = yield* Effect.replicateEffect(
        Effect.forEach(asked, (one) => run(one, seconds)),
        rounds
      )
      const rest = turns.flatMap((turn) => Array.fromNullable(turn[0]))
      return Object.keys(revisions).map((revision, index) => {
        const mine: ReadonlyArray<Round> = turns.flatMap((turn) => Array.fromNullable(turn[index + 1]))
        return [
          pair.tool,
          revision,
          rounded(middle(mine, "rate")),
          `${rounded(middle(mine, "p99"))} ms`,
          `${rounded(middle(mine, "processor"))} µs`,
          rounded(middle(rest, "rate")),
          `${rounded(middle(rest, "processor"))} µs`,
          rounded(against(mine, rest, "rate")),
          "at least 0.5"
        ]
      })
    })
  )
  yield* Console.log(`\n${options.rows} comments, ${connections} connections, medians of ${rounds} rounds`)
  yield* Console.log(table(heading, lines.flat()))
}, Effect.scoped)
