import { FetchHttpClient } from "@effect/platform"
import { PgClient } from "@effect/sql-pg"
import { assert, layer } from "@effect/vitest"
import { DateTime, Effect, Option, Redacted, TestClock } from "effect"
import { Unauthorized } from "#schema/Errors.ts"
import { Messages } from "#src/Contacts/Messages/Messages.ts"
import { DeletionRequests } from "#src/Erasure/Requests/DeletionRequests.ts"
import { Accounts } from "#src/Platforms/Accounts/Accounts.ts"
import { signRequest } from "#src/Platforms/Graph/SignedRequest.ts"
import { houseOn, testSettings } from "#test/House.ts"
import { decided, drained, listening, rowOf, scene } from "#test/Moderation/Scene.ts"
import { tracesOf } from "./Traces.ts"

const secrets = {
  meta: Redacted.make("the secret of the Meta app"),
  instagram: Redacted.make("the secret of the Instagram app"),
  threads: Redacted.make("the secret of the Threads app")
} as const
type App = keyof typeof secrets

const { platforms } = testSettings
const House = houseOn(FetchHttpClient.layer, {
  platforms: {
    ...platforms,
    facebook: { ...platforms.facebook, appSecret: Option.some(secrets.meta) },
    instagram: { ...platforms.instagram, appSecret: Option.some(secrets.instagram) },
    threads: { ...platforms.threads, appSecret: Option.some(secrets.threads) }
  }
})

const signed = (app: App, userId: string, secret = secrets[app]) =>
  Effect.map(DateTime.now, ({ epochMillis }) =>
    signRequest(
      secret,
      JSON.stringify({ algorithm: "HMAC-SHA256", issued_at: Math.floor(epochMillis / 1000), user_id: userId })
    )
  )

const drain = drained(Effect.flatMap(DeletionRequests, (requests) => requests.drain))
const requested = Effect.flatMap(PgClient.PgClient, (sql) => sql`SELECT code, user_id FROM deletion_requests`)

/** Somebody who wrote a comment and a message to an Instagram account, and a comment to a Facebook page. */
const writer = Effect.fn("writer")(function* (name: string) {
  const { account, workspaceId } = yield* scene("instagram")
  const author = { externalId: `${name}-id`, name, handle: `${name}-handle` }
  const { id } = yield* decided(account, "ask", { author, text: `${name} wrote this: best replica watches` })
  yield* Effect.flatMap(Messages, ({ receive }) =>
    Effect.flatMap(DateTime.now, (sentAt) =>
      receive(account, [
        { externalId: `m-${name}`, senderId: `${name}-id`, kind: "text", text: `${name}@example.com`, sentAt }
      ])
    )
  )
  return { account, id, workspaceId, words: [name, `${name}-id`, `${name}-handle`, `${name}@example.com`] }
})

