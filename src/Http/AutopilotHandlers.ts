import { HttpApiBuilder } from "@effect/platform"
import { Effect } from "effect"
import { StewardApi } from "#schema/Api.ts"
import type { Guidance } from "#schema/Autopilot.ts"
import { CurrentPrincipal } from "#schema/api/Authentication.ts"
import { GuidanceSettings, guidanceVersion } from "#src/Autopilot/GuidanceSettings.ts"
import { ProtectionSettings } from "#src/Autopilot/ProtectionSettings.ts"
import { StatusReport } from "#src/Autopilot/StatusReport.ts"
import { Comments } from "#src/Comments/Comments.ts"
import { Moderation } from "#src/Moderation/Moderation.ts"
import { ok, page, queuedOrNot, versioned } from "./Answer.ts"
import { idempotent } from "./Idempotent.ts"
import { ifMatch } from "./IfMatch.ts"

const guided = (value: Guidance) => versioned({ value, version: guidanceVersion(value) })

export const AutopilotHandlers = HttpApiBuilder.group(StewardApi, "autopilot", (handlers) =>
  Effect.gen(function* () {
    const status = yield* StatusReport
    const guidance = yield* GuidanceSettings
    const protections = yield* ProtectionSettings
    const comments = yield* Comments
    const moderation = yield* Moderation
    return handlers
      .handle("status", () =>
        Effect.flatMap(CurrentPrincipal, ({ workspaceId }) => status.get(workspaceId)).pipe(Effect.map(ok))
      )
      .handle("needsYou", ({ urlParams }) =>
        Effect.flatMap(CurrentPrincipal, ({ workspaceId }) => comments.listWaiting(workspaceId, urlParams)).pipe(
          Effect.map(page)
        )
      )
      .handle("answer", ({ path, payload }) =>
        Effect.flatMap(CurrentPrincipal, (principal) =>
          idempotent(principal, payload)(Effect.map(moderation.answer(principal, path.id, payload), queuedOrNot))
        )
      )
      .handle("getGuidance", () =>
        Effect.flatMap(CurrentPrincipal, ({ workspaceId }) => guidance.get(workspaceId)).pipe(Effect.map(guided))
      )
      .handle("putGuidance", ({ payload }) =>
        Effect.zip(CurrentPrincipal, ifMatch).pipe(
          Effect.flatMap(([principal, from]) => guidance.replace(principal, payload.guidance, from)),
          Effect.map(guided)
        )
      )
      .handle("getProtections", () =>
        Effect.flatMap(CurrentPrincipal, ({ workspaceId }) => protections.get(workspaceId)).pipe(Effect.map(versioned))
      )
      .handle("patchProtections", ({ payload }) =>
        Effect.zip(CurrentPrincipal, ifMatch).pipe(
          Effect.flatMap(([principal, from]) => protections.change(principal, payload, from)),
          Effect.map(versioned)
        )
      )
  })
)
