import { PgClient } from "@effect/sql-pg"
import { assert, layer } from "@effect/vitest"
import { Effect, Layer, Option, Redacted } from "effect"
import { RemovalRepo } from "#src/Access/Removal/RemovalRepo.ts"
import { WorkspaceRemoval } from "#src/Access/Removal/WorkspaceRemoval.ts"
import { Accounts } from "#src/Platforms/Accounts.ts"
import { signWebhook } from "#src/Platforms/Facebook/WebhookSignature.ts"
import { FacebookIngest } from "#src/Platforms/FacebookIngest.ts"
import { connect, facebookAppSecret, facebookVerifyToken, House } from "#test/House.ts"
import { scene } from "#test/Moderation/Scene.ts"

const bytes = (text: string) => new TextEncoder().encode(text)

const added = (pageId: string, comment: string, message: string) => ({
  id: pageId,
  time: 1_790_932_505,
  changes: [
    {
      field: "feed",
      value: {
        item: "comment",
        verb: "add",
        comment_id: comment,
        post_id: `${pageId}_1`,
        parent_id: `${pageId}_1`,
        from: { id: "5550001", name: "Dana Example" },
        message,
        created_time: 1_790_932_504
      }
    }
  ]
})

const pushed = (...entry: ReadonlyArray<unknown>) => bytes(JSON.stringify({ object: "page", entry }))

const push = (body: Uint8Array) =>
  Effect.flatMap(FacebookIngest, (ingest) => ingest.receive(body, signWebhook(facebookAppSecret, body)))

const textsOf = Effect.fn("textsOf")(function* (accountId: string) {
  const sql = yield* PgClient.PgClient
  const rows = yield* sql<{ readonly text: string }>`
    SELECT text FROM comments WHERE account_id = ${accountId} ORDER BY received_at`
  return rows.map(({ text }) => text)
})

