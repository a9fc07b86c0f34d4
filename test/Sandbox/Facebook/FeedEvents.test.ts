import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc, HashMap } from "effect"
import { edit, takeAway } from "#src/Sandbox/Control/Strangers.ts"
import { settle } from "#src/Sandbox/World/Call.ts"
import { isHidden } from "#src/Sandbox/World/SandboxComment.ts"
import type { World } from "#src/Sandbox/World/World.ts"
import { at, dana, firstPost, page } from "../Driver.ts"
import { callOf, imitations, onFacebook, request, start, strangerComments } from "../PureDriver.ts"

interface Seen {
  readonly text: unknown
  readonly hidden: boolean
}

/** What a receiver knows who has heard nothing but the pushes. */
const heard = (world: World) => {
  const comments = new Map<unknown, Seen>()
  for (const { change } of world.pending) {
    const id = at(change, "value", "comment_id")
    const text = at(change, "value", "message")
    const known = comments.get(id)
    const verb = at(change, "value", "verb")
    if (verb === "add") {
      assert.isUndefined(known)
      comments.set(id, { text, hidden: false })
      continue
    }
    if (known === undefined) return assert.fail(`${verb} of the unknown comment ${id}`)
    if (verb === "remove") comments.delete(id)
    else if (verb === "edited") comments.set(id, { ...known, text })
    else {
      assert.notStrictEqual(known.hidden, verb === "hide")
      comments.set(id, { ...known, hidden: verb === "hide" })
    }
  }
  return comments
}

const actual = (world: World) =>
  new Map<unknown, Seen>(
    Array.from(HashMap.values(world.comments))
      .filter((comment) => !comment.removed)
      .map((comment) => [comment.id, { text: comment.text, hidden: isHidden(comment) }])
  )

const plain = ["hide", "unhide", "reply", "delete", "take away", "block", "unblock"] as const

const step = fc.oneof(
  fc.record({ does: fc.constant("comment" as const), to: fc.option(fc.nat(20)), text: fc.string() }),
  fc.record({ does: fc.constant("edit" as const), to: fc.nat(20), text: fc.string() }),
  fc.record({
    does: fc.constantFrom(...plain),
    to: fc.nat(20)
  })
)

const post = (world: World, path: string, body: Record<string, string>) =>
  request(onFacebook, world, "POST", `/graph/v26.0/${path}`, { body }).world

describe("pushes", () => {
  it.prop(
    "alone tell what stands on the page, whatever happens there",
    [fc.array(step, { maxLength: 40 })],
    ([steps]) => {
      let world = start
      const ids: Array<string> = []
      for (const taken of steps) {
        const id = ids[(taken.to ?? 0) % Math.max(1, ids.length)] ?? "none"
        const call = callOf({ route: { id }, body: "text" in taken ? { text: taken.text } : {} })
        switch (taken.does) {
          case "comment": {
            const parent = taken.to === null || ids.length === 0 ? {} : { parentId: id }
            const place = { platform: "facebook", accountId: page, postId: firstPost, text: taken.text }
            const written = strangerComments(world, { ...place, ...parent })
            world = written.world
            if (written.status === 201) ids.push(written.id)
            break
          }
          case "edit":
            world = settle(edit(imitations), world, call, 0).world
            break
          case "take away":
            world = settle(takeAway(imitations), world, call, 0).world
            break
          case "hide":
          case "unhide":
            world = post(world, id, { is_hidden: String(taken.does === "hide") })
            break
          case "reply":
            world = post(world, `${id}/comments`, { message: "Thank you" })
            break
          case "delete":
            world = request(onFacebook, world, "DELETE", `/graph/v26.0/${id}`).world
            break
          case "block":
            world = post(world, `${page}/blocked`, { psid: dana.id })
            break
          case "unblock":
            world = request(onFacebook, world, "DELETE", `/graph/v26.0/${page}/blocked`, {
              query: { psid: dana.id }
            }).world
        }
      }
      assert.deepStrictEqual(heard(world), actual(world))
    }
  )
})
