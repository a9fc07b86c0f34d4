import { assert, describe, it } from "@effect/vitest"
import { Either, FastCheck } from "effect"
import { chooseKey, choosePerson, chooseWorkspace } from "#src/Cli/Console/Choose.ts"

const named = (...ids: ReadonlyArray<string>) => ids.map((id) => ({ id, name: "Brand" }))
const words = (choice: Either.Either<unknown, { readonly message: string }>) =>
  Either.match(choice, { onLeft: ({ message }) => message, onRight: (value) => value })

const key = FastCheck.record({
  id: FastCheck.constantFrom("key_1", "key_2", "key_3"),
  prefix: FastCheck.constantFrom("stw_live_aaaa", "stw_live_bbbb"),
  name: FastCheck.constantFrom("Zapier", "zapier", "Make"),
  revokedAt: FastCheck.constantFrom(null, new Date(0))
})
const keys = FastCheck.uniqueArray(key, { selector: ({ id }) => id })

describe("Choose", () => {
  it("names the workspaces there are where none is meant, and their ids where several are", () => {
    assert.deepStrictEqual(words(chooseWorkspace("Brand", named("ws_1"), [])), { id: "ws_1", name: "Brand" })
    const called = [...named("ws_1"), { id: "ws_2", name: "ws_1" }]
    assert.deepStrictEqual(words(chooseWorkspace("ws_1", called, [])), { id: "ws_1", name: "Brand" })
    assert.strictEqual(
      words(chooseWorkspace("Brnad", [], [...named("ws_1"), { id: "ws_2", name: "Other" }])),
      'There is no workspace "Brnad". Did you mean "Brand"? Choose one of: "Brand", "Other".'
    )
    assert.match(
      String(words(chooseWorkspace("Brand", [], []))),
      /^There is no workspace "Brand"\. There is none yet\./
    )
    assert.strictEqual(
      words(chooseWorkspace("Brand", named("ws_1", "ws_2"), [])),
      '2 workspaces are called "Brand". Say which one by its id: ws_1, ws_2'
    )
  })

  it("takes a member before others of the same name", () => {
    const found = named("usr_1", "usr_2", "usr_3")
    assert.deepStrictEqual(words(choosePerson("A", found, ({ id }) => id === "usr_2")), { id: "usr_2", name: "Brand" })
    assert.match(String(words(choosePerson("A", found, () => false))), /^3 people are called "A".*usr_1, usr_2, usr_3$/)
    assert.match(String(words(choosePerson("A", found, ({ id }) => id < "usr_3"))), /^2 people.*: usr_1, usr_2$/)
    assert.isNull(words(choosePerson("A", [], () => false)))
  })

  it("takes what a list shows and a whole key for the key they begin", () => {
    const one = { id: "key_1", prefix: "stw_live_aaaa", name: "Zapier for leads", revokedAt: null }
    for (const given of [
      "key_1",
      "stw_live_aaaa",
      "stw_live_aaaa…",
      `stw_live_aaaa${"x".repeat(34)}`,
      " zapier FOR leads "
    ]) {
      assert.strictEqual(words(chooseKey(given, [one])), one)
    }
    for (const given of ["", "key", "stw_live_", "stw_live_aaa", "key_12"]) {
      const said = String(words(chooseKey(given, [one])))
      assert.match(said, /^There is no (such key|key "(key(_12)?)?")\. To list them:\n {2}bun run steward keys list$/)
    }
    const secret = `stw_live_bbbb${"x".repeat(34)}`
    assert.notInclude(words(chooseKey(secret, [one])), "bbbb")
    assert.include(words(chooseKey("Zapier for laeds", [one])), 'Did you mean "Zapier for leads"?')
    const twin = { ...one, id: "key_2", prefix: "stw_live_bbbb" }
    assert.strictEqual(
      words(chooseKey("zapier for leads", [one, twin])),
      '2 keys are called "zapier for leads". Say which one by its id: key_1 (stw_live_aaaa…), key_2 (stw_live_bbbb…)'
    )
  })

  it.prop(
    "never takes one of several, nor a revoked key for one that is good",
    [keys, FastCheck.constantFrom("key_1", "stw_live_aaaa", "Zapier")],
    ([all, given]) => {
      const matching = all.filter(
        ({ id, name, prefix }) => id === given || prefix === given || name.toLowerCase() === given.toLowerCase()
      )
      const good = matching.filter(({ revokedAt }) => revokedAt === null)
      const choice = chooseKey(given, all)
      assert.strictEqual(Either.isRight(choice), good.length === 1 || (good.length === 0 && matching.length === 1))
      if (Either.isRight(choice)) assert.include(good.length > 0 ? good : matching, choice.right)
    }
  )
})
