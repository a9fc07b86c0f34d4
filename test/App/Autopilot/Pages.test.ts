import { assert, layer } from "@effect/vitest"
import { Effect, TestClock } from "effect"
import { PolicyTaskRunner } from "#src/Autopilot/Drafts/PolicyTaskRunner.ts"
import { GuidanceSettings } from "#src/Autopilot/GuidanceSettings/GuidanceSettings.ts"
import { ProtectionSettings } from "#src/Autopilot/Settings/ProtectionSettings.ts"
import { member } from "#test/House.ts"
import { DoorOnFakePlatform } from "#test/Http/Asking.ts"
import { answer } from "#test/Moderation/People.ts"
import { decided, drained, rowOf, scene, worked } from "#test/Moderation/Scene.ts"
import { formOf, withFields, withoutOwnScripts } from "../Browser.ts"
import { lookingAs } from "../Looking.ts"

const drain = drained(Effect.flatMap(PolicyTaskRunner, (runner) => runner.drain))
const hostile =
  "Hide mentions of <img src=x onerror=alert(1)>. \u202eHide links.\u202c </script><script>alert(2)</script>"

const onSwitches = (workspaceId: Parameters<(typeof ProtectionSettings.Service)["get"]>[0]) =>
  Effect.map(
    Effect.flatMap(ProtectionSettings, (settings) => settings.get(workspaceId)),
    ({ value }) => value.protections.filter(({ on }) => on).map(({ key }) => key)
  )

