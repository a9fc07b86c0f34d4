import type { HttpClientResponse } from "@effect/platform"
import { assert } from "@effect/vitest"
import { Clock, Effect, Either, FastCheck, Schema } from "effect"
import { ApiError } from "#schema/Errors.ts"
import type { Brand, Person } from "./Brand.ts"

/** What happens next, in numbers that are read as choices among what there is. */
export interface Step<Does extends string> {
  readonly does: Does
  readonly brand: number
  readonly person: number
  readonly which: number
  readonly a: number
  readonly b: number
}

/** Whose turn it is, and where. */
export interface Turn {
  readonly brand: Brand
  /** Another workspace, of which nothing may be seen. */
  readonly other: Brand
  readonly person: Person
  readonly which: number
  readonly a: number
  readonly b: number
}

/** Whether an account of a filter is the other workspace's, which is none here. */
export const isOthers = ({ other }: Turn, id: string | undefined): boolean =>
  other.accounts.some(({ accountId }) => accountId === id)

const choice = FastCheck.nat(10_000)

export const stepOf = <Does extends string>(does: ReadonlyArray<Does>): FastCheck.Arbitrary<Step<Does>> =>
  FastCheck.record({
    does: FastCheck.constantFrom(...does),
    brand: FastCheck.nat(1),
    person: choice,
    which: choice,
    a: choice,
    b: choice
  })

export const pick = <A>(from: ReadonlyArray<A>, number: number): A => {
  const found = from[number % from.length]
  return found === undefined ? assert.fail("There is nothing to pick from") : found
}

/** So many of the newest are picked most, so that several things happen to each. */
const fewNewest = 4

/** An id of ours more often than not, and else of the other workspace or of nobody. */
export const pickId = (ours: Iterable<string>, theirs: Iterable<string>, number: number) => {
  const from = number % 10
  if (from === 0) return "unknown"
  const ids = from === 1 ? [...theirs] : from < 4 ? [...ours] : [...ours].slice(-fewNewest)
  return ids.length === 0 ? "unknown" : pick(ids, Math.floor(number / 10))
}

export type Answer<A> =
  | { readonly _tag: "Done"; readonly status: number; readonly value: A }
  | { readonly _tag: "Refused"; readonly status: ApiError["code"]; readonly error: ApiError }

const isApiError = Schema.is(ApiError)

/** What the client was answered: the status and value of a success, or the code of an error. */
export const answerTo = <A, E, R>(
  asked: Effect.Effect<[A, HttpClientResponse.HttpClientResponse], E, R>
): Effect.Effect<Answer<A>, never, R> =>
  Effect.map(
    Effect.either(asked),
    Either.match({
      onLeft: (error): Answer<A> =>
        isApiError(error) ? { _tag: "Refused", status: error.code, error } : assert.fail(String(error)),
      onRight: ([value, { status }]): Answer<A> => ({ _tag: "Done", status, value })
    })
  )

/** Asserts that it was done, with that status. */
export const done = <A>(answer: Answer<A>, status = 200): A => {
  if (answer._tag === "Refused") return assert.fail(answer.error.message)
  assert.strictEqual(answer.status, status)
  return answer.value
}

export const refusedAs = (answer: Answer<unknown>, code: ApiError["code"]) => assert.strictEqual(answer.status, code)

/** Asserts that two are equal in every field, and says which is not. */
export const isSame = <A extends object>(actual: A, expected: A) => {
  const fields = new Map(Object.entries(expected))
  for (const [name, value] of Object.entries(actual)) {
    assert.deepStrictEqual(value, fields.get(name), `${name} is ${JSON.stringify(value)}`)
  }
  assert.sameMembers(Object.keys(actual), [...fields.keys()])
}

/** The time of a change: later than anything of the workspace has had so far. */
export const later = (brand: Brand, at: string) => {
  assert.isAbove(Date.parse(at), Date.parse(brand.last || "1960-01-01"), "a change is later than all before it")
  return at
}

export const nowIso = Effect.map(Clock.currentTimeMillis, (now) => new Date(now).toISOString())

/** Walks all pages of a list. */
export const allPages = Effect.fn("allPages")(function* <A, E, R>(
  limit: number,
  list: (page: {
    readonly limit: number
    readonly cursor?: string
  }) => Effect.Effect<
    [{ readonly data: ReadonlyArray<A>; readonly next_cursor: string | null }, HttpClientResponse.HttpClientResponse],
    E,
    R
  >
) {
  const items: Array<A> = []
  let cursor: string | null = null
  do {
    const page: { readonly data: ReadonlyArray<A>; readonly next_cursor: string | null } = done(
      yield* answerTo(list(cursor === null ? { limit } : { limit, cursor }))
    )
    items.push(...page.data)
    cursor = page.next_cursor
    if (cursor !== null) assert.lengthOf(page.data, limit, "a page before the last is full")
  } while (cursor !== null)
  return items
})

export const newestFirst =
  <A extends { readonly id: string }>(time: (item: A) => string) =>
  (one: A, other: A): number =>
    time(one) < time(other) || (time(one) === time(other) && one.id < other.id) ? 1 : -1
