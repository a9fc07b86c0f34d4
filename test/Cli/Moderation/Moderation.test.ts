import { assert, layer } from "@effect/vitest"
import { Effect, Layer, TestClock } from "effect"
import type { RoomServices } from "#src/Cli/Layers.ts"
import { HouseOnFakePlatform } from "#test/FakePlatform.ts"
import { decided, scene, worked } from "#test/Moderation/Scene.ts"
import { printed, unused } from "../Printed.ts"

/** A brand, and what runs commands in it. */
const brand = Effect.gen(function* () {
  const ours = yield* scene()
  const context = yield* Effect.context<RoomServices>()
  const steward = (...args: ReadonlyArray<string>) =>
    printed({ ...unused, rooms: Layer.succeedContext(context) }, [...args, "--workspace", ours.workspaceId])
  const said = (...args: ReadonlyArray<string>) =>
    Effect.map(steward(...args), ({ err, out }) => {
      assert.strictEqual(err, "")
      return out
    })
  return { ...ours, said, steward }
})

layer(HouseOnFakePlatform)("what is moderated, by the command line", (it) => {
  it.effect("comments are listed by what they are, page by page", () =>
    Effect.gen(function* () {
      const { account, said, steward } = yield* brand
      assert.strictEqual(yield* said("comments", "list"), "No comments match.")
      assert.include((yield* steward("comments", "list", "--limit", "0")).err, "between 1 and 100")
      assert.include((yield* steward("comments", "list", "--cursor", "x")).err, "The cursor is damaged")
      const kept = yield* decided(account, "keep", { text: "A lovely\n\ncup\u001b[2J" })
      yield* TestClock.adjust("1 second")
      const hidden = yield* decided(account, "hide")
      yield* worked
      const list = (yield* said("comments", "list")).split("\n")
      assert.match(list[0] ?? "", /^RECEIVED +ON +STATUS +AUTHOR +TEXT +ID$/)
      assert.match(list[1] ?? "", new RegExp(`Facebook  hidden +Kari +Earn .*…  ${hidden.id}$`))
      assert.match(list[2] ?? "", new RegExp(`Facebook  visible +Kari +A lovely cup\ufffd\\[2J +${kept.id}$`))
      const only = yield* said("comments", "list", "--status", "hidden", "--platform", "facebook")
      assert.include(only, hidden.id)
      assert.notInclude(only, kept.id)
      const first = yield* said("comments", "list", "--limit", "1")
      const [, cursor = ""] = /\nThere are more\. For the next page, add:\n {2}--cursor (\S+)$/.exec(first) ?? []
      const second = yield* said("comments", "list", "--limit", "1", "--cursor", cursor, "--json")
      assert.deepStrictEqual(
        JSON.parse(second).data.map(({ id }: { readonly id: string }) => id),
        [kept.id]
      )
    })
  )

  it.effect("comments are found by a word of their text, and by the name of their account", () =>
    Effect.gen(function* () {
      const { account, said, steward } = yield* brand
      const kept = yield* decided(account, "keep", { text: "A lovely cup" })
      yield* decided(account, "hide")
      const found = JSON.parse(yield* said("comments", "list", "-q", "LOVELY", "--account", "fjord coffee", "--json"))
      assert.deepStrictEqual(
        found.data.map(({ id }: { readonly id: string }) => id),
        [kept.id]
      )
      const unknown = yield* steward("comments", "list", "--account", "Fjord Cofee")
      assert.include(unknown.err, 'There is no account "Fjord Cofee". Did you mean "Fjord Coffee"?')
    })
  )

  it.effect("people are found, and deleted only after a yes", () =>
    Effect.gen(function* () {
      const { account, said, steward } = yield* brand
      yield* decided(account, "keep")
      const { data, next_cursor } = JSON.parse(yield* said("contacts", "list", "--search", "kari", "--json"))
      assert.deepStrictEqual([data.length, next_cursor], [1, null])
      const [{ id }] = data
      assert.match(yield* said("contacts", "list"), new RegExp(`^SINCE .*\\n.* Facebook +Kari .*${id}$`))
      assert.strictEqual(yield* said("contacts", "list", "--search", "nobody"), "There are no such contacts.")
      const asked = yield* steward("contacts", "delete", id)
      assert.match(asked.err, /^Kari, what they wrote, .*\nNothing is done without a yes\./)
      assert.strictEqual(
        yield* said("contacts", "delete", id, "--yes"),
        "Kari is deleted, with the text of 1 comment and 0 messages. Backups of the database may hold it until whoever runs this installation discards them."
      )
      assert.strictEqual(yield* said("contacts", "list"), "There are no such contacts.")
    })
  )

  it.effect("texts of removed comments are forgotten sooner only after a yes", () =>
    Effect.gen(function* () {
      const { said, steward } = yield* brand
      const before = yield* said("comments", "keep-removed")
      const asked = yield* steward("comments", "keep-removed", "--days", "1")
      assert.match(
        asked.err,
        /^Texts of comments that were removed from their platform more than 1 day ago are deleted for good\./
      )
      assert.strictEqual(yield* said("comments", "keep-removed"), before)
      const kept = "Texts of comments that were removed from their platform are kept for"
      assert.strictEqual(yield* said("comments", "keep-removed", "--days", "1", "--yes"), `${kept} 1 day.`)
      assert.strictEqual(yield* said("comments", "keep-removed", "--days", "9"), `${kept} 9 days.`)
    })
  )

  it.effect("a comment is shown with why it is where it is, and its history", () =>
    Effect.gen(function* () {
      const { account, said, steward } = yield* brand
      const { id } = yield* decided(account, "hide")
      yield* worked
      const shown = yield* said("comments", "show", id)
      assert.match(shown, /^Kari wrote to Fjord Coffee on Facebook:\n\n {2}Earn \$5000/)
      assert.match(shown, /\nIt is hidden: It looks like a scam/)
      assert.match(shown, /\n\S+Z +Autopilot +decided: hide +It looks like a scam/)
      assert.strictEqual(JSON.parse(yield* said("comments", "show", id, "--json")).id, id)
      assert.include((yield* steward("comments", "show", "com_none")).err, 'There is no comment "com_none"')
    })
  )

  it.effect("what waits for a person is listed, and why", () =>
    Effect.gen(function* () {
      const { account, said } = yield* brand
      assert.strictEqual(yield* said("needs-you", "list"), "Nothing waits for you.")
      const { id } = yield* decided(account, "ask")
      assert.match(yield* said("needs-you", "list"), new RegExp(`Best replica watches.* not sure enough .* ${id}$`))
    })
  )

  it.effect("totals are told", () =>
    Effect.gen(function* () {
      const { account, said, steward } = yield* brand
      yield* decided(account, "hide")
      yield* worked
      const summary = yield* said("reports", "summary")
      assert.match(summary, /\nall +1 +0 +1 +0 +0\nFacebook +1 +0 +1 +0 +0\n/)
      assert.match(summary, /\nHidden for: Scams.* 1\n/)
      assert.match(summary, /\nHalf of what was hidden was hidden within \S+ (second|seconds|minutes)\.$/)
      const day = ["--from", "2020-01-01", "--to", "2020-01-02"]
      assert.match(yield* said("reports", "summary", ...day), /^From 2020-01-01 to 2020-01-02, Europe\/Oslo:\n/)
      assert.include((yield* steward("reports", "summary", "--from", "yesterday")).err, "must be a day such as")
      assert.include((yield* steward("reports", "summary", "--from", "2020-02-30")).err, "there is no 2020-02-30")
      assert.include((yield* steward("reports", "summary", "--to", "2020-01-02")).err, "both --from and --to")
      const reversed = yield* steward("reports", "summary", "--from", "2020-01-02", "--to", "2020-01-01")
      assert.strictEqual(reversed.err, "--from must not be after the last day, which is 2020-01-01")
      const neither = (yield* steward("reports", "summary", "--from", "monday", "--to", "friday")).err
      assert.match(neither, /^--from: must be a day such as \S+\n--to: must be a day such as \S+\nTo see how/)
    })
  )

  it.effect("tracked links are made and listed", () =>
    Effect.gen(function* () {
      const { said, steward } = yield* brand
      assert.strictEqual(yield* said("links", "list"), "No tracked links match.")
      const made = yield* said("links", "create", "https://shop.example/offer", "--campaign", "Autumn")
      const [, url] = /^(https:\/\/steward\.test\/r\/\w{12})\nleads to https:\/\/shop\.example\/offer$/.exec(made) ?? []
      assert.include(yield* said("links", "list", "--campaign", "Autumn"), `${url}`)
      assert.strictEqual(JSON.parse(yield* said("links", "list", "--json")).data[0].clicks, 0)
      assert.notInclude(yield* said("links", "list", "--campaign", "Spring"), `${url}`)
      assert.strictEqual(
        (yield* steward("links", "create", "javascript:alert(1)")).err,
        "<url> must begin with https:// or http://, not javascript:"
      )
      const unknown = yield* steward("links", "create", "https://shop.example", "--comment", "com_none")
      assert.include(unknown.err, 'There is no comment "com_none"')
    })
  )
})