layer(House)("what people ask for at their platform", (it) => {
  it.effect("is kept, answered and done in every workspace, and nothing of them is left", () =>
    Effect.gen(function* () {
      const one = yield* writer("Ottilie")
      yield* writer("Ottilie")
      const elsewhere = yield* scene("facebook")
      const author = { externalId: "Ottilie-id", name: "Somebody else", handle: "" }
      const other = yield* decided(elsewhere.account, "keep", { author })
      const sql = yield* PgClient.PgClient
      yield* sql`
        INSERT INTO unaddressed_bodies (digest, platform, body, reason, received_at)
        VALUES ('1', 'instagram', convert_to('{"from":{"id":"Ottilie-id"}}', 'UTF8'), 'odd', 'epoch')`
      const requests = yield* DeletionRequests
      const { confirmation_code, url } = yield* requests.asked("instagram", yield* signed("instagram", "Ottilie-id"))
      assert.strictEqual(url, `https://steward.test/data-deletion/${confirmation_code}`)
      assert.deepInclude(Option.getOrThrow(yield* requests.standing(confirmation_code)), {
        platform: "instagram",
        done_at: null
      })
      const stranger = yield* requests.asked("instagram", yield* signed("instagram", "nobody-here"))
      // the process that took it dies, and so does the one that had begun
      yield* sql`UPDATE deletion_requests SET claimed_until = ${new Date(300_000)}`
      yield* drain
      assert.isNotEmpty(yield* tracesOf(one.words))
      yield* TestClock.adjust("6 minutes")
      yield* drain
      const standing = (code: string) => Effect.map(requests.standing(code), Option.getOrThrow)
      assert.isNotNull((yield* standing(confirmation_code)).done_at)
      assert.isTrue((yield* standing(confirmation_code)).found)
      assert.isFalse((yield* standing(stranger.confirmation_code)).found)
      assert.deepStrictEqual(yield* tracesOf(["Ottilie wrote", "Ottilie-handle", "Ottilie@example.com"]), [])
      // whom Facebook calls the same is somebody else
      assert.deepStrictEqual(yield* tracesOf(["Ottilie"]), [
        "comments.author_external_id: Ottilie",
        "contact_identities.value: Ottilie"
      ])
      assert.strictEqual((yield* rowOf(elsewhere.workspaceId, other.id)).author_name, "Somebody else")
    })
  )

  it.effect("is one request when it is sent twice, and does nothing to somebody who came back", () =>
    Effect.gen(function* () {
      const { account, words, workspaceId } = yield* writer("Philippa")
      const requests = yield* DeletionRequests
      const request = yield* signed("instagram", "Philippa-id")
      const first = yield* requests.asked("instagram", request)
      yield* drain
      assert.deepStrictEqual(yield* tracesOf(words), [])
      const author = { externalId: "Philippa-id", name: "Philippa", handle: "" }
      const back = yield* decided(account, "keep", { author, text: "Philippa is back" })
      const before = yield* requested
      assert.deepStrictEqual(yield* requests.asked("instagram", request), first)
      assert.deepStrictEqual(yield* requests.asked("instagram", `${request.replace(".", "=.")}==`.slice(0, -2)), first)
      yield* drain
      assert.deepStrictEqual(yield* requested, before)
      assert.strictEqual((yield* rowOf(workspaceId, back.id)).text, "Philippa is back")
    })
  )

  it.effect("is refused when another app signed it, or nobody: nothing is kept, deleted or disconnected", () =>
    Effect.gen(function* () {
      const { account, workspaceId, words } = yield* writer("Roswitha")
      const requests = yield* DeletionRequests
      const traces = yield* tracesOf(words)
      const before = yield* requested
      const apps: ReadonlyArray<App> = ["meta", "instagram", "threads"]
      for (const app of apps) {
        for (const signer of apps.filter((one) => one !== app)) {
          for (const user of ["Roswitha-id", account.externalId]) {
            const foreign = yield* signed(app, user, secrets[signer])
            assert.instanceOf(yield* Effect.flip(requests.asked(app, foreign)), Unauthorized)
            assert.instanceOf(yield* Effect.flip(requests.deauthorized(app, foreign)), Unauthorized)
          }
        }
      }
      for (const unknown of ["facebook", "tiktok", "youtube", ""]) {
        const request = yield* signed("meta", "Roswitha-id")
        assert.instanceOf(yield* Effect.flip(requests.asked(unknown, request)), Unauthorized)
      }
      yield* drain
      assert.deepStrictEqual(yield* requested, before)
      assert.deepStrictEqual(yield* tracesOf(words), traces)
      const [found] = yield* Effect.flatMap(Accounts, ({ list }) => list(workspaceId))
      assert.strictEqual(found?.health.state, "connected")
    })
  )

  it.effect("ends what they connected, in words, and forgets the token; accounts of others go on", () =>
    Effect.gen(function* () {
      const { account, workspaceId } = yield* scene("facebook")
      const heard = yield* listening(workspaceId, ["account.disconnected"])
      const other = yield* scene("facebook")
      const sql = yield* PgClient.PgClient
      yield* sql`UPDATE accounts SET authorized_by = 'person-1' WHERE id = ${account.accountId}`
      const requests = yield* DeletionRequests
      yield* requests.deauthorized("meta", yield* signed("meta", "person-1"))
      yield* requests.deauthorized("meta", yield* signed("meta", "person-1"))
      const { list } = yield* Accounts
      const [ended] = yield* list(workspaceId)
      assert.deepInclude(ended?.health, {
        state: "disconnected",
        reason: "The person who connected it took Steward's access away on Facebook."
      })
      assert.strictEqual((yield* list(other.workspaceId))[0]?.health.state, "connected")
      assert.deepStrictEqual((yield* heard).events, ["account.disconnected"])
      const kept = yield* sql`SELECT sealed_token, authorized_by FROM accounts WHERE id = ${account.accountId}`
      assert.deepStrictEqual(kept, [{ sealed_token: null, authorized_by: null }])
    })
  )

  it.effect("finds a Threads profile by its own id, also where its data is to be deleted", () =>
    Effect.gen(function* () {
      const { account, workspaceId } = yield* scene("threads")
      const requests = yield* DeletionRequests
      const { confirmation_code } = yield* requests.asked("threads", yield* signed("threads", account.externalId))
      yield* drain
      const [ended] = yield* Effect.flatMap(Accounts, ({ list }) => list(workspaceId))
      assert.strictEqual(ended?.health.state, "disconnected")
      const standing = Option.getOrThrow(yield* requests.standing(confirmation_code))
      assert.isNotNull(standing.done_at)
      assert.isTrue(standing.found)
    })
  )
})

/** Facebook and Instagram by one app of Meta's, which has one pair of callbacks. */
const HouseOfOneApp = houseOn(FetchHttpClient.layer, {
  platforms: {
    ...platforms,
    facebook: { ...platforms.facebook, appSecret: Option.some(Redacted.make("the secret of the Meta app")) },
    instagram: { ...platforms.instagram, appSecret: Option.some(Redacted.make("the secret of the Meta app")) },
    threads: { ...platforms.threads, appSecret: Option.some(secrets.threads) }
  }
})

layer(HouseOfOneApp)("what people ask for of an app that two platforms have", (it) => {
  it.effect("ends what they connected on both, and nothing of another app", () =>
    Effect.gen(function* () {
      const sql = yield* PgClient.PgClient
      const { list } = yield* Accounts
      const requests = yield* DeletionRequests
      const scenes = yield* Effect.forEach(["facebook", "instagram", "threads"] as const, scene)
      const states = Effect.forEach(scenes, ({ workspaceId }) =>
        Effect.map(list(workspaceId), ([account]) => account?.health.state)
      )
      for (const { account } of scenes)
        yield* sql`UPDATE accounts SET authorized_by = 'person-1' WHERE id = ${account.accountId}`
      yield* requests.deauthorized("meta", yield* signed("meta", "person-2"))
      assert.deepStrictEqual(yield* states, ["connected", "connected", "connected"])
      yield* requests.deauthorized("meta", yield* signed("meta", "person-1"))
      assert.deepStrictEqual(yield* states, ["disconnected", "disconnected", "connected"])
    })
  )
})
