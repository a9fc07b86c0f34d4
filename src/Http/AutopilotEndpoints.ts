import { Effect } from "effect"
import type { Guidance } from "#schema/Autopilot.ts"
import { AccountProtectionSettings } from "#src/Autopilot/AccountProtectionSettings.ts"
import { GuidanceSettings, guidanceVersion } from "#src/Autopilot/GuidanceSettings.ts"
import { ProtectionSettings } from "#src/Autopilot/ProtectionSettings.ts"
import { StatusReport } from "#src/Autopilot/StatusReport.ts"
import { Comments } from "#src/Comments/Comments.ts"
import { Moderation } from "#src/Moderation/Moderation.ts"
import { ok, page, queuedOrNot, versioned } from "./Answer.ts"
import { endpoints } from "./Endpoints.ts"
import { idempotency } from "./Idempotent.ts"
import { ifMatch } from "./IfMatch.ts"

const guided = (value: Guidance) => versioned({ value, version: guidanceVersion(value) })

export const autopilotEndpoints = Effect.gen(function* () {
  const status = yield* StatusReport
  const guidance = yield* GuidanceSettings
  const protections = yield* ProtectionSettings
  const ofAccounts = yield* AccountProtectionSettings
  const comments = yield* Comments
  const moderation = yield* Moderation
  const idempotent = yield* idempotency
  return endpoints("autopilot", {
    status: ({ principal }) => Effect.map(status.get(principal.workspaceId), ok),
    needsYou: ({ principal, urlParams }) => Effect.map(comments.listWaiting(principal.workspaceId, urlParams), page),
    answer: (asked) =>
      idempotent(asked)(Effect.map(moderation.answer(asked.principal, asked.path.id, asked.payload), queuedOrNot)),
    getGuidance: ({ principal }) => Effect.map(guidance.get(principal.workspaceId), guided),
    putGuidance: ({ payload, principal, request }) =>
      ifMatch(request).pipe(
        Effect.flatMap((from) => guidance.replace(principal, payload.guidance, from)),
        Effect.map(guided)
      ),
    getProtections: ({ principal }) => Effect.map(protections.get(principal.workspaceId), versioned),
    patchProtections: ({ payload, principal, request }) =>
      ifMatch(request).pipe(
        Effect.flatMap((from) => protections.change(principal, payload, from)),
        Effect.map(versioned)
      ),
    getAccountProtections: ({ path, principal }) => Effect.map(ofAccounts.get(principal.workspaceId, path.id), ok),
    patchAccountProtections: ({ path, payload, principal }) =>
      Effect.map(ofAccounts.change(principal, path.id, payload), ok),
    deleteAccountProtections: ({ path, principal }) => Effect.map(ofAccounts.remove(principal, path.id), ok)
  })
})
