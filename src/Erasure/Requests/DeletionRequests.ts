import { Clock, Context, DateTime, Duration, Effect, Layer, Number, Option } from "effect"
import { Unauthorized } from "#schema/Errors.ts"
import { type Platform, platformName } from "#schema/Platform.ts"
import type { DeletionRequest } from "#schema/resources/Erasure.ts"
import { CommentErasure } from "#src/Comments/CommentErasure.ts"
import { ContactErasure } from "#src/Contacts/ContactErasure.ts"
import { AppLinks } from "#src/Ground/AppLinks.ts"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"
import { span, tracedFn } from "#src/Ground/Span.ts"
import { shown, shownOrNull } from "#src/Ground/Time.ts"
import { Disconnections } from "#src/Platforms/Accounts/Disconnections.ts"
import { InboxErasure } from "#src/Platforms/Inbox/InboxErasure.ts"
import { CallbackPlatforms, platformsOfApp } from "#src/Platforms/Port/Callbacks.ts"
import { Erasures } from "../Erasures.ts"
import { DeletionRequestsRepo, type OpenRequest } from "./DeletionRequestsRepo.ts"

/** Longer than deleting somebody takes before it goes on by itself, in each workspace that knows them. */
const lease = Duration.minutes(5)
const codeLength = 16

const unsigned = new Unauthorized({
  message: "The signed_request is not one that the platform made for this app lately"
})

/** What the platform is told: where the person sees how it stands, and by which code. */
export interface Confirmation {
  readonly url: string
  readonly confirmation_code: string
}

/** What people ask for at a platform, for the app that Steward is there. */
export class DeletionRequests extends Context.Tag("steward/DeletionRequests")<
  DeletionRequests,
  {
    /** Somebody took the app's access away. `app`: as its platform's addresses name it. */
    readonly deauthorized: (app: string, signedRequest: string) => Effect.Effect<void, Unauthorized>
    /** Somebody wants their data deleted: kept before it is answered, and done soon after. The same one twice is one. */
    readonly asked: (app: string, signedRequest: string) => Effect.Effect<Confirmation, Unauthorized>
    readonly standing: (code: string) => Effect.Effect<Option.Option<DeletionRequest>>
    /** Does one that waits, or goes on with one that was broken off; answers how many it was. */
    readonly drain: Effect.Effect<number>
  }
>() {
  static readonly layer = Layer.effect(
    DeletionRequests,
    Effect.gen(function* () {
      const repo = yield* DeletionRequestsRepo
      const platforms = yield* CallbackPlatforms
      const disconnections = yield* Disconnections
      const erasures = yield* Erasures
      const comments = yield* CommentErasure
      const contacts = yield* ContactErasure
      const inbox = yield* InboxErasure
      const random = yield* RandomBytes
      const links = yield* AppLinks

      const signed = Effect.fnUntraced(function* (app: string, signedRequest: string) {
        const now = yield* DateTime.now
        const found = platforms.find((one) => one.app === app)
        const request = Option.flatMap(Option.fromNullable(found), ({ read }) => read(signedRequest, now))
        if (found === undefined || Option.isNone(request)) {
          return yield* Effect.fail(unsigned)
        }
        return { platform: found.platform, ...request.value, at: DateTime.toDateUtc(now) }
      })

      /** Facebook's login is Instagram's as well, where both have the same app. */
      const deauthorized = (platform: Platform, userId: string) =>
        Effect.map(
          Effect.forEach(platformsOfApp(platforms, platform), (one) => disconnections.deauthorized(one, userId)),
          Number.sumAll
        )

      /** Whether nothing is left of the person. What takes long goes on by itself, and is looked at again. */
      const erase = tracedFn("DeletionRequests.erase")(function* ({ code, platform, user_id }: OpenRequest) {
        const ended = yield* deauthorized(platform, user_id)
        const knownTo = [
          ...(yield* comments.accountsWrittenTo(platform, user_id)),
          ...(yield* contacts.accountsKnowing(platform, user_id))
        ]
        // before anything is gone: who goes on after a crash finds less
        if (ended + knownTo.length > 0) yield* Effect.orDie(repo.found(code))
        const actor = `A request through ${platformName(platform)}`
        const gone = yield* Effect.forEach(knownTo, ({ id, workspace_id }) =>
          erasures.eraseAuthor({ workspaceId: workspace_id, actor }, id, user_id).pipe(
            Effect.map(({ deleted }) => deleted),
            // another one took them, or they were one with somebody who is gone
            Effect.orElseSucceed(() => true)
          )
        )
        if ((yield* inbox.eraseUnaddressed(platform, user_id)) > 0) yield* Effect.orDie(repo.found(code))
        return gone.every((deleted) => deleted)
      })

      return DeletionRequests.of({
        deauthorized: tracedFn("DeletionRequests.deauthorized")(function* (app, signedRequest) {
          const { platform, userId } = yield* signed(app, signedRequest)
          yield* deauthorized(platform, userId)
        }),

        asked: tracedFn("DeletionRequests.asked")(function* (app, signedRequest) {
          const { at, platform, signature, userId } = yield* signed(app, signedRequest)
          const code = (yield* random.bytes(codeLength)).toHex()
          const kept = yield* Effect.orDie(repo.put({ code, platform, signature, user_id: userId, asked_at: at }))
          const { code: confirmed } = yield* Effect.orDie(kept)
          return { url: `${links.base}/data-deletion/${confirmed}`, confirmation_code: confirmed }
        }),

        standing: tracedFn("DeletionRequests.standing")(function* (code) {
          const kept = yield* Effect.orDie(repo.get(code))
          return Option.map(kept, ({ asked_at, done_at, found, platform }) => ({
            platform,
            found,
            asked_at: shown(asked_at),
            done_at: shownOrNull(done_at)
          }))
        }),

        drain: Effect.gen(function* () {
          const now = yield* Clock.currentTimeMillis
          const until = new Date(now + Duration.toMillis(lease))
          const claimed = yield* Effect.orDie(repo.claim(new Date(now), until))
          if (Option.isNone(claimed)) return 0
          if (yield* erase(claimed.value)) {
            yield* Effect.orDie(repo.done(claimed.value.code, new Date(yield* Clock.currentTimeMillis)))
          }
          return 1
        }).pipe(span("DeletionRequests.drain"))
      })
    })
  )
}
