import { SqlClient } from "@effect/sql"
import { assert, describe } from "@effect/vitest"
import { Effect, Layer, Schema, TestClock } from "effect"
import { Delivery } from "#schema/resources/Delivery.ts"
import type { CliServices, RoomServices } from "#src/Cli/Layers.ts"
import { TestSends } from "#src/Samples/TestSends.ts"
import { SettingsWebhooks } from "#src/Webhooks/Hooks/SettingsWebhooks.ts"
import { brand } from "#test/House.ts"
import { drainAll, occur, subscribe, url } from "#test/Webhooks/Delivering.ts"
import { answered, Script } from "#test/Webhooks/Script.ts"
import { onItsOwn } from "#test/Webhooks/Settings.ts"
import { printed, unused } from "./Printed.ts"

/** Runs a command of webhooks: what it printed, and what it said went wrong. */
const run = Effect.fn("run")(function* (...args: ReadonlyArray<string>) {
  const context = yield* Effect.context<CliServices | RoomServices>()
  const services = Layer.provideMerge(Layer.fresh(TestSends.layer), Layer.succeedContext(context))
  return yield* printed({ ...unused, access: services, rooms: services }, ["webhooks", ...args])
})

const said = (...args: ReadonlyArray<string>) =>
  Effect.map(run(...args), ({ err, failed, out }) => {
    assert.deepStrictEqual([err, failed], ["", false])
    return out
  })

const readAdded = Schema.decodeUnknown(
  Schema.parseJson(Schema.Struct({ id: Schema.String, signing_secret: Schema.String }))
)
const readLog = Schema.decodeUnknown(Schema.parseJson(Schema.Struct({ data: Schema.Array(Delivery.omit("body")) })))

const refusal = (...args: ReadonlyArray<string>) =>
  Effect.map(run(...args), ({ err, failed, out }) => {
    assert.deepStrictEqual([out, failed], ["", true])
    return err
  })

