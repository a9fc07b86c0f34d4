import { assert, layer } from "@effect/vitest"
import { DateTime, Effect } from "effect"
import { Comments } from "#src/Comments/Comments.ts"
import { Erasures } from "#src/Erasure/Erasures.ts"
import { brand, member } from "#test/House.ts"
import { Door } from "#test/Http/Asking.ts"
import { decideAll, received, standing, waiting } from "#test/Http/Scenes.ts"
import { looking, lookingAs } from "../Looking.ts"

layer(Door)("the page of a comment", (it) => {
  it.effect("asks who is not signed in to sign in, and comes back", () =>
    Effect.gen(function* () {
      const brandOne = yield* brand()
      const id = yield* received(brandOne)
      for (const path of [`/inbox/${id}`, `/needs-you/${id}`, "/inbox/com_nothing", "/needs-you", "/inbox"]) {
        const away = yield* looking(path)
        assert.strictEqual(away.status, 303)
        assert.strictEqual(away.headers.get("location"), `/sign-in?${new URLSearchParams({ next: path })}`)
      }
    })
  )

  it.effect("stands when its author was deleted, whatever had been decided, and says that they were", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      const author = { externalId: "5550001", name: "Quentin", handle: "" }
      const texts = ["What a lovely jacket", "F.R.E.E f0ll0wers, l!nk 1n b!0, n0 sc4m"]
      const decided = yield* Effect.forEach(texts, (text) => received(ours, { externalId: text, text, author }))
      yield* decideAll
      const asked = yield* waiting(ours, { externalId: "asked", author })
      const pending = yield* received(ours, { externalId: "pending", author })
      yield* Effect.flatMap(Erasures, ({ eraseAuthor }) =>
        eraseAuthor({ workspaceId: ours.workspaceId, actor: "Ada" }, ours.accounts.facebook.accountId, "5550001")
      )
      const browser = yield* lookingAs(ours.personId)
      for (const id of [...decided, asked, pending]) {
        for (const query of ["", "?replay="]) {
          const { status, text } = yield* browser.visit(`/inbox/${id}${query}`)
          assert.strictEqual(status, 200, id)
          assert.include(text, "<strong>Text and author deleted</strong>")
          assert.notInclude(text, "Replay this decision")
          assert.notInclude(text, "Quentin")
        }
      }
    })
  )

  it.effect("shows what a stranger wrote as text, whatever it holds, and why it asks", () =>
    Effect.gen(function* () {
      const brandOne = yield* brand({ role: "moderator" })
      const text = `Where is my refund? <script>alert(1)</script>\u202Egnp.exe & "quotes"`
      const id = yield* waiting(brandOne, { text, author: { externalId: "a", name: "<b>Kari", handle: "k" } })
      const browser = yield* lookingAs(brandOne.personId)
      const page = yield* browser.visit(`/needs-you/${id}`)
      assert.strictEqual(page.status, 200)
      assert.include(page.text, "&lt;script>alert(1)&lt;/script>")
      assert.notInclude(page.text, "<script>alert")
      assert.notInclude(page.text, "<b>Kari")
      assert.match(page.text, /<blockquote class="said" dir="auto">Where is my refund/)
      assert.include(page.text, "Why it asks:")
      assert.include(page.text, "Leave it up")
      assert.include((yield* browser.visit(`/inbox/${id}`)).text, "<dd>English</dd>")
      for (const step of ["Received", "Asked a person"]) assert.include(page.text, `<strong>${step}</strong>`)
      const policy = page.headers.get("content-security-policy") ?? ""
      assert.include(policy, "default-src 'none'")
      assert.notMatch(policy, /unsafe/)
    })
  )

  it.effect("takes an answer in the name of who gave it, and leads back to what waits", () =>
    Effect.gen(function* () {
      const brandOne = yield* brand({ role: "moderator" })
      const id = yield* waiting(brandOne)
      const browser = yield* lookingAs(brandOne.personId)
      const done = yield* browser.answer(`/needs-you/${id}`, "hide")
      assert.strictEqual(done.status, 303, done.text)
      assert.deepInclude((yield* standing(brandOne, id)).decision, {
        outcome: "hide",
        by: "person",
        name: "Ada Operator"
      })
      const list = yield* browser.visit(done.headers.get("location") ?? "")
      assert.include(list.text, "Hidden by Ada Operator")
      assert.include(list.text, "Nothing waits for an answer")
    })
  )

  it.effect("takes a reply, and says what is wrong with an empty one", () =>
    Effect.gen(function* () {
      const brandOne = yield* brand({ role: "owner" })
      const id = yield* waiting(brandOne)
      const browser = yield* lookingAs(brandOne.personId)
      const empty = yield* browser.answer(`/inbox/${id}`, "reply", "  ")
      assert.strictEqual(empty.status, 422)
      assert.include(empty.text, "Write a reply")
      const odd = yield* browser.answer(`/inbox/${id}`, "delete")
      assert.strictEqual(odd.status, 422)
      const done = yield* browser.answer(`/inbox/${id}`, "reply", "It is on its way.\r\nSorry!")
      assert.strictEqual(done.status, 303, done.text)
      const { get } = yield* Comments
      const { history } = yield* get(brandOne.workspaceId, id)
      assert.isTrue(
        history.some(({ actor, note }) => actor === "Ada Operator" && note === "It is on its way.\nSorry!"),
        JSON.stringify(history)
      )
    })
  )

  it.effect("sends a private reply once, and says in words why another one is not", () =>
    Effect.gen(function* () {
      const brandOne = yield* brand({ role: "moderator" })
      const id = yield* received(brandOne, { createdAt: yield* DateTime.now })
      const browser = yield* lookingAs(brandOne.personId)
      const write = (text: string) =>
        browser.submit(`/inbox/${id}`, [
          ["action", "private_reply"],
          ["private", text]
        ])
      assert.strictEqual((yield* write(" ")).status, 422)
      assert.include((yield* browser.visit(`/inbox/${id}`)).text, 'name="private"')
      const done = yield* write("What is its number?")
      assert.strictEqual(done.status, 303, done.text)
      const page = yield* browser.visit(done.headers.get("location") ?? "")
      assert.include(page.text, "The private reply is on its way.")
      assert.include(page.text, "<strong>Wrote a private reply</strong>")
      assert.include(page.text, "was written to in private")
      assert.notInclude(page.text, 'name="private"')
      const again = yield* write("Hello?")
      assert.strictEqual(again.status, 422)
      assert.include(again.text, "was already sent")
      assert.include(again.text, "Hello?</textarea>")
    })
  )

  it.effect("tells in words that a colleague was first, or that the comment changed", () =>
    Effect.gen(function* () {
      const brandOne = yield* brand({ role: "owner" })
      const colleague = yield* member(brandOne.workspaceId, "moderator")
      const id = yield* waiting(brandOne)
      const one = yield* lookingAs(brandOne.personId)
      const other = yield* lookingAs(colleague.personId)
      const path = `/needs-you/${id}`
      const { text } = yield* other.visit(path)
      const question = /name="question" value="([^"]+)"/.exec(text)?.[1] ?? ""
      assert.strictEqual((yield* one.answer(path, "keep")).status, 303)
      const late = yield* other.submit(path, [
        ["question", question],
        ["answer", "hide"]
      ])
      assert.strictEqual(late.status, 409)
      assert.include(late.text, "changed while you looked at it")
      assert.include(late.text, "Kept by Ada Operator")
      assert.deepInclude((yield* standing(brandOne, id)).decision, { outcome: "keep" })
      assert.include((yield* other.visit(path)).text, "It waits for nobody now")
      const atOnce = yield* other.answer(`/inbox/${id}`, "hide")
      assert.strictEqual(atOnce.status, 409)
      assert.include(atOnce.text, "has already answered this comment: keep")
    })
  )

  it.effect("is for members of its brand alone: to others there is nothing, as where there is nothing", () =>
    Effect.gen(function* () {
      const mine = yield* brand()
      const theirs = yield* brand()
      const id = yield* waiting(theirs)
      const browser = yield* lookingAs(mine.personId)
      const essence = ({ status, text }: { readonly status: number; readonly text: string }) => ({
        status,
        text: text.replaceAll(/req_\w+/g, "")
      })
      for (const place of ["inbox", "needs-you"]) {
        const foreign = yield* browser.visit(`/${place}/${id}`)
        assert.strictEqual(foreign.status, 404)
        assert.deepStrictEqual(essence(foreign), essence(yield* browser.visit(`/${place}/com_nothing`)))
        const sent = yield* browser.submit(`/${place}/${id}`, [["answer", "hide"]])
        assert.strictEqual(sent.status, 404)
      }
      const list = yield* browser.visit(`/needs-you?workspace=${theirs.workspaceId}`)
      assert.strictEqual(list.status, 404)
      assert.strictEqual((yield* standing(theirs, id)).status, "review")
    })
  )

  it.effect("lets viewers look on, limited moderators answer at their accounts, and no other site answer", () =>
    Effect.gen(function* () {
      const brandOne = yield* brand()
      const id = yield* waiting(brandOne)
      const path = `/needs-you/${id}`
      const viewer = yield* member(brandOne.workspaceId, "viewer")
      const limited = yield* member(brandOne.workspaceId, "moderator", [brandOne.accounts.youtube.accountId])
      const onlooker = yield* lookingAs(viewer.personId)
      const page = yield* onlooker.visit(path)
      assert.notInclude(page.text, `action="${path}"`)
      assert.strictEqual((yield* onlooker.submit(path, [["answer", "hide"]])).status, 403)
      const elsewhere = yield* lookingAs(limited.personId)
      const seen = yield* elsewhere.visit(path)
      assert.notInclude(seen.text, `action="${path}"`)
      assert.include(seen.text, "You may answer for some accounts only, and this is another one.")
      const [, question = ""] = /"question":"([^"]+)"/.exec(seen.text) ?? []
      const refused = yield* elsewhere.submit(path, [
        ["question", question],
        ["answer", "hide"]
      ])
      assert.strictEqual(refused.status, 403)
      assert.include(refused.text, "limited to other accounts")
      const owner = yield* lookingAs(brandOne.personId)
      const forged = yield* owner.submit(path, [["answer", "hide"]], "https://evil.example")
      assert.strictEqual(forged.status, 403)
      assert.strictEqual((yield* standing(brandOne, id)).status, "review")
    })
  )
})
