import { assert, layer } from "@effect/vitest"
import { Effect, TestClock } from "effect"
import { Disconnections } from "#src/Platforms/Accounts/Disconnections.ts"
import { NotAllowed } from "#src/Platforms/Port/PlatformError.ts"
import { FakePlatform, fails } from "#test/FakePlatform.ts"
import { member } from "#test/House.ts"
import { DoorOnFakePlatform } from "#test/Http/Asking.ts"
import { decided, scene, worked } from "#test/Moderation/Scene.ts"
import { formOf } from "../Browser.ts"
import { lookingAs } from "../Looking.ts"

layer(DoorOnFakePlatform)("coming in", (it) => {
  it.effect("the first visit shows the accounts, takes the switches, and ends in the inbox", () =>
    Effect.gen(function* () {
      const { principal, workspaceId } = yield* scene()
      const { submit, visit } = yield* lookingAs(principal.personId)
      const page = yield* visit("/welcome")
      assert.include(page.text, "<bdi>Fjord Coffee</bdi>")
      const done = yield* submit("/autopilot/protections", [...formOf(page, "/autopilot/protections"), ["on", "links"]])
      assert.strictEqual(done.headers.get("location"), `/inbox?workspace=${workspaceId}`)
      const viewer = yield* lookingAs((yield* member(workspaceId, "viewer")).personId)
      assert.notInclude((yield* viewer.visit("/welcome")).text, "Save, and open the inbox")
      const stranger = yield* lookingAs((yield* scene()).principal.personId)
      assert.strictEqual((yield* stranger.visit(`/welcome?workspace=${workspaceId}`)).status, 404)
    })
  )

  it.effect("home tells what waits, what came of today, and which accounts are not reached", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      for (const outcome of ["hide", "ask"] as const) yield* decided(account, outcome)
      const { visit } = yield* lookingAs(principal.personId)
      const before = (yield* visit("/")).text
      assert.include(before, "1 comment waits for your answer.")
      const limited = yield* lookingAs((yield* member(workspaceId, "moderator", [account.accountId])).personId)
      assert.include((yield* limited.visit("/")).text, "1 comment waits for an answer.")
      assert.match(before, /Came in today<\/dt><dd class="number">2</)
      assert.notInclude(before, "no longer connected")
      yield* Effect.orDie(
        Effect.flatMap(Disconnections, ({ disconnect }) => disconnect(workspaceId, account.accountId, "Ada"))
      )
      const after = (yield* visit("/")).text
      assert.include(after, "no longer connected")
      const viewer = yield* lookingAs((yield* member(workspaceId, "viewer")).personId)
      assert.include((yield* viewer.visit("/")).text, "1 comment waits for an answer.")
    })
  )

  it.effect("home tells what a platform refused to do, and where to see why", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const { visit } = yield* lookingAs(principal.personId)
      assert.notInclude((yield* visit("/")).text, "refused")
      const platform = yield* FakePlatform
      platform.script(account.externalId, "hide", fails(new NotAllowed({ reason: "The page took <b>it</b> back" })))
      yield* decided(account, "hide")
      yield* worked
      const { text } = yield* visit("/")
      assert.include(text, "Facebook refused 1 action on <bdi>Fjord Coffee</bdi> in the last week.")
      assert.include(text, "The page took &lt;b>it&lt;/b> back.")
      assert.include(text, `/settings/accounts/doctor?workspace=${workspaceId}`)
      const viewer = yield* lookingAs((yield* member(workspaceId, "viewer")).personId)
      const seen = (yield* viewer.visit("/")).text
      assert.include(seen, "Facebook refused 1 action")
      assert.notInclude(seen, "/settings/accounts/doctor")
      yield* TestClock.adjust("8 days")
      const later = yield* lookingAs(principal.personId)
      assert.notInclude((yield* later.visit("/")).text, "Facebook refused")
    })
  )
})
