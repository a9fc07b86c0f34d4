import { createHash } from "node:crypto"
import { Effect, Either, Layer, Option, Redacted } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import { type Scope, scopes } from "#schema/resources/Scope.ts"
import type { Person } from "#src/Access/People/Person.ts"
import type { Client } from "#src/OAuth/Clients/Client.ts"
import { ClientDocuments } from "#src/OAuth/Clients/ClientDocuments.ts"
import { readClientMetadata } from "#src/OAuth/Clients/ClientMetadata.ts"
import { Clients } from "#src/OAuth/Clients/Clients.ts"
import { Approvals } from "#src/OAuth/Grants/Approvals.ts"
import type { AuthorizationRequest } from "#src/OAuth/Grants/AuthorizationRequest.ts"
import { Tokens } from "#src/OAuth/Grants/Tokens.ts"
import { oauthServicesWith } from "#src/OAuth/OAuthServices.ts"
import { OAuthError } from "#src/OAuth/Protocol/OAuthError.ts"
import { TestSignIn } from "#test/Access/TestSignIn.ts"

export const baseUrl = "https://steward.test"
export const callback = "https://claude.ai/callback"
export const verifier = "a verifier of one's own".replaceAll(/[^a-z]/g, "-").padEnd(50, "x")
export const challengeOf = (text: string) => createHash("sha256").update(text).digest("base64url")

/** The documents that clients publish, by address. */
export const published = new Map<string, { document: unknown; fetched: number }>()

const documents = Layer.succeed(ClientDocuments, {
  fetch: (id) =>
    Effect.suspend(() => {
      const found = published.get(id)
      if (found === undefined) return new OAuthError({ code: "invalid_client", message: "Nothing is there" })
      found.fetched += 1
      return Either.map(readClientMetadata(found.document, "none"), (read) => ({ ...read, id, secretHash: null }))
    })
})

/** The room on sign-in and a database of its own. */
export const TestOAuth = oauthServicesWith({ baseUrl }, documents).pipe(Layer.provideMerge(TestSignIn))

export const registered = (metadata: Readonly<Record<string, unknown>> = {}) =>
  Effect.flatMap(Clients, (clients) =>
    clients.register(
      { client_name: "Claude", redirect_uris: [callback], token_endpoint_auth_method: "none", ...metadata },
      Option.none()
    )
  ).pipe(Effect.map(({ client }) => client))

export const request: AuthorizationRequest = {
  redirectUri: callback,
  redirectUriGiven: true,
  state: "a state",
  scopes,
  codeChallenge: challengeOf(verifier)
}

export interface Approved {
  readonly client: Client
  readonly person: Person
  readonly workspaceId: WorkspaceId
  readonly allowed?: ReadonlyArray<Scope>
}

/** A person says yes: the code that their browser takes to the client. */
export const approved = Effect.fn("approved")(function* ({ allowed = scopes, ...who }: Approved) {
  const approvals = yield* Approvals
  const location = new URL(yield* approvals.approve({ ...who, request, scopes: allowed }))
  return Redacted.make(location.searchParams.get("code") ?? "")
})

/** The client brings the code, with all that belongs to it. */
export const exchanged = (
  client: Client,
  code: Redacted.Redacted,
  wrong: { readonly verifier?: string; readonly redirectUri?: string | null } = {}
) => Effect.flatMap(Tokens, (tokens) => tokens.exchange(client, { code, verifier, redirectUri: callback, ...wrong }))
