import { Effect } from "effect"
import { PolicyTasks } from "#src/Autopilot/Drafts/PolicyTasks.ts"
import { Shadows } from "#src/Autopilot/Drafts/Shadows.ts"
import { GuidanceSettings } from "#src/Autopilot/GuidanceSettings/GuidanceSettings.ts"
import { data } from "../Endpoints/Answer.ts"
import { handlers } from "./Handlers.ts"

export const policyHandlers = Effect.gen(function* () {
  const tasks = yield* PolicyTasks
  const shadows = yield* Shadows
  const guidance = yield* GuidanceSettings
  return handlers("policy", {
    getPolicy: ({ principal }) => Effect.map(guidance.understood(principal.workspaceId), data),
    startBacktest: ({ payload, principal }) => Effect.map(tasks.startBacktest(principal, payload), data),
    getBacktest: ({ path, principal }) => Effect.map(tasks.getBacktest(principal.workspaceId, path.id), data),
    startUndo: ({ payload, principal }) => Effect.map(tasks.startUndo(principal, payload), data),
    getUndo: ({ path, principal }) => Effect.map(tasks.getUndo(principal.workspaceId, path.id), data),
    getShadow: ({ principal }) => Effect.map(shadows.get(principal.workspaceId), data),
    putShadow: ({ payload, principal }) => Effect.map(shadows.start(principal, payload), data),
    deleteShadow: ({ principal }) => Effect.map(shadows.stop(principal), data),
    promoteShadow: ({ principal }) => Effect.map(shadows.promote(principal), data)
  })
})
