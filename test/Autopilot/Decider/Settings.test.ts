import { PgClient } from "@effect/sql-pg"
import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { compilerVersion } from "#src/Autopilot/Guidance/Policy.ts"
import { GuidanceSettings } from "#src/Autopilot/GuidanceSettings/GuidanceSettings.ts"
import { Policies } from "#src/Autopilot/Settings/Policies.ts"
import { ProtectionSettings } from "#src/Autopilot/Settings/ProtectionSettings.ts"
import { HouseOnFakePlatform } from "#test/FakePlatform.ts"
import { connect } from "#test/House.ts"
import { decided, listening, rowOf, scene, texts } from "#test/Moderation/Scene.ts"

layer(HouseOnFakePlatform)("what the Decider goes by", (it) => {
  it.effect("guidance applies to new comments right away, by version, and not to another brand", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const other = yield* scene()
      const heard = yield* listening(workspaceId, ["comment.rule_matched"])
      const text = "Honestly Nike does it better"
      const outcomeOf = Effect.fn("outcomeOf")(function* (brand: typeof other, words: string) {
        const { id } = yield* decided(brand.account, "keep", { text: words })
        const { decision } = yield* rowOf(brand.workspaceId, id)
        return [decision?.outcome, decision?.policy_version]
      })
      const brand = { account, principal, workspaceId }
      assert.deepStrictEqual(yield* outcomeOf(brand, text), ["keep", null])
      const guidance = yield* GuidanceSettings
      yield* guidance.replace(principal, "Ask me about mentions of Nike.")
      assert.deepStrictEqual(yield* outcomeOf(brand, `${text}, I think`), ["ask", 1])
      yield* guidance.replace(principal, "Hide mentions of Nike.")
      assert.deepStrictEqual(yield* outcomeOf(brand, `${text}, by far`), ["hide", 2])
      yield* guidance.replace(principal, "")
      assert.deepStrictEqual(yield* outcomeOf(brand, `${text}, to be sure`), ["keep", 3])
      assert.deepStrictEqual(yield* outcomeOf(other, text), ["keep", null])
      assert.deepStrictEqual((yield* heard).events, ["comment.rule_matched"])
    })
  )

  it.effect("a policy is read once, and read anew when its version was taken back and made again", () =>
    Effect.gen(function* () {
      const { principal, workspaceId } = yield* scene()
      const sql = yield* PgClient.PgClient
      const guidance = yield* GuidanceSettings
      const inForce = Effect.flatMap(Policies, ({ get }) => get(workspaceId, 1)).pipe(
        Effect.map(({ policy }) => policy)
      )
      const takenBack = yield* guidance.replace(principal, "Hide mentions of Nike.").pipe(
        Effect.zipRight(inForce),
        Effect.tap(() => sql`SELECT 1 / 0`),
        sql.withTransaction,
        Effect.isFailure
      )
      assert.isTrue(takenBack)
      yield* guidance.replace(principal, "Hide mentions of Puma.")
      const policy = yield* inForce
      assert.deepStrictEqual(
        policy.rules.map(({ terms }) => terms),
        [["Puma"]]
      )
      assert.strictEqual(yield* inForce, policy)
    })
  )

  it.effect("a policy of an older compiler is compiled anew, with what a language model had read into it", () =>
    Effect.gen(function* () {
      const { principal, workspaceId } = yield* scene()
      const sql = yield* PgClient.PgClient
      const guidance = yield* GuidanceSettings
      yield* guidance.replace(principal, "Hide links. Be kind to Bruno. Keep complaints.")
      const { policy } = yield* Effect.flatMap(Policies, ({ get }) => get(workspaceId, 1))
      const [hide, keep] = policy.rules
      const read = { ...hide, effect: "keep", topics: [], terms: ["Bruno"], source: "Be kind to Bruno" }
      const old = { ...policy, compiler: compilerVersion - 1, rules: [{ ...hide, topics: ["media"] }, keep, read] }
      yield* sql`UPDATE policies SET policy = ${sql.json({ ...old, unclear: [] })} WHERE workspace_id = ${workspaceId}`
      const now = (yield* Effect.flatMap(Policies, ({ get }) => get(workspaceId, 1))).policy
      assert.strictEqual(now.compiler, compilerVersion)
      assert.deepStrictEqual(
        now.rules.map(({ effect, terms, topics }) => [effect, ...topics, ...terms]),
        [
          ["hide", "links"],
          ["keep", "Bruno"],
          ["keep", "negative"]
        ]
      )
      assert.isEmpty(now.unclear)
    })
  )

  it.effect("switches apply to new comments right away", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const protections = yield* ProtectionSettings
      const outcome = Effect.fn("outcome")(function* (text: string) {
        const { id } = yield* decided(account, "keep", { text })
        return (yield* rowOf(workspaceId, id)).decision?.outcome
      })
      const link = "You can find it here https://example.com/shoes"
      assert.strictEqual(yield* outcome(link), "keep")
      yield* protections.change(principal, { links: true })
      assert.strictEqual(yield* outcome(link), "hide")
      yield* protections.change(principal, { links: false })
      assert.strictEqual(yield* outcome(link), "keep")
    })
  )

  it.effect("an account with switches of its own keeps to them, whatever the brand's are", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const own = yield* connect(workspaceId, "youtube")
      const sql = yield* PgClient.PgClient
      const switches = { scams: false, spam: false, hate: false, competitors: false, profanity: false, links: true }
      yield* sql`
        UPDATE accounts
        SET own_protections = ${JSON.stringify({ ...switches, contact: false, media: false, negative: false })}
        WHERE workspace_id = ${workspaceId} AND id = ${own.accountId}`
      const protections = yield* ProtectionSettings
      const outcome = Effect.fn("outcome")(function* (on: typeof account, text: string) {
        const { id } = yield* decided(on, "keep", { text })
        return (yield* rowOf(workspaceId, id)).decision?.outcome
      })
      const link = "You can find it here https://example.com/shoes"
      assert.deepStrictEqual([yield* outcome(account, link), yield* outcome(own, link)], ["keep", "hide"])
      const { value: shown } = yield* protections.change(principal, { links: true, scams: true })
      assert.deepStrictEqual(shown.customized_accounts, [{ id: own.accountId, name: "Fjord Coffee" }])
      assert.deepStrictEqual([yield* outcome(account, texts.hide), yield* outcome(own, texts.hide)], ["hide", "keep"])
    })
  )
})
