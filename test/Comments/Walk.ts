import { assert } from "@effect/vitest"
import { Effect } from "effect"
import type { Page, PageRequest } from "#src/Database/Page.ts"

/** A place in a list: its time as it is shown, then its id. */
export interface Place {
  readonly at: string
  readonly id: string
}

/**
 * Walks every page of a list, newest first; `between` happens before each page. Every page but the last is full and
 * only the last has no cursor; nothing comes out of order, and so nothing comes twice.
 */
export const walk = Effect.fn("walk")(function* <A, E, R, E2 = never, R2 = never>(
  list: (page: PageRequest) => Effect.Effect<Page<A>, E, R>,
  limit: number,
  toPlace: (item: A) => Place,
  between: (page: number) => Effect.Effect<unknown, E2, R2> = () => Effect.void
) {
  const items: Array<A> = []
  let cursor: string | undefined
  for (let page = 0; ; page++) {
    yield* between(page)
    const { data, next_cursor } = yield* list(cursor === undefined ? { limit } : { limit, cursor })
    assert.isAtMost(data.length, limit)
    items.push(...data)
    if (next_cursor === null) break
    assert.strictEqual(data.length, limit, "a page before the last is full")
    cursor = next_cursor
  }
  const places = items.map(toPlace)
  for (const [index, place] of places.slice(1).entries()) {
    assert.isTrue(isAfter(places[index], place), `${JSON.stringify(place)} is not older than the one before it`)
  }
  return items
})

const isAfter = (newer: Place | undefined, older: Place) =>
  newer !== undefined && (newer.at > older.at || (newer.at === older.at && newer.id > older.id))
