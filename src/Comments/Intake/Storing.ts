import { Effect, Option } from "effect"
import { CommentId } from "#schema/Ids.ts"
import { Contacts } from "#src/Contacts/Contacts.ts"
import type { KnownPeople } from "#src/Contacts/Meeting.ts"
import { pipelined } from "#src/Database/Pipeline/Pipelined.ts"
import { Ids } from "#src/Ground/Ids.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { newComment } from "../NewComment.ts"
import type { ObservedAccount } from "../Observation.ts"
import { commentWriting } from "../Writing.ts"
import type { DecideFirst } from "./FirstDecisions.ts"
import type { Foreseen } from "./Foreseeing.ts"
import type { ReceivedComments } from "./Receiving.ts"

export interface ToStore extends Pick<ReceivedComments, "fresh" | "news"> {
  /** Who is known of the people who wrote them. */
  readonly known: KnownPeople
  /** What is written in the same transaction, and needs nothing of them. */
  readonly beside: Effect.Effect<void>
}

/**
 * Stores comments that are new with the people who wrote them, and decides those that were foreseen and of which there is
 * no other news, where there is one who can `decide`. Answers their ids by those of the platform, and whether there are some left to be decided.
 */
export const storing = Effect.gen(function* () {
  const contacts = yield* Contacts
  const ids = yield* Ids
  const { add } = yield* commentWriting

  /** New comments with the people who wrote them. */
  const written = tracedFn("Intake.written")(function* (
    account: ObservedAccount,
    fresh: ReceivedComments["fresh"],
    known: KnownPeople,
    foreseen: Foreseen | undefined
  ) {
    const { seen: writers, written: people } = yield* contacts.meet(
      account,
      fresh.map(({ at, comment }) => ({ person: comment.author, at })),
      known
    )
    const rows = yield* ids.forEach("com", CommentId.make, fresh, ({ at, comment }, made, index) => {
      const contact = writers[index]
      // the platform may name somebody in one report and not in the next
      const name = comment.author.name || (contact?.name ?? "")
      const handle = comment.author.handle || (contact?.handle ?? "")
      const named = { ...comment, author: { ...comment.author, name, handle } }
      const id = foreseen?.ids.get(comment.externalId) ?? made
      const row = newComment({ ...account, name: foreseen?.name ?? "" }, named, { id, at })
      return { comment: row, contactId: contact?.id ?? null }
    })
    return { rows, people }
  })

  return tracedFn("Intake.store")(function* (
    account: ObservedAccount,
    { beside, fresh, known, news }: ToStore,
    foreseen: Foreseen | undefined,
    decide: Option.Option<DecideFirst>
  ) {
    if (fresh.length === 0) {
      yield* beside
      return { ids: [], undecided: false }
    }
    const { people, rows } = yield* written(account, fresh, known, foreseen)
    const comments = Effect.gen(function* () {
      const plain = rows.flatMap(({ comment }) =>
        news.has(comment.external_id) ? [] : [{ comment, at: comment.received_at }]
      )
      const decided = Option.isSome(decide) ? yield* decide.value(plain) : null
      const changes = decided?.changes ?? []
      yield* pipelined(add(account.workspaceId, rows, changes), decided?.record ?? Effect.void)
      return changes.length < rows.length
    })
    // the people first, whom the comments name: these are decided while the database is at work on them
    const [, , undecided] = yield* pipelined(people, beside, comments)
    return { ids: rows.map(({ comment: { external_id, id } }) => [external_id, id] as const), undecided }
  })
})
