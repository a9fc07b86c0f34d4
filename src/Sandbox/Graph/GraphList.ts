import { Either, Option } from "effect"
import type { Call, CallAnswer } from "../World/Call.ts"
import { decode, encode, type Position, slice } from "../World/Cursor.ts"
import { badParameter } from "./GraphAnswer.ts"
import { tokenText } from "./GraphAuth.ts"
import { type Field, type Node, project } from "./GraphFields.ts"

export interface Listing<A> {
  readonly all: ReadonlyArray<A>
  readonly position: (item: A) => Position
  readonly order: "oldest" | "newest"
  readonly node: (item: A) => Node
  readonly fields: ReadonlyArray<Field>
  readonly limit: number
  readonly after: Option.Option<string>
}

/** The address of the page behind a cursor: this call's own, and with the token in it, as Meta gives it. */
export const nextAddress = (call: Call, after: string) => {
  const url = new URL(call.path, call.origin)
  const token = tokenText(call)
  if (token !== null) url.searchParams.set("access_token", token)
  for (const [name, value] of Object.entries(call.query)) url.searchParams.set(name, value)
  url.searchParams.set("after", after)
  return url.href
}

/** A page of an edge. `paging.next` is there only when more is. */
export const listAnswer = <A>(
  call: Call,
  { all, position, order, node, fields, limit, after }: Listing<A>
): Either.Either<Record<string, unknown>, CallAnswer> =>
  Either.gen(function* () {
    const from = Option.isNone(after)
      ? null
      : yield* Either.mapLeft(decode(after.value), () => badParameter("Invalid cursors values"))
    const { items, more } = slice(all, position, order, from, limit)
    const data = yield* Either.all(items.map((item) => project(node(item), fields)))
    const first = items[0]
    const last = items[items.length - 1]
    if (first === undefined || last === undefined) return { data }
    const cursors = { before: encode(position(first)), after: encode(position(last)) }
    return { data, paging: { cursors, ...(more ? { next: nextAddress(call, cursors.after) } : {}) } }
  })
