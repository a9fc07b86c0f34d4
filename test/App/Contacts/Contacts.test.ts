import { SqlClient } from "@effect/sql"
import { assert, layer } from "@effect/vitest"
import { DateTime, Effect } from "effect"
import { Contacts } from "#src/Contacts/Contacts.ts"
import { Messages } from "#src/Contacts/Messages/Messages.ts"
import { PersonExport } from "#src/Erasure/PersonExport.ts"
import { brand, member } from "#test/House.ts"
import { Door } from "#test/Http/Asking.ts"
import { met, received } from "#test/Http/Scenes.ts"
import { formOf, withFields } from "../Browser.ts"
import { lookingAs } from "../Looking.ts"

layer(Door)("contacts in the app", (it) => {
  it.effect("are listed by every filter, and say what is wrong with one", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      const kari = yield* met(ours)
      yield* received(ours, { externalId: "2", author: { externalId: "b", name: "Noah", handle: "noah" } })
      const contacts = yield* Contacts
      yield* Effect.orDie(
        contacts.update(ours.principal, kari.id, { email: "kari@example.com", add_tags: ["vip", "<b>press"] })
      )
      const browser = yield* lookingAs(ours.personId)
      for (const [query, hasKari, hasNoah] of [
        ["", true, true],
        ["platform=facebook&q=kar", true, false],
        ["tag=vip", true, false],
        ["has=email", true, false],
        ["email=kari%40example.com", true, false],
        ["can_message=false", true, true],
        ["can_message=true", false, false],
        ["platform=youtube", false, false]
      ] as const) {
        const { text } = yield* browser.visit(`/contacts?${query}`)
        assert.strictEqual(text.includes("<bdi>Kari</bdi>"), hasKari, query)
        assert.strictEqual(text.includes("<bdi>Noah</bdi>"), hasNoah, query)
        assert.notInclude(text, "<b>press")
        assert.notInclude(text, "No message")
      }
      assert.strictEqual((yield* browser.visit("/contacts?platform=myspace")).status, 400)
      const theirs = yield* brand()
      const stranger = yield* lookingAs(theirs.personId)
      assert.strictEqual((yield* stranger.visit(`/contacts/${kari.id}`)).status, 404)
      assert.strictEqual((yield* stranger.submit(`/contacts/${kari.id}`, [["email", "a@b.example"]])).status, 404)
    })
  )

  it.effect("give all that is kept about a person as a file, to whoever may manage that", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      const kari = yield* met(ours)
      yield* received(ours, { externalId: "2", author: { externalId: "b", name: "Noah", handle: "noah" } })
      const path = `/contacts/${kari.id}/export`
      const browser = yield* lookingAs(ours.personId)
      assert.include((yield* browser.visit(`/contacts/${kari.id}`)).text, `href="${path}"`)
      const file = yield* browser.visit(path)
      assert.strictEqual(file.status, 200, file.text)
      assert.include(
        file.headers.get("content-disposition") ?? "",
        `attachment; filename="steward-person-${kari.id}.json"`
      )
      const { page } = yield* PersonExport
      const { data } = yield* Effect.orDie(page(ours.workspaceId, kari.id, undefined))
      assert.isAbove(data.comments.length, 0)
      assert.deepStrictEqual(JSON.parse(file.text), JSON.parse(JSON.stringify(data)))
      const moderator = yield* lookingAs((yield* member(ours.workspaceId, "moderator")).personId)
      assert.notInclude((yield* moderator.visit(`/contacts/${kari.id}`)).text, path)
      assert.strictEqual((yield* moderator.visit(path)).status, 403)
      const theirs = yield* brand()
      assert.strictEqual((yield* (yield* lookingAs(theirs.personId)).visit(path)).status, 404)
    })
  )

  it.effect("show who gave the same address on the same platform, and nobody else", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      const kari = yield* met(ours)
      yield* received(ours, { externalId: "2", author: { externalId: "b", name: "Noah", handle: "noah" } })
      yield* received(ours, { externalId: "3", author: { externalId: "c", name: "Siri", handle: "siri" } })
      const contacts = yield* Contacts
      const { data } = yield* Effect.orDie(contacts.list(ours.workspaceId, {}, {}))
      const browser = yield* lookingAs(ours.personId)
      const path = `/contacts/${kari.id}`
      assert.notInclude((yield* browser.visit(path)).text, "The same e-mail address")
      for (const { id, name } of data) {
        const email = name === "Siri" ? "siri@example.com" : "kari@example.com"
        yield* Effect.orDie(contacts.update(ours.principal, id, { email }))
      }
      const { text } = yield* browser.visit(path)
      assert.include(text, "The same e-mail address")
      assert.include(text, "<bdi>Noah</bdi>")
      assert.notInclude(text, "<bdi>Siri</bdi>")
    })
  )

  it.effect("are shown where the address that is kept would be refused today", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      const kari = yield* met(ours)
      const sql = yield* SqlClient.SqlClient
      yield* Effect.orDie(
        sql`UPDATE contacts SET email = '<b>kari</b> at home' WHERE workspace_id = ${ours.workspaceId}`
      )
      const { status, text } = yield* (yield* lookingAs(ours.personId)).visit(`/contacts/${kari.id}`)
      assert.strictEqual(status, 200)
      assert.include(text, "&lt;b>kari&lt;/b> at home")
    })
  )

  it.effect("are noted down, with clear words for what cannot be, and nothing lost of what was typed", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      const { id } = yield* met(ours)
      const contacts = yield* Contacts
      const path = `/contacts/${id}`
      const browser = yield* lookingAs(ours.personId)
      const form = formOf(yield* browser.visit(path), path)
      const unchanged = yield* browser.submit(path, form)
      assert.strictEqual(unchanged.headers.get("location"), path)
      const wrong = yield* browser.submit(
        path,
        withFields(form, { email: "nobody", phone: "12", add_tags: "vip", new_field: "", new_value: "blue" })
      )
      assert.strictEqual(wrong.status, 422)
      for (const words of ["The e-mail address must be", "The phone number must be", "The new field"]) {
        assert.include(wrong.text, words)
      }
      assert.include(wrong.text, 'value="nobody"')
      assert.deepInclude(yield* Effect.orDie(contacts.get(ours.workspaceId, id)), { email: null, tags: [] })
      const saved = yield* browser.submit(
        path,
        withFields(form, { email: "dana@example.com", add_tags: "vip, press", new_field: "size", new_value: "M" })
      )
      assert.strictEqual(saved.headers.get("location"), `${path}?saved=`, saved.text)
      const now = { email: "dana@example.com", tags: ["press", "vip"], fields: { size: "M" } }
      assert.deepInclude(yield* Effect.orDie(contacts.get(ours.workspaceId, id)), now)
    })
  )

  it.effect("tell in words whether the brand may write to them, and lead to their deletion only who may delete", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      const messages = yield* Messages
      const long = "Where is it? ".repeat(60).trim()
      yield* messages.receive(ours.accounts.facebook, [
        { externalId: "m-1", senderId: "author-1", kind: "text", text: "Hei! <i>", sentAt: DateTime.unsafeMake(0) },
        { externalId: "m-2", senderId: "author-1", kind: "text", text: long, sentAt: DateTime.unsafeMake(0) }
      ])
      const { id } = yield* met(ours)
      const viewer = yield* member(ours.workspaceId, "viewer")
      const page = yield* (yield* lookingAs(ours.personId)).visit(`/contacts/${id}`)
      assert.match(page.text, /You can write to .* on Facebook until 2 Jan 1970, 01:00/)
      assert.include(page.text, "Hei! &lt;i>")
      // what scrolls in its box is reached by keys
      assert.match(page.text, new RegExp(`<p class="said reply" dir="auto" tabindex="0">${long.slice(0, 12)}`))
      assert.include(page.text, "Delete this person")
      assert.notInclude(
        (yield* (yield* lookingAs(viewer.personId)).visit(`/contacts/${id}`)).text,
        "Delete this person"
      )
    })
  )
})
