import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { Comments } from "#src/Comments/Comments.ts"
import { Intake } from "#src/Comments/Intake/Intake.ts"
import { brand, member, observed } from "#test/House.ts"
import { Door } from "#test/Http/Asking.ts"
import { type Brand, decideAll, received, standing, waiting } from "#test/Http/Scenes.ts"
import { looking, lookingAs } from "../Looking.ts"

/** Many comments at once. */
const receivedMany = Effect.fn("receivedMany")(function* ({ accounts }: Brand, count: number) {
  const intake = yield* Intake
  const comments = Array.from({ length: count }, (_, index) =>
    observed({ externalId: `n${index}`, text: `Lovely cup number ${index}` })
  )
  yield* intake.receive(
    accounts.facebook,
    comments.map((comment) => ({ _tag: "Commented", comment }))
  )
})

const rowsIn = (text: string) => Array.from(text.matchAll(/id="row-(com_\w+)"/g), ([, id]) => id)

const linkIn = (text: string, words: string) =>
  new RegExp(`href="([^"]*)">${words}<`).exec(text)?.[1]?.replaceAll("&amp;", "&") ?? ""

layer(Door)("the inbox", (it) => {
  it.effect("lists comments by every filter of the address, page by page, and goes on in the browser from there", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      yield* receivedMany(ours, 55)
      const ad = yield* received(ours, {
        externalId: "ad",
        surface: "ad",
        post: { externalId: "post-2", caption: null, url: null },
        ad: { id: "a-1", name: "Autumn" }
      })
      yield* decideAll
      const browser = yield* lookingAs(ours.personId)
      const first = yield* browser.visit("/inbox?status=visible&platform=facebook")
      assert.strictEqual(rowsIn(first.text).length, 50)
      const older = yield* browser.visit(linkIn(first.text, "Older ones"))
      assert.strictEqual(rowsIn(older.text).length, 6)
      assert.deepStrictEqual(rowsIn((yield* browser.visit(linkIn(older.text, "Newest"))).text), rowsIn(first.text))
      const state = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(first.text)?.[1] ?? ""
      assert.strictEqual(JSON.parse(state).rows.length, 50)
      const { accountId } = ours.accounts.youtube
      for (const [query, count] of [
        ["surface=ad", 1],
        ["ad_id=a-1", 1],
        ["post_id=post-1&q=NUMBER+42", 1],
        ["external_id=ad", 1],
        ["q=42+cup+lovely", 1],
        ["q=%22cup+lovely%22", 0],
        [`account_id=${accountId}`, 0],
        ["since=1970-01-01&until=1970-01-01", 56],
        ["since=1970-01-02", 0],
        ["until=1970-01-01T00%3A00%3A00Z", 0],
        ["status=&platform=&q=", 50]
      ] as const) {
        const { text } = yield* browser.visit(`/inbox?${query}`)
        assert.strictEqual(rowsIn(text).length, Math.min(50, count), query)
        if (count === 1 && query.includes("ad")) assert.deepStrictEqual(rowsIn(text), [ad])
        assert.include(text, "words, or &quot;words in a row&quot;")
        if (count === 0) assert.include(text, "No comment is like this.")
      }
    })
  )

  it.effect("says what is wrong with a filter, and keeps the others", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      const browser = yield* lookingAs(ours.personId)
      for (const query of [
        "status=hiden&q=kept",
        "account_id=acc_none&q=kept",
        "since=tomorrow&q=kept",
        "cursor=x&q=kept"
      ]) {
        const page = yield* browser.visit(`/inbox?${query}`)
        assert.strictEqual(page.status, 400, query)
        assert.include(page.text, 'role="alert"')
        assert.include(page.text, 'value="kept"')
      }
      const reversed = yield* browser.visit("/inbox?since=2026-05-09&until=2026-05-01")
      assert.include(reversed.text, "“From” must not be later than “To”.")
      // the browser fills in nothing of its own: the filters are those of the list
      assert.match(reversed.text, /<form[^>]*class="filters"[^>]*autocomplete="off"/i)
      assert.strictEqual((yield* looking("/inbox?q=a")).headers.get("location"), "/sign-in?next=%2Finbox%3Fq%3Da")
    })
  )

  it.effect("acts on several without script, and tells which were left alone and why", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      const theirs = yield* brand()
      const one = yield* received(ours, { externalId: "1" })
      const other = yield* received(ours, { externalId: "2", text: "Another cup" })
      const foreign = yield* received(theirs)
      const browser = yield* lookingAs(ours.personId)
      const send = (ids: ReadonlyArray<string>, action: string) =>
        browser.submit("/inbox?q=cup", [...ids.map((id) => ["id", id] as const), ["action", action]])
      const archived = yield* send([one, other], "archive")
      assert.strictEqual(archived.status, 303, archived.text)
      const after = yield* browser.visit(archived.headers.get("location") ?? "")
      assert.include(after.text, "2 comments archived")
      assert.isTrue((yield* standing(ours, other)).archived)
      const listed = Effect.fn(function* (query: string) {
        const rows = rowsIn((yield* browser.visit(`/inbox?${query}`)).text)
        return [one, other].filter((id) => rows.includes(id)).length
      })
      assert.deepStrictEqual(
        yield* Effect.forEach(["", "archived=false", "archived=all", "archived=true", "archived=true&q=cup"], listed),
        [0, 0, 2, 2, 2]
      )
      const some = yield* send([one, foreign, "com_nothing"], "hide")
      assert.strictEqual(some.status, 422)
      assert.include(some.text, "1 comment hidden")
      assert.include(some.text, "2 comments could not be changed")
      assert.include(some.text, "There is no comment")
      assert.strictEqual((yield* standing(theirs, foreign)).pending_action, null)
      for (const [ids, action] of [
        [[], "hide"],
        [[one], "delete"],
        [Array.from({ length: 101 }, (_, index) => `com_${index}`), "hide"]
      ] as const) {
        assert.strictEqual((yield* send(ids, action)).status, 422)
      }
    })
  )

  it.effect("leaves a comment alone without script that was edited since the page was made", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      const edited = yield* received(ours, { externalId: "1" })
      const other = yield* received(ours, { externalId: "2" })
      yield* decideAll
      const browser = yield* lookingAs(ours.personId)
      const seenIn = ({ text }: { readonly text: string }) =>
        Array.from(text.matchAll(/name="seen" value="([^"]+)"/g), ([, seen = ""]) => ["seen", seen] as const)
      const list = seenIn(yield* browser.visit("/inbox"))
      const detail = seenIn(yield* browser.visit(`/inbox/${edited}`)).slice(0, 1)
      assert.deepStrictEqual([list.length, detail.length], [2, 1])
      yield* Effect.flatMap(Intake, ({ receive }) =>
        receive(ours.accounts.facebook, [
          { _tag: "Edited", externalId: "1", text: "You are wonderful", hasMedia: null }
        ])
      )
      yield* decideAll
      const ids = [edited, other].map((id) => ["id", id] as const)
      const { status, text } = yield* browser.submit("/inbox", [...ids, ...list, ["action", "hide"]])
      assert.strictEqual(status, 422)
      assert.include(text, "was edited since you read it")
      assert.isNull((yield* standing(ours, edited)).pending_action)
      assert.strictEqual((yield* standing(ours, other)).pending_action, "hide")
      const archived = yield* browser.submit(`/inbox/${edited}`, [...detail, ["action", "archive"]])
      assert.strictEqual(archived.status, 409)
      assert.isFalse((yield* standing(ours, edited)).archived)
      const again = seenIn(yield* browser.visit(`/inbox/${edited}`)).slice(0, 1)
      assert.strictEqual((yield* browser.submit(`/inbox/${edited}`, [...again, ["action", "archive"]])).status, 303)
    })
  )

  it.effect(
    "offers nothing to viewers, and to people with a limit only what is theirs; what they send is refused",
    () =>
      Effect.gen(function* () {
        const ours = yield* brand()
        const id = yield* received(ours)
        const viewer = yield* lookingAs((yield* member(ours.workspaceId, "viewer")).personId)
        const { accountId } = ours.accounts.youtube
        const limited = yield* lookingAs((yield* member(ours.workspaceId, "moderator", [accountId])).personId)
        for (const browser of [viewer, limited]) {
          const page = yield* browser.visit("/inbox")
          assert.include(page.text, `row-${id}`)
          assert.notInclude(page.text, `name="id"`)
          const detail = yield* browser.visit(`/inbox/${id}`)
          assert.notInclude(detail.text, `action="/inbox/${id}"`)
          assert.strictEqual((yield* browser.submit(`/inbox/${id}`, [["action", "archive"]])).status, 403)
        }
        const fields = [
          ["id", id],
          ["action", "archive"]
        ] as const
        assert.strictEqual((yield* viewer.submit("/inbox", fields)).status, 403)
        assert.include((yield* limited.submit("/inbox", fields)).text, "limited to other accounts")
        assert.isFalse((yield* standing(ours, id)).archived)
        const theirs = yield* brand()
        const stranger = yield* lookingAs(theirs.personId)
        assert.strictEqual((yield* stranger.visit(`/inbox?workspace=${ours.workspaceId}`)).status, 404)
      })
  )

  it.effect("shows what strangers wrote as text in every field, and nothing of it leaves the data it stands in", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      const evil =
        "</script><script>alert(1)</script><img src=x onerror=alert(1)> \u202E\u2066\u200b \ud83d\udc69\u200d"
      yield* received(ours, {
        text: evil + "W".repeat(60_000),
        author: { externalId: "a", name: evil, handle: evil },
        post: { externalId: "p", caption: evil, url: "javascript:alert(1)" },
        ad: { id: "ad", name: evil },
        url: "javascript:alert(1)"
      })
      yield* decideAll
      const comments = yield* Comments
      const [found] = (yield* Effect.orDie(comments.list(ours.workspaceId, {}, {}))).data
      const browser = yield* lookingAs(ours.personId)
      for (const path of ["/inbox", `/inbox/${found?.id}`, `/inbox/${found?.id}?replay=`]) {
        const { status, text } = yield* browser.visit(path)
        assert.strictEqual(status, 200)
        assert.notInclude(text, "<script>alert")
        assert.notInclude(text, "<img src=x")
        assert.notMatch(text, /href="javascript:/)
      }
    })
  )
})

