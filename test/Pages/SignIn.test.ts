import { assert, layer } from "@effect/vitest"
import { Effect, Option, Queue, Redacted } from "effect"
import { FirstOwner } from "#src/Access/FirstOwner.ts"
import { dummyHash } from "#src/Access/Passwords.ts"
import { Sessions } from "#src/Access/Sessions.ts"
import { brand } from "#test/Access/TestAccess.ts"
import { Checked, Letters, newEmail, password, signedUp } from "#test/Access/TestSignIn.ts"
import { formOf, headingOf, isGuarded, newBrowser, type Page, signedIn, TestSite, withFields } from "./Browser.ts"

const pathOf = (address: string) => address.replace("https://steward.test", "")

/** An answer without what is different each time. */
const essence = ({ headers, status, text }: Page, email: string) => ({
  status,
  text: text.replaceAll(email, "E"),
  headers: Array.from(headers).filter(([name]) => name !== "x-request-id")
})

layer(TestSite)("signing in", (it) => {
  it.effect("leads on to where one wanted to go, with a cookie that scripts and other sites do not get", () =>
    Effect.gen(function* () {
      const { email } = yield* signedUp()
      const browser = yield* newBrowser
      const away = yield* browser.visit("/assistants")
      assert.strictEqual(away.location, "/sign-in?next=%2Fassistants")
      const form = yield* browser.visit("/sign-in?next=%2Fmembers")
      isGuarded(form)
      const fields = withFields(formOf(form, "/sign-in"), { email, password })
      const page = yield* browser.submit("/sign-in", fields)
      assert.strictEqual(page.status, 303)
      assert.strictEqual(page.location, "/members")
      const [cookie = ""] = page.headers.getSetCookie()
      assert.match(cookie, /^__Host-steward_session=[A-Za-z0-9_-]{43}; /)
      for (const part of ["HttpOnly", "Secure", "SameSite=Lax", "Path=/"]) assert.include(cookie, part)
      assert.notMatch(cookie, /Domain=/i)
      assert.include(headingOf(yield* browser.visit("/members")), "Members of")
      assert.strictEqual((yield* browser.visit("/sign-in")).location, "/assistants")
    })
  )

  it.effect("signing out ends the session, here and wherever its cookie was copied to", () =>
    Effect.gen(function* () {
      const { email } = yield* signedUp()
      const browser = yield* signedIn(email)
      const [cookie = ""] = Array.from(browser.jar.values())
      const page = yield* browser.submit("/sign-out", [])
      assert.strictEqual(page.location, "/sign-in")
      assert.strictEqual(browser.jar.size, 0)
      const sessions = yield* Sessions
      assert.isTrue(Option.isNone(yield* sessions.authenticate(Redacted.make(cookie))))
    })
  )

  it.effect("nobody learns who has an account: not by words, headers or work", () =>
    Effect.gen(function* () {
      const { email } = yield* signedUp()
      const stranger = yield* newEmail
      const checked = yield* Checked
      const tried = Effect.fnUntraced(function* (who: string) {
        checked.length = 0
        const browser = yield* newBrowser
        const page = yield* browser.submit("/sign-in", [
          ["email", who],
          ["password", "not this one, I am afraid"]
        ])
        return { page: essence(page, who), work: checked.length }
      })
      const known = yield* tried(email)
      assert.strictEqual(known.page.status, 401)
      assert.deepStrictEqual(yield* tried(stranger), known)
      assert.deepStrictEqual(checked, [dummyHash])
      const asks = Effect.fnUntraced(function* (who: string) {
        const browser = yield* newBrowser
        return essence(yield* browser.submit("/forgot-password", [["email", who]]), who)
      })
      const letter = yield* asks(email)
      assert.strictEqual(letter.status, 200)
      assert.deepStrictEqual(yield* asks(stranger), letter)
      yield* Effect.flatMap(Letters, Queue.take)
    })
  )

  it.effect("too many tries are told so, whoever they were for", () =>
    Effect.gen(function* () {
      const { email } = yield* signedUp()
      const stranger = yield* newEmail
      const answers: Array<ReturnType<typeof essence>> = []
      for (const who of [email, stranger]) {
        const browser = yield* newBrowser
        const tries = yield* Effect.replicateEffect(
          browser.submit("/sign-in", [
            ["email", who],
            ["password", "wrong"]
          ]),
          11
        )
        const [last] = tries.slice(-1)
        if (last === undefined) return assert.fail("nothing was answered")
        assert.strictEqual(last.status, 429)
        assert.isAbove(Number(last.headers.get("retry-after")), 0)
        answers.push(essence(last, who))
      }
      assert.deepStrictEqual(answers[0], answers[1])
    })
  )

  it.effect("nothing leads away from here", () =>
    Effect.gen(function* () {
      const { email } = yield* signedUp()
      for (const next of [
        "https://evil.example/",
        "//evil.example",
        "/\\evil.example",
        "/assistants\r\nx: y",
        "javascript:alert(1)"
      ]) {
        const browser = yield* newBrowser
        const form = yield* browser.visit(`/sign-in?${new URLSearchParams({ next })}`)
        assert.notInclude(form.text, "evil.example")
        const page = yield* browser.submit("/sign-in", [
          ["email", email],
          ["password", password],
          ["next", next]
        ])
        assert.strictEqual(page.location, "/assistants")
        assert.strictEqual((yield* browser.visit(`/sign-in?${new URLSearchParams({ next })}`)).location, "/assistants")
        const out = yield* browser.submit("/sign-out", [["next", next]])
        assert.strictEqual(out.location, "/sign-in")
      }
    })
  )

  it.effect("what is filled in is shown again as text alone", () =>
    Effect.gen(function* () {
      const browser = yield* newBrowser
      const email = `"><script>alert(1)</script>@example.com`
      const page = yield* browser.submit("/sign-in", [
        ["email", email],
        ["password", "wrong"]
      ])
      assert.notInclude(page.text, "<script")
      assert.include(page.text, "&quot;&gt;&lt;script&gt;")
    })
  )
})

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
      assert.strictEqual(done.location, "/assistants")
      assert.include((yield* browser.visit("/members")).text, workspace.name)
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
      assert.strictEqual((yield* browser.submit("/set-password", fields)).location, "/assistants")
      assert.strictEqual((yield* browser.submit("/set-password", fields)).status, 410)
      assert.include((yield* elsewhere.visit("/assistants")).location, "/sign-in")
    })
  )

  it.effect("owners invite, and who is invited joins", () =>
    Effect.gen(function* () {
      const { email, workspace } = yield* signedUp("owner")
      const owner = yield* signedIn(email)
      const page = yield* owner.visit("/members")
      const invited = yield* newEmail
      const sent = yield* owner.submit(
        "/members/invite",
        withFields(formOf(page, "/members/invite"), { email: invited, role: "admin" })
      )
      assert.strictEqual(sent.status, 200)
      assert.include(sent.text, `An invitation is on its way to ${invited}`)
      const { text } = yield* Effect.flatMap(Letters, Queue.take)
      const browser = yield* newBrowser
      const form = yield* browser.visit(pathOf(/https:\S+/.exec(text)?.[0] ?? ""))
      assert.strictEqual(headingOf(form), `Join ${workspace.name}`)
      const joined = yield* browser.submit(
        "/invitation",
        withFields(formOf(form, "/invitation"), { name: "Grace", password })
      )
      assert.strictEqual(joined.location, "/assistants")
      // an admin cannot make owners, nor remove them
      const role = { workspace: workspace.id, email: "new@example.com", role: "owner" }
      assert.strictEqual((yield* browser.submit("/members/invite", Object.entries(role))).status, 403)
      const list = yield* browser.visit("/members")
      assert.notInclude(list.text, 'value="owner"')
      const [, ownerId = ""] = /name="person" value="(usr_[0-9a-f]+)"/.exec((yield* owner.visit("/members")).text) ?? []
      const removal = yield* owner.submit(
        "/members/remove",
        Object.entries({ workspace: workspace.id, person: ownerId })
      )
      assert.strictEqual(removal.status, 303)
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
        assert.strictEqual((yield* browser.submit("/members/invite", Object.entries(options))).status, status)
      }
      assert.strictEqual((yield* browser.visit(`/members?workspace=${workspace.id}`)).status, 404)
      assert.notInclude((yield* browser.visit("/members")).text, "/members/invite")
    })
  )
})

