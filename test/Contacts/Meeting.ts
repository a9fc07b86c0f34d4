import { SqlClient } from "@effect/sql"
import { Effect } from "effect"
import { Contacts } from "#src/Contacts/Contacts.ts"
import type { ContactAccount } from "#src/Contacts/StoredContact.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { WorkspaceClock } from "#src/Database/WorkspaceClock.ts"

/** Meets somebody as a comment of theirs does; answers their contact's id. */
export const meet = Effect.fn("meet")(function* (account: ContactAccount, externalId: string, name = "Dana Example") {
  const sql = yield* SqlClient.SqlClient
  const contacts = yield* Contacts
  const clock = yield* WorkspaceClock
  const [met] = yield* clock.next(account.workspaceId).pipe(
    Effect.flatMap((at) => contacts.seen(account, [{ person: { externalId, name, handle: "" }, at }])),
    transaction(sql)
  )
  return met === null || met === undefined ? yield* Effect.dieMessage("Nobody was met") : met.id
})
