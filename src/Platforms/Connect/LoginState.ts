import { createHash } from "node:crypto"
import { Effect, Option, Redacted } from "effect"
import { WorkspaceId } from "#schema/Ids.ts"
import { makeToken, parseToken, type SecretToken } from "#src/Ground/SecretToken.ts"

/** What a login is known by: 256 random bits, behind the workspace that they are looked for in. */
export interface LoginState {
  readonly workspaceId: WorkspaceId
  readonly token: SecretToken
}

export const makeState = (workspaceId: WorkspaceId) =>
  Effect.map(makeToken, (token): LoginState => ({ workspaceId, token }))

export const textOf = ({ token, workspaceId }: LoginState): Redacted.Redacted =>
  Redacted.make(`${workspaceId}.${Redacted.value(token)}`)

/** A text that could be a state. */
export const parseState = (text: string): Option.Option<LoginState> => {
  const [, workspaceId = "", token = ""] = /^(ws_[0-9a-f]{32})\.([^.]+)$/.exec(text) ?? []
  return Option.map(parseToken(Redacted.make(token)), (parsed) => ({
    workspaceId: WorkspaceId.make(workspaceId),
    token: parsed
  }))
}

/** RFC 7636, S256. */
export const challengeOf = (verifier: Redacted.Redacted): string =>
  createHash("sha256").update(Redacted.value(verifier)).digest("base64url")
