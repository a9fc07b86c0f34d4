import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { type KeyFacts, keyVerdict } from "#src/Database/Secrets/KeyVerdict.ts"

const id = FastCheck.constantFrom("a1".repeat(8), "b2".repeat(8), "c3".repeat(8))
const ids = FastCheck.uniqueArray(id, { maxLength: 3 })
const facts: FastCheck.Arbitrary<KeyFacts> = FastCheck.record({
  held: ids,
  where: FastCheck.constantFrom("STEWARD_SECRET_KEY", "/data/secret-key"),
  known: ids,
  strays: FastCheck.array(
    FastCheck.record({ keyId: id, count: FastCheck.integer({ min: 1, max: 9 }), table: FastCheck.constant("hooks") })
  ),
  unnamed: FastCheck.record({ count: FastCheck.nat(3), opened: FastCheck.boolean() }),
  mayAdd: FastCheck.boolean()
})
const empty: KeyFacts = {
  held: [],
  where: "/data/secret-key",
  known: [],
  strays: [],
  unnamed: { count: 0, opened: false },
  mayAdd: true
}

describe("keyVerdict", () => {
  it.prop("never lets a process work that lacks a key in use", [facts], ([facts]) => {
    const verdict = keyVerdict(facts)
    const inUse = [...facts.known, ...facts.strays.map(({ keyId }) => keyId)]
    if (verdict._tag === "Refuse") {
      assert.match(verdict.message, /STEWARD_SECRET_KEY/)
      return
    }
    if (verdict._tag === "Make") assert.deepStrictEqual([facts.held, inUse, facts.unnamed.count], [[], [], 0])
    else assert.isTrue(inUse.every((keyId) => facts.held.includes(keyId)))
    if (facts.unnamed.count > 0) assert.isTrue(facts.unnamed.opened)
  })

  it("makes a key only where nothing is sealed and none is given", () => {
    assert.strictEqual(keyVerdict(empty)._tag, "Make")
    assert.strictEqual(keyVerdict({ ...empty, known: ["a1a1a1a1"] })._tag, "Refuse")
    assert.strictEqual(keyVerdict({ ...empty, unnamed: { count: 1, opened: false } })._tag, "Refuse")
  })

  it("takes a new first key from a service, and from the command line only into an empty database", () => {
    const rotating: KeyFacts = { ...empty, held: ["b2b2b2b2", "a1a1a1a1"], known: ["a1a1a1a1"] }
    assert.strictEqual(keyVerdict(rotating)._tag, "Add")
    assert.strictEqual(keyVerdict({ ...rotating, mayAdd: false })._tag, "Refuse")
    assert.strictEqual(keyVerdict({ ...rotating, known: [], mayAdd: false })._tag, "Add")
    assert.strictEqual(keyVerdict({ ...rotating, held: ["a1a1a1a1", "b2b2b2b2"] })._tag, "Use")
  })

  it("says a wrong key in words that name both", () => {
    const verdict = keyVerdict({ ...empty, where: "STEWARD_SECRET_KEY", held: ["b2b2b2b2"], known: ["a1a1a1a1"] })
    assert.deepStrictEqual(verdict, {
      _tag: "Refuse",
      message:
        "STEWARD_SECRET_KEY holds the key b2b2b2b2, and secrets in this database are " +
        "sealed under the key a1a1a1a1. Set STEWARD_SECRET_KEY to the key that the " +
        "other processes on this database have, or restore it from a copy. Several keys are separated by commas: the " +
        "first one seals, all of them open. (Keys are named by the first digits of their SHA-256.)"
    })
  })
})
