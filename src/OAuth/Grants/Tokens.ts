import { SqlClient } from "@effect/sql"
import { Clock, Context, Duration, Effect, Either, Layer, Option, type Redacted } from "effect"
import type { GrantId, WorkspaceId } from "#schema/Ids.ts"
import type { Scope } from "#schema/resources/Scope.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { HashDirectory } from "#src/Directory/HashDirectory.ts"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import type { Client } from "../Clients/Client.ts"
import { OAuthError } from "../Protocol/OAuthError.ts"
import * as OpaqueToken from "../Protocol/OpaqueToken.ts"
import { requestedScopes } from "../Protocol/RequestedScopes.ts"
import { type CodeExchange, codeProblem, refreshProblem } from "./ExchangeChecks.ts"
import { foundBy } from "./FoundBy.ts"
import { Grants } from "./Grants.ts"
import { GrantsRepo } from "./GrantsRepo.ts"
import { TokensRepo } from "./TokensRepo.ts"

export const accessLifetime = Duration.hours(1)

/** From the last time that it was exchanged. */
export const refreshLifetime = Duration.days(60)

export interface IssuedTokens {
  readonly access: OpaqueToken.OpaqueToken
  readonly refresh: OpaqueToken.OpaqueToken
  readonly scopes: ReadonlyArray<Scope>
  /** How long the access token is good for. */
  readonly expiresIn: Duration.Duration
}

interface Granted {
  readonly workspace_id: WorkspaceId
  readonly grant_id: GrantId
  readonly scopes: ReadonlyArray<Scope>
}

/** Whom the audit log names where nobody did it. */
const steward = "Steward"

const invalid = (message: string) => Either.left(new OAuthError({ code: "invalid_grant", message }))

/**
 * Exchanges codes and refresh tokens for tokens. A code that is brought a second time ends the grant, and so does a
 * refresh token after its grace.
 */
export class Tokens extends Context.Tag("steward/Tokens")<
  Tokens,
  {
    readonly exchange: (client: Client, exchange: CodeExchange) => Effect.Effect<IssuedTokens, OAuthError>
    /** `scope`: a parameter by which the access token may do less than was granted; the refresh token stays whole. */
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
      const directory = yield* HashDirectory
      const random = yield* RandomBytes

      const make = (kind: OpaqueToken.TokenKind) =>
        Effect.map(random.bytes(OpaqueToken.randomLength), (bytes) => OpaqueToken.make(kind, bytes))

      /** `since`: Unix milliseconds from which the tokens' lifetimes count; `now` is later where they are repeated. */
      const issue = tracedFn("Tokens.issue")(function* (
        { grant_id, workspace_id }: Pick<Granted, "grant_id" | "workspace_id">,
        { access, refresh, scopes }: Pick<IssuedTokens, "access" | "refresh" | "scopes">,
        since: number,
        now: number
      ) {
        const refreshExpiry = new Date(since + Duration.toMillis(refreshLifetime))
        const accessExpiry = new Date(since + Duration.toMillis(accessLifetime))
        const token = { workspace_id, grant_id }
        const [accessHash, refreshHash] = [OpaqueToken.hash(access), OpaqueToken.hash(refresh)]
        yield* directory.enter(
          { workspaceId: workspace_id, hash: accessHash, endsAt: accessExpiry },
          { workspaceId: workspace_id, hash: refreshHash, endsAt: refreshExpiry }
        )
        yield* Effect.orDie(
          repo.insert([
            { ...token, hash: accessHash, kind: "access", scopes, expires_at: accessExpiry },
            { ...token, hash: refreshHash, kind: "refresh", scopes: null, expires_at: refreshExpiry }
          ])
        )
        yield* Effect.orDie(grantsRepo.extend(workspace_id, grant_id, new Date(now), refreshExpiry))
        return { access, refresh, scopes, expiresIn: Duration.millis(accessExpiry.getTime() - now) }
      })

      // what is refused is answered and not failed with: the end of the grant must not be rolled back
      const exchanged = tracedFn("Tokens.exchange")(function* (client: Client, exchange: CodeExchange) {
        const code = OpaqueToken.parse("code", exchange.code)
        const now = yield* Clock.currentTimeMillis
        const place = Option.flatten(yield* Effect.transposeMapOption(code, (value) => foundBy(directory, value)))
        const found = Option.isNone(place)
          ? Option.none()
          : yield* Effect.orDie(grantsRepo.useCode(place.value.workspaceId, place.value.hash, new Date(now)))
        if (Option.isNone(found)) return invalid("The code is unknown; ask the person again")
        const problem = codeProblem(found.value, client, exchange, now)
        if (problem === null) {
          const { scopes } = found.value
          const tokens = { access: yield* make("access"), refresh: yield* make("refresh"), scopes }
          return Either.right(yield* issue(found.value, tokens, now, now))
        }
        yield* grants.end(found.value.workspace_id, found.value.grant_id, steward, problem)
        return invalid(problem)
      }, transaction(sql))

      const refreshed = tracedFn("Tokens.refresh")(function* (client: Client, sent: Redacted.Redacted, scope?: string) {
        const token = OpaqueToken.parse("refresh", sent)
        const now = yield* Clock.currentTimeMillis
        const place = Option.flatten(yield* Effect.transposeMapOption(token, (value) => foundBy(directory, value)))
        const found = Option.isNone(place)
          ? Option.none()
          : yield* Effect.orDie(repo.lockRefresh(place.value.workspaceId, place.value.hash))
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
        const asked = Option.getOrElse(requestedScopes(scope), (): ReadonlyArray<Scope> => [])
        const scopes = found.value.scopes.filter((one) => scope === undefined || asked.includes(one))
        if (scopes.length === 0) {
          return Either.left(
            new OAuthError({ code: "invalid_scope", message: "The scope is not one that the person granted" })
          )
        }
        const seed = found.value.seed ?? (yield* random.bytes(OpaqueToken.randomLength))
        if (found.value.seed === null) {
          yield* Effect.orDie(repo.markReplaced(workspace_id, OpaqueToken.hash(token.value), seed, new Date(now)))
        }
        // clients retry in parallel: a token that is brought again within its grace gives the very same ones
        const access = OpaqueToken.derive("access", token.value, seed, scopes.join(" "))
        const refresh = OpaqueToken.derive("refresh", token.value, seed)
        return Either.right(yield* issue(found.value, { access, refresh, scopes }, replaced_at?.getTime() ?? now, now))
      }, transaction(sql))

      return Tokens.of({
        exchange: (client, exchange) => Effect.flatten(exchanged(client, exchange)),

        refresh: (client, token, scope) => Effect.flatten(refreshed(client, token, scope)),

        revoke: tracedFn("Tokens.revoke")(function* (client, token) {
          const place = yield* foundBy(directory, token)
          if (Option.isNone(place)) return
          const found = yield* Effect.orDie(repo.grantOf(place.value.workspaceId, place.value.hash))
          if (Option.isNone(found) || found.value.client_id !== client.id) return
          yield* grants.end(found.value.workspace_id, found.value.grant_id, client.name, "revoked by the assistant")
        })
      })
    })
  )
}
