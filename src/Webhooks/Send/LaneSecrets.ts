import { Effect } from "effect"
import { SecretBox } from "#src/Database/Secrets/SecretBox.ts"
import type { QueuedLane } from "../Queue/Lanes.ts"
import { openSecrets } from "../Signing/HookSecrets.ts"
import type { Secrets } from "../Signing/Signature.ts"

/** Hooks whose opened secret is remembered: opening one takes as long as sending. */
const remembered = 10_000

/** The secrets that sign a lane's deliveries now; null, and an error in the log, when they cannot be opened. */
export const laneSecrets = Effect.gen(function* () {
  const open = openSecrets(yield* SecretBox)
  const opened = new Map<string, { readonly sealed: Uint8Array; readonly secrets: Secrets }>()

  return Effect.fnUntraced(function* (lane: QueuedLane, now: Date) {
    const known = opened.get(lane.hook_id)
    const isRotating = lane.previous_sealed_secret !== null
    if (known !== undefined && !isRotating && Buffer.compare(known.sealed, lane.sealed_secret) === 0) {
      return known.secrets
    }
    const secrets = yield* open(lane, now).pipe(
      Effect.catchAllCause((cause) =>
        Effect.as(Effect.logError(`Nothing can be signed for ${lane.hook_id}; its deliveries wait`, cause), null)
      )
    )
    const [oldest] = opened.keys()
    if (opened.size >= remembered && oldest !== undefined) opened.delete(oldest)
    if (secrets !== null && !isRotating) opened.set(lane.hook_id, { sealed: lane.sealed_secret, secrets })
    return secrets
  })
})
