import { PgClient } from "@effect/sql-pg"
import { assert, layer } from "@effect/vitest"
import { Effect, TestClock } from "effect"
import { may } from "#schema/resources/Permission.ts"
import { Role } from "#schema/resources/Workspace.ts"
import { Keys } from "#src/Access/Keys/Keys.ts"
import { Alerts } from "#src/Alerts/Alerts.ts"
import { unsubscribeTokens } from "#src/Alerts/Unsubscribe.ts"
import { settingsPlaces } from "#src/App/Settings/Frame/SettingsPlaces.ts"
import { MarketingIntegrations } from "#src/EmailMarketing/MarketingIntegrations.ts"
import { SettingsWebhooks } from "#src/Webhooks/Hooks/SettingsWebhooks.ts"
import { brand, member } from "#test/House.ts"
import { ask, Door } from "#test/Http/Asking.ts"
import { lookingAs } from "../Looking.ts"

const target_url = "https://93.184.215.14/hook"
const hostile = `<img src=x onerror=alert(1)>‮"'&</script>`

/** Forms of Settings, with what they need at least; `:id` is a member, a key, a webhook or an account that is there. */
const forms = [
  ["/settings/people/invite", "manage_members", { email: "kari@example.com", role: "viewer" }],
  ["/settings/people/:person/change", "manage_members", { role: "viewer" }],
  ["/settings/people/:person/remove", "manage_members", { hooks: "end" }],
  ["/settings/keys/create", "manage_keys", { name: "Make", scope: "read", ends: "30" }],
  ["/settings/keys/:key/rename", "manage_keys", { name: "Make" }],
  ["/settings/keys/:key/revoke", "manage_keys", {}],
  ["/settings/webhooks/add", "manage_webhooks", { target_url, all: "all", retry_hours: "0" }],
  ["/settings/webhooks/:webhook/pause", "manage_webhooks", {}],
  ["/settings/webhooks/:webhook/resume", "manage_webhooks", {}],
  ["/settings/webhooks/:webhook/secret", "manage_webhooks", {}],
  ["/settings/webhooks/:webhook/rotate", "manage_webhooks", {}],
  ["/settings/webhooks/:webhook/change", "manage_webhooks", { target_url, event: "comment.hidden", retry_hours: "24" }],
  ["/settings/webhooks/:webhook/remove", "manage_webhooks", {}],
  ["/settings/email-marketing/call/set", "manage_webhooks", { "call-url": target_url, "call-tells": "yes" }],
  ["/settings/email-marketing/call/retry", "manage_webhooks", {}],
  ["/settings/email-marketing/call/remove", "manage_webhooks", {}],
  ["/settings/accounts/:account/disconnect", "manage_accounts", {}],
  ["/settings/workspace/change", "manage_workspace", { name: "Fjord Tea", time_zone: "UTC", removed_texts_days: "30" }],
  ["/settings/alerts/change", null, {}]
] as const

const there = Effect.gen(function* () {
  const { accounts, personId, workspaceId } = yield* brand({ name: `Brand ${hostile}` })
  const other = yield* member(workspaceId, "viewer")
  const keys = yield* Keys
  const { id: key } = yield* Effect.orDie(keys.create({ workspaceId, personId, name: `Key ${hostile}` }))
  const webhooks = yield* SettingsWebhooks
  const { id: webhook } = yield* Effect.orDie(
    webhooks.create({ workspaceId, actor: hostile }, { target_url, events: "all" })
  )
  const ids = { person: other.personId, key, webhook, account: accounts.facebook.accountId }
  return { personId, workspaceId, ids }
})

const pathOf = (path: string, ids: Readonly<Record<string, string>>) =>
  path.replace(/:(\w+)/, (_, name: string) => ids[name] ?? "")

