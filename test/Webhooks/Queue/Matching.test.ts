import { assert, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { HookId, WorkspaceId } from "#schema/Ids.ts"
import type { WebhookEvent } from "#schema/resources/Event.ts"
import { matching } from "#src/Webhooks/Queue/Matching.ts"

const event = FastCheck.constantFrom<WebhookEvent>("comment.received", "comment.hidden", "comment.review")
const hook = FastCheck.record({
  id: FastCheck.uuid().map((id) => HookId.make(`hook_${id.replaceAll("-", "")}`)),
  events: FastCheck.uniqueArray(event, { minLength: 1 }),
  last_sequence: FastCheck.nat(1_000),
  paused: FastCheck.boolean()
})
const occurrence = FastCheck.uniqueArray(event).map((events) => ({
  workspaceId: WorkspaceId.make("ws_00000000000000000000000000000001"),
  at: new Date(0),
  url: "https://steward.test",
  events: events.map((name) => ({ event: name, fields: {} }))
}))

it.prop(
  "each hook is told once of each occurrence that it listens to, in order, and its sequence counts on without gaps",
  [FastCheck.array(hook, { maxLength: 5 }), FastCheck.array(occurrence, { maxLength: 20 })],
  ([hooks, occurrences]) => {
    const told = matching(hooks, occurrences)
    for (const one of hooks) {
      const own = told.filter(({ hook }) => hook === one)
      const heard = occurrences.filter(({ events }) => events.some(({ event }) => one.events.includes(event)))
      assert.lengthOf(own, heard.length)
      assert.deepStrictEqual(
        own.map(({ sequence }) => sequence),
        heard.map((_, index) => one.last_sequence + index + 1)
      )
    }
  }
)
