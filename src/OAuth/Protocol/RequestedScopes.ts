import { Option } from "effect"
import { type Scope, scopes } from "#schema/resources/Scope.ts"

/**
 * What a `scope` parameter asks for; all where it asks for nothing. `offline_access` is granted in any case, and what is
 * not known here is left out. None where nothing is left.
 */
export const requestedScopes = (parameter: string | undefined): Option.Option<ReadonlyArray<Scope>> => {
  const asked = (parameter ?? "").split(" ").filter((name) => name !== "" && name !== "offline_access")
  if (asked.length === 0) return Option.some(scopes)
  const known = scopes.filter((scope) => asked.includes(scope))
  return known.length === 0 ? Option.none() : Option.some(known)
}
