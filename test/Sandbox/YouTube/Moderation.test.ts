import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import type { World } from "#src/Sandbox/World/World.ts"
import { at, channel, firstVideo, items } from "../Driver.ts"
import { onYouTube, request, start, strangerComments } from "../PureDriver.ts"

const place = { platform: "youtube", accountId: channel, postId: firstVideo }
const statuses = ["published", "heldForReview", "rejected"] as const

const threads = (world: World, moderationStatus: string) => {
  const query = { part: "id,snippet", allThreadsRelatedToChannelId: channel, moderationStatus, maxResults: "100" }
  const { body } = request(onYouTube, world, "GET", "/youtube/v3/commentThreads", { query })
  return new Set(items(body, "items").map((thread) => at(thread, "id")))
}

describe("setModerationStatus", () => {
  it.prop(
    "puts every thread on exactly the lists of its status; a rejected one on none, for ever",
    [
      fc.array(fc.option(fc.nat(5)), { minLength: 1, maxLength: 8 }),
      fc.array(fc.tuple(fc.nat(7), fc.constantFrom(...statuses)), { maxLength: 20 })
    ],
    ([shape, moves]) => {
      let world = start
      const comments: Array<{ readonly id: string; readonly parent: string | null }> = []
      for (const under of shape) {
        const tops = comments.filter(({ parent }) => parent === null)
        const parent = under === null ? null : (tops[under % Math.max(1, tops.length)]?.id ?? null)
        const written = strangerComments(world, { ...place, parentId: parent })
        world = written.world
        comments.push({ id: written.id, parent })
      }
      const expected = new Map<string, string>(comments.map(({ id }) => [id, "published"]))
      for (const [index, moderationStatus] of moves) {
        const id = comments[index % comments.length]?.id ?? ""
        const rejected = expected.get(id) === "rejected"
        const query = { id, moderationStatus }
        const answer = request(onYouTube, world, "POST", "/youtube/v3/comments/setModerationStatus", { query })
        assert.strictEqual(answer.status, rejected ? 404 : 204)
        world = answer.world
        if (!rejected) expected.set(id, moderationStatus)
      }
      const having = (status: string) =>
        comments.filter(({ id, parent }) => expected.get(id) === status && expected.get(parent ?? id) !== "rejected")
      const publishedTops = having("published").filter(({ parent }) => parent === null)
      assert.deepStrictEqual(threads(world, "published"), new Set(publishedTops.map(({ id }) => id)))
      assert.deepStrictEqual(
        threads(world, "heldForReview"),
        new Set(having("heldForReview").map(({ id, parent }) => parent ?? id))
      )
      assert.deepStrictEqual(threads(world, "likelySpam"), new Set())
    }
  )
})
