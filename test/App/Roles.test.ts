import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { Role } from "#schema/resources/Workspace.ts"
import { brand, member } from "#test/House.ts"
import { ask, Door } from "#test/Http/Asking.ts"
import { met, received } from "#test/Http/Scenes.ts"
import { lookingAs } from "./Looking.ts"

const owners: ReadonlyArray<Role> = ["owner"]
const admins: ReadonlyArray<Role> = ["owner", "admin"]
const managers: ReadonlyArray<Role> = ["owner", "admin", "manager"]
const moderators: ReadonlyArray<Role> = ["owner", "admin", "manager", "moderator"]

interface Doing {
  /** The page that offers it, and where its form is sent. */
  readonly on: string
  readonly action: string
  readonly by: ReadonlyArray<Role>
}

/** Everything that a role opens: what it does not is neither shown nor taken. */
const doings = (contact: string, comment: string): ReadonlyArray<Doing> => [
  { on: `/contacts/${contact}`, action: `/contacts/${contact}`, by: moderators },
  { on: `/inbox/${comment}`, action: `/inbox/${comment}`, by: moderators },
  { on: "/reports/links", action: "/reports/links", by: moderators },
  { on: "/autopilot", action: "/autopilot/protections", by: managers },
  { on: "/welcome", action: "/autopilot/protections", by: managers },
  { on: "/autopilot/guidance", action: "/autopilot/guidance", by: managers },
  { on: "/settings/people", action: "/settings/people/invite", by: admins },
  { on: "/settings/keys", action: "/settings/keys/create", by: admins },
  { on: "/settings/webhooks", action: "/settings/webhooks/add", by: admins },
  { on: "/settings/workspace", action: "/settings/workspace/change", by: admins },
  { on: "/settings/workspace", action: "/settings/workspace/second-factor", by: owners }
]

layer(Door)("what each role may do in the app", (it) => {
  for (const role of Role.literals) {
    it.effect(role, () =>
      Effect.gen(function* () {
        const ours = yield* brand()
        const { id: contact } = yield* met(ours)
        const comment = yield* received(ours, { externalId: "9" })
        const { personId } = yield* member(ours.workspaceId, role)
        const browser = yield* lookingAs(personId)
        for (const { action, by, on } of doings(contact, comment)) {
          const may = by.includes(role)
          const shown = yield* browser.visit(on)
          assert.strictEqual(shown.text.includes(`method="post" action="${action}"`), may, `${action} is shown`)
          if (may) continue
          const sent = yield* browser.submit(action, [["workspace", ours.workspaceId]])
          assert.strictEqual(sent.status, 403, `${action} is sent anyway`)
        }
      })
    )
  }

  it.effect("a viewer who is signed in changes nothing by the API; a viewer's key does what every key may", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      const { id } = yield* met(ours)
      const viewer = yield* member(ours.workspaceId, "viewer")
      const { headers } = yield* lookingAs(viewer.personId)
      const own = { "sec-fetch-site": "same-origin", "x-steward-workspace": ours.workspaceId }
      const origin = "https://steward.test"
      const change = { email: "kari@example.com" }
      const path = `/api/v1/contacts/${id}`
      const bySession = yield* ask("PATCH", path, { json: change, headers: { ...headers, ...own, origin } })
      assert.deepStrictEqual([bySession.status, bySession.text.includes("moderator")], [403, true], bySession.text)
      const sale = { click_id: "clk_1", value: 1 }
      const conversions = yield* ask("POST", "/api/v1/conversions", {
        json: sale,
        headers: { ...headers, ...own, origin }
      })
      assert.strictEqual(conversions.status, 403)
      assert.strictEqual((yield* ask("PATCH", path, { json: change, key: viewer.key })).status, 200)
    })
  )
})
