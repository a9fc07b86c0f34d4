import { HttpClient, HttpClientRequest } from "@effect/platform"
import { type Duration, Effect, Option, PubSub, Queue } from "effect"
import { FirstOwner } from "#src/Access/FirstOwner.ts"
import { banner } from "./Banner.ts"
import { type DemoFile, writeDemoFile } from "./DemoFile.ts"
import { connectAccounts, demoWorkspace, subscribeReceiver } from "./DemoWorkspace.ts"
import { printed } from "./Printed.ts"
import { Receiver } from "./Receiver.ts"
import type { DemoComment } from "./Replay.ts"
import { traffic } from "./Traffic.ts"

export interface ShowOptions {
  readonly comments: ReadonlyArray<DemoComment>
  readonly every: Duration.DurationInput
  /** Begin again after the last comment. */
  readonly repeat: boolean
  readonly print: (line: string) => Effect.Effect<void>
  readonly coloured: boolean
}

interface Stage extends ShowOptions {
  readonly earlier: Option.Option<DemoFile>
  readonly dataDirectory: string
  readonly sandboxUrl: string
  readonly baseUrl: string
  readonly port: number
  readonly verifyToken: string
  readonly appSecret: string
}

/** Sets the stage in the running house, says what there is to try, and lets the comments come. */
export const show = Effect.fn("show")(function* (stage: Stage) {
  const { baseUrl, dataDirectory, print, sandboxUrl } = stage
  const receiver = yield* Receiver

  const { key, principal } = yield* demoWorkspace(Option.map(stage.earlier, ({ api_key }) => api_key))
  yield* connectAccounts(principal)
  for (const secret of yield* subscribeReceiver(principal, receiver.url, dataDirectory)) yield* receiver.trust(secret)
  yield* pushTo(sandboxUrl, `http://127.0.0.1:${stage.port}/webhooks/facebook`, stage)

  const demo: DemoFile = {
    base_url: baseUrl,
    api_key: key,
    workspace_id: principal.workspaceId,
    sandbox_url: sandboxUrl,
    receiver_url: receiver.url,
    receiver_log: receiver.logFile
  }
  const file = yield* writeDemoFile(dataDirectory, demo)
  yield* print(banner(demo, file, yield* Effect.flatMap(FirstOwner, ({ link }) => link)))

  const received = yield* PubSub.subscribe(receiver.received)
  yield* Queue.take(received).pipe(
    Effect.flatMap(({ body }) =>
      body.event === "comment.received" ? print(printed(body.comment, stage.coloured)) : Effect.void
    ),
    Effect.forever,
    Effect.forkScoped
  )
  yield* traffic(stage)
  return yield* Effect.never
})

/** Facebook pushes to where it is told to, once the address has passed its check. */
const pushTo = Effect.fn("pushTo")(function* (
  sandboxUrl: string,
  url: string,
  { appSecret, verifyToken }: Pick<Stage, "appSecret" | "verifyToken">
) {
  const client = HttpClient.filterStatusOk(yield* HttpClient.HttpClient)
  const target = { platform: "facebook", url, secret: appSecret, verifyToken }
  const request = yield* HttpClientRequest.bodyJson(
    HttpClientRequest.post(`${sandboxUrl}/_sandbox/webhook-targets`),
    target
  )
  yield* Effect.scoped(client.execute(request))
})
