import { HttpClient, HttpClientRequest, HttpClientResponse } from "@effect/platform"
import { Duration, Effect, Schema } from "effect"

const State = Schema.Struct({
  comments: Schema.Array(
    Schema.Struct({
      platform: Schema.String,
      id: Schema.String,
      parentId: Schema.NullOr(Schema.String),
      text: Schema.String,
      own: Schema.Boolean,
      hidden: Schema.Boolean,
      removed: Schema.Boolean,
      calls: Schema.Record({ key: Schema.String, value: Schema.Number })
    })
  ),
  webhooks: Schema.Struct({ pending: Schema.Number }),
  faults: Schema.Array(Schema.Struct({ kind: Schema.String, platform: Schema.String, fired: Schema.Number }))
})
export type SandboxState = typeof State.Type

/** What a stranger writes, as the sandbox's control API takes it. */
export interface NewComment {
  readonly platform: "facebook" | "youtube"
  readonly accountId: string
  readonly postId: string
  readonly author: { readonly id: string; readonly name: string; readonly handle: string }
  readonly text: string
}

const acting = { facebook: "^/graph/", youtube: "(setModerationStatus|/comments)$" } as const

/** The longest that a platform takes for what it does. */
export const slowest = Duration.seconds(12)

/**
 * What goes wrong on the platforms while services are killed: answers that never come, before the deed and after it,
 * errors and delays. Reading is disturbed less, for one failure costs a whole reading.
 */
const faults = (["facebook", "youtube"] as const).flatMap((platform) => {
  const match = { method: "POST", path: acting[platform] }
  return [
    // longer than anybody waits, and done all the same
    {
      platform,
      kind: "slow",
      match: { method: "POST", path: "/comments$" },
      rate: 0.03,
      params: { ms: Duration.toMillis(slowest) }
    },
    { platform, kind: "after_drop", match, rate: 0.06 },
    { platform, kind: "drop", match, rate: 0.03 },
    { platform, kind: "after_server_error", match, rate: 0.02 },
    { platform, kind: "server_error", match, rate: 0.02, params: { status: 502 } },
    { platform, kind: "slow", match, rate: 0.3, params: { ms: 900 } },
    { platform, kind: "drop", match: { method: "GET" }, rate: 0.01 }
  ]
})

/** The strings of the sandbox platforms, pulled over its control API. */
export const sandboxControl = (sandboxUrl: string) =>
  Effect.map(HttpClient.HttpClient, (http) => {
    const client = HttpClient.filterStatusOk(http).pipe(
      HttpClient.mapRequest(HttpClientRequest.prependUrl(`${sandboxUrl}/_sandbox`))
    )
    const post = (path: string, body: unknown) =>
      Effect.scoped(client.execute(HttpClientRequest.bodyUnsafeJson(HttpClientRequest.post(path), body)))

    return {
      write: (comment: NewComment) => Effect.asVoid(post("/comments", comment)),
      pushTo: (target: { readonly url: string; readonly secret: string; readonly verifyToken: string }) =>
        Effect.asVoid(post("/webhook-targets", { platform: "facebook", ...target })),
      disturb: Effect.forEach(faults, (fault) => post("/faults", fault), { discard: true }),
      calm: Effect.asVoid(Effect.scoped(client.execute(HttpClientRequest.del("/faults")))),
      state: client
        .execute(HttpClientRequest.get("/state"))
        .pipe(Effect.flatMap(HttpClientResponse.schemaBodyJson(State)), Effect.scoped)
    }
  })

export type SandboxControl = Effect.Effect.Success<ReturnType<typeof sandboxControl>>
