import { PgClient } from "@effect/sql-pg"
import { assert, layer } from "@effect/vitest"
import { Effect, Layer, Option, Redacted, TestClock } from "effect"
import { RemovalRepo } from "#src/Access/Workspaces/Removal/RemovalRepo.ts"
import { WorkspaceRemoval } from "#src/Access/Workspaces/Removal/WorkspaceRemoval.ts"
import { Accounts } from "#src/Platforms/Accounts/Accounts.ts"
import { Disconnections } from "#src/Platforms/Accounts/Disconnections.ts"
import { storedTokens } from "#src/Platforms/Accounts/StoredTokens.ts"
import { adaptersLayer } from "#src/Platforms/Adapters/Adapters.ts"
import { signWebhook } from "#src/Platforms/Graph/WebhookSignature.ts"
import { Inbox } from "#src/Platforms/Inbox/Inbox.ts"
import { PlatformIngest } from "#src/Platforms/Reading/PlatformIngest.ts"
import { connect, facebookAppSecret, facebookVerifyToken, ownHouse, testSettings } from "#test/House.ts"
import { scene } from "#test/Moderation/Scene.ts"
import { takenIn, takenInOnce } from "../TakenIn.ts"

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
  Effect.flatMap(PlatformIngest, (ingest) =>
    ingest.receive("facebook", body, { "x-hub-signature-256": signWebhook(facebookAppSecret, body) })
  ).pipe(Effect.zipLeft(takenIn))

const textsOf = Effect.fn("textsOf")(function* (accountId: string) {
  const sql = yield* PgClient.PgClient
  const rows = yield* sql<{ readonly text: string }>`
    SELECT text FROM comments WHERE account_id = ${accountId} ORDER BY received_at, id`
  return rows.map(({ text }) => text)
})

