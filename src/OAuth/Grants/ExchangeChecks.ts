import { Duration, type Redacted } from "effect"
import type { Client } from "../Clients/Client.ts"
import { verifies } from "../Protocol/Pkce.ts"
import type { CodeRow } from "./GrantsRepo.ts"
import type { RefreshRow } from "./TokensRepo.ts"

/** What a client brings with a code. */
export interface CodeExchange {
  readonly code: Redacted.Redacted
  readonly verifier: string
  readonly redirectUri: string | null
}

/** Clients retry in parallel: within this time a refresh token may be brought again. */
const refreshGrace = Duration.seconds(30)

type StoredCode = Pick<
  CodeRow,
  "client_id" | "code_challenge" | "expires_at" | "redirect_uri" | "redirect_uri_given" | "used_before"
>

/** Why a code is not exchanged; null where it is. `now`: Unix milliseconds. */
export const codeProblem = (
  code: StoredCode,
  client: Pick<Client, "id">,
  { redirectUri, verifier }: Pick<CodeExchange, "redirectUri" | "verifier">,
  now: number
): string | null => {
  if (code.used_before) return "The code was used before, so all tokens that came from it are revoked"
  if (code.expires_at.getTime() <= now) return "The code has expired; it is valid for one minute"
  if (code.client_id !== client.id) return "The code was given to another client"
  if (
    code.redirect_uri_given
      ? redirectUri !== code.redirect_uri
      : (redirectUri ?? code.redirect_uri) !== code.redirect_uri
  ) {
    return "redirect_uri is not the one that the code was sent to"
  }
  return verifies(verifier, code.code_challenge) ? null : "code_verifier does not belong to the code_challenge"
}

/** Why a refresh token that has not expired ends its grant; null where it is exchanged. `now`: Unix milliseconds. */
export const refreshProblem = (
  token: Pick<RefreshRow, "client_id" | "replaced_at">,
  client: Pick<Client, "id">,
  now: number
): string | null => {
  if (token.client_id !== client.id) return "The refresh token was given to another client"
  return token.replaced_at !== null && now - token.replaced_at.getTime() > Duration.toMillis(refreshGrace)
    ? "The refresh token was exchanged before; everything it gave is revoked"
    : null
}
