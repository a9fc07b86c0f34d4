import { SqlClient } from "@effect/sql"
import { Clock, Context, Duration, Effect, Layer, Option, Ref } from "effect"
import { NotFound } from "#schema/Errors.ts"
import type { WorkspaceId } from "#schema/Ids.ts"
import type { ErasedPerson, LeavingPerson as Leaving, LeavingOne } from "#schema/resources/Erasure.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { WorkspaceClock } from "#src/Database/WorkspaceClock.ts"
import { Ids } from "#src/Ground/Ids.ts"
import { span, tracedFn } from "#src/Ground/Span.ts"
import { DeliverySweep } from "./DeliverySweep.ts"
import { type ErasureUnderWay, LeavingRepo } from "./LeavingRepo.ts"
import type { StoredErasure } from "./SweepRepo.ts"
import { type Eraser, takeOut } from "./TakeOut.ts"
import { type Found, type Whom, whose } from "./Whose.ts"

/** Comments whose texts one transaction takes out. */
const batch = 200
/** Batches after which the deliveries are looked through: within the lease of the first of them. */
const round = 50
/** Longer than a batch and looking through deliveries take: of a process that dies, another takes over. */
const lease = Duration.minutes(2)

/** What one transaction did. `left`: who is still to go on with; `erased`: null until all is done. */
interface Step {
  readonly erased: ErasedPerson | null
  readonly erasure: StoredErasure | null
  readonly left: ErasureUnderWay | null
}

const ended: Step = { erased: null, erasure: null, left: null }

/** Deletes people who wrote much, batch after batch, so that nobody else is held up; what is asked for outlives a crash. */
export class Departures extends Context.Tag("steward/Departures")<
  Departures,
  {
    /** Deletes a person. Whoever is not gone within the time is told of as leaving, and it goes on by itself. */
    readonly begin: (
      eraser: Eraser,
      whom: Whom,
      within: Duration.Duration
    ) => Effect.Effect<ErasedPerson | Leaving, NotFound>
    /** Who is being deleted from a workspace, until the last of them is gone. */
    readonly list: (workspaceId: WorkspaceId) => Effect.Effect<ReadonlyArray<LeavingOne>>
    /** Goes on with one that was broken off; answers how many it was. */
    readonly drain: Effect.Effect<number>
  }
