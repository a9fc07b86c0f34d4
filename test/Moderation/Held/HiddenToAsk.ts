import { Effect } from "effect"
import { Comments } from "#src/Comments/Comments.ts"
import { Intake } from "#src/Comments/Intake/Intake.ts"
import type { Observation } from "#src/Comments/Observation.ts"
import { FakePlatform } from "#test/FakePlatform.ts"
import { decided, listening, rowOf, scene, worked } from "../Scene.ts"

/** The autopilot would hide this alone, and it is one of those that are checked. */
const checked = { text: "Check out my page for cheap followers friends anna please" }
const events = ["comment.received", "comment.hidden", "comment.review", "comment.needs_reply"] as const

/** A comment that the autopilot hides and asks about; the hide is queued. */
export const asked = Effect.fn("asked")(function* (platform?: "instagram") {
  const { account, principal, workspaceId } = yield* scene(platform)
  const ears = yield* listening(workspaceId, events)
  const each = yield* Effect.forEach(events, (event) => listening(workspaceId, [event]))
  const { id, externalId } = yield* decided(account, "hide", checked)
  const row = rowOf(workspaceId, id)
  return {
    account,
    principal,
    workspaceId,
    id,
    row,
    waiting: Effect.flatMap(Comments, (comments) => comments.listWaiting(workspaceId, {})),
    there: Effect.map(FakePlatform, (platform) => platform.comment(account.externalId, externalId)),
    /** What one who listens to everything was told, and what those were who listen to one event each. */
    heard: Effect.map(ears, ({ of }) => of(id)),
    heardApart: Effect.map(
      Effect.forEach(each, (one) => one),
      (all) => all.flatMap(({ of }) => of(id))
    ),
    told: (observation: "Hidden" | "Unhidden" | "Removed" | "Edited") => {
      const observations: Record<typeof observation, Observation> = {
        Hidden: { _tag: "Hidden", externalId },
        Unhidden: { _tag: "Unhidden", externalId },
        Removed: { _tag: "Removed", externalId },
        Edited: { _tag: "Edited", externalId, text: "What a lovely cup of coffee", hasMedia: null }
      }
      return Effect.flatMap(Intake, ({ receive }) => receive(account, [observations[observation]]))
    }
  }
})

/** As above, and the platform has hidden it. */
export const hidden = Effect.fn("hidden")(function* (platform?: "instagram") {
  const comment = yield* asked(platform)
  yield* worked
  return comment
})
