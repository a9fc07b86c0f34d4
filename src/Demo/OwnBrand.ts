import { createHash } from "node:crypto"
import { HttpClient, HttpClientRequest } from "@effect/platform"
import { Effect, Redacted } from "effect"
import type { KeyPrincipal } from "#schema/api/Authentication.ts"
import { TimeZone } from "#schema/TimeZone.ts"
import { Keys } from "#src/Access/Keys/Keys.ts"
import { Members } from "#src/Access/Members/Members.ts"
import { Workspaces } from "#src/Access/Workspaces/Workspaces.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { connectOnce } from "./ConnectOnce.ts"
import type { PostPlace } from "./Traffic.ts"

const actor = "Demonstration"

/** Those where the token of an account is one text. */
const platforms = ["facebook", "instagram", "threads"] as const

/** The same for the same brand at every start: what was made before is found again. */
const placesOf = (brand: string): ReadonlyArray<PostPlace> => {
  const digits = BigInt(`0x${createHash("sha256").update(brand).digest("hex").slice(0, 12)}`)
  return platforms.map((platform, index) => {
    const accountId = `${20 + index}${String(digits).padStart(15, "0")}`
    return { platform, accountId, postId: `${accountId}_1` }
  })
}

const principalOf = tracedFn("Demo.principalOf")(function* (name: string, owner: KeyPrincipal) {
  const [workspaces, members, keys] = [yield* Workspaces, yield* Members, yield* Keys]
  const [found] = yield* workspaces.find(name)
  const { id: workspaceId } = found ?? (yield* workspaces.create({ name, timeZone: TimeZone.make("UTC") }))
  const its = (yield* members.list(workspaceId)).find(({ role }) => role === "owner")
  const { personId, personName } = its === undefined ? owner : { personId: its.personId, personName: its.name }
  if (its === undefined) {
    const person = { id: personId, name: personName, email: null }
    yield* members.add({ workspaceId, person, role: "owner", limitedTo: null, actor })
  }
  const key =
    (yield* keys.list(workspaceId)).find(
      (one) => one.name === actor && one.personId === personId && one.revokedAt === null
    ) ?? (yield* keys.create({ workspaceId, personId, name: actor, actor }))
  const { id, name: keyName, prefix } = key
  return {
    workspaceId,
    workspaceName: name,
    personId,
    personName,
    role: "owner",
    limitedTo: null,
    key: { id, name: keyName, prefix }
  } satisfies KeyPrincipal
})

/**
 * A brand of one's own to replay comments for: its workspace, made where there is none, with an account on three of the
 * sandbox's platforms. `owner` owns one that is made.
 */
export const ownBrand = tracedFn("Demo.ownBrand")(function* (sandboxUrl: string, name: string, owner: KeyPrincipal) {
  const client = yield* HttpClient.HttpClient
  const principal = yield* principalOf(name, owner)
  const places = placesOf(principal.workspaceId)
  for (const { accountId: id, platform, postId } of places) {
    const token = `BRAND_${platform}_${id}`
    const made = HttpClientRequest.bodyUnsafeJson(HttpClientRequest.post(`${sandboxUrl}/_sandbox/accounts`), {
      platform,
      id,
      name,
      handle: `brand${id}`,
      token,
      posts: [{ id: postId, caption: `News from ${name}`, url: `https://example.com/${postId}` }]
    })
    // there since an earlier run, or new
    yield* Effect.scoped(client.execute(made))
    const { workspaceId } = principal
    yield* connectOnce({ workspaceId, platform, externalId: id, name, token: Redacted.make(token), actor })
  }
  return { principal, places }
})
