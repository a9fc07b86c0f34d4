import { HttpApiBuilder } from "@effect/platform"
import { Effect } from "effect"
import { StewardApi } from "#schema/Api.ts"
import { CurrentPrincipal } from "#schema/api/Authentication.ts"
import { PolicyTasks } from "#src/Autopilot/Drafts/PolicyTasks.ts"
import { Shadows } from "#src/Autopilot/Drafts/Shadows.ts"
import { GuidanceSettings } from "#src/Autopilot/GuidanceSettings.ts"
import { ok, withStatus } from "./Answer.ts"
import { idempotent } from "./Idempotent.ts"

const accepted = (task: unknown) => withStatus(202, task)

export const PolicyHandlers = HttpApiBuilder.group(StewardApi, "policy", (handlers) =>
  Effect.gen(function* () {
    const tasks = yield* PolicyTasks
    const shadows = yield* Shadows
    const guidance = yield* GuidanceSettings
    return handlers
      .handle("getPolicy", () =>
        Effect.flatMap(CurrentPrincipal, ({ workspaceId }) => guidance.understood(workspaceId)).pipe(Effect.map(ok))
      )
      .handle("startBacktest", ({ payload }) =>
        Effect.flatMap(CurrentPrincipal, (principal) =>
          idempotent(principal, payload)(Effect.map(tasks.startBacktest(principal, payload), accepted))
        )
      )
      .handle("getBacktest", ({ path }) =>
        Effect.flatMap(CurrentPrincipal, ({ workspaceId }) => tasks.getBacktest(workspaceId, path.id)).pipe(
          Effect.map(ok)
        )
      )
      .handle("startUndo", ({ payload }) =>
        Effect.flatMap(CurrentPrincipal, (principal) =>
          idempotent(principal, payload)(Effect.map(tasks.startUndo(principal, payload), accepted))
        )
      )
      .handle("getUndo", ({ path }) =>
        Effect.flatMap(CurrentPrincipal, ({ workspaceId }) => tasks.getUndo(workspaceId, path.id)).pipe(Effect.map(ok))
      )
      .handle("getShadow", () =>
        Effect.flatMap(CurrentPrincipal, ({ workspaceId }) => shadows.get(workspaceId)).pipe(Effect.map(ok))
      )
      .handle("putShadow", ({ payload }) =>
        Effect.flatMap(CurrentPrincipal, (principal) => shadows.start(principal, payload)).pipe(Effect.map(ok))
      )
      .handle("deleteShadow", () => Effect.flatMap(CurrentPrincipal, shadows.stop).pipe(Effect.map(ok)))
      .handle("promoteShadow", () => Effect.flatMap(CurrentPrincipal, shadows.promote).pipe(Effect.map(ok)))
  })
)
