import { SqlClient } from "@effect/sql"
import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { CommentSetsRepo } from "#src/Comments/CommentSetsRepo.ts"
import { InboxRepo } from "#src/Platforms/Inbox/InboxRepo.ts"
import { House } from "#test/House.ts"
import { scene } from "#test/Moderation/Scene.ts"

const repos = Layer.merge(InboxRepo.layer, CommentSetsRepo.layer)

layer(repos.pipe(Layer.provideMerge(House)))("where work waits", (it) => {
  it.scoped("is found by an index, also after much waited when the table was last looked at", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const inbox = yield* InboxRepo
      const comments = yield* CommentSetsRepo
      const { account, workspaceId } = yield* scene()
      yield* sql`INSERT INTO inbox (workspace_id, account_id, digest, body, received_at, state)
        SELECT ${workspaceId}, ${account.accountId}, sha256(n::text::bytea), convert_to(repeat('x', 2000), 'UTF8'),
          'epoch', 'waiting' FROM generate_series(1, 2000) AS n`
      yield* sql`ANALYZE inbox`
      yield* sql`UPDATE inbox SET state = 'handled', handled_at = 'epoch' WHERE workspace_id = ${workspaceId}`
      for (const lanes of [inbox.lanes, comments.pendingLanes(new Date())]) {
        const plan = JSON.stringify(yield* sql`EXPLAIN ${lanes}`)
        assert.notMatch(plan, /Seq Scan on (inbox|comments)/)
      }
    })
  )
})
