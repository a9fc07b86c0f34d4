import { SqlClient } from "@effect/sql"
import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { ownHouse } from "#test/House.ts"
import { scene } from "#test/Moderation/Scene.ts"
import { takenIn } from "../TakenIn.ts"

const poison = "cannot be stored"
const bodies = 25
const each = Array.from({ length: bodies }, (_, n) => n)
/** The body that holds what cannot be stored. */
const bad = 12

/** A push with two comments and two messages. */
const pushed = (
  pageId: string,
  n: number,
  { comment, message }: { readonly comment: string; readonly message: string }
) => {
  const said = (id: string, text: string) => ({
    field: "feed",
    value: {
      item: "comment",
      verb: "add",
      comment_id: id,
      from: { id: "9", name: "Dana" },
      message: text,
      created_time: 1
    }
  })
  const wrote = (mid: string, text: string) => ({
    sender: { id: "8" },
    recipient: { id: pageId },
    timestamp: 1_790_932_504_000,
    message: { mid, text }
  })
  return JSON.stringify({
    object: "page",
    entry: [
      {
        id: pageId,
        time: 1_790_932_505,
        changes: [said(`1_${n}`, comment), said(`2_${n}`, "What lovely tea")],
        messaging: [wrote(`1_${n}`, message), wrote(`2_${n}`, "Hello")]
      }
    ]
  })
}

layer(ownHouse)("what cannot be stored among what was pushed", (it) => {
  for (const table of ["comments", "messages"] as const) {
    it.effect(`is all that is left out, and its body tells why: ${table}`, () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { account, workspaceId } = yield* scene()
        yield* sql`ALTER TABLE ${sql(table)} ADD CONSTRAINT poison CHECK (text <> ${sql.literal(`'${poison}'`)}) NOT VALID`
        const texts = each.map((n) =>
          pushed(account.externalId, n, {
            comment: n === bad && table === "comments" ? poison : "So good",
            message: n === bad && table === "messages" ? poison : "How are you?"
          })
        )
        yield* sql`INSERT INTO inbox (workspace_id, account_id, digest, body, received_at)
          SELECT ${workspaceId}, ${account.accountId}, sha256(convert_to(text, 'UTF8')), convert_to(text, 'UTF8'), 'epoch'
          FROM unnest(${texts}::text[]) WITH ORDINALITY AS one (text, n) ORDER BY n`
        yield* takenIn
        const all = each.flatMap((n) => [`1_${n}`, `2_${n}`])
        for (const kind of ["comments", "messages"] as const) {
          const stored = yield* sql<{ readonly external_id: string }>`
            SELECT external_id FROM ${sql(kind)} WHERE workspace_id = ${workspaceId}`
          assert.sameMembers(
            stored.map(({ external_id }) => external_id),
            all.filter((id) => kind !== table || id !== `1_${bad}`),
            kind
          )
        }
        const unread = yield* sql<{ readonly place: number; readonly reason: string }>`
          SELECT place::int, reason FROM (
            SELECT row_number() OVER (ORDER BY number) - 1 AS place, state, reason FROM inbox
            WHERE workspace_id = ${workspaceId}
          ) AS one WHERE state <> 'handled'`
        assert.deepStrictEqual(
          unread.map(({ place }) => place),
          [bad]
        )
        assert.match(unread[0]?.reason ?? "", /could not be stored.*poison/)
        const [decided] = yield* sql`
          SELECT count(*)::int AS records, count(DISTINCT comment_id)::int AS comments FROM decision_records
          WHERE workspace_id = ${workspaceId}`
        const count = table === "comments" ? 2 * bodies - 1 : 2 * bodies
        assert.deepStrictEqual(decided, { records: count, comments: count })
        yield* sql`ALTER TABLE ${sql(table)} DROP CONSTRAINT poison`
      })
    )
  }
})
