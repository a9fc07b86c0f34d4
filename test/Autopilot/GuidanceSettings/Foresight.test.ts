import { assert, describe, it, layer } from "@effect/vitest"
import { Effect, TestClock } from "effect"
import { GuidanceSettings } from "#src/Autopilot/GuidanceSettings/GuidanceSettings.ts"
import { hidingMuch, warningsOf } from "#src/Autopilot/Replay/Warnings.ts"
import { ProtectionSettings } from "#src/Autopilot/Settings/ProtectionSettings.ts"
import { HouseOnFakePlatform } from "#test/FakePlatform.ts"
import { decided, scene, texts, worked } from "#test/Moderation/Scene.ts"

layer(HouseOnFakePlatform)("saving guidance", (it) => {
  it.effect("names what waits for a person that it would settle, and leaves it waiting", () =>
    Effect.gen(function* () {
      const { account, principal } = yield* scene()
      const guidance = yield* GuidanceSettings
      const asked = yield* decided(account, "ask")
      yield* worked
      const hiding = yield* guidance.replace(principal, 'Hide "replica watches".')
      assert.deepStrictEqual(hiding.warnings, [
        `It would have hidden 1 comment of those in Needs you. It goes on waiting: answer “hide” to ${asked.id}.`
      ])
      const keeping = yield* guidance.replace(principal, "Keep spam.")
      assert.deepStrictEqual(keeping.warnings, [
        `It would have kept 1 comment of those in Needs you. It goes on waiting: answer “keep” to ${asked.id}.`
      ])
      assert.deepStrictEqual((yield* guidance.replace(principal, "Ask me about recalls.")).warnings, [])
    })
  )

  it.effect("warns of what it shows that is hidden now, by what it is hidden for", () =>
    Effect.gen(function* () {
      const { account, principal } = yield* scene()
      const guidance = yield* GuidanceSettings
      yield* Effect.flatMap(ProtectionSettings, ({ change }) => change(principal, { links: true }))
      for (const text of [
        "the spare parts are on example.com in the manual section",
        "the old parts are on example.org in the manual section",
        texts.hide
      ]) {
        yield* decided(account, "hide", { text })
      }
      yield* worked
      const saved = yield* guidance.replace(principal, "Keep links.")
      assert.deepStrictEqual(saved.warnings, [
        "It would have kept 2 comments that the settings before it hide for links."
      ])
      assert.deepStrictEqual(saved.does, [
        "Keeps comments that contain links. It does not change what is hidden for scams, spam, hate, mentions of competitors, profanity, contact details, images or complaints."
      ])
      const again = yield* guidance.replace(principal, "Keep links.")
      assert.deepStrictEqual(again.warnings, [], "it shows no more than what is in force")
      assert.deepStrictEqual((yield* guidance.replace(principal, "Keep complaints.")).warnings, [])

      const [name = ""] = yield* guidance.accounts(principal.workspaceId)
      const elsewhere = yield* guidance.replace(principal, "Keep links on the Nowhere account.")
      assert.deepStrictEqual(elsewhere.warnings, [])
      assert.include(elsewhere.unclear?.[0]?.why, `there is no account called “Nowhere”; the account is “${name}”`)
      const there = yield* guidance.replace(principal, `Keep links on the ${name} account.`)
      assert.deepStrictEqual(there.warnings, [
        "It would have kept 2 comments that the settings before it hide for links."
      ])
      yield* decided(account, "keep", { text: "the new parts are on example.net in the manual section" })
    })
  )
})

