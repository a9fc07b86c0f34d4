import { SqlClient } from "@effect/sql"
import { Clock, Context, Duration, Effect, Either, Layer, Option, type Redacted } from "effect"
import type { GrantId, WorkspaceId } from "#schema/Ids.ts"
import type { Scope } from "#schema/Scope.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { RandomBytes } from "#src/RandomBytes.ts"
import type { Client } from "./Client.ts"
import { type CodeExchange, codeProblem, refreshProblem } from "./ExchangeChecks.ts"
import { Grants } from "./Grants.ts"
import { GrantsRepo } from "./GrantsRepo.ts"
import { OAuthError } from "./OAuthError.ts"
import * as OpaqueToken from "./OpaqueToken.ts"
import { requestedScopes } from "./RequestedScopes.ts"
import { TokensRepo } from "./TokensRepo.ts"

export const accessLifetime = Duration.hours(1)

/** From the last time that it was exchanged. */
export const refreshLifetime = Duration.days(60)

export interface IssuedTokens {
  readonly access: OpaqueToken.OpaqueToken
  readonly refresh: OpaqueToken.OpaqueToken
  readonly scopes: ReadonlyArray<Scope>
}

interface Granted {
  readonly workspace_id: WorkspaceId
  readonly grant_id: GrantId
  readonly scopes: ReadonlyArray<Scope>
}

/** Whom the audit log names where nobody did it. */
const steward = "Steward"

const invalid = (message: string) => Either.left(new OAuthError({ code: "invalid_grant", message }))

/** Exchanges codes and refresh tokens for tokens. Whatever is brought a second time ends the grant. */
export class Tokens extends Context.Tag("steward/Tokens")<
  Tokens,
  {
    readonly exchange: (client: Client, exchange: CodeExchange) => Effect.Effect<IssuedTokens, OAuthError>
    /** `scope`: a parameter that may ask for less than was granted, and not for more. */
    readonly refresh: (
      client: Client,
      token: Redacted.Redacted,
      scope?: string
    ) => Effect.Effect<IssuedTokens, OAuthError>
    /** Ends the grant that a token of this client belongs to. A token that is none is no error (RFC 7009). */
    readonly revoke: (client: Client, token: Redacted.Redacted) => Effect.Effect<void>
  }
>() {
  static readonly layer = Layer.effect(
    Tokens,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const repo = yield* TokensRepo
      const grantsRepo = yield* GrantsRepo
      const grants = yield* Grants
      const random = yield* RandomBytes

      const make = (kind: OpaqueToken.TokenKind) =>
        Effect.map(random.bytes(OpaqueToken.randomLength), (bytes) => OpaqueToken.make(kind, bytes))

      const issue = Effect.fn("Tokens.issue")(function* ({ grant_id, scopes, workspace_id }: Granted, now: number) {
        const access = yield* make("access")
        const refresh = yield* make("refresh")
        const refreshExpiry = new Date(now + Duration.toMillis(refreshLifetime))
        const accessExpiry = new Date(now + Duration.toMillis(accessLifetime))
        const token = { workspace_id, grant_id }
        yield* Effect.orDie(
          repo.insert([
            { ...token, hash: OpaqueToken.hash(access), kind: "access", expires_at: accessExpiry },
            { ...token, hash: OpaqueToken.hash(refresh), kind: "refresh", expires_at: refreshExpiry }
          ])
        )
        yield* Effect.orDie(grantsRepo.extend(workspace_id, grant_id, new Date(now), refreshExpiry))
        return { access, refresh, scopes }
      })

      // what is refused is answered and not failed with: the end of the grant must not be rolled back
      const exchanged = Effect.fn("Tokens.exchange")(function* (client: Client, exchange: CodeExchange) {
        const code = OpaqueToken.parse("code", exchange.code)
        const now = yield* Clock.currentTimeMillis
        const found = Option.isNone(code)
          ? Option.none()
          : yield* Effect.orDie(grantsRepo.useCode(OpaqueToken.hash(code.value), new Date(now)))
        if (Option.isNone(found)) return invalid("The code is unknown; ask the person again")
        const problem = codeProblem(found.value, client, exchange, now)
        if (problem === null) return Either.right(yield* issue(found.value, now))
        yield* grants.end(found.value.workspace_id, found.value.grant_id, steward, problem)
        return invalid(problem)
      }, transaction(sql))

      const refreshed = Effect.fn("Tokens.refresh")(function* (
        client: Client,
        sent: Redacted.Redacted,
        scope?: string
      ) {
        const token = OpaqueToken.parse("refresh", sent)
        const now = yield* Clock.currentTimeMillis
        const found = Option.isNone(token)
          ? Option.none()
          : yield* Effect.orDie(repo.lockRefresh(OpaqueToken.hash(token.value)))
        if (Option.isNone(token) || Option.isNone(found)) {
          return invalid("The refresh token is unknown or revoked; ask the person again")
        }
        const { expires_at, workspace_id, grant_id, replaced_at } = found.value
        if (expires_at.getTime() <= now) return invalid("The refresh token has expired; ask the person again")
        const problem = refreshProblem(found.value, client, now)
        if (problem !== null) {
          yield* grants.end(workspace_id, grant_id, steward, problem)
          return invalid(problem)
        }
        const asked = Option.getOrElse(requestedScopes(scope), () => [])
        if (scope !== undefined && !asked.some((one) => found.value.scopes.includes(one))) {
          return Either.left(
            new OAuthError({ code: "invalid_scope", message: "The scope is not one that the person granted" })
          )
        }
        if (replaced_at === null) {
          yield* Effect.orDie(repo.markReplaced(workspace_id, OpaqueToken.hash(token.value), new Date(now)))
        }
        return Either.right(yield* issue(found.value, now))
      }, transaction(sql))

      return Tokens.of({
        exchange: (client, exchange) => Effect.flatten(exchanged(client, exchange)),

        refresh: (client, token, scope) => Effect.flatten(refreshed(client, token, scope)),

        revoke: Effect.fn("Tokens.revoke")(function* (client, token) {
          const found = yield* Effect.orDie(repo.grantOf(OpaqueToken.hash(token)))
          if (Option.isNone(found) || found.value.client_id !== client.id) return
          yield* grants.end(found.value.workspace_id, found.value.grant_id, client.name, "revoked by the assistant")
        })
      })
    })
  )
}