>() {
  static readonly layer = Layer.scoped(
    Departures,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const scope = yield* Effect.scope
      const clock = yield* WorkspaceClock
      const ids = yield* Ids
      const repo = yield* LeavingRepo
      const { sweep } = yield* DeliverySweep
      const { eraseAll, last } = yield* takeOut
      const find = yield* whose

      const leaseEnd = Effect.map(Clock.currentTimeMillis, (now) => new Date(now + Duration.toMillis(lease)))

      /** In the caller's transaction. The person goes with the last of their comments. */
      const step = tracedFn("Departures.step")(function* (person: ErasureUnderWay, found: Found, at: Date) {
        const eraser = { workspaceId: person.workspace_id, actor: person.actor }
        if (found.comments.length <= batch) {
          const contactId = Option.getOrNull(found.contact)
          const done = yield* last(eraser, contactId, found.authorIds, found.comments, person.comments, at)
          yield* repo.remove(person)
          return { ...done, left: null }
        }
        const erasure = yield* eraseAll(eraser, found.comments.slice(0, batch), [], Option.none(), at)
        const left: ErasureUnderWay = { ...person, comments: person.comments + batch }
        yield* repo.put(left, yield* leaseEnd)
        return { erased: null, erasure, left }
      }, Effect.orDie)

      const first = tracedFn("Departures.first")(function* ({ actor, workspaceId }: Eraser, whom: Whom) {
        const at = yield* clock.next(workspaceId)
        const found = yield* find(workspaceId, whom, batch + 1)
        const asked = {
          workspace_id: workspaceId,
          contact_id: Option.getOrNull(found.contact),
          account_id: "author" in whom ? whom.author.accountId : null,
          author_id: "author" in whom ? whom.author.authorId : null
        }
        const earlier = yield* Effect.orDie(repo.about(asked, new Date(yield* Clock.currentTimeMillis)))
        if (Option.isSome(earlier) && !earlier.value.free) return { ...ended, busy: earlier.value }
        const person = yield* Option.match(earlier, {
          onSome: ({ free: _, ...row }) => Effect.succeed({ ...row, contact_id: asked.contact_id }),
          onNone: () => Effect.map(ids.make("ers", String), (id) => ({ ...asked, id, actor, comments: 0 }))
        })
        return { ...(yield* step(person, found, at)), busy: null }
      }, transaction(sql))

      /**
       * The next batch. Nobody but who was asked for is deleted: where the contact was linked into another one since, or
       * came back after it was gone, it ends.
       */
      const next = tracedFn("Departures.next")(function* (asked: ErasureUnderWay) {
        const at = yield* clock.next(asked.workspace_id)
        const held = Option.getOrNull(yield* Effect.orDie(repo.get(asked)))
        if (held === null) return ended
        const found = yield* Effect.option(find(held.workspace_id, whomOf(held), batch + 1))
        const contact = Option.flatMap(found, (theirs) => theirs.contact)
        const other = held.contact_id !== null && Option.exists(contact, (id) => id !== held.contact_id)
        if (Option.isNone(found) || other) {
          if (other) yield* Effect.logWarning(`A deletion ended early: ${held.contact_id} is another contact by now`)
          yield* Effect.orDie(repo.remove(held))
          return ended
        }
        const contactId = held.contact_id ?? Option.getOrNull(contact)
        return yield* step({ ...held, contact_id: contactId }, found.value, at)
      }, transaction(sql))

      const finish = (erasures: ReadonlyArray<StoredErasure | null>) =>
        sweep(erasures.filter((erasure) => erasure !== null))

      /** All that is left after a step, and the deliveries. */
      const goOn = tracedFn("Departures.goOn")(function* (from: Step, latest: Ref.Ref<Step>) {
        let { left } = from
        let erasures = [from.erasure]
        while (left !== null) {
          const done: Step = yield* next(left)
          yield* Ref.set(latest, done)
          left = done.left
          erasures.push(done.erasure)
          if (erasures.length < round) continue
          yield* finish(erasures)
          erasures = []
        }
        yield* finish(erasures)
      })

      return Departures.of({
        list: tracedFn("Departures.list")(function* (workspaceId) {
          const rows = yield* Effect.orDie(repo.list(workspaceId))
          return rows.map(({ account_id, actor, author_id, comments, contact_id }) => ({
            contact_id,
            account_id,
            author_id,
            comments,
            asked_by: actor
          }))
        }),

        begin: tracedFn("Departures.begin")(function* (eraser, whom, within) {
          const { busy, ...begun } = yield* first(eraser, whom)
          if (busy !== null) return leaving(busy)
          const latest = yield* Ref.make<Step>(begun)
          const going = goOn(begun, latest).pipe(
            Effect.tapDefect((cause) => Effect.logWarning("A deletion broke off; it goes on by itself", cause))
          )
          const ending = yield* Effect.timeoutOption((yield* Effect.forkIn(going, scope)).await, within)
          if (Option.isSome(ending)) yield* ending.value
          const { erased, left } = yield* Ref.get(latest)
          if (Option.isNone(ending)) return leaving(left ?? erased ?? begun.left ?? { contact_id: null, comments: 0 })
          if (erased !== null) return erased
          return yield* Effect.fail(
            new NotFound({ message: "Another request has ended this deletion, or the contact was linked" })
          )
        }),

        drain: Effect.gen(function* () {
          const now = new Date(yield* Clock.currentTimeMillis)
          const claimed = yield* Effect.orDie(repo.claim(now, yield* leaseEnd))
          if (Option.isNone(claimed)) return 0
          const from: Step = { ...ended, left: claimed.value }
          yield* goOn(from, yield* Ref.make(from))
          return 1
        }).pipe(span("Departures.drain"))
      })
    })
  )
}

const leaving = ({ comments, contact_id }: Pick<ErasureUnderWay, "comments" | "contact_id">): Leaving => ({
  contact_id,
  deleted: false,
  comments,
  message: "There is much to delete: it goes on by itself. Ask again later; 404 says that nothing is left."
})

const whomOf = ({ account_id, author_id, contact_id }: ErasureUnderWay): Whom =>
  account_id !== null && author_id !== null
    ? { author: { accountId: account_id, authorId: author_id } }
    : { contactId: contact_id ?? "" }
