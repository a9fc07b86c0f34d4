import { SqlClient } from "@effect/sql"
import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { foreseeing } from "#src/Comments/Intake/Foreseeing.ts"
import type { Observation } from "#src/Comments/Observation.ts"
import { InboxRepo } from "#src/Platforms/Inbox/InboxRepo.ts"
import { Precedence } from "#src/Platforms/Inbox/Precedence.ts"
import { takingIn } from "#src/Platforms/Inbox/TakingIn.ts"
import { FormsRepo } from "#src/Platforms/Leads/FormsRepo.ts"
import { House, observed } from "#test/House.ts"
import { scene } from "#test/Moderation/Scene.ts"

const written = (externalId: string, text: string): Observation => ({
  _tag: "Commented",
  comment: observed({ externalId, text })
})
const edited = (text: string): Observation => ({ _tag: "Edited", externalId: "1", text, hasMedia: null })

/** Bodies that wait in this order, as they are once they are read, and what takes them in. */
const waiting = Effect.fn("waiting")(function* (told: ReadonlyArray<ReadonlyArray<Observation>>) {
  const sql = yield* SqlClient.SqlClient
  const { account, workspaceId } = yield* scene()
  const { takeIn } = yield* takingIn
  const foresee = yield* foreseeing
  const foreseen = yield* foresee({ ...account, name: "Fjord Coffee" }, [], new Map())
  const rows = yield* sql<{ readonly number: string }>`
    INSERT INTO inbox (workspace_id, account_id, digest, body, received_at)
    SELECT ${workspaceId}, ${account.accountId}, sha256(n::text::bytea), '', 'epoch'
    FROM generate_series(1, ${told.length}::int) AS n RETURNING number`
  const nothing = { since: undefined, messages: [], forms: [], skipped: [], readNow: false }
  return {
    bodies: told.map((observations, n) => ({ ...nothing, observations, number: rows[n]?.number ?? "" })),
    take: takeIn(account, foreseen),
    text: Effect.map(
      sql<{ readonly text: string }>`
        SELECT text FROM comments WHERE workspace_id = ${workspaceId} AND external_id = '1'`,
      ([row]) => row?.text
    )
  }
})

const many = Array.from({ length: 300 }, (_, n) => written(`${n + 10}`, "What lovely tea"))

layer(House)("bodies that another process took in while this one stood still", (it) => {
  for (const { more, what } of [
    { what: "few", more: [] },
    { what: "more than one transaction holds", more: many }
  ]) {
    it.effect(`change nothing again: ${what}`, () =>
      Effect.gen(function* () {
        const { bodies, take, text } = yield* waiting([
          [written("1", "first"), edited("second"), ...more],
          [edited("third")]
        ])
        for (const body of bodies) yield* take([body])
        assert.strictEqual(yield* text, "third")
        yield* take(bodies.slice(0, 1))
        assert.strictEqual(yield* text, "third")
      }).pipe(Effect.provide([InboxRepo.layer, Precedence.layer, FormsRepo.layer]))
    )
  }
})
