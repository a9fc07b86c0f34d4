import { Effect, Layer } from "effect"
import { platformName } from "#schema/Platform.ts"
import { ConnectedAccounts } from "#src/Directory/ConnectedAccounts.ts"

/** Says at the start which accounts were disconnected because another workspace keeps the same page or channel. */
export const SetAside = Layer.effectDiscard(
  Effect.gen(function* () {
    const repo = yield* ConnectedAccounts
    for (const { external_id, id, kept_in, platform, workspace_id } of yield* Effect.orDie(repo.setAside)) {
      yield* Effect.logWarning(
        `${external_id} on ${platformName(platform)} was connected in two workspaces. The one that connected it first keeps it.`,
        { workspaceId: kept_in, disconnectedIn: workspace_id, account: id }
      )
    }
  })
)
