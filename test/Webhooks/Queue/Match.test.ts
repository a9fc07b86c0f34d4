import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { hookEvents, type WebhookEvent } from "#schema/resources/Event.ts"
import { eventFor, everything } from "#src/Webhooks/Queue/Match.ts"
import { commentEvents } from "../Happenings.ts"

const everyEvent: ReadonlyArray<WebhookEvent> = [
  ...hookEvents,
  "comment.rule_matched",
  "account.disconnected",
  "hook.disabled"
]
const some = FastCheck.shuffledSubarray([...everyEvent])
const someOfAComment = FastCheck.shuffledSubarray([...commentEvents])

describe("eventFor", () => {
  it.prop(
    "is one of the events that occurred and are listened to, if there is any",
    [some, some],
    ([listens, occurred]) => {
      const both = occurred.filter((event) => listens.includes(event))
      const event = eventFor(listens, occurred)
      if (both.length === 0) assert.isNull(event)
      else assert.include(both, event)
    }
  )

  it.prop(
    "is the most specific of a comment's events, in whatever order they are given",
    [some, someOfAComment],
    ([listens, occurred]) => {
      const expected = commentEvents.find((event) => listens.includes(event) && occurred.includes(event))
      assert.strictEqual(eventFor(listens, occurred), expected ?? null)
    }
  )

  it.prop("is for who listens to everything what it is for who names every event", [some], ([occurred]) => {
    assert.strictEqual(eventFor([everything], occurred), eventFor(everyEvent, occurred))
  })

  it("hidden, review, needs reply, rule matched, received: each only where the one before is not listened to", () => {
    for (const [index, event] of commentEvents.entries()) {
      assert.strictEqual(eventFor(commentEvents.slice(index), commentEvents), event)
      assert.strictEqual(eventFor([event], commentEvents), event)
      assert.strictEqual(eventFor(commentEvents, [event]), event)
    }
  })
})
