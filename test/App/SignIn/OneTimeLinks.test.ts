import { assert, layer } from "@effect/vitest"
import { Effect, Option, Queue } from "effect"
import { FirstOwner } from "#src/Access/Members/FirstOwner.ts"
import { AccessTokens } from "#src/OAuth/Grants/AccessTokens.ts"
import { brand } from "#test/Access/TestAccess.ts"
import { Letters, newEmail, password, signedUp } from "#test/Access/TestSignIn.ts"
import { approved, exchanged, registered } from "#test/OAuth/TestOAuth.ts"
import { formOf, headingOf, isGuarded, newBrowser, signedIn, TestSite, withFields } from "../Browser.ts"

const pathOf = (address: string) => address.replace("https://steward.test", "")

layer(TestSite)("one-time links", (it) => {
  it.effect("the first owner sets up an account and is in", () =>
    Effect.gen(function* () {
      const { workspace } = yield* brand()
      const link = Option.getOrElse(yield* Effect.flatMap(FirstOwner, ({ link }) => link), () => "")
      const browser = yield* newBrowser
      const form = yield* browser.visit(pathOf(link))
      isGuarded(form)
      assert.strictEqual(headingOf(form), "Set up your account")
      const fields = formOf(form, "/set-password")
      const short = yield* browser.submit(
        "/set-password",
        withFields(fields, { name: "Ada", email: "a@b.example", password: "x" })
      )
      assert.strictEqual(short.status, 422)
      assert.include(short.text, "at least 12 characters")
      const nameless = yield* browser.submit(
        "/set-password",
        withFields(fields, { name: " ", email: "a@b.example", password })
      )
      assert.strictEqual(nameless.status, 422)
      const done = yield* browser.submit(
        "/set-password",
        withFields(fields, { name: "Ada", email: "a@b.example", password })
      )
      assert.strictEqual(done.location, "/welcome")
      assert.include((yield* browser.visit("/settings/people")).text, workspace.name)
      const again = yield* browser.submit(
        "/set-password",
        withFields(fields, { name: "Eve", email: "e@b.example", password })
      )
      assert.strictEqual(again.status, 410)
      assert.strictEqual((yield* browser.visit(pathOf(link))).status, 410)
    })
  )

  it.effect("a forgotten password is set anew by the letter, once", () =>
    Effect.gen(function* () {
      const { email } = yield* signedUp()
      const elsewhere = yield* signedIn(email)
      const browser = yield* newBrowser
      yield* browser.submit("/forgot-password", [["email", email]])
      const { text } = yield* Effect.flatMap(Letters, Queue.take)
      const link = pathOf(/https:\S+/.exec(text)?.[0] ?? "")
      const form = yield* browser.visit(link)
      assert.include(form.text, email)
      const fields = withFields(formOf(form, "/set-password"), { password: "another password, longer" })
      assert.strictEqual((yield* browser.submit("/set-password", fields)).location, "/")
      assert.strictEqual((yield* browser.submit("/set-password", fields)).status, 410)
      assert.include((yield* elsewhere.visit("/settings/assistants")).location, "/sign-in")
    })
  )

  it.effect("a new password ends the assistants of its person, unless it is said to keep them", () =>
    Effect.gen(function* () {
      for (const [kept, fate] of [
        [null, "Left"],
        ["keep", "Right"]
      ] as const) {
        const { email, person, workspace } = yield* signedUp()
        const client = yield* registered()
        const { access } = yield* exchanged(client, yield* approved({ client, person, workspaceId: workspace.id }))
        const browser = yield* newBrowser
        yield* browser.submit("/forgot-password", [["email", email]])
        const { text } = yield* Effect.flatMap(Letters, Queue.take)
        const form = yield* browser.visit(pathOf(/https:\S+/.exec(text)?.[0] ?? ""))
        assert.include(form.text, "Keep the assistant connected")
        const fields = withFields(formOf(form, "/set-password"), { password: "another password, longer" })
        assert.isFalse(
          fields.some(([name]) => name === "assistants"),
          "ending them is what happens by itself"
        )
        yield* browser.submit("/set-password", withFields(fields, { assistants: kept }))
        const { authenticate } = yield* AccessTokens
        assert.strictEqual((yield* Effect.either(authenticate(access)))._tag, fate)
      }
    })
  )

  it.effect("owners invite, and who is invited joins", () =>
    Effect.gen(function* () {
      const { email, workspace } = yield* signedUp("owner")
      const owner = yield* signedIn(email)
      const page = yield* owner.visit("/settings/people")
      const invited = yield* newEmail
      const sent = yield* owner.submit(
        "/settings/people/invite",
        withFields(formOf(page, "/settings/people/invite"), { email: invited, role: "admin" })
      )
      assert.strictEqual(sent.status, 303)
      const told = (yield* owner.visit(sent.location)).text
      assert.include(told, `An e-mail with the invitation is on its way to <bdi>${invited}</bdi>`)
      const { text } = yield* Effect.flatMap(Letters, Queue.take)
      const browser = yield* newBrowser
      const form = yield* browser.visit(pathOf(/https:\S+/.exec(text)?.[0] ?? ""))
      assert.strictEqual(headingOf(form), `Join ${workspace.name}`)
      const joined = yield* browser.submit(
        "/invitation",
        withFields(formOf(form, "/invitation"), { name: "Grace", password })
      )
      assert.strictEqual(joined.location, "/")
      // an admin cannot make owners, nor remove them
      const role = { workspace: workspace.id, email: "new@example.com", role: "owner" }
      assert.strictEqual((yield* browser.submit("/settings/people/invite", Object.entries(role))).status, 403)
      const list = yield* browser.visit("/settings/people")
      assert.notInclude(list.text, 'value="owner"')
      const members = (yield* owner.visit("/settings/people")).text
      const removing = [
        ...new Set(Array.from(members.matchAll(/\/settings\/people\/usr_[0-9a-f]+\/remove/g), ([path]) => path))
      ]
      const pages = yield* Effect.forEach(removing, (path) =>
        Effect.map(owner.visit(`${path}?${new URLSearchParams({ workspace: workspace.id })}`), (page) => ({
          path,
          page
        }))
      )
      const { page: question, path } =
        pages.find(({ page: { text } }) => text.includes("Remove Grace")) ?? assert.fail("nobody is called Grace")
      isGuarded(question)
      assert.include(question.text, "What happens to the hooks")
      const unanswered = withFields(formOf(question, path), { hooks: "keep" })
      const again = yield* owner.submit(path, unanswered)
      assert.strictEqual(again.status, 422)
      assert.include(again.text, "What happens to the hooks")
      assert.include((yield* owner.visit("/settings/people")).text, "Grace")
      const answer = withFields(formOf(question, path), { hooks: "take_over" })
      const removal = yield* owner.submit(path, answer)
      assert.strictEqual(removal.status, 200)
      assert.include(removal.text, "Grace is no longer a member.")
      assert.strictEqual((yield* owner.submit(path, answer)).status, 404)
    })
  )

  it.effect("who may not manage a brand, or is in none, changes nothing there", () =>
    Effect.gen(function* () {
      const { workspace } = yield* signedUp()
      const moderator = yield* signedUp("moderator")
      const browser = yield* signedIn(moderator.email)
      for (const [workspaceId, status] of [
        [workspace.id, 404],
        [moderator.workspace.id, 403]
      ] as const) {
        const options = { workspace: workspaceId, email: yield* newEmail, role: "viewer" }
        assert.strictEqual((yield* browser.submit("/settings/people/invite", Object.entries(options))).status, status)
      }
      assert.strictEqual((yield* browser.visit(`/settings/people?workspace=${workspace.id}`)).status, 404)
      assert.notInclude((yield* browser.visit("/settings/people")).text, "/settings/people/invite")
    })
  )
})
