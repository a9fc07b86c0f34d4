import { assert } from "@effect/vitest"
import { Effect, Schema } from "effect"
import { ApiError } from "#schema/Errors.ts"
import type { ToolName } from "#schema/tools/Tools.ts"
import { ask } from "#test/Http/Asking.ts"
import { type Assistant, call, errorIn } from "../Assistant.ts"
import { operations } from "./Operations.ts"
import { alike } from "./Rows.ts"
import type { Given, Named, Step } from "./Steps.ts"
import type { Twin } from "./Twins.ts"

/** How a call ended: with a body, or with an error. */
export type Outcome = { readonly body: string } | { readonly code: string; readonly said: ReadonlyArray<string> }

/** A twin, and where its lists were read to. */
export interface World extends Twin {
  readonly cursor: Array<string>
}

const isNamed = (value: unknown): value is Named => typeof value === "object" && value !== null && "named" in value

/** What the twin calls the things that are named. */
export const meant = (given: Given, world: World): Given =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      if (!isNamed(value)) return [name, value]
      const all: ReadonlyArray<string> = world[value.named]
      return [name, all[value.index % (all.length + 1)] ?? "none"]
    })
  )

/** An error in the words that both have for it: the places where a value stands are called differently. */
const wrong = (error: ApiError, world: World): Outcome => {
  const said = "issues" in error ? error.issues.map(({ message, path }) => `${path}: ${message}`) : [error.message]
  const plain = said.map((text) =>
    alike(text, world)
      .replace(/^(body|query|arguments): /, "all: ")
      .replace(/ is not (a field|a parameter|an argument);.*$/, " is not known")
  )
  return { code: error.code, said: plain.sort() }
}

const Body = Schema.Struct({ data: Schema.Unknown, next_cursor: Schema.optional(Schema.NullOr(Schema.String)) })
const decodeBody = Schema.decodeUnknownSync(Body)
const decodeText = Schema.decodeUnknownSync(Schema.parseJson(Body))
const decodeError = Schema.decodeUnknownSync(Schema.parseJson(ApiError))
const decodeWho = Schema.decodeUnknownSync(
  Schema.Struct({ workspace: Schema.Unknown, key: Schema.Unknown, created_by: Schema.Unknown, can_act: Schema.Boolean })
)

const done = (tool: ToolName, body: typeof Body.Type, world: World): Outcome => {
  if (typeof body.next_cursor === "string") world.cursor.push(body.next_cursor)
  // the assistant is told more of who asks
  const { data, ...rest } = tool === "whoami" ? { data: decodeWho(body.data) } : body
  return { body: alike(JSON.stringify({ data, ...rest }), world) }
}

/** A step by calling the tool. */
export const byTool = Effect.fn("byTool")(function* (
  world: World,
  clients: ReadonlyArray<Assistant>,
  { given, tool, who }: Step
) {
  const client = clients[who] ?? assert.fail("nobody")
  const result = yield* call(client, tool, meant(given, world))
  return result.isError === true
    ? wrong(errorIn(result), world)
    : done(tool, decodeBody(result.structuredContent), world)
})

/** The same step by asking the endpoint; null where it cannot be asked such a thing. */
export const byEndpoint = Effect.fn("byEndpoint")(function* (world: World, { given, tool, who }: Step) {
  const operation = operations[tool](meant(given, world))
  if (operation === null) return null
  const { json, method, path } = operation
  const { status, text } = yield* ask(method, path, { key: world.keys[who] ?? assert.fail("nobody"), json })
  return status < 300 ? done(tool, decodeText(text), world) : wrong(decodeError(text), world)
})
