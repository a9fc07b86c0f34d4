import { Effect } from "effect"
import { ContactId } from "#schema/Ids.ts"
import { Ids } from "#src/Ground/Ids.ts"
import { span, tracedFn } from "#src/Ground/Span.ts"
import { ContactsRepo } from "./ContactsRepo.ts"
import { identityOf, type KnownPerson } from "./Identity.ts"
import { identityKey, type KnownPeople, type MetPerson, meeting } from "./Meeting.ts"
import type { ContactAccount, SeenContact } from "./StoredContact.ts"

/** People who were met, and what is still to be written of them, in the same transaction. */
export interface MetPeople {
  readonly seen: ReadonlyArray<SeenContact | null>
  readonly written: Effect.Effect<void>
}

export interface MeetingPeople {
  /**
   * The contacts of people who were met through an account, in order, made when they are new, and their names as they
   * are now. Null for somebody the platform does not name. `at` is a sort key of the workspace: runs in its transaction.
   */
  readonly seen: (
    account: ContactAccount,
    people: ReadonlyArray<MetPerson>
  ) => Effect.Effect<ReadonlyArray<SeenContact | null>>
  /** The same in steps, for who has more to read and to write at the same time. First: who is known of some people. */
  readonly known: (account: ContactAccount, people: ReadonlyArray<KnownPerson>) => Effect.Effect<KnownPeople>
  /** Then: who each of those is that were met, where `known` tells who is known of them, or of more. */
  readonly meet: (
    account: ContactAccount,
    people: ReadonlyArray<MetPerson>,
    known: KnownPeople
  ) => Effect.Effect<MetPeople>
}

export const meetingPeople: Effect.Effect<MeetingPeople, never, ContactsRepo | Ids> = Effect.gen(function* () {
  const repo = yield* ContactsRepo
  const ids = yield* Ids

  const known: MeetingPeople["known"] = tracedFn("Contacts.known")(function* (account, people) {
    const identities = people.flatMap((person) => identityOf(person) ?? [])
    const rows = identities.length === 0 ? [] : yield* repo.known(account, identities)
    return new Map(rows.map((row) => [identityKey(row), row]))
  }, Effect.orDie)

  const meet: MeetingPeople["meet"] = Effect.fnUntraced(function* (account, people, among) {
    const made = yield* ids.forEach("con", ContactId.make, people, (_, id) => id)
    const { fresh, renamed, seen } = meeting(people, among, made)
    const written = Effect.gen(function* () {
      if (fresh.length > 0) yield* repo.insert(account, fresh)
      if (renamed.length > 0) yield* repo.rename(account.workspaceId, renamed)
    }).pipe(Effect.orDie, span("Contacts.written"))
    return { seen, written }
  })

  const seen: MeetingPeople["seen"] = tracedFn("Contacts.seen")(function* (account, people) {
    const persons = people.map(({ person }) => person)
    const { seen, written } = yield* meet(account, people, yield* known(account, persons))
    yield* written
    return seen
  })

  return { known, meet, seen }
})
