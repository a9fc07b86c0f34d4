import { assert, layer } from "@effect/vitest"
import { Clock, Effect } from "effect"
import { codeAt } from "#src/Access/Factors/TotpCode.ts"
import { Members } from "#src/Access/Members/Members.ts"
import { People } from "#src/Access/People/People.ts"
import { brand } from "#test/House.ts"
import { ask, Door } from "#test/Http/Asking.ts"
import { lookingAs } from "../Looking.ts"

const security = "/settings/security"

const withApp = Effect.fn("withApp")(function* (browser: Effect.Effect.Success<ReturnType<typeof lookingAs>>) {
  const begun = yield* browser.submit(security, [["do", "begin-totp"]])
  const secret = (/<code>([A-Z2-7 ]+)<\/code>/.exec(begun.text)?.[1] ?? "").replaceAll(" ", "")
  const code = codeAt(secret, yield* Clock.currentTimeMillis)
  yield* browser.submit(security, [
    ["do", "confirm-totp"],
    ["code", code]
  ])
})

layer(Door)("a brand that asks for a second factor", (it) => {
  it.effect("is closed in the app to who has none, who is led to set one up; keys go on", () =>
    Effect.gen(function* () {
      const { key, personId, workspaceId } = yield* brand()
      const member = yield* (yield* People).create({ name: "Grace Hopper" })
      const { add } = yield* Members
      yield* add({ workspaceId, person: member, role: "admin", limitedTo: null, actor: "Ada" })
      const owner = yield* lookingAs(personId)
      const grace = yield* lookingAs(member.id)
      const require = (browser: typeof owner, required: string) =>
        browser.submit("/settings/workspace/second-factor", [
          ["workspace", workspaceId],
          ["required", required]
        ])
      const views = ["/inbox", "/needs-you", "/reports", "/settings/people", "/autopilot"]

      const early = yield* require(owner, "yes")
      assert.deepStrictEqual([early.status, early.text.includes("second factor of your own")], [422, true])
      yield* withApp(owner)
      assert.strictEqual((yield* require(grace, "yes")).status, 403, "admins do not decide it")
      assert.notInclude((yield* grace.visit("/settings/workspace")).text, "Ask everybody for one")
      assert.include((yield* owner.visit("/settings/workspace")).text, "Grace Hopper")
      assert.strictEqual((yield* require(owner, "yes")).status, 303)
      for (const unclear of ["", "on", "true"]) {
        assert.strictEqual((yield* require(owner, unclear)).status, 422, `"${unclear}" is not no`)
      }

      for (const path of views) {
        assert.strictEqual((yield* owner.visit(path)).status, 200, path)
        const led = yield* grace.visit(`${path}?workspace=${workspaceId}`)
        assert.deepStrictEqual([led.status, led.headers.get("location")], [303, security], path)
      }
      assert.include((yield* grace.visit("/")).text, "asks everybody for a second factor")
      assert.include((yield* grace.visit(security)).text, "asks everybody for a second factor")
      assert.strictEqual((yield* ask("GET", "/api/v1/comments", { key })).status, 200, "keys are not asked")

      yield* withApp(grace)
      for (const path of views) assert.strictEqual((yield* grace.visit(path)).status, 200, path)
      yield* grace.submit(security, [["do", "remove-totp"]])
      assert.strictEqual((yield* grace.visit("/inbox")).status, 303, "and closed again without it")
      assert.strictEqual((yield* require(owner, "no")).status, 303)
      assert.strictEqual((yield* grace.visit("/inbox")).status, 200)
    })
  )
})
