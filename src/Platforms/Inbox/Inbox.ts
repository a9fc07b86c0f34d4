import { createHash } from "node:crypto"
import { Clock, Context, Duration, Effect, Either, Layer } from "effect"
import type { Platform } from "#schema/Platform.ts"
import { periodic, untilNone } from "#src/Database/Periodic.ts"
import { Signals } from "#src/Database/Signals.ts"
import { span, tracedFn } from "#src/Ground/Span.ts"
import { PlatformAdapters } from "../Port/PlatformAdapter.ts"
import { InboxRepo } from "./InboxRepo.ts"
import { keepTogether } from "./KeepTogether.ts"
import { Precedence } from "./Precedence.ts"
import { UnreadBodiesRepo, type UnreadBody } from "./UnreadBodiesRepo.ts"

/** How long a body is kept that was taken in: for as long, the same one again is known to be a repeat. */
const kept = Duration.days(7)
/** How long a body is kept that nobody can read: as long as texts of comments that are gone, where nobody says otherwise. */
const unreadKept = Duration.days(30)
const forgottenAtOnce = 500
/** Pages that are not connected and that a line of the log names of one body. */
const toldOf = 10
/** Unaddressed bodies that are read again at once. */
const readAtOnce = 50

const unknownPlatform = () => Either.left("Nothing is known of what this platform pushes.")

/** What platforms push, from when it is acknowledged until it is taken in. */
export class Inbox extends Context.Tag("steward/Inbox")<
  Inbox,
  {
    /** Keeps a body to the byte. When this ends it outlives a crash, and may be acknowledged. */
    readonly keep: (platform: Platform, body: Uint8Array) => Effect.Effect<void>
    /** Bodies that could not be read or stored, or not all of them, newest first. */
    readonly unread: (limit: number) => Effect.Effect<ReadonlyArray<UnreadBody>>
    readonly unreadCount: Effect.Effect<number>
    /** Reads bodies once more that could not be read; one by its id, or all. Answers how many are to be taken in now. */
    readonly retry: (id: string | null) => Effect.Effect<number>
    /** For how many seconds the body waits that has waited longest; 0 when none does. */
    readonly oldestWaitingSeconds: Effect.Effect<number>
    /** Forgets a small batch of what was taken in, or could not be read, long ago; answers how many. */
    readonly forget: Effect.Effect<number>
  }
>() {
  static readonly layer = Layer.scoped(
    Inbox,
    Effect.gen(function* () {
      const repo = yield* InboxRepo
      const unread = yield* UnreadBodiesRepo
      const signals = yield* Signals
      const keep = yield* keepTogether
      const adapters = yield* PlatformAdapters
      const precedence = yield* Precedence

      /** Answers whether there is an account for it, or why it does not tell. */
      const deliver = tracedFn("Inbox.deliver")(function* (platform: Platform, body: Uint8Array, receivedAt: Date) {
        const pushed = { platform, body, receivedAt, digest: createHash("sha256").update(body).digest() }
        const told = (adapters[platform]?.push?.addressees ?? unknownPlatform)(new TextDecoder().decode(body))
        if (Either.isLeft(told)) {
          yield* Effect.logWarning("What a platform pushed cannot be read, and is kept", { reason: told.left })
          yield* unread.keepUnaddressed(pushed, told.left)
          return false
        }
        const connected = yield* keep({ ...pushed, externalIds: told.right }).pipe(
          precedence.acknowledge(told.right[0] ?? "")
        )
        const unconnected = told.right.filter((externalId) => !connected.includes(externalId))
        if (unconnected.length > 0) {
          yield* Effect.logWarning("What was pushed is dropped: the page is not connected", {
            pages: unconnected.length,
            pageIds: unconnected.slice(0, toldOf)
          })
        }
        return true
      }, Effect.orDie)

      return Inbox.of({
        keep: (platform, body) =>
          Effect.clockWith((clock) => deliver(platform, body, new Date(clock.unsafeCurrentTimeMillis()))).pipe(
            precedence.quickly,
            Effect.asVoid,
            span("Inbox.keep")
          ),
        unread: (limit) => Effect.orDie(unread.unread(limit)),
        unreadCount: Effect.orDie(unread.unreadCount),
        retry: tracedFn("Inbox.retry")(function* (id) {
          let count = yield* unread.again(id)
          let after: Uint8Array = new Uint8Array()
          for (;;) {
            const some = yield* unread.unaddressed(id, after, readAtOnce)
            for (const { body, digest, platform, received_at } of some) {
              after = digest
              if (!(yield* deliver(platform, body, received_at))) continue
              yield* unread.addressed(digest)
              count += 1
            }
            if (some.length < readAtOnce) break
          }
          yield* signals.notify("inbox")
          return count
        }, Effect.orDie),
        oldestWaitingSeconds: Effect.gen(function* () {
          const [oldest] = yield* repo.oldestWaiting
          const now = yield* Clock.currentTimeMillis
          return oldest?.received_at ? Math.max(0, now - oldest.received_at.getTime()) / 1000 : 0
        }).pipe(Effect.orDie, span("Inbox.oldestWaitingSeconds")),
        forget: Effect.gen(function* () {
          const now = yield* Clock.currentTimeMillis
          const handled = yield* repo.forget(new Date(now - Duration.toMillis(kept)), forgottenAtOnce)
          return handled + (yield* unread.forgetUnread(new Date(now - Duration.toMillis(unreadKept)), forgottenAtOnce))
        }).pipe(Effect.orDie, span("Inbox.forget"))
      })
    })
  )

  /** Every hour, batch after batch until nothing is old enough. */
  static readonly worker = Layer.unwrapEffect(
    Effect.map(Inbox, ({ forget }) =>
      periodic({
        name: "inbox retention",
        every: "1 hour",
        task: untilNone(forget)
      })
    )
  )
}
