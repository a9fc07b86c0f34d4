import type { Platform } from "#schema/Platform.ts"
import type { Call } from "../World/Call.ts"
import type { Imitation } from "../World/Imitation.ts"
import type { World } from "../World/World.ts"

/** What a fault is matched against. */
export interface FaultSubject {
  readonly platform: Platform
  readonly method: string
  readonly path: string
  readonly commentIds: ReadonlySet<string>
  readonly accountId: string | null
}

/** Every piece of the address and of the body that may name a comment. */
const namedIn = (call: Call): ReadonlySet<string> =>
  new Set(
    [...call.path.split("/"), ...Object.values(call.query), ...leaves(call.body)].flatMap((part) => part.split(","))
  )

const leaves = (value: unknown): ReadonlyArray<string> =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(leaves)
      : []

export const subjectOf = (imitation: Imitation, world: World, call: Call): FaultSubject => ({
  platform: imitation.platform,
  method: call.method,
  path: call.path,
  commentIds: namedIn(call),
  accountId: imitation.accountOf(world, call)
})
