import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { printed } from "./Printed.ts"

describe("steward", () => {
  it.effect("help is given, and nonsense refused, without a database", () =>
    Effect.gen(function* () {
      const none = Layer.fail({ message: "There is no database" })
      const fails = (args: ReadonlyArray<string>) =>
        Effect.map(
          printed({ access: none, webhooks: none, signIn: none, moderation: none, autopilot: none, admin: none }, args),
          ({ failed }) => failed
        )
      for (const args of [
        [],
        ["keys"],
        ["keys", "create", "--help"],
        ["webhooks"],
        ["webhooks", "add", "--help"],
        ["backtest"],
        ["shadow", "start", "--help"],
        ["accounts", "connect", "--help"],
        ["--version"]
      ]) {
        assert.isFalse(yield* fails(args), args.join(" "))
      }
      for (const args of [
        ["keyz"],
        ["keys", "list", "--nope"],
        ["keys", "list"],
        ["undo", "begin"],
        ["comments", "list", "--status", "hiden"],
        ["shadow", "show"]
      ]) {
        assert.isTrue(yield* fails(args), args.join(" "))
      }
    })
  )
})
