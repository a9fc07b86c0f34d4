import { HttpClient, HttpClientRequest } from "@effect/platform"
import { type Duration, Effect, Option, PubSub, Queue, Ref, type Stream } from "effect"
import type { Platform } from "#schema/Platform.ts"
import { FirstOwner } from "#src/Access/Members/FirstOwner.ts"
import { SignInLinks } from "#src/Access/SignIn/SignInLinks.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { pushingPlatforms } from "#src/Platforms/Port/PlatformAdapter.ts"
import { banner } from "./Banner.ts"
import type { DemoComment } from "./CommentRow.ts"
import type { UnreadableComments } from "./CommentsFile.ts"
import { connectAccounts, demoWorkspace, subscribeReceiver } from "./DemoWorkspace.ts"
import { ownBrand } from "./OwnBrand.ts"
import { printed } from "./Printed.ts"
import { Receiver } from "./Receiver.ts"
import { type Replay, replaying } from "./Replaying.ts"
import { secondAccounts } from "./SecondAccounts.ts"
import { type DemoFile, writeDemoFile } from "./Settings/DemoFile.ts"
import type { DemoSecrets } from "./Settings/DemoSecrets.ts"
import { counting, nothingYet } from "./Tally.ts"
import { traffic } from "./Traffic.ts"
import { writing } from "./Writing.ts"

export interface ShowOptions {
  readonly comments: Stream.Stream<DemoComment, UnreadableComments>
  readonly every: Duration.DurationInput
  /** What is replayed; none for comments without end. */
  readonly replay: Option.Option<Replay>
  /** The brand whose comments are replayed; none for the demonstration's own. */
  readonly brand: Option.Option<string>
  readonly print: (line: string) => Effect.Effect<void>
  readonly coloured: boolean
}

interface Stage extends ShowOptions {
  readonly earlier: Option.Option<DemoFile>
  readonly dataDirectory: string
  readonly sandboxUrl: string
  readonly baseUrl: string
  /** Steward's own address, as this machine reaches it. */
  readonly reachedAt: string
  readonly secrets: DemoSecrets
}

/** Sets the stage in the running house, says what there is to try, and lets the comments come. */
export const show = tracedFn("show")(function* (stage: Stage) {
  const { baseUrl, dataDirectory, print, sandboxUrl } = stage
  const receiver = yield* Receiver

  const { key, principal } = yield* demoWorkspace(stage.earlier)
  yield* connectAccounts(principal)
  // without them there is less to try, and nothing else is missing
  yield* Effect.catchAllCause(secondAccounts(stage.sandboxUrl), (cause) =>
    Effect.logDebug("The accounts to try the buttons with could not be made", cause)
  )
  for (const secret of yield* subscribeReceiver(principal, receiver.url, dataDirectory)) yield* receiver.trust(secret)
  const own = yield* Effect.transposeMapOption(stage.brand, (name) => ownBrand(sandboxUrl, name, principal))
  if (Option.isSome(own)) {
    const secrets = yield* subscribeReceiver(own.value.principal, receiver.url, dataDirectory)
    for (const secret of secrets) yield* receiver.trust(secret)
  }
  for (const platform of yield* pushingPlatforms) {
    yield* pushTo(sandboxUrl, platform, `${stage.reachedAt}/webhooks/${platform}`, stage.secrets)
  }

  const demo: DemoFile = {
    base_url: baseUrl,
    api_key: key,
    workspace_id: principal.workspaceId,
    sandbox_url: sandboxUrl,
    receiver_url: receiver.url,
    receiver_log: receiver.logFile
  }
  const file = yield* writeDemoFile(dataDirectory, demo)
  const setUp = yield* Effect.flatMap(FirstOwner, ({ link }) => link)
  const open = yield* Effect.flatMap(SignInLinks, ({ issue }) => issue(principal.personId))
  yield* print(banner(demo, file, { open, setUp, brand: Option.map(own, (one) => one.principal) }))

  // comments of another brand that an earlier run left open are none of what is shown
  const shownBrand = Option.match(own, {
    onNone: () => principal.workspaceId,
    onSome: (one) => one.principal.workspaceId
  })
  const tally = yield* Ref.make(nothingYet)
  const received = yield* PubSub.subscribe(receiver.received)
  yield* Queue.take(received).pipe(
    Effect.flatMap(({ body }) =>
      body.event === "comment.received" && body.workspace_id === shownBrand
        ? Effect.zipRight(
            Ref.update(tally, (before) => counting(before, body.comment.status)),
            print(printed(body.comment, stage.coloured))
          )
        : Effect.void
    ),
    Effect.forever,
    Effect.forkScoped
  )
  if (Option.isNone(stage.earlier)) yield* Effect.forkScoped(writing(sandboxUrl, "2 seconds"))
  const comments = traffic({
    ...stage,
    ...Option.match(own, { onNone: () => ({}), onSome: ({ places }) => ({ places }) }),
    written: (taken) =>
      Ref.update(tally, (before) => ({
        ...before,
        written: before.written + 1,
        refused: before.refused + (taken ? 0 : 1)
      }))
  })
  return yield* Option.match(stage.replay, {
    onNone: () => comments,
    onSome: (replay) => replaying(comments, replay, tally, print)
  }).pipe(
    Effect.zipRight(Effect.never),
    // it takes some seconds, and whoever sees nothing presses again or kills it
    Effect.onInterrupt(() =>
      print("\nStopping: what is under way is finished, and PostgreSQL is stopped. The data is kept.")
    )
  )
})

/** A platform pushes to where it is told to, once the address has passed its check. */
const pushTo = tracedFn("pushTo")(function* (
  sandboxUrl: string,
  platform: Platform,
  url: string,
  { facebook_app_secret: secret, facebook_verify_token: verifyToken }: DemoSecrets
) {
  const client = HttpClient.filterStatusOk(yield* HttpClient.HttpClient)
  const target = { platform, url, secret, verifyToken }
  const request = yield* HttpClientRequest.bodyJson(
    HttpClientRequest.post(`${sandboxUrl}/_sandbox/webhook-targets`),
    target
  )
  yield* Effect.scoped(client.execute(request))
})
