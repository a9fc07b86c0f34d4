import { Clock, Context, DateTime, Duration, Effect, Layer, Option } from "effect"
import type { UnsureComment } from "#src/Comments/ReadBack/UnsureComment.ts"
import { UnsureComments } from "#src/Comments/ReadBack/UnsureComments.ts"
import { worker } from "#src/Database/Worker.ts"
import { span, tracedFn } from "#src/Ground/Span.ts"
import { Accounts } from "../Accounts/Accounts.ts"
import type { PlatformError } from "../Port/PlatformError.ts"
import { PlatformReaders, readablePlatforms } from "../Port/PlatformReader.ts"

/** Longer than a reading takes. One that a change overtook is read again after it. */
const lease = Duration.seconds(30)
const batch = 20
const atOnce = 4
const troubledFor = Duration.minutes(1)

/** Asks the platforms what comments say of which the pushes do not tell what came last. */
export class CommentRereader extends Context.Tag("steward/CommentRereader")<
  CommentRereader,
  {
    /** Reads a batch of the comments that are due; answers how many. */
    readonly drain: Effect.Effect<number>
  }
>() {
  static readonly layer = Layer.effect(
    CommentRereader,
    Effect.gen(function* () {
      const unsure = yield* UnsureComments
      const accounts = yield* Accounts
      const readers = yield* PlatformReaders
      const readable = (yield* readablePlatforms).filter((platform) => readers[platform]?.commentNow !== undefined)

      const failed = tracedFn("CommentRereader.failed")(function* (comment: UnsureComment, error: PlatformError) {
        yield* Effect.logWarning("A comment cannot be read back", { account: comment.account_id, reason: error.reason })
        const wait = waitAfter(error)
        if (Option.isNone(wait)) return yield* unsure.giveUp(comment)
        yield* unsure.putOff(comment, new Date((yield* Clock.currentTimeMillis) + Duration.toMillis(wait.value)))
      })

      const read = tracedFn("CommentRereader.read")(function* (comment: UnsureComment) {
        const { account_id, external_id, platform, post_external_id, surface, workspace_id } = comment
        const access = yield* accounts.access(workspace_id, account_id)
        const ask = readers[platform]?.commentNow
        if (Option.isNone(access) || ask === undefined) return
        const since = yield* DateTime.now
        yield* ask(access.value, { externalId: external_id, postExternalId: post_external_id, surface }).pipe(
          Effect.flatMap(
            Option.match({
              // that one is gone is for those to say who look for it twice
              onNone: () => unsure.giveUp(comment),
              onSome: (now) => unsure.told(comment, now, since)
            })
          ),
          Effect.catchAll((error) => failed(comment, error))
        )
      })

      return CommentRereader.of({
        drain: Effect.gen(function* () {
          if (readable.length === 0) return 0
          const now = yield* Clock.currentTimeMillis
          const due = yield* unsure.claim(readable, new Date(now), new Date(now + Duration.toMillis(lease)), batch)
          yield* Effect.forEach(
            due,
            (comment) =>
              Effect.catchAllCause(read(comment), (cause) =>
                Effect.logError("Reading a comment back broke off", cause)
              ),
            { concurrency: atOnce, discard: true }
          )
          return due.length
        }).pipe(span("CommentRereader.drain"))
      })
    })
  )

  static readonly worker = Layer.unwrapEffect(
    Effect.map(CommentRereader, ({ drain }) =>
      worker({ name: "comment rereader", topic: "polls", every: "1 second", fibers: 1, drain })
    )
  )
}

/** None for never: the platform does not show this comment. */
const waitAfter = (error: PlatformError): Option.Option<Duration.Duration> => {
  switch (error._tag) {
    case "CommentRemoved":
    case "InvalidPlatformRequest":
    case "NotAllowed":
      return Option.none()
    case "RateLimited":
      return Option.some(error.retryAfter)
    default:
      return Option.some(troubledFor)
  }
}