layer(House)("FacebookIngest", (it) => {
  it.effect("what it has acknowledged is stored, once however often it comes", () =>
    Effect.gen(function* () {
      const { account } = yield* scene()
      const body = pushed(added(account.externalId, "1", "First!"), added(account.externalId, "2", "Nice"))
      assert.isTrue(yield* push(body))
      assert.deepStrictEqual(yield* textsOf(account.accountId), ["First!", "Nice"])
      assert.isTrue(yield* push(body))
      assert.deepStrictEqual(yield* textsOf(account.accountId), ["First!", "Nice"])
    })
  )

  it.effect("what is pushed for a page that a person disconnected is acknowledged and forgotten", () =>
    Effect.gen(function* () {
      const { account, workspaceId } = yield* scene()
      const accounts = yield* Accounts
      yield* accounts.disconnect(workspaceId, account.accountId, "Ada")
      assert.isTrue(yield* push(pushed(added(account.externalId, "1", "First!"))))
      assert.isEmpty(yield* textsOf(account.accountId))
    })
  )

  it.effect("what cannot be stored is not acknowledged", () =>
    Effect.gen(function* () {
      const { account } = yield* scene()
      const sql = yield* PgClient.PgClient
      const body = pushed(added(account.externalId, "1", "First!"))
      yield* sql`ALTER TABLE comments ADD CONSTRAINT broken CHECK (text <> 'First!') NOT VALID`
      const exit = yield* Effect.exit(push(body))
      yield* sql`ALTER TABLE comments DROP CONSTRAINT broken`
      assert.strictEqual(exit._tag, "Failure")
      assert.isEmpty(yield* textsOf(account.accountId))
      assert.isTrue(yield* push(body))
      assert.deepStrictEqual(yield* textsOf(account.accountId), ["First!"])
    })
  )

  it.effect("only what the app signed, to the byte, is taken", () =>
    Effect.gen(function* () {
      const { account } = yield* scene()
      const body = pushed(added(account.externalId, "1", "First!"))
      const { receive } = yield* FacebookIngest
      const forged = signWebhook(Redacted.make("another secret"), body)
      for (const signature of [undefined, "", "sha256=00", forged, signWebhook(facebookAppSecret, bytes("{}"))]) {
        assert.isFalse(yield* receive(body, signature))
      }
      assert.isEmpty(yield* textsOf(account.accountId))
    })
  )

  it.effect("without an app secret nothing is taken", () =>
    Effect.gen(function* () {
      const body = pushed()
      const bare = FacebookIngest.layer({ appSecret: Option.none(), verifyToken: Option.none() })
      yield* Effect.gen(function* () {
        const { handshake, receive } = yield* FacebookIngest
        assert.isFalse(yield* receive(body, signWebhook(facebookAppSecret, body)))
        assert.isTrue(Option.isNone(handshake({ "hub.mode": "subscribe", "hub.challenge": "1" })))
      }).pipe(Effect.provide(Layer.fresh(bare)))
    })
  )

  it.effect("what is pushed is stored once, in the brand that has the page connected now", () =>
    Effect.gen(function* () {
      const one = yield* scene()
      const other = yield* scene()
      const { account } = one
      const sql = yield* PgClient.PgClient
      const tube = yield* connect(one.workspaceId, "youtube")
      yield* sql`UPDATE accounts SET external_id = ${account.externalId} WHERE id = ${tube.accountId}`
      assert.isTrue(yield* push(pushed(added("nobody", "2", "Lost"), added(account.externalId, "1", "Hello"))))
      assert.deepStrictEqual(yield* textsOf(account.accountId), ["Hello"])
      const accounts = yield* Accounts
      yield* accounts.disconnect(one.workspaceId, account.accountId, "Ada")
      const { externalId } = account
      const taken = { workspaceId: other.workspaceId, platform: "facebook", externalId, name: "Fjord Coffee" } as const
      const moved = yield* accounts.connect({ ...taken, token: Redacted.make("token"), actor: "Ada" })
      assert.isTrue(yield* push(pushed(added(externalId, "3", "Again"))))
      assert.deepStrictEqual(yield* textsOf(account.accountId), ["Hello"])
      assert.deepStrictEqual(yield* textsOf(moved), ["Again"])
      assert.isEmpty(yield* textsOf(tube.accountId))
    })
  )

  it.effect("what is pushed for a page of a deleted workspace is acknowledged and forgotten", () =>
    Effect.gen(function* () {
      const { account, workspaceId } = yield* scene()
      const body = pushed(added(account.externalId, "1", "First!"))
      assert.isTrue(yield* push(body))
      yield* Effect.flatMap(WorkspaceRemoval, ({ remove }) => remove(workspaceId)).pipe(
        Effect.provide(Layer.provide(WorkspaceRemoval.layer, RemovalRepo.layer))
      )
      assert.isTrue(yield* push(body))
      assert.isEmpty(yield* textsOf(account.accountId))
    })
  )

  it.effect("what it cannot read is acknowledged, so that Facebook does not send it for ever", () =>
    Effect.gen(function* () {
      const { account } = yield* scene()
      for (const body of [bytes("no JSON"), bytes("[]"), pushed({ id: account.externalId, changes: [1, {}] })]) {
        assert.isTrue(yield* push(body))
      }
      assert.isEmpty(yield* textsOf(account.accountId))
    })
  )

  it.effect("answers the challenge of who knows the verify token", () =>
    Effect.gen(function* () {
      const { handshake } = yield* FacebookIngest
      const query = { "hub.mode": "subscribe", "hub.challenge": "1158201444" }
      const known = { ...query, "hub.verify_token": Redacted.value(facebookVerifyToken) }
      assert.deepStrictEqual(handshake(known), Option.some("1158201444"))
      assert.isTrue(Option.isNone(handshake({ ...query, "hub.verify_token": "a guess" })))
      assert.isTrue(Option.isNone(handshake(query)))
    })
  )
})