layer(HouseOnFakePlatform)("saving guidance while somebody floods with long comments", (it) => {
  it.effect("looks at the others, and says that it did not look at all", () =>
    Effect.gen(function* () {
      const { account, principal } = yield* scene()
      const guidance = yield* GuidanceSettings
      const praise = ["Love these shoes!", "Great shoes, thank you", "these shoes are the best shoes"]
      for (const text of praise) yield* decided(account, "keep", { text })
      for (let at = 0; at < 5; at++)
        yield* decided(account, "keep", { text: `About part ${at}. ${"We walked on. ".repeat(1400)}` })
      yield* worked
      yield* TestClock.adjust("1 minute")
      assert.deepStrictEqual((yield* guidance.replace(principal, 'Hide "shoes".')).warnings, [
        "It would have hidden 3 of the newest 7 comments, 2 of them praise. Make sure that this is meant.",
        "1 long comment was not looked at for this. To see what becomes of such comments, try it on past comments first."
      ])
    })
  )
})

layer(HouseOnFakePlatform)("saving guidance that hides much", (it) => {
  it.effect("warns of how much of the newest it hides, and of praise", () =>
    Effect.gen(function* () {
      const { account, principal } = yield* scene()
      const guidance = yield* GuidanceSettings
      for (const text of ["Love these shoes!", "Great shoes, thank you", "do you have these shoes in blue", texts.keep])
        yield* decided(account, "keep", { text })
      yield* worked
      yield* TestClock.adjust("1 minute")
      assert.deepStrictEqual((yield* guidance.replace(principal, 'Hide "shoes".')).warnings, [
        "It would have hidden 3 of the newest 4 comments, 2 of them praise. Make sure that this is meant."
      ])
      assert.deepStrictEqual((yield* guidance.replace(principal, 'Hide "shoes".')).warnings, [])
      assert.deepStrictEqual((yield* guidance.replace(principal, 'Hide "boots".')).warnings, [])
    })
  )
})

describe("warnings", () => {
  it("tell of much that is newly hidden, and of any praise among it", () => {
    const tally = { before: "keep", after: "keep", answered: null, category: null, count: 270 } as const
    const hidden = (count: number) => [tally, { ...tally, after: "hide" as const, count }]
    const warned = (count: number, praise: number) => hidingMuch(hidden(count), praise, "draft")
    assert.deepStrictEqual(warned(31, 12), [
      "This would hide 31 of the newest 301 comments, 12 of them praise. Look at them before you save."
    ])
    assert.deepStrictEqual(warned(31, 0), [
      "This would hide 31 of the newest 301 comments. Look at them before you save."
    ])
    assert.deepStrictEqual(warned(30, 0), [], "a tenth is not much")
    assert.deepStrictEqual(warned(1, 1), [
      "This would hide 1 of the newest 271 comments, 1 of them praise. Look at them before you save."
    ])
    const few = { ...tally, after: "hide" as const, count: 4 }
    assert.deepStrictEqual(hidingMuch([few], 0, "draft"), [], "so few tell nothing")
    assert.deepStrictEqual(
      hidingMuch([{ ...few, before: "hide", count: 400 }], 0, "draft"),
      [],
      "they are hidden already"
    )
  })

  it("name what is graver first, and what would wait for a person", () => {
    const tally = { before: "hide", after: "keep", answered: null, category: "links", count: 2 } as const
    const tallies = [
      { ...tally, after: "ask", category: "scams", count: 1 },
      tally,
      { ...tally, answered: "keep", count: 3 },
      { ...tally, category: "hate", count: 1400 },
      { ...tally, category: null },
      { ...tally, before: "ask" },
      { ...tally, after: "hide" }
    ] as const
    assert.deepStrictEqual(warningsOf(tallies, "draft"), [
      "This would keep 1,400 comments that today's settings hide as hate.",
      "This would keep 5 comments that today's settings hide for links.",
      "This would keep 2 comments that today's settings hide by a rule or an answer.",
      "This would ask about 1 comment that today's settings hide as scams, and leave it up until somebody answers."
    ])
    assert.deepStrictEqual(warningsOf(tallies, "saved").slice(2), [
      "It would have kept 2 comments that the settings before it hide by a rule or an answer.",
      "It would have asked about 1 comment that the settings before it hide as scams, and left it up until somebody answers."
    ])
  })
})
