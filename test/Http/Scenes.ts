import { Effect } from "effect"
import type { CommentId } from "#schema/Ids.ts"
import { clickParameter } from "#schema/resources/Sale.ts"
import { GuidanceSettings } from "#src/Autopilot/GuidanceSettings/GuidanceSettings.ts"
import { Decider } from "#src/Autopilot/Worker/Decider.ts"
import { Comments } from "#src/Comments/Comments.ts"
import { Intake } from "#src/Comments/Intake/Intake.ts"
import type { ObservedComment } from "#src/Comments/Observation.ts"
import { Contacts } from "#src/Contacts/Contacts.ts"
import { TrackedLinks } from "#src/Sales/TrackedLinks.ts"
import { type brand, observed } from "#test/House.ts"

export type Brand = Effect.Effect.Success<ReturnType<typeof brand>>

/** One comment received on the brand's Facebook page, not decided yet. */
export const received = Effect.fn("received")(function* (brand: Brand, overrides: Partial<ObservedComment> = {}) {
  const comment = observed(overrides)
  const intake = yield* Intake
  yield* intake.receive(brand.accounts.facebook, [{ _tag: "Commented", comment }])
  const comments = yield* Comments
  const list = comments.list(brand.workspaceId, { external_id: comment.externalId }, {})
  const { data } = yield* Effect.orDie(list)
  const [found] = data
  return found === undefined ? yield* Effect.dieMessage("The comment was not stored") : found.id
})

/** One comment that the autopilot asks about. */
export const waiting = Effect.fn("waiting")(function* (brand: Brand, overrides: Partial<ObservedComment> = {}) {
  const guidance = yield* GuidanceSettings
  yield* Effect.orDie(guidance.replace({ ...brand.principal, role: "owner" }, "Ask me about refunds."))
  const id = yield* received(brand, { text: "Where is my refund?", ...overrides })
  yield* decideAll
  return id
})

export const decideAll = Effect.flatMap(Decider, ({ drain }) => Effect.repeat(drain, { while: (count) => count > 0 }))

/** Somebody who commented. */
export const met = Effect.fn("met")(function* (brand: Brand) {
  yield* received(brand)
  const contacts = yield* Contacts
  const { data } = yield* Effect.orDie(contacts.list(brand.workspaceId, {}, {}))
  const [found] = data
  return found === undefined ? yield* Effect.dieMessage("Nobody was met") : found
})

/** A click on a tracked link. */
export const clicked = Effect.fn("clicked")(function* ({ workspaceId }: Brand) {
  const links = yield* TrackedLinks
  const { code } = yield* Effect.orDie(links.create(workspaceId, { target_url: "https://example.com/autumn" }))
  const browser = { method: "GET", headers: { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" } }
  const landing = yield* Effect.orDie(links.follow(code, browser))
  return new URL(landing).searchParams.get(clickParameter) ?? (yield* Effect.dieMessage("The click was not counted"))
})

/** How a comment stands now. */
export const standing = Effect.fn("standing")(function* (brand: Brand, id: CommentId) {
  const comments = yield* Comments
  return yield* Effect.orDie(comments.find(brand.workspaceId, id))
})
