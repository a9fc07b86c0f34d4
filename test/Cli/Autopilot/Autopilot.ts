import { assert } from "@effect/vitest"
import { Effect, Layer } from "effect"
import type { RoomServices } from "#src/Cli/Layers.ts"
import { printed, unused } from "../Printed.ts"

/** Runs a command about the autopilot: what it printed, and what it said beside that or went wrong. */
export const steward = Effect.fn("steward")(function* (...args: ReadonlyArray<string>) {
  const context = yield* Effect.context<RoomServices>()
  return yield* printed({ ...unused, rooms: Layer.succeedContext(context) }, args)
})

/** What a command printed that had nothing else to say. */
export const said = (...args: ReadonlyArray<string>) =>
  Effect.map(steward(...args), ({ err, out }) => {
    assert.strictEqual(err, "")
    return out
  })

/** Why a command was refused. */
export const refusal = (...args: ReadonlyArray<string>) =>
  Effect.map(steward(...args), ({ err, failed, out }) => {
    assert.isTrue(failed, args.join(" "))
    assert.strictEqual(out, "")
    return err
  })
