import { SqlClient } from "@effect/sql"
import { Clock, Context, Duration, Effect, Layer, Option } from "effect"
import { actorOf, type Principal } from "#schema/api/Authentication.ts"
import type { NotFound } from "#schema/Errors.ts"
import type { AccountId } from "#schema/Ids.ts"
import type { ErasedPerson, LeavingPerson } from "#schema/resources/Erasure.ts"
import { TextRetention } from "#src/Access/Workspaces/TextRetention.ts"
import { CommentErasure } from "#src/Comments/CommentErasure.ts"
import { TextTerms } from "#src/Comments/Ending/TextTerms.ts"
import { termPlatforms } from "#src/Comments/Terms/TextTerm.ts"
import { ContactErasure } from "#src/Contacts/ContactErasure.ts"
import { periodic, untilNone } from "#src/Database/Periodic.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { WorkspaceClock } from "#src/Database/WorkspaceClock.ts"
import { span, tracedFn } from "#src/Ground/Span.ts"
import { DeliverySweep } from "./DeliverySweep.ts"
import { Departures } from "./Departures.ts"
import { type Eraser, takeOut } from "./TakeOut.ts"

/** Comments whose texts one transaction takes out. */
const batch = 200
/** Well within the time after which a connection on which nothing comes is closed. */
const answeredWithin = Duration.seconds(20)

/** Deletes what is kept about people. */
export class Erasures extends Context.Tag("steward/Erasures")<
  Erasures,
  {
    /**
     * Deletes a person: the contact, what they wrote and what was made of it, when this ends. An id that was linked into
     * another contact stands for that one. What takes longer than `within` goes on by itself, and the answer says so.
     */
    readonly erasePerson: (
      eraser: Eraser,
      contactId: string,
      within?: Duration.Duration
    ) => Effect.Effect<ErasedPerson | LeavingPerson, NotFound>
    /** The same of whoever the platform knows by an id, also where no contact was made of them. */
    readonly eraseAuthor: (
      eraser: Eraser,
      accountId: AccountId,
      authorId: string
    ) => Effect.Effect<ErasedPerson | LeavingPerson, NotFound>
    /**
     * Takes the texts out of a small batch of comments that are long gone from their platform, or that it lets nobody keep
     * any longer; answers how many.
     */
    readonly forget: Effect.Effect<number>
  }
>() {
  static readonly layer = Layer.effect(
    Erasures,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const texts = yield* CommentErasure
      const people = yield* ContactErasure
      const terms = yield* TextTerms
      const retention = yield* TextRetention
      const { begin } = yield* Departures
      const { sweep } = yield* DeliverySweep
      const clock = yield* WorkspaceClock
      const { eraseAll } = yield* takeOut

      /** What a platform lets nobody keep any longer, with the names of those of whom nothing else is left. */
      const forgetOverdue = tracedFn("Erasures.forgetOverdue")(function* () {
        const due = yield* terms.overdue(batch)
        for (const [workspaceId, rows] of Map.groupBy(due, ({ workspace_id }) => workspace_id)) {
          const eraser = { workspaceId, actor: "Steward" }
          const found = rows.map(({ id }) => id)
          const writers = [...new Set(rows.flatMap(({ contact_id }) => contact_id ?? []))]
          const erasure = yield* Effect.gen(function* () {
            const at = yield* clock.next(workspaceId)
            yield* texts.release(workspaceId, found)
            const silent = yield* terms.silent(workspaceId, writers)
            const nameless =
              silent.length === 0 ? [] : yield* people.forgetNames(workspaceId, silent, termPlatforms, at)
            const since = nameless.map(({ created_at }) => created_at.getTime())
            const oldest = since.length === 0 ? Option.none<Date>() : Option.some(new Date(Math.min(...since)))
            return yield* eraseAll(
              eraser,
              found,
              nameless.map(({ id }) => id),
              oldest,
              at
            )
          }).pipe(Effect.orDie, transaction(sql))
          if (erasure !== null) yield* sweep([erasure])
        }
        return due.length
      })

      return Erasures.of({
        erasePerson: (eraser, contactId, within = answeredWithin) => begin(eraser, { contactId }, within),

        eraseAuthor: (eraser, accountId, authorId) =>
          begin(eraser, { author: { accountId, authorId } }, answeredWithin),

        forget: Effect.gen(function* () {
          const now = new Date(yield* Clock.currentTimeMillis)
          const times = (yield* retention.all).map(({ days, workspaceId }) => ({
            workspaceId,
            before: new Date(now.getTime() - Duration.toMillis(Duration.days(days)))
          }))
          const due = yield* texts.removedBefore(times, batch)
          const byWorkspace = Map.groupBy(due, ({ workspace_id }) => workspace_id)
          for (const [workspaceId, rows] of byWorkspace) {
            const eraser = { workspaceId, actor: "Steward" }
            const found = rows.map(({ id }) => id)
            const erasure = yield* Effect.flatMap(clock.next(workspaceId), (at) =>
              Effect.orDie(eraseAll(eraser, found, [], Option.none(), at))
            ).pipe(transaction(sql))
            if (erasure !== null) yield* sweep([erasure])
          }
          return due.length + (yield* forgetOverdue())
        }).pipe(span("Erasures.forget"))
      })
    })
  )

  /** Every hour, batch after batch until nothing is old enough, with a breath between them for those who work. */
  static readonly worker = Layer.unwrapEffect(
    Effect.map(Effect.all([Erasures, DeliverySweep, Departures]), ([{ forget }, sweeps, departures]) =>
      Layer.mergeAll(
        periodic({
          name: "removed texts",
          every: "1 hour",
          task: untilNone(Effect.zipLeft(forget, Effect.sleep("50 millis")))
        }),
        periodic({
          name: "delivery sweep",
          every: "1 minute",
          task: untilNone(sweeps.drain)
        }),
        periodic({
          name: "deletions",
          every: "1 minute",
          task: untilNone(departures.drain)
        })
      )
    )
  )
}

export const eraserOf = (principal: Principal): Eraser => ({
  workspaceId: principal.workspaceId,
  actor: actorOf(principal)
})
