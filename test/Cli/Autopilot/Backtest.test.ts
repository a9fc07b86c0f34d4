import { PgClient } from "@effect/sql-pg"
import { assert, layer } from "@effect/vitest"
import { Effect, Fiber, Schema, TestClock } from "effect"
import { Backtest } from "#schema/resources/policy/Backtest.ts"
import { HouseOnFakePlatform } from "#test/FakePlatform.ts"
import { decided, scene } from "#test/Moderation/Scene.ts"
import { turn } from "#test/Turn.ts"
import { refusal, said, steward } from "./Autopilot.ts"

const read = Schema.decodeUnknown(Schema.parseJson(Backtest))
const draft = [
  "--guidance",
  "Our competitors are Stridex and Vantalo. Be nice to sailors.",
  "--protection",
  "scams=off"
]

const brand = Effect.gen(function* () {
  const ours = yield* scene()
  yield* TestClock.adjust("1 minute")
  return { ...ours, here: ["--workspace", ours.workspaceId] }
})

layer(HouseOnFakePlatform)("backtests by the command line", (it) => {
  it.effect("tell the difference in words, and why, and show it again", () =>
    Effect.gen(function* () {
      const { account, here } = yield* brand
      const named = yield* decided(account, "keep", { text: "Stridex is\nso much better\u001b[2J than this" })
      yield* TestClock.adjust("1 minute")
      const { err, failed, out } = yield* steward("backtest", "start", ...draft, ...here)
      assert.isFalse(failed)
      const [, id = "", again = ""] =
        /^(tsk_\w+) is under way\. To find it again after you stop waiting:\n {2}bun run steward (backtest show \1 .*)$/.exec(
          err
        ) ?? []
      const lines = out.split("\n")
      assert.deepStrictEqual(lines.slice(0, 6), [
        "Of 1 comment, 0 would be treated the same and 1 differently.",
        "",
        "       HIDES  KEEPS  ASKS  AGREES WITH PEOPLE",
        "now    0      1      0",
        "draft  1      0      0",
        ""
      ])
      assert.deepStrictEqual(lines.slice(6, 8), [
        "Newly hidden: 1",
        `  ${named.id}  Stridex is so much better\ufffd[2J than this`
      ])
      assert.match(lines[8] ?? "", /^ {4}now: {3}kept\. \S/)
      assert.match(lines[9] ?? "", /^ {4}draft: hidden\. .*Stridex/)
      assert.match(out, /\nI could not use:\n {2}“Be nice to sailors”/)
      assert.include(out, "\nNothing is changed; ")
      // as it is printed: there are several brands here
      assert.strictEqual(yield* said(...again.split(" ")), out)
      const shown = yield* read(yield* said("backtest", "show", id, "--json", ...here))
      assert.deepStrictEqual([shown.status, shown.result?.newly_hidden.count], ["done", 1])
      assert.deepStrictEqual(shown.draft.protections, { scams: false })
    })
  )

  it.effect("of no comments say so", () =>
    Effect.gen(function* () {
      const { here } = yield* brand
      const { out } = yield* steward("backtest", "start", "--protection", "links=on", ...here)
      assert.match(out, /^There was no comment to compare\.\n/)
    })
  )

  it.effect("wait for a Steward that does one already, and say how far it is", () =>
    Effect.gen(function* () {
      const sql = yield* PgClient.PgClient
      const { here, workspaceId } = yield* brand
      yield* sql`INSERT INTO policy_tasks ${sql.insert({
        workspace_id: workspaceId,
        id: `tsk_${"1".repeat(32)}`,
        kind: "backtest",
        request: { draft: { protections: { links: true } }, limit: 1000 },
        actor: "Ada",
        status: "running",
        done: 200,
        total: 1000,
        claimed_until: new Date(10 * 60_000),
        created_at: new Date(0)
      })}`
      const second = refusal("backtest", "start", ...draft, ...here)
      assert.include(yield* second, "Another backtest is still running")
      const showing = yield* Effect.fork(steward("backtest", "show", `tsk_${"1".repeat(32)}`, ...here))
      const asleep = Effect.repeat(turn, {
        until: () => Effect.map(TestClock.sleeps(), (sleeps) => sleeps.length >= 2)
      })
      yield* asleep
      yield* TestClock.adjust("1 second")
      yield* asleep
      yield* sql`UPDATE policy_tasks SET status = 'failed', finished_at = ${new Date(0)}
        WHERE workspace_id = ${workspaceId}`
      yield* TestClock.adjust("1 second")
      const { err, failed, out } = yield* Fiber.join(showing)
      assert.deepStrictEqual([failed, out], [true, ""])
      assert.include(err, ": 200 of 1000 comments")
      assert.include(err, "The backtest failed. The log of the process that ran it says why.")
    })
  )

  it.effect("refuse in words what cannot be tried", () =>
    Effect.gen(function* () {
      const { here } = yield* brand
      const start = (...args: ReadonlyArray<string>) => refusal("backtest", "start", ...args, ...here)
      assert.include(yield* start(), "There is nothing to try: give --guidance, --protection or both")
      assert.include(yield* start("--guidance", "a".repeat(2001)), "2000")
      assert.include(yield* start("--guidance", "@/nowhere/guidance.txt"), "The guidance cannot be read")
      assert.include(yield* start("--protection", "lynx=on"), 'There is no protection "lynx"; there are scams, ')
      assert.include(yield* start("--protection", "links=maybe"), 'links takes on or off, not "maybe"')
      assert.include(yield* start("--protection", "answer_questions=on"), 'takes off, draft or send, not "on"')
      assert.include(yield* start(...draft, "--limit", "0"), "between 1 and 10000")
      assert.include(yield* refusal("backtest", "show", "tsk_none", ...here), 'There is no backtest "tsk_none"')
    })
  )
})
