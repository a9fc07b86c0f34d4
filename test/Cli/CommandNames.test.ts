import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { operations } from "#schema/api/Operations.ts"
import { printed, unused } from "./Printed.ts"

describe("the commands that operations name", () => {
  it.effect.each(operations.flatMap(({ command }) => command ?? []))("%s is there", (name) =>
    Effect.gen(function* () {
      const { failed, out } = yield* printed(unused, [...name.split(" "), "--help"])
      assert.isFalse(failed)
      assert.include(out, `steward ${name}`)
    })
  )
})
