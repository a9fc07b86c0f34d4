import { PgClient } from "@effect/sql-pg"
import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { Members } from "#src/Access/Members/Members.ts"
import { spotChecked } from "#src/Autopilot/Decide/Reason.ts"
import { Erasures } from "#src/Erasure/Erasures.ts"
import { brand } from "#test/House.ts"
import { ask, Door } from "#test/Http/Asking.ts"
import { waiting } from "#test/Http/Scenes.ts"
import { browserAccept } from "../Looking.ts"
import { cookieOf, signedIn } from "../Operations/SignedIn.ts"

/** What the page gives its script to go on with. */
const stateIn = (text: string) => Object(JSON.parse(/id="state">([^<]+)</.exec(text)?.[1] ?? "{}"))

layer(Door)("the page of what waits", (it) => {
  it.effect("is about the brand that was looked at last, in the same browser, and never about one of others", () =>
    Effect.gen(function* () {
      const one = yield* brand({ name: "Fjord Coffee" })
      const other = yield* brand({ name: "Granite Peak" })
      const foreign = yield* brand({ name: "Nordlys" })
      const { personId } = one
      yield* Effect.flatMap(Members, ({ add }) =>
        add({
          workspaceId: other.workspaceId,
          person: { id: personId, name: "Ada Operator", email: null },
          role: "viewer",
          limitedTo: null,
          actor: "Ada"
        })
      )
      const session = yield* cookieOf(personId)
      const visit = (path: string, cookie = session) => ask("GET", path, { headers: { accept: browserAccept, cookie } })
      const shown = ({ text }: { readonly text: string }) => stateIn(text).workspace
      const first = shown(yield* visit("/needs-you"))
      const unseen = [one, other].find(({ workspaceId }) => workspaceId !== first)?.workspaceId ?? ""
      const chosen = yield* visit(`/needs-you?workspace=${unseen}`)
      assert.strictEqual(shown(chosen), unseen)
      const kept = chosen.headers.get("set-cookie") ?? ""
      assert.match(kept, /^__Host-steward_brand=ws_[^;]+;.*HttpOnly.*Secure.*SameSite=Lax/)
      const [pair = ""] = kept.split(";")
      assert.strictEqual(shown(yield* visit("/needs-you", `${session}; ${pair}`)), unseen)
      const forged = `${session}; __Host-steward_brand=${foreign.workspaceId}`
      assert.strictEqual(shown(yield* visit("/needs-you", forged)), first)
      const refused = yield* visit(`/needs-you?workspace=${foreign.workspaceId}`)
      assert.deepStrictEqual([refused.status, refused.headers.get("set-cookie")], [404, null])
    })
  )

  it.effect("stays with the only brand so far when somebody joins another", () =>
    Effect.gen(function* () {
      const { add } = yield* Members
      const one = yield* brand({ name: "Nordlys" })
      const { personId } = one
      const session = yield* cookieOf(personId)
      const visit = (path: string, cookie: string) => ask("GET", path, { headers: { accept: browserAccept, cookie } })
      const first = yield* visit(`/needs-you?workspace=${one.workspaceId}`, session)
      const [pair = ""] = (first.headers.get("set-cookie") ?? "").split(";")
      const other = yield* brand({ name: "Fjord Coffee" })
      yield* add({
        workspaceId: other.workspaceId,
        person: { id: personId, name: "Ada Operator", email: null },
        role: "viewer",
        limitedTo: null,
        actor: "Ada"
      })
      assert.strictEqual(stateIn((yield* visit("/needs-you", `${session}; ${pair}`)).text).workspace, one.workspaceId)
    })
  )

  it.effect("leads to where a comment can be read whose text was deleted, and nowhere else", () =>
    Effect.gen(function* () {
      const ours = yield* brand({ role: "admin" })
      const author = { externalId: "5550001", name: "Quentin", handle: "" }
      const at = "https://www.facebook.com/1/posts/2?comment_id=3"
      const ids = [
        yield* waiting(ours, { externalId: "one", author, url: at }),
        yield* waiting(ours, { externalId: "two", url: at }),
        yield* waiting(ours, { externalId: "three", author, url: "javascript:alert(1)" })
      ]
      yield* Effect.flatMap(Erasures, ({ eraseAuthor }) =>
        eraseAuthor({ workspaceId: ours.workspaceId, actor: "Ada" }, ours.accounts.facebook.accountId, "5550001")
      )
      const headers = { accept: browserAccept, cookie: yield* cookieOf(ours.personId) }
      const leads = yield* Effect.forEach(ids, (id) =>
        Effect.map(ask("GET", `/needs-you/${id}`, { headers }), ({ text }) => [
          text.includes("Look at it on Facebook</a>"),
          text.includes("Read it on the platform before you decide"),
          text.includes("<strong>Text and author deleted</strong>")
        ])
      )
      assert.deepStrictEqual(
        leads.map(([link]) => link),
        [true, false, false]
      )
      assert.isTrue(leads[0]?.[1])
      assert.deepStrictEqual(
        leads.map(([, , told]) => told),
        [true, false, true]
      )
    })
  )

  it.effect("marks a check of what was decided alone, and nothing else", () =>
    Effect.gen(function* () {
      const sql = yield* PgClient.PgClient
      const { personId, ...ours } = yield* brand({ role: "moderator" })
      const check = yield* waiting({ personId, ...ours }, { externalId: "one" })
      const question = yield* waiting({ personId, ...ours }, { externalId: "two" })
      const reason = spotChecked("It contains profanity.", "hide")
      yield* sql`
        UPDATE comments SET asking = (asking::jsonb || ${JSON.stringify({ reason })}::jsonb)::json
        WHERE workspace_id = ${ours.workspaceId} AND id = ${check}`
      const headers = { accept: browserAccept, cookie: yield* cookieOf(personId) }
      const shown = (id: string) => Effect.map(ask("GET", `/needs-you/${id}`, { headers }), ({ text }) => text)
      const [ofCheck, ofQuestion] = [yield* shown(check), yield* shown(question)]
      assert.include(ofCheck, "<strong>A check of my own decision:</strong>")
      assert.include(ofQuestion, "<strong>Why it asks:</strong>")
      for (const page of [ofCheck, ofQuestion]) {
        const marked = page.split("</a>").filter((row) => row.includes(">A check of my own decision</span>"))
        assert.lengthOf(marked, 1)
        assert.include(marked[0], `/needs-you/${check}`)
      }
    })
  )

  it.effect("knows after it was loaded anew what this person can take back still, and for how long", () =>
    Effect.gen(function* () {
      const brandOne = yield* brand({ role: "moderator" })
      const ids = [yield* waiting(brandOne, { externalId: "one" }), yield* waiting(brandOne, { externalId: "two" })]
      const { app } = yield* signedIn(brandOne.personId, brandOne.workspaceId)
      const headers = { accept: browserAccept, cookie: yield* cookieOf(brandOne.personId) }
      const held = Effect.map(ask("GET", "/needs-you", { headers }), ({ text }) => stateIn(text).held)
      assert.deepStrictEqual(yield* held, [])
      yield* app("POST", "/needs-you/answers", { json: { comment_ids: ids, answer: "keep" } })
      const own: ReadonlyArray<{ id: string; answer: string; together: string; left: number }> = yield* held
      assert.sameMembers(
        own.map(({ id }) => id),
        ids
      )
      assert.strictEqual(new Set(own.map(({ together }) => together)).size, 1)
      for (const { answer, left } of own) {
        assert.strictEqual(answer, "keep")
        assert.isAtMost(left, 10_000)
        assert.isAbove(left, 0)
      }
      yield* app("DELETE", `/needs-you/${ids[0]}/answer`, {})
      assert.deepStrictEqual(
        (yield* held).map(({ id }: { id: string }) => id),
        [ids[1]]
      )
    })
  )
})