describe("steward webhooks", () => {
  onItsOwn(
    "adds, lists, changes, pauses, resumes and removes them, and says so in words and in JSON",
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const webhooks = yield* SettingsWebhooks
      const { principal, workspaceId } = yield* brand()
      assert.match(yield* said("list"), /^There are no webhooks yet\. To add one:\n {2}bun run steward webhooks add/)
      const added = yield* said("add", url(1))
      const [{ id } = { id: "" }] = yield* webhooks.list(workspaceId)
      const secret = /whsec_\S+/.exec(added)?.[0] ?? ""
      assert.deepStrictEqual(added.split("\n"), [
        `The webhook ${id} tells ${url(1)} of every event.`,
        "Its deliveries are signed with this secret, which webhooks secret shows again:",
        "",
        `  ${secret}`
      ])
      assert.include(yield* said("secret", id), secret)
      assert.include(yield* said("secret", url(1)), secret)
      assert.include(
        yield* said("secret", url(1).replace("https", "HTTPS").replace("/hook", ":443/./hook#here")),
        secret
      )
      assert.include(yield* refusal("secret", "hook_x", "--json"), '"code": "not_found"')
      yield* TestClock.adjust("1 second")
      yield* subscribe(principal, url(2), "comment.hidden", "zapier")
      assert.deepStrictEqual(
        (yield* said("list")).split("\n").map((line) => line.replace(/\s+hook_\w+$/, "").trim()),
        [
          "ADDED BY  EVENTS          ADDRESS               STATE  LAST ERROR  ID",
          "zapier    comment.hidden  https://9.0.2.9/hook  on",
          "a person  every event     https://9.0.1.9/hook  on"
        ]
      )
      const changed = yield* said("change", id, "--event", "comment.hidden", "--event", "comment.review")
      assert.include(changed, "of comment.hidden, comment.review.")
      assert.include(yield* said("change", id, "--url", url(3), "--all"), `${url(3)} of every event.`)
      yield* occur(workspaceId, ["comment.hidden"])
      assert.include(yield* said("pause", id), "is paused; 1 delivery is held")
      assert.include(yield* said("list"), "paused, 1 held")
      assert.include(yield* said("resume", id, "--discard"), "1 delivery was held and is cancelled")
      assert.deepStrictEqual(JSON.parse(yield* said("remove", id, "--yes", "--json")), { id, deleted: true })
      assert.include(yield* refusal("remove", id), "There is no webhook")
      const actors = yield* sql`SELECT DISTINCT actor FROM audit_log
        WHERE workspace_id = ${workspaceId} AND what IN ('hook.added', 'hook.changed', 'hook.paused', 'hook.removed')`
      assert.deepStrictEqual(actors, [{ actor: "Steward's operator" }])
    })
  )

  onItsOwn(
    "tries one, shows its log, sends again, and rotates its secret",
    Effect.gen(function* () {
      const script = yield* Script
      const { workspaceId } = yield* brand()
      const { id, signing_secret } = yield* readAdded(yield* said("add", url(1), "--event", "comment.hidden", "--json"))
      yield* script.answer(url(1), answered(200, { excerpt: "ok\u001b[2J" }))
      const test = yield* said("test", id)
      assert.match(test, /^The test of comment.hidden was accepted with status 200, in 0 ms at 9\.9\.9\.9\./)
      assert.notInclude(test, "\u001b")
      yield* script.answer(url(1), answered(404))
      const refused = yield* run("test", id)
      assert.isTrue(refused.failed)
      assert.include(refused.out, "was not accepted: answered 404 Not Found")
      assert.strictEqual(refused.err, "The webhook did not accept the test.")
      yield* occur(workspaceId, ["comment.hidden"])
      yield* drainAll
      const log = (yield* said("deliveries", id)).split("\n")
      assert.lengthOf(log, 4)
      assert.match(log[1] ?? "", /^1 +comment\.hidden .* failed +1 +answered 404 Not Found/)
      assert.match(log[2] ?? "", /^test /)
      assert.strictEqual(yield* said("deliveries", id, "--status", "held"), "There are no such deliveries.")
      assert.lengthOf((yield* said("deliveries", id, "--after-sequence", "0")).split("\n"), 2)
      yield* script.answer(url(1), answered(200))
      assert.strictEqual(yield* said("resend", id, "--since", "2026-01-01T00:00:00Z"), "1 delivery is sent again.")
      yield* drainAll
      const resent = yield* readLog(yield* said("deliveries", id, "--after-sequence", "0", "--json"))
      assert.strictEqual(resent.data[0]?.status, "delivered")
      assert.include(yield* said("resend", id, "--delivery", resent.data[0]?.id ?? ""), "1 delivery is sent again.")

      const rotated = yield* said("rotate", id)
      assert.match(rotated, /\n {2}whsec_\S+\n\nUntil 2026-03-02T12:00:00\.000Z with the earlier secret as well\.$/)
      assert.notInclude(rotated, signing_secret)
      const tooSoon = yield* refusal("rotate", id)
      assert.include(tooSoon, "was rotated recently")
      assert.include(tooSoon, "--now")
      assert.notInclude(yield* said("rotate", id, "--now"), "earlier")
    })
  )

  onItsOwn(
    "sets for how long deliveries are tried, and switches it off",
    Effect.gen(function* () {
      const webhooks = yield* SettingsWebhooks
      const { workspaceId } = yield* brand()
      const hours = Effect.map(webhooks.list(workspaceId), (list) => list.map(({ retry_hours }) => retry_hours))
      assert.include(
        yield* said("add", url(1), "--retry-for", "24h"),
        "of every event. A delivery that fails is tried again for up to 24 hours."
      )
      assert.deepStrictEqual(yield* hours, [24])
      assert.include(yield* said("list"), "on, 24 h of retries")
      assert.include(yield* said("change", url(1), "--retry-for", "3d"), "for up to 72 hours.")
      yield* said("change", url(1), "--event", "comment.hidden")
      assert.deepStrictEqual(yield* hours, [72])
      assert.notInclude(yield* said("change", url(1), "--retry-for", "off"), "hours")
      assert.deepStrictEqual(yield* hours, [null])
    })
  )

  onItsOwn(
    "refuses in words what cannot be",
    Effect.gen(function* () {
      const { principal } = yield* brand()
      assert.include(yield* refusal("add", "http://9.9.9.9/"), 'must begin with "https://"')
      assert.isTrue((yield* run("add", url(1), "--event", "comment.hiden")).failed)
      const { id } = yield* readAdded(yield* said("add", url(1), "--json"))
      yield* said("add", url(1))
      assert.include(yield* refusal("pause", url(1)), "2 webhooks go to")
      assert.include(
        yield* refusal("change", id, "--retry-for", "73h"),
        '--retry-for must be "off", or from 1h to 72h, such as 24h or 2d; not "73h"'
      )
      assert.include(yield* refusal("change", id), "--url, --event, --all or --retry-for")
      assert.include(yield* refusal("change", id, "--all", "--event", "comment.hidden"), "not both")
      assert.include(yield* refusal("resend", id), "Give --delivery for one delivery, or --since")
      const rest = yield* subscribe(principal, url(2))
      assert.include(yield* refusal("secret", rest.id), "shown its secret once")
      assert.include(yield* refusal("test", rest.id, "--event", "lead.captured"), "does not listen to lead.captured")
    })
  )
})
