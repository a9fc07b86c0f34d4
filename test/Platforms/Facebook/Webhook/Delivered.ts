import { assert } from "@effect/vitest"
import { DateTime } from "effect"
import type { Observation } from "#src/Comments/Observation.ts"
import { readWebhook } from "#src/Platforms/Facebook/Webhook.ts"

export const receivedAt = DateTime.unsafeMake("2026-10-02T09:20:00Z")

export const page = "123450001"

export const post = "123450001_990001"

export const added = {
  item: "comment",
  verb: "add",
  comment_id: "990001_770001",
  post_id: post,
  parent_id: post,
  from: { id: "5550001", name: "Dana Example" },
  message: "Is this still available?",
  created_time: 1790932504,
  post: {
    id: post,
    status_type: "added_photos",
    is_published: true,
    updated_time: "2026-10-02T09:15:04+0000",
    permalink_url: "https://www.facebook.com/123450001/posts/990001",
    promotion_status: "inactive"
  }
}

export const delivery = (...values: ReadonlyArray<unknown>) => ({
  object: "page",
  entry: [{ id: page, time: 1790932505, changes: values.map((value) => ({ field: "feed", value })) }]
})

export const read = (payload: unknown) => readWebhook(JSON.stringify(payload), receivedAt)

export const observed = (value: unknown): Observation | undefined => read(delivery(value)).pages[0]?.observations[0]

export const commented = (value: unknown) => {
  const observation = observed(value)
  assert(observation?._tag === "Commented")
  return observation.comment
}
