import { assert, describe, it } from "@effect/vitest"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

const persons = ["a Muslim", "a gay man", "an immigrant", "a wheelchair user", "a pensioner", "a woman", "a Jew"]
const groups = ["Muslims", "gay people", "trans women", "immigrants", "disabled people", "Jews", "Poles"]

describe("whoever says that something is for everybody", () => {
  it.each(
    persons.flatMap((one) => [`you don't have to be ${one} to like this lol`, `u dont need to be ${one} to love dates`])
  )("is left alone: %s", (text) => assert.strictEqual(decidedUntaught(text).outcome, "keep"))

  it.each(groups.map((some) => `so tired of brands acting like ${some} don't exist`))(
    "is left alone who finds fault with brands: %s",
    (text) => assert.strictEqual(decidedUntaught(text).outcome, "keep")
  )

  it.each(["wish trans women didn't exist", "stop acting like gypsies don't steal"])(
    "is nobody who says so of them: %s",
    (text) => assert.notStrictEqual(decidedUntaught(text).outcome, "keep")
  )
})
