import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { CommentId } from "#schema/Ids.ts"
import { eventBody, mostUnread } from "#src/App/Live/EventBody.ts"
import { commentEvent, openEvent, positionOf } from "#src/App/Live/EventText.ts"

describe("the body of a stream of events", () => {
  it("holds little for a browser that does not read, and then ends", async () => {
    let ended = 0
    const body = eventBody(() => {
      ended += 1
    })
    const text = "x".repeat(1000)
    let sent = 0
    while (ended === 0 && sent < 10_000) {
      body.send(text)
      sent += 1
    }
    assert.isBelow(sent * text.length, mostUnread + 3 * text.length)
    body.send(text)
    body.end()
    assert.strictEqual(ended, 1)
    const read = await new Response(body.stream).text()
    assert.isAtMost(read.length, mostUnread + text.length)
  })

  it("ends once, also when the browser goes", async () => {
    let ended = 0
    const body = eventBody(() => {
      ended += 1
    })
    await body.stream.cancel()
    body.send("late")
    body.end()
    assert.strictEqual(ended, 1)
  })
})

describe("the id of an event", () => {
  it("says from which change on to go on, and nothing else is one", () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom("", "com_0199aa"), (at, id) => {
        const position = { at: new Date(at), id: id === "" ? ("" as const) : CommentId.make(id) }
        const [, sent] = /^id: (.*)\n/.exec(openEvent(position)) ?? []
        assert.deepStrictEqual(positionOf(sent), position)
      })
    )
    for (const none of [undefined, "", "x", "1", "1.com_", "1.com_A'", "-1.", "1.com_a\n2", "9".repeat(400)]) {
      assert.isNull(positionOf(none))
    }
  })

  it("is one line, and so is what is told", () => {
    const position = { at: new Date(5), id: CommentId.make("com_1") }
    const comment = { id: position.id, status: "review", updated_at: "1970-01-01T00:00:00.005Z", waiting: true }
    const [id, event, data, ...rest] = commentEvent(position, JSON.parse(JSON.stringify(comment))).split("\n")
    assert.deepStrictEqual([id, event, rest], ["id: 5.com_1", "event: comment", ["", ""]])
    assert.deepStrictEqual(JSON.parse((data ?? "").replace("data: ", "")), comment)
  })
})
