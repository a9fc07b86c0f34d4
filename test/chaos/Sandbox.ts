import { HttpClient, HttpClientRequest, HttpClientResponse } from "@effect/platform"
import { Effect, Schema } from "effect"
import type { Platform } from "#schema/Platform.ts"
import { platformFaults } from "./Faults/PlatformFaults.ts"

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
  readonly platform: Platform
  readonly accountId: string
  readonly postId: string
  readonly author: { readonly id: string; readonly name: string; readonly handle: string }
  readonly text: string
}

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
      pushTo: (target: {
        readonly platform: Platform
        readonly url: string
        readonly secret: string
        readonly verifyToken: string
      }) => Effect.asVoid(post("/webhook-targets", target)),
      disturb: Effect.forEach(platformFaults, (fault) => post("/faults", fault), { discard: true }),
      calm: Effect.asVoid(Effect.scoped(client.execute(HttpClientRequest.del("/faults")))),
      state: client
        .execute(HttpClientRequest.get("/state"))
        .pipe(Effect.flatMap(HttpClientResponse.schemaBodyJson(State)), Effect.scoped)
    }
  })

export type SandboxControl = Effect.Effect.Success<ReturnType<typeof sandboxControl>>