layer(Door)("pages of Settings", (it) => {
  it.effect("are offered and shown to the roles that may, and nobody else", () =>
    Effect.gen(function* () {
      const { ids, workspaceId } = yield* there
      const query = `?workspace=${workspaceId}`
      for (const role of Role.literals) {
        const { personId } = yield* member(workspaceId, role)
        const { visit } = yield* lookingAs(personId)
        const index = yield* visit(`/settings${query}`)
        for (const { path, permission } of settingsPlaces) {
          const isMay = permission === null || may({ role, limitedTo: null }, permission)
          assert.strictEqual(index.text.includes(`"${path}?`), isMay, `${role}, ${path}`)
          const page = yield* visit(`${path}${query}`)
          assert.strictEqual(page.status, isMay ? 200 : 403, `${role}, ${path}`)
          assert.notInclude(page.text, "<img src=x")
        }
        const webhook = yield* visit(`/settings/webhooks/${ids.webhook}${query}`)
        assert.strictEqual(webhook.status, may({ role, limitedTo: null }, "manage_webhooks") ? 200 : 403)
      }
    })
  )

  it.effect("say of an account that it is reached, and not that it lacks nothing", () =>
    Effect.gen(function* () {
      const { workspaceId } = yield* there
      const { personId } = yield* member(workspaceId, "owner")
      const page = yield* Effect.flatMap(lookingAs(personId), ({ visit }) =>
        visit(`/settings/accounts?workspace=${workspaceId}`)
      )
      assert.include(page.text, "Steward reaches it.")
      assert.include(page.text, "may still lack a permission")
      assert.notInclude(page.text, "It works")
    })
  )

  it.effect("tell whoever looks for a hook of the API among webhooks where it stands", () =>
    Effect.gen(function* () {
      const { workspaceId } = yield* there
      const { personId } = yield* member(workspaceId, "owner")
      const page = yield* Effect.flatMap(lookingAs(personId), ({ visit }) =>
        visit(`/settings/webhooks?workspace=${workspaceId}`)
      )
      assert.match(page.text, /subscribed by the REST API[^<]*<a href="\/settings\/hooks\?/)
    })
  )

  it.effect("say what the accounts lack, also when a platform is away, to those who may change them", () =>
    Effect.gen(function* () {
      const { workspaceId } = yield* there
      const marketing = yield* MarketingIntegrations
      yield* Effect.orDie(marketing.set({ workspaceId, actor: "Ada" }, "call", { tells_new: true, target_url }))
      const sql = yield* PgClient.PgClient
      yield* sql`UPDATE marketing_integrations SET last_error = ${hostile} WHERE workspace_id = ${workspaceId}`
      for (const role of ["owner", "viewer"] as const) {
        const { personId } = yield* member(workspaceId, role)
        const page = yield* Effect.flatMap(lookingAs(personId), ({ visit }) =>
          visit(`/settings/accounts/doctor?workspace=${workspaceId}`)
        )
        const isMay = may({ role, limitedTo: null }, "manage_accounts")
        assert.strictEqual(page.status, isMay ? 200 : 403, role)
        if (!isMay) continue
        assert.include(page.text, "could not be asked")
        assert.include(page.text, "did not take what it was told last")
        assert.notInclude(page.text, "<img")
      }
    })
  )

  it.effect("take each form from the roles that may, and refuse it from the others and from other brands", () =>
    Effect.gen(function* () {
      for (const role of ["owner", "manager", "viewer"] as const) {
        const { ids, workspaceId } = yield* there
        const { personId } = yield* member(workspaceId, role)
        const stranger = yield* brand()
        const [own, foreign] = [yield* lookingAs(personId), yield* lookingAs(stranger.personId)]
        for (const [path, permission, fields] of forms) {
          const sent = { ...fields, workspace: workspaceId }
          const to = pathOf(path, ids)
          assert.strictEqual((yield* foreign.submit(to, Object.entries(sent))).status, 404, `${to} of another brand`)
          const { status, text } = yield* own.submit(to, Object.entries(sent))
          const isMay = permission === null || may({ role, limitedTo: null }, permission)
          if (isMay) assert.oneOf(status, [200, 303], `${role}, ${to}: ${text}`)
          else assert.strictEqual(status, 403, `${role}, ${to}`)
        }
      }
    })
  )

  it.effect("show a key once, on a page that makes no other when it is loaded again", () =>
    Effect.gen(function* () {
      const { personId, workspaceId } = yield* brand()
      const { follow, submit, visit } = yield* lookingAs(personId)
      const keys = yield* Keys
      const form = { workspace: workspaceId, name: "Make", scope: "read", ends: "0" }
      const sent = yield* submit("/settings/keys/create", Object.entries(form))
      assert.deepStrictEqual([sent.status, /stw_live_/.test(sent.text)], [303, false])
      const page = yield* follow(sent)
      const [key = ""] = /stw_live_\w{38}/.exec(page.text) ?? []
      assert.notStrictEqual(key, "")
      assert.match(page.headers.getSetCookie().join(), /_made=;[^,]*Max-Age=0/)
      const at = sent.headers.get("location") ?? ""
      assert.notInclude((yield* visit(at)).text, key)
      const [made] = (yield* keys.list(workspaceId)).filter(({ name }) => name === "Make")
      const successor = yield* submit(`/settings/keys/${made?.id}/rotate`, [
        ["workspace", workspaceId],
        ["overlap", "24"]
      ])
      const rotated = yield* follow(successor)
      assert.match(rotated.text, /stw_live_\w{38}/)
      assert.include(rotated.text, "The key before it works until")
      assert.lengthOf(
        (yield* keys.list(workspaceId)).filter(({ name }) => name === "Make"),
        2
      )
    })
  )

  it.effect("show nobody else what was made, on no other page, and not for long", () =>
    Effect.gen(function* () {
      const { personId, workspaceId } = yield* brand()
      const own = yield* lookingAs(personId)
      const other = yield* lookingAs((yield* member(workspaceId, "owner")).personId)
      const form = { workspace: workspaceId, name: "Make", scope: "read", ends: "0" }
      const sent = yield* own.submit("/settings/keys/create", Object.entries(form))
      const shows = (page: { readonly text: string }) => /stw_live_\w{38}/.test(page.text)
      assert.isFalse(shows(yield* other.follow(sent)))
      const elsewhere = new Headers(sent.headers)
      elsewhere.set("location", `/settings/people?workspace=${workspaceId}`)
      const people = yield* own.follow({ ...sent, headers: elsewhere })
      assert.deepStrictEqual([shows(people), people.headers.getSetCookie().join().includes("_made=")], [false, false])
      yield* TestClock.adjust("6 minutes")
      assert.isFalse(shows(yield* own.follow(sent)))
    })
  )

  it.effect("show the link of an invitation once, and send no other when the page is loaded again", () =>
    Effect.gen(function* () {
      const { personId, workspaceId } = yield* brand()
      const { follow, submit, visit } = yield* lookingAs(personId)
      const invitation = { workspace: workspaceId, email: "kari@example.com", role: "viewer" }
      const sent = yield* submit("/settings/people/invite", Object.entries(invitation))
      assert.strictEqual(sent.status, 303)
      const [link = ""] = /https:\/\/[^<"]*\/invitation[^<"]*/.exec((yield* follow(sent)).text) ?? []
      assert.notStrictEqual(link, "")
      assert.notInclude((yield* visit(sent.headers.get("location") ?? "")).text, link)
    })
  )

  it.effect("send deliveries again once, however often the page after it is loaded", () =>
    Effect.gen(function* () {
      const { ids, personId, workspaceId } = yield* there
      const { follow, submit, visit } = yield* lookingAs(personId)
      const path = `/settings/webhooks/${ids.webhook}`
      const since = "2026-01-01T00:00:00Z"
      const sent = yield* submit(`${path}/resend`, Object.entries({ workspace: workspaceId, since }))
      assert.strictEqual(sent.status, 303)
      assert.include((yield* follow(sent)).text, "0 deliveries will be sent again.")
      assert.notInclude((yield* visit(`${path}?workspace=${workspaceId}`)).text, "will be sent again")
    })
  )

  it.effect("make a secret once, and show it by the first look at the page after it alone", () =>
    Effect.gen(function* () {
      const { ids, personId, workspaceId } = yield* there
      const { follow, submit, visit } = yield* lookingAs(personId)
      const path = `/settings/webhooks/${ids.webhook}`
      const rotated = yield* submit(`${path}/rotate`, Object.entries({ workspace: workspaceId, is_known: "yes" }))
      assert.strictEqual(rotated.status, 303)
      const [secret = "none"] = /whsec_[\w+/=]+/.exec((yield* follow(rotated)).text) ?? []
      assert.notInclude((yield* visit(`${path}?workspace=${workspaceId}`)).text, "whsec_")
      const shown = yield* submit(`${path}/secret`, Object.entries({ workspace: workspaceId }))
      assert.include(shown.text, secret)
    })
  )

  it.effect("send a test once, and say how it went by the first look at the page after it alone", () =>
    Effect.gen(function* () {
      const { ids, personId, workspaceId } = yield* there
      const { follow, submit, visit } = yield* lookingAs(personId)
      const path = `/settings/webhooks/${ids.webhook}`
      const sent = yield* submit(`${path}/test`, Object.entries({ workspace: workspaceId, event: "comment.hidden" }))
      assert.strictEqual(sent.status, 303)
      assert.match((yield* follow(sent)).text, /test of comment\.hidden/)
      assert.notMatch((yield* visit(`${path}?workspace=${workspaceId}`)).text, /test of comment\.hidden/)
    })
  )

  it.effect("say what was wrong with a form beside it", () =>
    Effect.gen(function* () {
      const { personId, workspaceId } = yield* brand()
      const { submit } = yield* lookingAs(personId)
      const unnamed = yield* submit(
        "/settings/keys/create",
        Object.entries({ workspace: workspaceId, name: " ", scope: "read" })
      )
      assert.strictEqual(unnamed.status, 422)
      assert.include(unnamed.text, 'role="alert"')
      const nowhere = yield* submit(
        "/settings/webhooks/add",
        Object.entries({
          workspace: workspaceId,
          target_url: "https://10.0.0.1/",
          all: "all"
        })
      )
      assert.strictEqual(nowhere.status, 422)
      assert.include(nowhere.text, 'role="alert"')
    })
  )

  it.effect("moved with their question, and ask before they end anything", () =>
    Effect.gen(function* () {
      const { ids, personId, workspaceId } = yield* there
      const { visit } = yield* lookingAs(personId)
      assert.strictEqual(
        (yield* visit("/members?workspace=ws_1")).headers.get("location"),
        "/settings/people?workspace=ws_1"
      )
      assert.strictEqual((yield* visit("/assistants")).headers.get("location"), "/settings/assistants")
      const questions = [
        "people/:person/remove",
        "keys/:key/revoke",
        "keys/:key/rotate",
        "webhooks/:webhook/remove",
        "accounts/:account/disconnect"
      ]
      for (const path of questions) {
        const page = yield* visit(`/settings/${pathOf(path, ids)}?workspace=${workspaceId}`)
        assert.strictEqual(page.status, 200, path)
        assert.include(page.text, 'class="danger full"')
      }
    })
  )

  it.effect(
    "end a kind of letter by its link without signing in, and only when a button or a mail program says so",
    () =>
      Effect.gen(function* () {
        const { personId, principal, workspaceId } = yield* brand()
        const { make } = yield* unsubscribeTokens
        const token = yield* make({ workspace_id: workspaceId, person_id: personId, kind: "waiting" })
        const alerts = yield* Alerts
        const choice = Effect.map(alerts.get(principal), (found) => found.alerts[0]?.choice)
        const asked = yield* ask("GET", `/unsubscribe?token=${token}`)
        assert.strictEqual(asked.status, 200)
        assert.strictEqual(yield* choice, "daily")
        const clicked = yield* ask("POST", `/unsubscribe?token=${token}`, {
          headers: { "content-type": "application/x-www-form-urlencoded" },
          body: "List-Unsubscribe=One-Click"
        })
        assert.strictEqual(clicked.status, 200)
        assert.strictEqual(yield* choice, "off")
        for (const wrong of ["", "AAAA", `${token}x`.slice(2)]) {
          assert.strictEqual((yield* ask("POST", `/unsubscribe?token=${wrong}`)).status, 410, wrong)
        }
      })
  )
})
