import { Effect, Layer } from "effect"
import { platformName } from "#schema/Platform.ts"
import { patiently } from "#src/Database/Patience.ts"
import { ConnectionEndings } from "#src/Directory/ConnectionEndings.ts"

/** Says which accounts were disconnected because another workspace keeps the same page or channel. */
export const tellSetAside = Effect.gen(function* () {
  const repo = yield* ConnectionEndings
  for (const { external_id, id, kept_in, platform, workspace_id } of yield* repo.setAside) {
    yield* Effect.logWarning(
      `${external_id} on ${platformName(platform)} was connected in two workspaces. The one that connected it first keeps it.`,
      { workspaceId: kept_in, disconnectedIn: workspace_id, account: id }
    )
  }
})

/** Once at the start. What serves already neither waits for it nor ends without it. */
export const SetAside = Layer.scopedDiscard(
  patiently(tellSetAside).pipe(
    Effect.catchAllCause((cause) => Effect.logError("Accounts that were set aside cannot be told", cause)),
    Effect.forkScoped
  )
)
