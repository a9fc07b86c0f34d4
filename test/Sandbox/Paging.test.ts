import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import type { World } from "#src/Sandbox/World/World.ts"
import { at, channel, firstPost, firstVideo, items, page } from "./Driver.ts"
import { onFacebook, onYouTube, request, start, strangerComments } from "./PureDriver.ts"

const facebookPlace = { platform: "facebook", accountId: page, postId: firstPost }
const youTubePlace = { platform: "youtube", accountId: channel, postId: firstVideo }

/** Comments written at the given times; times may be equal. */
const writeAt = (place: object, times: ReadonlyArray<number>, world: World = start) => {
  const ids: Array<string> = []
  let after = world
  for (const createdAt of times) {
    const written = strangerComments(after, { ...place, createdAt })
    after = written.world
    ids.push(written.id)
  }
  return { world: after, ids }
}

const graphPage = (order: string, filter: string) => (world: World, limit: number, cursor: string | undefined) => {
  const query = {
    order,
    filter,
    limit: String(limit),
    fields: "id",
    ...(cursor === undefined ? {} : { after: cursor })
  }
  const { body } = request(onFacebook, world, "GET", `/graph/v26.0/${firstPost}/comments`, { query })
  return {
    ids: items(body, "data").map((comment) => String(at(comment, "id"))),
    next: at(body, "paging", "next") === undefined ? undefined : String(at(body, "paging", "cursors", "after"))
  }
}

const threadPage = (world: World, limit: number, cursor: string | undefined) => {
  const query = {
    part: "id",
    allThreadsRelatedToChannelId: channel,
    maxResults: String(limit),
    ...(cursor === undefined ? {} : { pageToken: cursor })
  }
  const { body } = request(onYouTube, world, "GET", "/youtube/v3/commentThreads", { query })
  const next = at(body, "nextPageToken")
  return {
    ids: items(body, "items").map((thread) => String(at(thread, "id"))),
    next: next === undefined ? undefined : String(next)
  }
}

type Page = ReturnType<typeof graphPage>

/** All pages; `meanwhile` changes the world between two of them. */
const readAll = (read: Page, world: World, limit: number, meanwhile = (world: World) => world) => {
  const pages: Array<ReadonlyArray<string>> = []
  let now = world
  let cursor: string | undefined
  do {
    const { ids, next } = read(now, limit, cursor)
    pages.push(ids)
    assert.isBelow(pages.length, 100, "paging does not end")
    cursor = next
    now = meanwhile(now)
  } while (cursor !== undefined)
  return pages
}

const times = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 25 })
const limits = fc.integer({ min: 1, max: 10 })

const lists: ReadonlyArray<readonly [string, object, Page, "oldest" | "newest"]> = [
  ["the graph, chronological", facebookPlace, graphPage("chronological", "stream"), "oldest"],
  ["the graph, reverse chronological", facebookPlace, graphPage("reverse_chronological", "toplevel"), "newest"],
  ["YouTube threads", youTubePlace, threadPage, "newest"]
]

describe.each(lists)("paging through %s", (_name, place, read, order) => {
  it.prop("shows every comment once, in order, in full pages, for any page size", [times, limits], ([at, limit]) => {
    const { world, ids } = writeAt(place, at)
    const oldest = ids
      .map((id, index) => ({ id, index, time: at[index] ?? 0 }))
      .sort((one, other) => one.time - other.time || one.index - other.index)
      .map(({ id }) => id)
    const pages = readAll(read, world, limit)
    assert.deepStrictEqual(pages.flat(), order === "oldest" ? oldest : oldest.reverse())
    assert.isTrue(pages.slice(0, -1).every((page) => page.length === limit))
  })

  it.prop(
    "neither repeats nor skips one when others are written meanwhile",
    [times, limits, fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 3 })],
    ([at, limit, added]) => {
      const { world, ids } = writeAt(place, at)
      let left = 5
      const meanwhile = (world: World) => (left-- > 0 ? writeAt(place, added, world).world : world)
      const seen = readAll(read, world, limit, meanwhile).flat()
      assert.strictEqual(new Set(seen).size, seen.length)
      assert.deepStrictEqual(
        ids.filter((id) => !seen.includes(id)),
        []
      )
    }
  )
})