const posts = [
  "/sign-in",
  "/sign-out",
  "/forgot-password",
  "/set-password",
  "/invitation",
  "/oauth/authorize",
  "/authorize",
  "/assistants/revoke",
  "/members/invite",
  "/members/take-back",
  "/members/remove"
]

layer(TestSite)("forms", (it) => {
  it.effect("are taken from our own pages alone, whoever is signed in", () =>
    Effect.gen(function* () {
      const { email } = yield* signedUp()
      const browser = yield* signedIn(email)
      for (const path of posts) {
        for (const origin of [
          "https://evil.example",
          "null",
          "http://steward.test",
          "https://steward.test:444",
          "https://steward.test.evil.example",
          null
        ]) {
          const page = yield* browser.submit(
            path,
            [
              ["email", email],
              ["password", password]
            ],
            { origin }
          )
          assert.strictEqual(page.status, 403, `${path} from ${origin}`)
          assert.strictEqual(page.headers.getSetCookie().length, 0)
          isGuarded(page)
        }
      }
      assert.strictEqual((yield* browser.visit("/assistants")).status, 200)
    })
  )

  it.effect("too large a form is refused", () =>
    Effect.gen(function* () {
      const browser = yield* newBrowser
      const page = yield* browser.submit("/sign-in", [["email", "x".repeat(70_000)]])
      assert.strictEqual(page.status, 413)
    })
  )

  it.effect("no page may be framed, kept or scripted, whatever it answers", () =>
    Effect.gen(function* () {
      const { email } = yield* signedUp()
      for (const browser of [yield* newBrowser, yield* signedIn(email)]) {
        for (const path of [
          "/sign-in",
          "/forgot-password",
          "/set-password?token=x",
          "/invitation",
          "/oauth/authorize",
          "/authorize?client_id=x",
          "/assistants",
          "/members",
          "/members?workspace=x%00"
        ]) {
          const page = yield* browser.visit(path)
          isGuarded(page)
          assert.notMatch(page.text, /<script|\son[a-z]+=/i)
        }
      }
    })
  )
})
