import { Effect, Either } from "effect"
import { InvalidRequest } from "#schema/Errors.ts"
import type { WorkspaceId } from "#schema/Ids.ts"
import { maxTargetUrlLength } from "#schema/resources/Hook.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { checkedAddresses } from "./CheckedAddresses.ts"
import { TargetPolicy } from "./TargetPolicy.ts"
import { parse } from "./TargetUrl.ts"

const refuse = (reason: string) =>
  new InvalidRequest({
    message: `This address cannot be used: ${reason}`,
    issues: [{ path: "target_url", message: reason }]
  })

/**
 * The URL that a hook may be subscribed for, or an error that names `target_url`. A name that cannot be looked up now
 * is let through: it is looked up again before each delivery.
 */
export const checkTarget = tracedFn("checkTarget")(function* (target: string, workspaceId: WorkspaceId) {
  const { rulesFor } = yield* TargetPolicy
  const rules = rulesFor(target)
  const url = yield* Either.mapLeft(parse(target, rules), ({ reason }) => refuse(reason))
  // An index holds the URL, and takes no more bytes than this many of ASCII.
  if (url.href.length > maxTargetUrlLength) {
    return yield* Effect.fail(refuse("it may have at most 2,000 characters, counted after encoding"))
  }
  yield* checkedAddresses(url, rules, workspaceId).pipe(
    Effect.timeoutOption("2 seconds"),
    Effect.catchTags({
      TargetRefused: ({ reason }) => Effect.fail(refuse(reason)),
      HostUnreachable: () => Effect.void
    })
  )
  return url
})