layer(ownHouse)("PlatformIngest", (it) => {
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
      const disconnections = yield* Disconnections
      yield* disconnections.disconnect(workspaceId, account.accountId, "Ada")
      assert.isTrue(yield* push(pushed(added(account.externalId, "1", "First!"))))
      assert.isEmpty(yield* textsOf(account.accountId))
    })
  )

  it.effect("what cannot be stored is acknowledged, kept with the reason, and taken in once it can be", () =>
    Effect.gen(function* () {
      const { account, workspaceId } = yield* scene()
      const sql = yield* PgClient.PgClient
      const inbox = yield* Inbox
      const before = yield* inbox.unreadCount
      const body = pushed(added(account.externalId, "1", "First!"), added(account.externalId, "2", "Second"))
      yield* sql`ALTER TABLE comments ADD CONSTRAINT broken CHECK (text <> 'First!') NOT VALID`
      assert.isTrue(yield* push(body))
      yield* sql`ALTER TABLE comments DROP CONSTRAINT broken`
      assert.deepStrictEqual(yield* textsOf(account.accountId), ["Second"])
      const [unread] = (yield* inbox.unread(100)).filter((one) => one.workspace_id === workspaceId)
      assert.match(unread?.reason ?? "", /broken/)
      assert.strictEqual(unread?.bytes, body.length)
      assert.strictEqual(yield* inbox.unreadCount, before + 1)
      assert.strictEqual(yield* inbox.retry(unread?.id ?? "none"), 1)
      yield* takenIn
      assert.deepStrictEqual(yield* textsOf(account.accountId), ["Second", "First!"])
      assert.strictEqual(yield* inbox.unreadCount, before)
    })
  )

  it.effect("a body that cannot be read is acknowledged, and kept to the byte until it can be", () =>
    Effect.gen(function* () {
      const { account, workspaceId } = yield* scene()
      const sql = yield* PgClient.PgClient
      const inbox = yield* Inbox
      const garbage = bytes("{not json")
      assert.isTrue(yield* push(garbage))
      const [unread] = (yield* inbox.unread(100)).filter(({ workspace_id }) => workspace_id === null)
      assert.strictEqual(unread?.reason, "The body is not JSON.")
      const [kept] = yield* sql<{ readonly body: Uint8Array }>`SELECT body FROM unaddressed_bodies`
      assert.deepStrictEqual(new Uint8Array(kept?.body ?? []), garbage)
      assert.strictEqual(yield* inbox.retry(null), 0)
      // as after an upgrade that reads it
      const body = pushed(added(account.externalId, "1", "Read at last"))
      yield* sql`UPDATE unaddressed_bodies SET body = ${body}`
      assert.strictEqual(yield* inbox.retry(unread?.id ?? "none"), 1)
      yield* takenIn
      assert.deepStrictEqual(yield* textsOf(account.accountId), ["Read at last"])
      assert.isEmpty((yield* inbox.unread(100)).filter((one) => one.workspace_id === workspaceId))
    })
  )

  it.effect("what nobody could read is forgotten after thirty days, whether it told an account or not", () =>
    Effect.gen(function* () {
      const { account } = yield* scene()
      const inbox = yield* Inbox
      yield* push(bytes("{still not json"))
      yield* push(pushed({ ...added(account.externalId, "1", "Hello"), changes: [{ field: "feed", value: {} }] }))
      yield* takenIn
      const before = yield* inbox.unread(100)
      assert.isAtLeast(before.filter(({ workspace_id }) => workspace_id === null).length, 1)
      assert.isAtLeast(before.filter(({ workspace_id }) => workspace_id === account.workspaceId).length, 1)
      yield* TestClock.adjust("29 days")
      yield* inbox.forget
      assert.deepStrictEqual(yield* inbox.unread(100), before)
      yield* TestClock.adjust("2 days")
      yield* inbox.forget
      assert.isEmpty(yield* inbox.unread(100))
    })
  )

  it.effect(
    "is acknowledged before it is taken in, and taken in in the order in which it came, some of the last ahead",
    () =>
      Effect.gen(function* () {
        const { account } = yield* scene()
        const { receive } = yield* PlatformIngest
        const texts = Array.from({ length: 115 }, (_, n) => `Comment ${n}`)
        for (const [n, text] of texts.entries()) {
          const body = pushed(added(account.externalId, `${n}`, text))
          assert.isTrue(
            yield* receive("facebook", body, { "x-hub-signature-256": signWebhook(facebookAppSecret, body) })
          )
          assert.isTrue(
            yield* receive("facebook", body, { "x-hub-signature-256": signWebhook(facebookAppSecret, body) })
          )
        }
        assert.isEmpty(yield* textsOf(account.accountId))
        assert.strictEqual(yield* takenInOnce, 115)
        assert.deepStrictEqual(yield* textsOf(account.accountId), [
          ...texts.slice(0, 100),
          ...texts.slice(105),
          ...texts.slice(100, 105)
        ])
      })
  )

  it.effect("of what was handled nothing is kept but its digest; a repeat is known by it", () =>
    Effect.gen(function* () {
      const { account, workspaceId } = yield* scene()
      const sql = yield* PgClient.PgClient
      const body = pushed(added(account.externalId, "1", "First!"))
      const odd = pushed({ ...added(account.externalId, "2", "Second"), changes: [{ value: 1 }] })
      for (const one of [body, odd, body]) yield* push(one)
      const rows = yield* sql<{ readonly body: Uint8Array; readonly state: string }>`
        SELECT body, state FROM inbox WHERE workspace_id = ${workspaceId} ORDER BY number`
      assert.deepStrictEqual(
        rows.map(({ body: kept, state }) => [state, kept.length]),
        [
          ["handled", 0],
          ["unread", odd.length]
        ]
      )
      assert.deepStrictEqual(yield* textsOf(account.accountId), ["First!"])
    })
  )

  it.effect("what was handled is forgotten after seven days, and what was not is kept", () =>
    Effect.gen(function* () {
      const { account, workspaceId } = yield* scene()
      const sql = yield* PgClient.PgClient
      const inbox = yield* Inbox
      const { receive } = yield* PlatformIngest
      yield* push(pushed(added(account.externalId, "1", "First!")))
      yield* push(pushed({ ...added(account.externalId, "2", "Second"), changes: [{ value: 1 }] }))
      const later = pushed(added(account.externalId, "3", "Third"))
      yield* receive("facebook", later, { "x-hub-signature-256": signWebhook(facebookAppSecret, later) })
      const states = Effect.map(
        sql<{ readonly state: string }>`SELECT state FROM inbox WHERE workspace_id = ${workspaceId} ORDER BY number`,
        (rows) => rows.map(({ state }) => state)
      )
      yield* inbox.forget
      assert.deepStrictEqual(yield* states, ["handled", "unread", "waiting"])
      yield* TestClock.adjust("7 days")
      yield* TestClock.adjust("1 second")
      yield* inbox.forget
      assert.deepStrictEqual(yield* states, ["unread", "waiting"])
      yield* takenIn
    })
  )

  it.effect("only what the app signed, to the byte, is taken", () =>
    Effect.gen(function* () {
      const { account } = yield* scene()
      const body = pushed(added(account.externalId, "1", "First!"))
      const { receive } = yield* PlatformIngest
      const forged = signWebhook(Redacted.make("another secret"), body)
      for (const signature of [undefined, "", "sha256=00", forged, signWebhook(facebookAppSecret, bytes("{}"))]) {
        assert.isFalse(yield* receive("facebook", body, { "x-hub-signature-256": signature }))
      }
      assert.isEmpty(yield* textsOf(account.accountId))
    })
  )

  it.effect("without an app secret nothing is taken", () =>
    Effect.gen(function* () {
      const body = pushed()
      const { facebook, ...others } = testSettings.platforms
      const unsigned = { ...facebook, appSecret: Option.none(), verifyToken: Option.none() }
      const bare = Layer.provide(
        PlatformIngest.layer,
        Layer.provide(adaptersLayer({ ...others, facebook: unsigned }), storedTokens)
      )
      yield* Effect.gen(function* () {
        const { handshake, receive } = yield* PlatformIngest
        assert.isFalse(
          yield* receive("facebook", body, { "x-hub-signature-256": signWebhook(facebookAppSecret, body) })
        )
        assert.isTrue(Option.isNone(handshake("facebook", { "hub.mode": "subscribe", "hub.challenge": "1" })))
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
      const disconnections = yield* Disconnections
      yield* disconnections.disconnect(one.workspaceId, account.accountId, "Ada")
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
      const { handshake } = yield* PlatformIngest
      const query = { "hub.mode": "subscribe", "hub.challenge": "1158201444" }
      const known = { ...query, "hub.verify_token": Redacted.value(facebookVerifyToken) }
      assert.deepStrictEqual(handshake("facebook", known), Option.some("1158201444"))
      assert.isTrue(Option.isNone(handshake("facebook", { ...query, "hub.verify_token": "a guess" })))
      assert.isTrue(Option.isNone(handshake("facebook", query)))
    })
  )
})
