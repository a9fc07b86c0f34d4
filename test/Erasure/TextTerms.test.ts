import { PgClient } from "@effect/sql-pg"
import { assert, layer } from "@effect/vitest"
import { DateTime, Effect, Redacted, TestClock } from "effect"
import type { Platform } from "#schema/Platform.ts"
import { TextTerms } from "#src/Comments/Ending/TextTerms.ts"
import { Intake } from "#src/Comments/Intake/Intake.ts"
import { Erasures } from "#src/Erasure/Erasures.ts"
import { Moderation } from "#src/Moderation/Moderation.ts"
import { Accounts } from "#src/Platforms/Accounts/Accounts.ts"
import { Disconnections } from "#src/Platforms/Accounts/Disconnections.ts"
import { HouseOnFakePlatform } from "#test/FakePlatform.ts"
import { decided, drained, listening, rowOf, scene, worked } from "#test/Moderation/Scene.ts"
import { counted, tracesOf } from "./Traces.ts"

const forgotten = drained(Effect.flatMap(Erasures, ({ forget }) => forget))

/** Somebody whose comments were decided, answered, taught, sent, searched and shown in many places. */
const writer = Effect.fn("writer")(function* (platform: Platform, name: string) {
  const { account, principal, workspaceId } = yield* scene(platform)
  yield* listening(workspaceId, ["comment.received", "comment.hidden", "comment.review"])
  const author = { externalId: `${name}-id`, name, handle: `${name}-handle` }
  const asked = yield* decided(account, "ask", { author, text: `${name} wrote: best replica watches, aaa quality` })
  const hidden = yield* decided(account, "hide", { author })
  const kept = yield* decided(account, "keep", { author, text: `What a lovely cup, ${name} wrote` })
  yield* worked
  const { answer } = yield* Moderation
  yield* answer(principal, asked.id, { answer: "hide" })
  yield* answer(principal, kept.id, { answer: "reply", text: `Thank you, ${name}!` })
  yield* worked
  return { account, principal, workspaceId, author, asked, hidden, kept }
})

layer(HouseOnFakePlatform)("what YouTube lets be kept for 30 days", (it) => {
  it.effect("31 days on no byte of it is in any table, counts stay, and other platforms' texts too", () =>
    Effect.gen(function* () {
      const { account, author, kept, workspaceId } = yield* writer("youtube", "Adelgunde")
      const other = yield* writer("facebook", "Notburga")
      assert.isAtLeast((yield* tracesOf(["Adelgunde"])).length, 8)
      const others = yield* tracesOf(["Notburga"])
      const counts = yield* counted(workspaceId)
      yield* TestClock.adjust("29 days")
      yield* forgotten
      assert.strictEqual((yield* rowOf(workspaceId, kept.id)).text, "What a lovely cup, Adelgunde wrote")
      yield* TestClock.adjust("2 days")
      yield* forgotten
      // by its id the platform would name the same person again
      assert.deepStrictEqual(yield* tracesOf(["Adelgunde"]), ["contact_identities.value: Adelgunde"])
      assert.deepStrictEqual(yield* tracesOf(["Notburga"]), others)
      assert.deepStrictEqual(yield* counted(workspaceId), counts)
      assert.isNotEmpty((yield* rowOf(other.workspaceId, other.kept.id)).text)
      // what the platform tells of it later does not bring it back, and who writes again is met again
      const text = "What a lovely cup, Adelgunde wrote"
      yield* Effect.flatMap(Intake, ({ receive }) =>
        receive(account, [{ _tag: "Edited", externalId: kept.externalId, text, hasMedia: null }])
      )
      assert.strictEqual((yield* rowOf(workspaceId, kept.id)).text, "")
      const back = yield* decided(account, "keep", { author })
      assert.strictEqual((yield* rowOf(workspaceId, back.id)).author_name, "Adelgunde")
    })
  )

  it.effect("is kept as long again once it was read anew, under the name of now", () =>
    Effect.gen(function* () {
      const { account, author, kept, workspaceId } = yield* writer("youtube", "Bathilde")
      yield* TestClock.adjust("26 days")
      const terms = yield* TextTerms
      const now = yield* DateTime.now
      const ending = yield* terms.ending(account, { before: DateTime.add(now, { days: 5 }), limit: 50 })
      assert.lengthOf(ending, 3)
      yield* terms.confirm(account, [{ externalId: kept.externalId, author: { ...author, name: "Renamed" } }], now)
      const left = yield* terms.ending(account, { before: DateTime.add(now, { days: 5 }), limit: 50 })
      assert.lengthOf(left, 2)
      yield* TestClock.adjust("5 days")
      yield* forgotten
      const row = yield* rowOf(workspaceId, kept.id)
      assert.deepStrictEqual([row.text, row.author_name], ["What a lovely cup, Bathilde wrote", "Renamed"])
      assert.isFalse((yield* tracesOf(["Bathilde"])).includes("contacts.name: Bathilde"))
      yield* TestClock.adjust("26 days")
      yield* forgotten
      assert.deepStrictEqual(yield* tracesOf(["Bathilde", "Renamed"]), ["contact_identities.value: Bathilde"])
    })
  )

  it.effect("goes seven days after its channel was disconnected, unless it is connected again before", () =>
    Effect.gen(function* () {
      const { account, kept, workspaceId } = yield* writer("youtube", "Cunigunde")
      const back = yield* writer("youtube", "Dagoberta")
      const accounts = yield* Accounts
      const disconnections = yield* Disconnections
      for (const { account: one } of [{ account }, back]) {
        yield* disconnections.disconnect(one.workspaceId, one.accountId, "Ada")
      }
      yield* TestClock.adjust("6 days")
      yield* forgotten
      assert.isNotEmpty((yield* rowOf(workspaceId, kept.id)).text)
      const sql = yield* PgClient.PgClient
      const [there] = yield* sql<{ readonly external_id: string }>`
        SELECT external_id FROM accounts WHERE id = ${back.account.accountId}`
      yield* accounts.connect({
        workspaceId: back.workspaceId,
        platform: "youtube",
        externalId: there?.external_id ?? "",
        name: "Fjord Coffee",
        token: Redacted.make("token"),
        actor: "Ada"
      })
      yield* TestClock.adjust("25 hours")
      yield* forgotten
      assert.deepStrictEqual(yield* tracesOf(["Cunigunde"]), ["contact_identities.value: Cunigunde"])
      assert.isNotEmpty((yield* rowOf(back.workspaceId, back.kept.id)).text)
    })
  )

  it.effect("goes seven days after its writer took it away, sooner than a workspace may have set", () =>
    Effect.gen(function* () {
      const { account, kept, workspaceId } = yield* writer("youtube", "Engelberta")
      const { receive } = yield* Intake
      yield* receive(account, [{ _tag: "Removed", externalId: kept.externalId }])
      yield* TestClock.adjust("6 days")
      yield* forgotten
      assert.isNotEmpty((yield* rowOf(workspaceId, kept.id)).text)
      yield* TestClock.adjust("25 hours")
      yield* forgotten
      assert.strictEqual((yield* rowOf(workspaceId, kept.id)).text, "")
    })
  )
})
