import type { PgClient } from "@effect/sql-pg"
import { assert, it } from "@effect/vitest"
import { Effect, Layer, Schema } from "effect"
import type { Role } from "#schema/resources/Workspace.ts"
import type { CliServices } from "#src/Cli/Layers.ts"
import { TestAccess } from "#test/Access/TestAccess.ts"
import { printed, unused } from "./Printed.ts"

export const withoutIds = (text: string) => text.replace(/\b(ws|usr|key)_[0-9a-f]{32}\b/g, "$1_…")

/** Runs a command on the services of the test: what it printed, line by line, and whether it failed. */
export const steward = Effect.fn("steward")(function* (...args: ReadonlyArray<string>) {
  const context = yield* Effect.context<CliServices>()
  return yield* printed({ ...unused, access: Layer.succeedContext(context) }, args)
})

export const refusal = (...args: ReadonlyArray<string>) =>
  Effect.map(steward(...args), ({ out, err, failed }) => {
    assert.isTrue(failed)
    assert.strictEqual(out, "")
    return withoutIds(err)
  })

const Made = Schema.parseJson(
  Schema.Struct({
    workspace: Schema.Struct({ id: Schema.String, name: Schema.String }),
    person: Schema.Struct({ id: Schema.String, name: Schema.String, role: Schema.String }),
    key: Schema.Struct({ id: Schema.String, prefix: Schema.String, key: Schema.String })
  })
)

/** A key of a person in a workspace, which are made where they are not there yet. */
export const create = Effect.fn("create")(function* (
  workspace = "Brand",
  person = "Ada Operator",
  role: Role = "owner",
  ...args: ReadonlyArray<string>
) {
  yield* steward("workspaces", "create", workspace)
  yield* steward("members", "add", person, "--role", role, "--workspace", workspace)
  const who = ["--workspace", workspace, "--person", person]
  const { out, err } = yield* steward("keys", "create", "--json", ...who, ...args)
  assert.strictEqual(err, "")
  return yield* Schema.decodeUnknown(Made)(out)
})

export const scenario = (name: string, run: () => Effect.Effect<void, unknown, CliServices | PgClient.PgClient>) =>
  it.effect(name, () => Effect.provide(run(), TestAccess))
