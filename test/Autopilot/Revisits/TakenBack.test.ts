import { assert, layer } from "@effect/vitest"
import { Effect, TestClock } from "effect"
import { Lookalikes } from "#src/Autopilot/Asking/Lookalikes.ts"
import { Comments } from "#src/Comments/Comments.ts"
import { Moderation } from "#src/Moderation/Moderation.ts"
import { FakePlatform, HouseOnFakePlatform } from "#test/FakePlatform.ts"
import { hold, released, takeBack } from "#test/Moderation/Held/Held.ts"
import { answer, lessons } from "#test/Moderation/People.ts"
import { detailOf, listening, rowOf, worked } from "#test/Moderation/Scene.ts"
import { copies, followed, revisited, rowsOf, standing, timesDecided } from "./Copies.ts"

layer(HouseOnFakePlatform)("an answer that is taken back", (it) => {
  it.effect("fifty comments hidden because of it wait for a person, hidden as they were, each once", () =>
    Effect.gen(function* () {
      const ours = yield* followed("hide", 50)
      const platform = yield* FakePlatform
      const heard = yield* listening(ours.workspaceId, ["comment.review", "comment.hidden", "comment.received"])
      assert.deepStrictEqual(yield* standing(ours, ours.ids), ["hidden"])
      const calls = platform.calls(ours.account.externalId).length
      const done = yield* answer(ours.principal, ours.first, "keep")
      assert.match(
        done.note ?? "",
        /earlier answer: .+ said hide\. 50 other comments were decided because of such an answer\. /
      )
      const { history } = yield* detailOf(ours.workspaceId, ours.first)
      assert.match(history.find(({ what }) => what === "keep")?.note ?? "", /^50 other comments /)
      assert.deepStrictEqual(yield* standing(ours, ours.ids), ["hidden"], "never within the request")
      yield* revisited
      yield* worked
      assert.deepStrictEqual(yield* standing(ours, ours.ids), ["waits hidden"])
      assert.strictEqual((yield* rowOf(ours.workspaceId, ours.first)).status, "visible")
      assert.lengthOf(platform.calls(ours.account.externalId).slice(calls), 1, "nothing but what was answered is shown")
      const told = yield* heard
      for (const id of ours.ids.slice(0, 5)) {
        const { history } = yield* detailOf(ours.workspaceId, id)
        assert.deepStrictEqual(
          history.flatMap(({ what }) => (what.startsWith("decided") ? [what] : [])),
          ["decided: hide", "decided: ask"]
        )
        assert.deepStrictEqual(yield* timesDecided(ours, id), ["hide", "ask"])
      }
      for (const id of ours.ids) assert.deepStrictEqual(told.of(id), ["comment.review"])
      const [one] = yield* rowsOf(ours, ours.ids.slice(0, 1))
      assert.match(
        one?.asking?.reason ?? "",
        /^This was hidden because of an answer that has since been taken back: it is the same as the text you hid on \d+ \w+ \d{4}\.$/
      )
      assert.strictEqual(one?.asking?.leaning, "keep")
      assert.match(one?.asking?.leaning_why ?? "", /^It is the same as the text you kept on /)
      assert.deepInclude(one?.decision, { by: "autopilot", outcome: "ask" })
      yield* revisited
      assert.lengthOf((yield* heard).events, 50, "nothing comes of looking once more")
    })
  )

  it.effect("fifty comments kept because of it wait for a person, and people see them until then", () =>
    Effect.gen(function* () {
      const ours = yield* followed("keep", 50)
      const platform = yield* FakePlatform
      assert.deepStrictEqual(yield* standing(ours, ours.ids), ["visible"])
      const heard = yield* listening(ours.workspaceId, ["comment.review", "comment.hidden", "comment.received"])
      yield* answer(ours.principal, ours.first, "hide")
      yield* worked
      const calls = platform.calls(ours.account.externalId).length
      yield* revisited
      yield* worked
      assert.deepStrictEqual(yield* standing(ours, ours.ids), ["waits visible"])
      assert.lengthOf(platform.calls(ours.account.externalId), calls, "nothing is hidden for this")
      const [one] = yield* rowsOf(ours, ours.ids.slice(0, 1))
      assert.match(one?.asking?.reason ?? "", /^This was left up because of an answer that has since been taken back: /)
      assert.strictEqual(one?.asking?.leaning, "hide")
      const told = yield* heard
      for (const id of ours.ids) assert.deepStrictEqual(told.of(id), ["comment.review"])
    })
  )

  it.effect("those that wait are lookalikes, and one after the other is answered", () =>
    Effect.gen(function* () {
      const ours = yield* followed("hide", 12)
      const { principal } = ours
      yield* answer(principal, ours.first, "keep")
      yield* revisited
      const [one, ...others] = ours.ids
      if (one === undefined) return assert.fail("there are copies")
      const alike = yield* Effect.flatMap(Lookalikes, (lookalikes) => lookalikes.of(principal, one))
      assert.sameMembers(
        alike.map(({ id }) => id),
        others
      )
      yield* Effect.forEach(ours.ids, (id) => answer(principal, id, "keep"))
      yield* worked
      yield* revisited
      assert.deepStrictEqual(yield* standing(ours, ours.ids), ["visible"])
      const taught = yield* lessons(principal)
      assert.deepStrictEqual(
        taught.filter(({ agreed }) => agreed !== null).map(({ agreed }) => agreed),
        [true],
        "that people say the same again says nothing about the autopilot"
      )
    })
  )

  it.effect("taken back in Inbox, and given again there: nobody is asked any more", () =>
    Effect.gen(function* () {
      const ours = yield* followed("hide", 3)
      const moderation = yield* Moderation
      const shown = yield* moderation.act(ours.principal, ours.first, { action: "allow" })
      assert.match(shown.note ?? "", /^3 other comments /)
      yield* revisited
      yield* worked
      assert.deepStrictEqual(yield* standing(ours, ours.ids), ["waits hidden"])
      yield* TestClock.adjust("1 hour")
      const [answered] = ours.ids
      if (answered === undefined) return assert.fail("there are copies")
      yield* answer(ours.principal, answered, "keep")
      yield* moderation.act(ours.principal, ours.first, { action: "hide" })
      yield* revisited
      yield* worked
      assert.deepStrictEqual(yield* standing(ours, ours.ids.slice(1)), ["hidden"])
      assert.strictEqual((yield* rowOf(ours.workspaceId, answered)).status, "visible", "what was answered stays so")
      const [, one] = yield* rowsOf(ours, ours.ids)
      assert.deepInclude(one?.decision, { by: "autopilot", outcome: "hide" })
      yield* moderation.act(ours.principal, ours.first, { action: "allow" })
      yield* revisited
      assert.deepStrictEqual(yield* standing(ours, ours.ids.slice(1)), ["waits hidden"], "and taken back once more")
    })
  )

  it.effect("given again before anybody looked: nothing happens to anything", () =>
    Effect.gen(function* () {
      const ours = yield* followed("hide", 3)
      const before = yield* rowsOf(ours, ours.ids)
      yield* answer(ours.principal, ours.first, "keep")
      yield* answer(ours.principal, ours.first, "hide")
      yield* revisited
      assert.deepStrictEqual(yield* rowsOf(ours, ours.ids), before)
    })
  )

  it.effect("a held answer that is taken back in time turns nothing; one that takes effect does", () =>
    Effect.gen(function* () {
      const ours = yield* followed("hide", 2)
      yield* hold(ours.principal, ours.first, "keep")
      yield* takeBack(ours.principal, ours.first)
      yield* TestClock.adjust("11 seconds")
      yield* released
      yield* revisited
      assert.deepStrictEqual(yield* standing(ours, ours.ids), ["hidden"])
      yield* hold(ours.principal, ours.first, "keep")
      yield* TestClock.adjust("11 seconds")
      yield* released
      yield* revisited
      assert.deepStrictEqual(yield* standing(ours, ours.ids), ["waits hidden"])
    })
  )

  it.effect("a correction of one that followed it brings the others back, and says why", () =>
    Effect.gen(function* () {
      const ours = yield* followed("hide", 4)
      const [corrected, ...others] = ours.ids
      if (corrected === undefined) return assert.fail("there are copies")
      const done = yield* answer(ours.principal, corrected, "keep")
      assert.match(done.note ?? "", /3 other comments were decided because of such an answer/)
      yield* worked
      yield* revisited
      assert.deepStrictEqual(yield* standing(ours, others), ["waits hidden"])
      const [one] = yield* rowsOf(ours, others)
      assert.match(
        one?.asking?.reason ?? "",
        /^This was hidden because of an answer, and people have since answered otherwise about a comment like it: /
      )
      yield* TestClock.adjust("1 hour")
      yield* answer(ours.principal, corrected, "hide")
      yield* worked
      yield* revisited
      assert.deepStrictEqual(yield* standing(ours, ours.ids), ["hidden"])
    })
  )

  it.effect("a page of the status counts those that wait as asked about", () =>
    Effect.gen(function* () {
      const ours = yield* followed("hide", 5)
      const comments = yield* Comments
      yield* answer(ours.principal, ours.first, "keep")
      yield* revisited
      const { data } = yield* Effect.orDie(comments.listWaiting(ours.workspaceId, {}))
      assert.sameMembers(
        data.map(({ id }) => id),
        ours.ids
      )
      const later = yield* copies(ours, ours.text, 1)
      assert.deepStrictEqual(yield* standing(ours, later), ["visible"], "new ones are decided without it")
    })
  )
})