layer(Door)("a comment in the inbox", (it) => {
  it.effect("tells why, replays the decision, and takes back what was done", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      const id = yield* waiting(ours)
      const browser = yield* lookingAs(ours.personId)
      const path = `/inbox/${id}`
      const page = yield* browser.visit(path)
      assert.include(page.text, "Ask me about refunds")
      assert.include(page.text, "this led to it")
      const replayed = yield* browser.visit(`${path}?replay=`)
      assert.include(replayed.text, "The same came out again")
      assert.include(replayed.text, "nothing has changed since")
      const archived = yield* browser.submit(path, [["action", "archive"]])
      assert.strictEqual(archived.status, 303)
      const done = yield* browser.visit(archived.headers.get("location") ?? "")
      assert.include(done.text, "Undo: take it out of the archive")
      yield* browser.submit(path, [["action", "unarchive"]])
      assert.isFalse((yield* standing(ours, id)).archived)
    })
  )

  it.effect("leads to its author, its post, and the links that answer it", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      const id = yield* received(ours)
      const browser = yield* lookingAs(ours.personId)
      const { text } = yield* browser.visit(`/inbox/${id}`)
      for (const link of [
        /href="\/contacts\/con_\w+"/,
        /post_id=post-1"/,
        /href="\/reports\/links\?[^"]*comment_id=com_/
      ]) {
        assert.match(text, link)
      }
      const contact = /href="(\/contacts\/con_\w+)"/.exec(text)?.[1] ?? ""
      assert.include((yield* browser.visit(contact)).text, `/inbox/${id}`)
    })
  )
})
