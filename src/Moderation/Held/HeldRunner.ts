import { Clock, Context, Duration, Effect, Layer } from "effect"
import type { Principal } from "#schema/api/Authentication.ts"
import { Forbidden } from "#schema/Errors.ts"
import { Members } from "#src/Access/Members/Members.ts"
import { Comments } from "#src/Comments/Comments.ts"
import { periodic, untilNone } from "#src/Database/Periodic.ts"
import { span, tracedFn } from "#src/Ground/Span.ts"
import { isHeldAbout } from "../Held.ts"
import { HeldAnswersRepo, type StoredHeld } from "../HeldAnswersRepo.ts"
import { Moderation } from "../Moderation.ts"
import { unanswered } from "./Unanswered.ts"

/** Longer than it takes to carry one batch out. */
const lease = Duration.minutes(1)
const batch = 32
/** For this long an answer waits until an edited comment is judged. */
const untilJudged = Duration.seconds(2)

/** Lets answers take effect whose time has come, whichever process took them: each once. */
export class HeldRunner extends Context.Tag("steward/HeldRunner")<
  HeldRunner,
  {
    /** Carries out a batch of what is due; answers how many it took. */
    readonly drain: Effect.Effect<number>
  }
>() {
  static readonly layer = Layer.effect(
    HeldRunner,
    Effect.gen(function* () {
      const repo = yield* HeldAnswersRepo
      const comments = yield* Comments
      const members = yield* Members
      const moderation = yield* Moderation

      /** Who answered, with the role that they hold now. */
      const principalOf = tracedFn("HeldRunner.principalOf")(function* (held: StoredHeld) {
        const brands = yield* members.brandsOf(held.person_id)
        const brand = brands.find(({ workspaceId }) => workspaceId === held.workspace_id)
        if (brand === undefined) {
          return yield* Effect.fail(new Forbidden({ message: `${held.person_name} is not a member any more` }))
        }
        return {
          workspaceId: held.workspace_id,
          workspaceName: brand.name,
          personId: held.person_id,
          personName: held.person_name,
          role: brand.role,
          limitedTo: brand.limitedTo
        } satisfies Principal
      })

      /** What cannot take effect is dropped, and the comment's history says why. What an edit says is judged first. */
      const drop = (held: StoredHeld, reason: string) =>
        comments
          .change(held.workspace_id, held.comment_id, (comment, at) =>
            Effect.gen(function* () {
              if (comment.status === "pending" && !isHeldAbout(held, comment)) {
                const now = yield* Clock.currentTimeMillis
                yield* repo.putOff(held, new Date(now + Duration.toMillis(untilJudged)))
                return [undefined, null] as const
              }
              const removed = yield* repo.remove(held)
              return [undefined, removed ? unanswered(held, comment, reason, at) : null] as const
            }).pipe(Effect.orDie)
          )
          .pipe(Effect.catchAll(() => Effect.asVoid(Effect.orDie(repo.remove(held)))))

      const carryOut = (held: StoredHeld) =>
        Effect.flatMap(principalOf(held), (principal) => moderation.release(principal, held)).pipe(
          Effect.catchAll(({ message }) => drop(held, message)),
          Effect.catchAllCause((cause) => Effect.logError("A held answer failed; its claim runs out", cause))
        )

      return HeldRunner.of({
        drain: Effect.gen(function* () {
          const now = yield* Clock.currentTimeMillis
          const until = new Date(now + Duration.toMillis(lease))
          const claimed = yield* Effect.orDie(repo.claim(new Date(now), until, batch))
          yield* Effect.forEach(claimed, carryOut, { discard: true })
          return claimed.length
        }).pipe(span("HeldRunner.drain"))
      })
    })
  )

  /** Nobody signals that time has passed. */
  static readonly worker = Layer.unwrapEffect(
    Effect.map(HeldRunner, ({ drain }) =>
      periodic({
        name: "held answers",
        every: "500 millis",
        task: untilNone(drain)
      })
    )
  )
}
