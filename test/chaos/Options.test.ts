import { assert, it } from "@effect/vitest"
import { Effect } from "effect"
import { parseOptions } from "./Options.ts"

const parsed = (...args: ReadonlyArray<string>) => parseOptions(args, 7)

it.effect("has a default for every option", () =>
  Effect.gen(function* () {
    const options = yield* parsed()
    assert.deepStrictEqual(options, {
      kills: 20,
      victims: "any",
      seed: 7,
      secondsBetween: 5,
      rate: 24,
      comments: null,
      polls: false,
      drainSeconds: 240,
      keep: false
    })
  })
)

it.effect("takes what is given", () =>
  Effect.gen(function* () {
    const options = yield* parsed(
      "--kills",
      "3",
      "--victims",
      "both",
      "--seed=9",
      "--seconds-between",
      "0.5",
      "--keep",
      "--comments",
      "500",
      "--polls"
    )
    assert.deepInclude(options, {
      comments: 500,
      polls: true,
      kills: 3,
      victims: "both",
      seed: 9,
      secondsBetween: 0.5,
      keep: true
    })
  })
)

it.effect("refuses what it does not understand, in words", () =>
  Effect.gen(function* () {
    const words = (...args: ReadonlyArray<string>) => Effect.map(Effect.flip(parsed(...args)), ({ message }) => message)
    assert.include(yield* words("--kills", "0"), "--kills must be a whole number from 1 to 1000, not 0")
    assert.include(yield* words("--kills", "2.5"), "--kills must be a whole number from 1 to 1000, not 2.5")
    assert.include(yield* words("--rate", ""), "--rate must be a whole number from 1 to 200")
    assert.include(yield* words("--seconds-between", "soon"), "--seconds-between must be a number from 0.1 to 120")
    assert.include(yield* words("--victims", "all"), "--victims must be one of any, service, database, both, not all")
    assert.include(yield* words("--kill", "3"), "Usage: bun run chaos")
    assert.include(yield* words("20"), "Usage: bun run chaos")
  })
)
