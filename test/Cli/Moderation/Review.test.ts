import { SqlClient } from "@effect/sql"
import { assert, describe, it, layer } from "@effect/vitest"
import { Effect, FastCheck, Layer, Option, TestClock } from "effect"
import { Decider } from "#src/Autopilot/Worker/Decider.ts"
import { AtTerminal, ConfirmPrompt } from "#src/Cli/Console/Confirm.ts"
import type { RoomServices } from "#src/Cli/Layers.ts"
import { readReply } from "#src/Cli/Moderation/ReviewReply.ts"
import { Comments } from "#src/Comments/Comments.ts"
import { Intake } from "#src/Comments/Intake/Intake.ts"
import { HeldRunner } from "#src/Moderation/Held/HeldRunner.ts"
import { HouseOnFakePlatform } from "#test/FakePlatform.ts"
import { connect, member } from "#test/House.ts"
import { decided, drained, scene, worked } from "#test/Moderation/Scene.ts"
import { printed, unused } from "../Printed.ts"

/** What is typed, after which the input ends; at no terminal unless that is said. */
const typing = (...lines: ReadonlyArray<string>) => {
  const left = [...lines]
  return <A, E, R>(effect: Effect.Effect<A, E, R>) =>
    effect.pipe(
      Effect.provideService(ConfirmPrompt, () => Effect.sync(() => Option.fromNullable(left.shift()))),
      Effect.provideService(AtTerminal, false)
    )
}

describe("what is typed at a comment", () => {
  it("answers only by the words for it, and by nothing at all only where the comment leans", () => {
    assert.deepStrictEqual(readReply(" H ", { leaning: null }), { _tag: "Answer", answer: { answer: "hide" } })
    assert.deepStrictEqual(readReply("", { leaning: "keep" }), { _tag: "Answer", answer: { answer: "keep" } })
    assert.deepStrictEqual(readReply("", { leaning: null }), { _tag: "NotUnderstood" })
    assert.deepStrictEqual(readReply("r  Thanks, Kari!", { leaning: "hide" }), {
      _tag: "Answer",
      answer: { answer: "reply", text: "Thanks, Kari!" }
    })
    const known = /^(h|hide|l|leave|keep|b|block|a|archive|s|skip|u|undo|q|quit|r(eply)?\s+\S.*)$/is
    FastCheck.assert(
      FastCheck.property(FastCheck.string(), (line) => {
        FastCheck.pre(line.trim() !== "" && !known.test(line.trim()))
        assert.deepStrictEqual(readReply(line, { leaning: "hide" }), { _tag: "NotUnderstood" })
      })
    )
  })
})

