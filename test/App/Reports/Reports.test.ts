import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { Sales } from "#src/Sales/Sales.ts"
import { TrackedLinks } from "#src/Sales/TrackedLinks.ts"
import { brand, member } from "#test/House.ts"
import { Door } from "#test/Http/Asking.ts"
import { decideAll, received } from "#test/Http/Scenes.ts"
import { lookingAs } from "../Looking.ts"

const human = { method: "GET", headers: { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" } }

layer(Door)("reports in the app", (it) => {
  it.effect("show plots with their tables, and sales beside the comments that led to them", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      const id = yield* received(ours, { text: "=SUM(1) where can I buy this?" })
      yield* decideAll
      const links = yield* TrackedLinks
      const sales = yield* Sales
      const link = yield* Effect.orDie(
        links.create(ours.workspaceId, { target_url: "https://shop.example", comment_id: id, campaign: "@Autumn" })
      )
      const landing = new URL(yield* Effect.orDie(links.follow(link.code, human)))
      const click_id = landing.searchParams.get("stwclid") ?? ""
      yield* Effect.orDie(
        sales.record(
          { workspaceId: ours.workspaceId, actor: "Ada Operator" },
          { click_id, value: 49.5, currency: "EUR" }
        )
      )
      const browser = yield* lookingAs(ours.personId)
      const page = yield* browser.visit("/reports?platform=facebook")
      assert.strictEqual(page.status, 200)
      for (const part of ["<svg", "<figure", "<table", "EUR", `/inbox/${id}`, "where can I buy this?"]) {
        assert.include(page.text, part)
      }
      const file = yield* browser.visit("/reports.csv?table=sales")
      assert.match(file.headers.get("content-type") ?? "", /^text\/csv/)
      assert.match(file.headers.get("content-disposition") ?? "", /^attachment; filename="steward-sales-[\d-]+\.csv"$/)
      assert.include(file.text, `49.5,EUR,'@Autumn,${id},'=SUM(1) where can I buy this?,Kari,`)
      const days = yield* browser.visit("/reports.csv?from=1969-12-31&to=1970-01-02&surface=organic")
      assert.strictEqual(
        days.text,
        "date,received,hidden,asked\r\n1969-12-31,0,0,0\r\n1970-01-01,1,0,0\r\n1970-01-02,0,0,0\r\n"
      )
      // in Oslo the day of this sale is the first of January
      assert.notInclude((yield* browser.visit("/reports.csv?table=sales&from=1970-01-02&to=1970-01-02")).text, "49.5")
      const theirs = yield* lookingAs((yield* brand()).personId)
      assert.strictEqual((yield* theirs.visit(`/reports?workspace=${ours.workspaceId}`)).status, 404)
      assert.notInclude((yield* theirs.visit("/reports.csv?table=sales")).text, "49.5")
    })
  )

  it.effect("say what is wrong with a question", () =>
    Effect.gen(function* () {
      const browser = yield* lookingAs((yield* brand()).personId)
      for (const query of [
        "from=2026-11-01",
        "from=2026-11-02&to=2026-11-01",
        "from=2020-01-01&to=2026-01-01",
        "account_id=acc_x"
      ]) {
        assert.strictEqual((yield* browser.visit(`/reports?${query}`)).status, 400, query)
        assert.strictEqual((yield* browser.visit(`/reports.csv?${query}`)).status, 400, query)
      }
      assert.strictEqual((yield* browser.visit("/reports.csv?table=everything")).status, 400)
    })
  )

  it.effect("make and list tracked links, for those who may", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      const id = yield* received(ours)
      const browser = yield* lookingAs(ours.personId)
      const path = "/reports/links"
      const make = (fields: Readonly<Record<string, string>>) => browser.submit(path, Object.entries(fields))
      assert.match((yield* browser.visit(path)).text, /<details open[^>]*><summary>Make a link/)
      const made = yield* make({
        target_url: "https://shop.example/autumn",
        campaign: "Autumn",
        comment_id: id,
        contact_id: ""
      })
      assert.strictEqual(made.status, 303, made.text)
      const listed = yield* browser.visit(made.headers.get("location") ?? "")
      assert.match(listed.text, /value="https:\/\/steward\.test\/r\/\w{12}"/)
      assert.include((yield* browser.visit(`${path}?comment_id=${id}`)).text, "https://shop.example/autumn")
      assert.include((yield* browser.visit(`${path}?campaign=Spring`)).text, "There are no such links")
      const wrong = yield* make({ target_url: "javascript:alert(1)" })
      assert.strictEqual(wrong.status, 422)
      assert.include(wrong.text, "Where it leads must begin with https://")
      assert.strictEqual((yield* make({ target_url: "https://shop.example", comment_id: "com_none" })).status, 404)
      const viewer = yield* lookingAs((yield* member(ours.workspaceId, "viewer")).personId)
      assert.notInclude((yield* viewer.visit(path)).text, "Make the link")
      assert.strictEqual((yield* viewer.submit(path, [["target_url", "https://shop.example"]])).status, 403)
    })
  )
})
