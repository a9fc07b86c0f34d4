import { Effect } from "effect"
import { PolicyTasks } from "#src/Autopilot/Drafts/PolicyTasks.ts"
import { Shadows } from "#src/Autopilot/Drafts/Shadows.ts"
import { GuidanceSettings } from "#src/Autopilot/GuidanceSettings.ts"
import { ok, withStatus } from "./Answer.ts"
import { endpoints } from "./Endpoints.ts"
import { idempotency } from "./Idempotent.ts"

const accepted = (task: unknown) => withStatus(202, task)

export const policyEndpoints = Effect.gen(function* () {
  const tasks = yield* PolicyTasks
  const shadows = yield* Shadows
  const guidance = yield* GuidanceSettings
  const idempotent = yield* idempotency
  return endpoints("policy", {
    getPolicy: ({ principal }) => Effect.map(guidance.understood(principal.workspaceId), ok),
    startBacktest: (asked) =>
      idempotent(asked)(Effect.map(tasks.startBacktest(asked.principal, asked.payload), accepted)),
    getBacktest: ({ path, principal }) => Effect.map(tasks.getBacktest(principal.workspaceId, path.id), ok),
    startUndo: (asked) => idempotent(asked)(Effect.map(tasks.startUndo(asked.principal, asked.payload), accepted)),
    getUndo: ({ path, principal }) => Effect.map(tasks.getUndo(principal.workspaceId, path.id), ok),
    getShadow: ({ principal }) => Effect.map(shadows.get(principal.workspaceId), ok),
    putShadow: ({ payload, principal }) => Effect.map(shadows.start(principal, payload), ok),
    deleteShadow: ({ principal }) => Effect.map(shadows.stop(principal), ok),
    promoteShadow: ({ principal }) => Effect.map(shadows.promote(principal), ok)
  })
})
