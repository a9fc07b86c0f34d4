import { assert } from "@effect/vitest"
import { Context, Effect, Layer, Redacted, Schema } from "effect"
import { ApiError } from "#schema/Errors.ts"
import { ownHouseOnFakePlatform, sharedOnFakePlatform } from "#test/FakePlatform.ts"
import { brand, ownHouse, sharedHouse } from "#test/House.ts"
import { InProcess } from "#test/InProcess.ts"

/** The door in front of a house that no other file has. */
export const ownDoor = Layer.provideMerge(InProcess.layer, ownHouse)

/** The house that files share, and one door in front of it. */
export const Door = sharedHouse(Layer.provideMerge(InProcess.shared, ownHouse))

/** The same, with the fake for a platform. */
export const DoorOnFakePlatform = sharedOnFakePlatform(Layer.provideMerge(InProcess.shared, ownHouseOnFakePlatform))

/** A brand that a whole test file asks as, where what it asks changes nothing that another test looks at. */
export class Caller extends Context.Tag("test/Caller")<Caller, Effect.Effect.Success<ReturnType<typeof brand>>>() {
  static readonly door = Layer.provideMerge(Layer.effect(Caller, brand()), Door)
}

export interface Asked {
  readonly key?: Redacted.Redacted
  /** Sent as JSON. */
  readonly json?: unknown
  /** Sent as it is; with `json` absent. */
  readonly body?: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>
  readonly headers?: Readonly<Record<string, string>>
}

/** One request, and everything of its answer. */
export const ask = Effect.fn("ask")(function* (method: string, path: string, asked: Asked = {}) {
  const { request } = yield* InProcess
  const body = asked.json === undefined ? asked.body : JSON.stringify(asked.json)
  const response = yield* request(path, {
    method,
    headers: {
      ...(asked.key === undefined ? {} : { authorization: `Bearer ${Redacted.value(asked.key)}` }),
      ...(asked.json === undefined ? {} : { "content-type": "application/json" }),
      ...asked.headers
    },
    ...(body === undefined ? {} : { body })
  })
  const text = yield* Effect.promise(() => response.text())
  return { status: response.status, headers: response.headers, text }
})

export type Answered = Effect.Effect.Success<ReturnType<typeof ask>>

const exact = { onExcessProperty: "error" } as const
const readError = Schema.decodeUnknownSync(Schema.parseJson(ApiError), exact)

/** Reads an answer as JSON of a schema and of nothing more. */
export const readAs = <A, I>(schema: Schema.Schema<A, I>, { text }: Answered): A =>
  Schema.decodeUnknownSync(Schema.parseJson(schema), exact)(text)

/** The error an answer is, whatever its code: flat JSON that says what was wrong and which request it was. */
export const errorOf = ({ headers, text }: Answered): ApiError => {
  assert.match(headers.get("content-type") ?? "", /^application\/json/)
  const error = readError(text)
  assert.isAbove(error.message.length, 10)
  assert.strictEqual(error.request_id, headers.get("x-request-id"))
  assert.isAbove(error.request_id.length, 0)
  return error
}

/** Asserts that an answer is the error of a status. */
export const refused = <Code extends ApiError["code"]>(
  answered: Answered,
  status: number,
  code: Code
): Extract<ApiError, { readonly code: Code }> => {
  const error = errorOf(answered)
  assert.deepStrictEqual({ status: answered.status, code: error.code }, { status, code }, error.message)
  const is = (one: ApiError): one is Extract<ApiError, { readonly code: Code }> => one.code === code
  return is(error) ? error : assert.fail(error.message)
}