layer(DoorOnFakePlatform)("the autopilot's pages", (it) => {
  it.effect("switches change by forms, for the brand and for one account, and only what the person changed", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const { submit, visit } = yield* lookingAs(principal.personId)
      const page = yield* visit("/autopilot")
      assert.strictEqual(page.status, 200)
      const fields = formOf(page, "/autopilot/protections")
      const saved = yield* submit("/autopilot/protections", [...fields, ["on", "links"]])
      assert.strictEqual(saved.status, 303, saved.text)
      const brandWide = yield* onSwitches(workspaceId)
      assert.include(brandWide, "links")
      const of = `/autopilot?account=${account.accountId}`
      const own = formOf(yield* visit(of), "/autopilot/protections")
      const off = own.filter(([name, value]) => name !== "on" || value !== "scams")
      assert.strictEqual((yield* submit("/autopilot/protections", off)).status, 303)
      assert.include((yield* visit(of)).text, "This account has switches of its own")
      assert.include((yield* visit("/autopilot")).text, "has switches of its own")
      assert.deepStrictEqual(yield* onSwitches(workspaceId), brandWide)
      const followed = yield* submit("/autopilot/protections", [
        ["workspace", workspaceId],
        ["account", account.accountId],
        ["follow", "brand"]
      ])
      assert.strictEqual(followed.status, 303)
      assert.include((yield* visit(of)).text, "This account follows the switches")
    })
  )

  it.effect("guidance that only names competitors is understood, and the page says what it does", () =>
    Effect.gen(function* () {
      const { principal } = yield* scene()
      const { visit } = yield* lookingAs(principal.personId)
      const empty = "There is nothing to understand yet"
      assert.include((yield* visit("/autopilot/guidance")).text, empty)
      const named = "Our competitors are Fjellvik and Granite Peak."
      yield* Effect.orDie(Effect.flatMap(GuidanceSettings, ({ replace }) => replace(principal, named)))
      const { text } = yield* visit("/autopilot/guidance")
      assert.notInclude(text, empty)
      assert.match(
        text,
        /<h2>Understood<\/h2><ul class="sentences"><li><q dir="auto">Our competitors are Fjellvik and Granite Peak/
      )
    })
  )

  it.effect("what was understood of another text does not stand below one that was not read", () =>
    Effect.gen(function* () {
      const { principal } = yield* scene()
      const { submit, visit } = yield* lookingAs(principal.personId)
      yield* Effect.orDie(Effect.flatMap(GuidanceSettings, ({ replace }) => replace(principal, "Hide links.")))
      const page = yield* visit("/autopilot/guidance")
      assert.include(page.text, "<h2>Understood</h2>")
      const guidance = "Keep complaints. ".repeat(1000)
      const writing = formOf(page, "/autopilot/guidance")
      const refused = yield* submit("/autopilot/guidance", withFields(writing, { guidance, do: "save" }))
      assert.strictEqual(refused.status, 422)
      assert.include(refused.text, "What is understood of this text is not known yet.")
      assert.notInclude(refused.text, "<h2>Understood</h2>")
    })
  )

  it.effect("nobody overwrites what somebody else changed meanwhile", () =>
    Effect.gen(function* () {
      const { principal, workspaceId } = yield* scene()
      const { submit, visit } = yield* lookingAs(principal.personId)
      const fields = formOf(yield* visit("/autopilot"), "/autopilot/protections")
      const writing = formOf(yield* visit("/autopilot/guidance"), "/autopilot/guidance")
      yield* Effect.orDie(Effect.flatMap(ProtectionSettings, ({ change }) => change(principal, { media: true })))
      yield* Effect.orDie(Effect.flatMap(GuidanceSettings, ({ replace }) => replace(principal, "Keep complaints.")))
      const late = yield* submit("/autopilot/protections", [...fields, ["on", "links"]])
      assert.strictEqual(late.status, 412)
      assert.include(late.text, "Somebody else has changed the switches meanwhile")
      assert.notInclude(yield* onSwitches(workspaceId), "links")
      const mine = "Hide mentions of Fjellvik."
      const refused = yield* submit("/autopilot/guidance", withFields(writing, { guidance: mine, do: "save" }))
      assert.strictEqual(refused.status, 412)
      assert.include(refused.text, mine)
      assert.strictEqual(
        (yield* Effect.flatMap(GuidanceSettings, ({ get }) => get(workspaceId))).guidance,
        "Keep complaints."
      )
    })
  )

  it.effect("guidance is looked at, backtested, shadowed, put in force and taken back without script", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const { submit, visit } = yield* lookingAs(principal.personId)
      yield* decided(account, "keep", { text: "Fjellvik makes better jackets" })
      yield* TestClock.adjust("1 second")
      const send = (extra: Readonly<Record<string, string>>) =>
        Effect.flatMap(visit("/autopilot/guidance"), (page) =>
          submit("/autopilot/guidance", withFields(formOf(page, "/autopilot/guidance"), extra))
        )
      const guidance = "Hide mentions of Fjellvik. Dance like the moon."
      const looked = yield* send({ guidance, do: "preview" })
      assert.include(looked.text, "Of the 1 comment, 1 would be treated otherwise: 1 hidden.")
      assert.include(looked.text, "Not understood: it changes nothing")
      const backtest = yield* send({ guidance, do: "backtest", limit: "1000" })
      yield* drain
      const tried = yield* visit(backtest.headers.get("location") ?? "")
      assert.include(tried.text, "Of the 1 comment, 1 would be treated otherwise: 1 hidden.")
      assert.strictEqual((yield* send({ guidance, do: "shadow" })).status, 303)
      const shadowed = yield* visit("/autopilot/guidance")
      assert.include(shadowed.text, "In the shadow")
      const concluding = formOf(shadowed, "/autopilot/guidance/shadow")
      const other = withFields(concluding, { started_at: "2001-01-01T00:00:00.000Z", do: "promote" })
      assert.strictEqual((yield* submit("/autopilot/guidance/shadow", other)).status, 412)
      const unclear = yield* submit("/autopilot/guidance/shadow", withFields(concluding, { do: "prom" }))
      assert.strictEqual(unclear.status, 422, "what is neither does not end it")
      const promoted = yield* submit("/autopilot/guidance/shadow", withFields(concluding, { do: "promote" }))
      assert.strictEqual(promoted.status, 303)
      yield* TestClock.adjust("1 second")
      const mention = yield* decided(account, "keep", { text: "My Fjellvik tent is great" })
      const mine = yield* decided(account, "keep", { text: "Fjellvik is cheaper" })
      yield* worked
      yield* answer(principal, mine.id, "hide")
      yield* TestClock.adjust("1 second")
      const version = yield* visit("/autopilot/guidance/versions/1")
      assert.include(version.text, "My Fjellvik tent is great")
      assert.notInclude(version.text, "Fjellvik is cheaper")
      assert.include(version.text, "by <bdi>Ada Operator")
      const action = "/autopilot/guidance/versions/1/undo"
      const undone = yield* submit(action, formOf(version, action))
      assert.strictEqual(undone.status, 303)
      yield* drain
      yield* worked
      assert.include((yield* visit(undone.headers.get("location") ?? "")).text, "1 comment is shown again")
      assert.strictEqual((yield* rowOf(workspaceId, mention.id)).status, "visible")
      assert.strictEqual((yield* rowOf(workspaceId, mine.id)).status, "hidden")
    })
  )

  it.effect("who may not change it is shown no way to, and is refused; strangers find nothing", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      yield* Effect.orDie(Effect.flatMap(GuidanceSettings, ({ replace }) => replace(principal, hostile)))
      const limited = yield* member(workspaceId, "manager", [account.accountId])
      const readers = [limited, yield* member(workspaceId, "moderator"), yield* member(workspaceId, "viewer")]
      for (const { personId } of readers) {
        const { submit, visit } = yield* lookingAs(personId)
        for (const path of ["/autopilot", "/autopilot/guidance", "/autopilot/guidance/versions/1"]) {
          const page = yield* visit(path)
          assert.strictEqual(page.status, 200)
          assert.notMatch(
            withoutOwnScripts(page),
            /<img|<script|<button type="submit" (class="(plain|danger)|name="do")/
          )
        }
        const forms = [
          [
            "/autopilot/protections",
            [
              ["version", "0"],
              ["on", "links"]
            ]
          ],
          [
            "/autopilot/protections",
            [
              ["account", account.accountId],
              ["on", "links"]
            ]
          ],
          [
            "/autopilot/guidance",
            [
              ["version", "1"],
              ["guidance", "Hide links."]
            ]
          ],
          ["/autopilot/guidance/shadow", [["do", "stop"]]],
          ["/autopilot/guidance/versions/1/undo", [["since", "2020-01-01T00:00:00Z"]]]
        ] as const
        for (const [path, fields] of forms) {
          const refused = yield* submit(path, [["workspace", workspaceId], ...fields])
          assert.strictEqual(refused.status, 403, path)
        }
      }
      const stranger = yield* scene()
      const { submit, visit } = yield* lookingAs(stranger.principal.personId)
      const paths = [
        `/autopilot?workspace=${workspaceId}`,
        `/autopilot?account=${account.accountId}`,
        `/autopilot/guidance?workspace=${workspaceId}`,
        `/autopilot/guidance/versions/1?workspace=${workspaceId}`,
        "/autopilot/guidance/versions/1",
        "/autopilot/guidance/versions/none"
      ]
      for (const path of paths) assert.strictEqual((yield* visit(path)).status, 404, path)
      const forged = yield* submit("/autopilot/guidance", [
        ["workspace", workspaceId],
        ["guidance", ""]
      ])
      assert.strictEqual(forged.status, 404)
      assert.strictEqual((yield* submit("/autopilot/guidance", [["guidance", ""]], "https://evil.example")).status, 403)
    })
  )
})
