import { assert, describe, it, layer } from "@effect/vitest"
import { Effect, TestClock } from "effect"
import { Decider } from "#src/Autopilot/Worker/Decider.ts"
import { Intake } from "#src/Comments/Intake/Intake.ts"
import { aboutFor } from "#src/Moderation/Held.ts"
import { HouseOnFakePlatform } from "#test/FakePlatform.ts"
import { decided, detailOf, drained, rowOf, scene, worked } from "../Scene.ts"
import { hold, released } from "./Held.ts"

const said = "Best replica bags, aaa quality, worldwide shipping"

const waiting = Effect.gen(function* () {
  const { account, principal, workspaceId } = yield* scene("facebook")
  const { externalId, id } = yield* decided(account, "ask", { text: said })
  const { receive } = yield* Intake
  /** The author edits every five seconds, and the comment is judged anew each time. */
  const edit = (text: string) =>
    Effect.gen(function* () {
      yield* TestClock.adjust("5 seconds")
      yield* receive(account, [{ _tag: "Edited", externalId, text, hasMedia: null }])
      yield* drained(Effect.flatMap(Decider, ({ drain }) => drain))
      yield* released
      yield* worked
    })
  return { principal, id, edit, row: rowOf(workspaceId, id), told: detailOf(workspaceId, id) }
})

layer(HouseOnFakePlatform)("an author who edits before an answer takes effect", (it) => {
  it.effect("keeps nobody from hiding the comment by signs and blanks, nor from blocking them", () =>
    Effect.gen(function* () {
      for (const answer of ["hide", "block"] as const) {
        const { edit, id, principal, row } = yield* waiting
        yield* hold(principal, id, answer)
        for (const signs of [".", " !!", "…\u200b"]) yield* edit(`${said.toUpperCase()}${signs}`)
        assert.strictEqual((yield* row).status, "hidden")
      }
    })
  )

  it.effect("keeps nobody from it twice by other words: the next answer takes effect at once", () =>
    Effect.gen(function* () {
      const { edit, id, principal, row, told } = yield* waiting
      yield* hold(principal, id, "hide")
      for (const words of ["by the dozen", "by the score", "by the gross"]) yield* edit(`${said}, ${words}`)
      assert.include(
        (yield* told).history.map(({ what }) => what),
        "not answered"
      )
      assert.notStrictEqual((yield* row).status, "hidden")
      yield* hold(principal, id, "hide")
      yield* released
      yield* worked
      assert.strictEqual((yield* row).status, "hidden")
    })
  )

  it.effect("who does not, leaves whoever answers their ten seconds", () =>
    Effect.gen(function* () {
      const { edit, id, principal, row } = yield* waiting
      yield* edit(`${said}, by the dozen`)
      yield* hold(principal, id, "hide")
      yield* released
      yield* worked
      assert.strictEqual((yield* row).status, "review")
    })
  )
})

describe("what an answer was given to", () => {
  it("is known again by its words to hide it, by every sign to do anything else, and by its signs where it has no words", () => {
    assert.strictEqual(aboutFor("hide", "You fool"), aboutFor("block", "you, FOOL!"))
    assert.notStrictEqual(aboutFor("hide", "You fool"), aboutFor("hide", "You fools"))
    assert.notStrictEqual(aboutFor("keep", "You fool"), aboutFor("keep", "You fool?"))
    assert.notStrictEqual(aboutFor("hide", "🙂"), aboutFor("hide", "🖕"))
  })
})
