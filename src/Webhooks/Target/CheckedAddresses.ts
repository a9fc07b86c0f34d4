import { Effect } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"
import { Resolver } from "../Names/Resolver.ts"
import { addressOfHost, isPublicAddress } from "./AddressGuard.ts"
import { HostUnreachable, TargetRefused } from "./SendError.ts"
import type { TargetUrlRules } from "./TargetUrl.ts"

/**
 * Asks once which addresses the host stands for, and refuses all when one of them is forbidden: a name that mixes public
 * and private ones is an attack. Connect to these and do not ask again, since the next answer may differ. `sharer`: on
 * whose behalf, as the id of a workspace.
 */
export const checkedAddresses = tracedFn("checkedAddresses")(function* (
  url: URL,
  rules: TargetUrlRules,
  sharer: string
) {
  const literal = addressOfHost(url.hostname)
  const addresses = literal === undefined ? yield* lookUp(url.hostname, sharer) : [literal]
  // Which address it was stays unsaid: it would tell strangers what the names of this network stand for.
  if (!rules.allowPrivate && !addresses.every(isPublicAddress)) {
    return yield* new TargetRefused({
      reason: `${url.hostname} leads to an address that is not on the public internet; nothing was sent`
    })
  }
  return addresses
})

const lookUp = (host: string, sharer: string) =>
  Resolver.pipe(
    Effect.flatMap((resolver) => resolver.lookup(host, sharer)),
    Effect.mapError(({ reason }) => new HostUnreachable({ reason })),
    Effect.filterOrFail(
      (addresses) => addresses.length > 0,
      () => new HostUnreachable({ reason: `the host name ${host} has no address` })
    )
  )
