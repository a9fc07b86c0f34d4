import { PgClient } from "@effect/sql-pg"
import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { signWebhook } from "#src/Platforms/Graph/WebhookSignature.ts"
import { PlatformIngest } from "#src/Platforms/Reading/PlatformIngest.ts"
import { facebookAppSecret, ownHouse } from "#test/House.ts"
import { scene } from "#test/Moderation/Scene.ts"

const bytes = (text: string) => new TextEncoder().encode(text)
const receive = (body: Uint8Array) =>
  Effect.flatMap(PlatformIngest, (ingest) =>
    ingest.receive("facebook", body, { "x-hub-signature-256": signWebhook(facebookAppSecret, body) })
  )

layer(ownHouse)("bodies that come at the same time", (it) => {
  it.effect("are kept for each of their pages, each once, beside those that are for nobody or cannot be read", () =>
    Effect.gen(function* () {
      const sql = yield* PgClient.PgClient
      const scenes = yield* Effect.replicateEffect(scene(), 2)
      const [one = "", other = ""] = scenes.map(({ account }) => account.externalId)
      const about = (n: number, ...pages: ReadonlyArray<string>) =>
        bytes(JSON.stringify({ object: "page", entry: pages.map((id) => ({ id, time: n, changes: [] })) }))
      const bodies = Array.from({ length: 40 }, (_, n) =>
        n % 4 === 3 ? about(n, one, other, "nobody") : about(n, n % 2 === 0 ? one : other)
      )
      const large = bytes(`${" ".repeat(70_000)}${new TextDecoder().decode(about(41, one))}`)
      const unread = bytes("not JSON")
      yield* Effect.forEach([...bodies, ...bodies, about(50, "nobody"), large, unread], receive, {
        concurrency: "unbounded",
        discard: true
      })
      for (const [index, { workspaceId }] of scenes.entries()) {
        const rows = yield* sql<{ readonly body: Uint8Array }>`
          SELECT body FROM inbox WHERE workspace_id = ${workspaceId}`
        const page = index === 0 ? one : other
        const expected = [...bodies, large]
          .map((body) => new TextDecoder().decode(body))
          .filter((text) => text.includes(page))
        assert.sameMembers(
          rows.map(({ body }) => new TextDecoder().decode(body)),
          expected
        )
      }
    })
  )

  it.effect("fail alone where they cannot be kept", () =>
    Effect.gen(function* () {
      const sql = yield* PgClient.PgClient
      const { account, workspaceId } = yield* scene()
      const body = (time: number) =>
        bytes(JSON.stringify({ object: "page", entry: [{ id: account.externalId, time, changes: [] }] }))
      yield* sql`ALTER TABLE inbox ADD CONSTRAINT broken CHECK (position('"time":3' IN encode(body, 'escape')) = 0) NOT VALID`
      const exits = yield* Effect.forEach([1, 2, 3, 4, 5], (n) => Effect.exit(receive(body(n))), {
        concurrency: "unbounded"
      })
      yield* sql`ALTER TABLE inbox DROP CONSTRAINT broken`
      assert.deepStrictEqual(
        exits.map(({ _tag }) => _tag),
        ["Success", "Success", "Failure", "Success", "Success"]
      )
      const rows = yield* sql`SELECT 1 FROM inbox WHERE workspace_id = ${workspaceId}`
      assert.lengthOf(rows, 4)
    })
  )
})
