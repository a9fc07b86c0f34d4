import { Effect, Option, type Redacted } from "effect"
import type { HashDirectory } from "#src/Directory/HashDirectory.ts"
import * as OpaqueToken from "../Protocol/OpaqueToken.ts"

/** In which workspace a token or a code is to be looked for, and its hash there. */
export const foundBy = ({ workspaceOf }: HashDirectory["Type"], token: Redacted.Redacted) => {
  const hash = OpaqueToken.hash(token)
  return Effect.map(
    workspaceOf(hash),
    Option.map((workspaceId) => ({ hash, workspaceId }))
  )
}