layer(HouseOnFakePlatform)("steward review", (it) => {
  it.effect("asks again about what was taken back, before any other", () =>
    Effect.gen(function* () {
      const { account, workspaceId } = yield* scene()
      const older = yield* decided(account, "ask")
      yield* TestClock.adjust("1 second")
      const newer = yield* decided(account, "ask")
      const context = yield* Effect.context<RoomServices>()
      yield* printed({ ...unused, rooms: Layer.succeedContext(context) }, [
        "review",
        ...["--as", "Ada Operator"],
        ...["--workspace", workspaceId]
      ]).pipe(typing("h", "u", "l", "q"))
      yield* TestClock.adjust("10 seconds")
      const { drain } = yield* HeldRunner
      assert.strictEqual(yield* drain, 1)
      const comments = yield* Comments
      const statusOf = (id: string) => Effect.map(comments.get(workspaceId, id), ({ status }) => status)
      assert.deepStrictEqual([yield* statusOf(newer.id), yield* statusOf(older.id)], ["visible", "review"])
    })
  )

  it.effect("says that a comment is a picture, and where to look at it", () =>
    Effect.gen(function* () {
      const { account, workspaceId } = yield* scene()
      const { id } = yield* decided(account, "ask", { hasMedia: true })
      const sql = yield* SqlClient.SqlClient
      yield* sql`UPDATE comments SET text = '' WHERE workspace_id = ${workspaceId} AND id = ${id}`
      const context = yield* Effect.context<RoomServices>()
      const steward = (...words: ReadonlyArray<string>) =>
        printed({ ...unused, rooms: Layer.succeedContext(context) }, [...words, "--workspace", workspaceId]).pipe(
          typing("q"),
          Effect.map(({ out }) => out)
        )
      const told = yield* steward("review", "--as", "Ada Operator")
      assert.include(told, "(a picture or a video, without words)")
      assert.include(told, `/inbox/${id}`)
      for (const words of [
        ["needs-you", "list"],
        ["comments", "list"],
        ["comments", "show", id]
      ])
        assert.include(yield* steward(...words), "(a picture or a video, without words)")
    })
  )

  it.effect("answers as a member, takes back, and lets nothing happen for ten seconds", () =>
    Effect.gen(function* () {
      const { account, workspaceId } = yield* scene()
      const first = yield* decided(account, "ask", {
        text: "Best replica watches\u001b[2J, aaa quality, worldwide shipping to you"
      })
      yield* TestClock.adjust("1 second")
      const second = yield* decided(account, "ask")
      const context = yield* Effect.context<RoomServices>()
      const review = (...lines: ReadonlyArray<string>) =>
        printed({ ...unused, rooms: Layer.succeedContext(context) }, [
          "review",
          ...["--as", "Ada Operator"],
          ...["--workspace", workspaceId]
        ]).pipe(typing(...lines))
      const comments = yield* Comments
      const statusOf = (id: string) => Effect.map(comments.get(workspaceId, id), ({ status }) => status)

      const said = yield* review("hide it", "h", "l", "u", "s")
      assert.strictEqual(said.err, "")
      assert.include(said.out, "Best replica watches\ufffd[2J, aaa quality")
      assert.include(said.out, "Taken back: it waits again.")
      assert.include(said.out, "1 answered. Each takes effect ten seconds after it was given")
      const { drain } = yield* HeldRunner
      assert.strictEqual(yield* drain, 0)
      assert.strictEqual(yield* statusOf(second.id), "review")
      yield* TestClock.adjust("10 seconds")
      assert.strictEqual(yield* drain, 1)
      yield* worked
      assert.strictEqual(yield* statusOf(second.id), "hidden")
      assert.strictEqual(yield* statusOf(first.id), "review")
      const { history } = yield* comments.get(workspaceId, second.id)
      assert.include(
        history.map(({ actor }) => actor),
        "Ada Operator"
      )
      const alone = yield* review()
      assert.isTrue(alone.failed)
      assert.include(alone.err, "Nothing was answered. Reviewing needs somebody at a terminal")
      const stopped = yield* printed({ ...unused, rooms: Layer.succeedContext(context) }, [
        "review",
        ...["--as", "Ada Operator"],
        ...["--workspace", workspaceId]
      ]).pipe(
        Effect.provideService(ConfirmPrompt, () => Effect.succeedNone),
        Effect.provideService(AtTerminal, true)
      )
      assert.deepStrictEqual([stopped.failed, stopped.err], [false, ""])
      assert.match(stopped.out, /Nothing was answered\.$/)
      for (const lines of [["q"], ["h", "u", "q"], ["s", "s"]]) {
        const { out } = yield* review(...lines)
        assert.match(out, /Nothing was answered\.$/)
        assert.notInclude(out, "needs somebody")
      }
    })
  )

  it.effect("shows a limited moderator only what they may answer", () =>
    Effect.gen(function* () {
      const { account, workspaceId } = yield* scene()
      const elsewhere = yield* connect(workspaceId, "instagram")
      const own = yield* decided(account, "ask", { text: "Best replica watches, aaa quality, worldwide shipping" })
      const beyond = yield* decided(elsewhere, "ask", { text: "Best replica shoes, aaa quality, worldwide shipping" })
      const { personId } = (yield* member(workspaceId, "moderator", [account.accountId])).principal
      const context = yield* Effect.context<RoomServices>()
      const { out } = yield* printed({ ...unused, rooms: Layer.succeedContext(context) }, [
        "review",
        ...["--as", personId],
        ...["--workspace", workspaceId]
      ]).pipe(typing("h"))
      assert.include(out, "replica watches")
      assert.notInclude(out, "replica shoes")
      assert.include(out, "1 answered.")
      yield* TestClock.adjust("10 seconds")
      yield* Effect.flatMap(HeldRunner, (runner) => runner.drain)
      yield* worked
      const comments = yield* Comments
      const statusOf = (id: string) => Effect.map(comments.get(workspaceId, id), ({ status }) => status)
      assert.deepStrictEqual([yield* statusOf(own.id), yield* statusOf(beyond.id)], ["hidden", "review"])
    })
  )

  it.effect("takes no answer to what a comment no longer says, and shows it as it reads now", () =>
    Effect.gen(function* () {
      const { account, workspaceId } = yield* scene()
      const { externalId, id } = yield* decided(account, "ask")
      const text = "Best replica shoes, aaa quality, worldwide shipping"
      const context = yield* Effect.context<RoomServices>()
      const { receive } = yield* Intake
      const { drain } = yield* Decider
      const edit = Effect.zipRight(
        receive(account, [{ _tag: "Edited", externalId, text, hasMedia: null }]),
        Effect.asVoid(drained(drain))
      )
      const typed = [Effect.as(edit, Option.some("l")), Effect.succeedSome("h")]
      const said = yield* printed({ ...unused, rooms: Layer.succeedContext(context) }, [
        "review",
        ...["--as", "Ada Operator"],
        ...["--workspace", workspaceId]
      ]).pipe(Effect.provideService(ConfirmPrompt, () => Effect.suspend(() => typed.shift() ?? Effect.succeedNone)))
      assert.include(said.out, "Not done: The comment was edited since you read it")
      assert.isAbove(said.out.indexOf(text), said.out.indexOf("Not done"))
      yield* TestClock.adjust("10 seconds")
      yield* Effect.flatMap(HeldRunner, (runner) => runner.drain)
      const { decision } = yield* Effect.flatMap(Comments, (comments) => comments.get(workspaceId, id))
      assert.deepStrictEqual([decision?.by, decision?.outcome], ["person", "hide"])
    })
  )
})
