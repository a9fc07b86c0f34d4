import { Effect } from "effect"
import type { Guidance } from "#schema/resources/Autopilot.ts"
import { GuidanceSettings, guidanceVersion } from "#src/Autopilot/GuidanceSettings/GuidanceSettings.ts"
import { AccountProtectionSettings } from "#src/Autopilot/Settings/AccountProtectionSettings.ts"
import { ProtectionSettings } from "#src/Autopilot/Settings/ProtectionSettings.ts"
import { StatusReport } from "#src/Autopilot/Status/StatusReport.ts"
import { Comments } from "#src/Comments/Comments.ts"
import { Moderation } from "#src/Moderation/Moderation.ts"
import { data, versionedData } from "../Endpoints/Answer.ts"
import { handlers } from "./Handlers.ts"

const guided = (value: Guidance) => versionedData({ value, version: guidanceVersion(value) })

export const autopilotHandlers = Effect.gen(function* () {
  const status = yield* StatusReport
  const guidance = yield* GuidanceSettings
  const protections = yield* ProtectionSettings
  const ofAccounts = yield* AccountProtectionSettings
  const comments = yield* Comments
  const moderation = yield* Moderation
  return handlers("autopilot", {
    status: ({ principal }) => Effect.map(status.get(principal.workspaceId), data),
    needsYou: ({ principal, urlParams }) => comments.listWaiting(principal.workspaceId, urlParams),
    answer: ({ path, payload, principal }) => Effect.map(moderation.answer(principal, path.id, payload), data),
    getGuidance: ({ principal }) => Effect.map(guidance.get(principal.workspaceId), guided),
    putGuidance: ({ from, payload, principal }) =>
      Effect.map(guidance.replace(principal, payload.guidance, from), guided),
    getProtections: ({ principal }) => Effect.map(protections.get(principal.workspaceId), versionedData),
    patchProtections: ({ from, payload, principal }) =>
      Effect.map(protections.change(principal, payload, from), versionedData),
    getAccountProtections: ({ path, principal }) => Effect.map(ofAccounts.get(principal.workspaceId, path.id), data),
    patchAccountProtections: ({ path, payload, principal }) =>
      Effect.map(ofAccounts.change(principal, path.id, payload), data),
    deleteAccountProtections: ({ path, principal }) => Effect.map(ofAccounts.remove(principal, path.id), data)
  })
})
