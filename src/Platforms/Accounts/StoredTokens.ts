import { SqlClient } from "@effect/sql"
import { Effect, Layer, Option, Redacted } from "effect"
import { platformName } from "#schema/Platform.ts"
import { SecretBox } from "#src/Database/Secrets/SecretBox.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { lockToken, replaceToken } from "#src/Directory/AccountTokenSql.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { TokenExpired } from "../Port/PlatformError.ts"
import { TokenStore } from "../Port/TokenStore.ts"
import { tokenPurpose } from "./Accounts.ts"

/** Keeps renewed tokens with their accounts. The account is locked while its platform is asked. */
export const storedTokens = Layer.effect(
  TokenStore,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const box = yield* SecretBox

    return TokenStore.of({
      renewed: tracedFn("TokenStore.renewed")(function* (account, renew) {
        const { externalId, platform, token } = account
        const held = Option.getOrNull(yield* Effect.orDie(lockToken(sql, platform, externalId)))
        if (held === null) {
          const why = `The token for ${platformName(platform)} has ended, and can be renewed only once the account is connected.`
          return yield* new TokenExpired({ reason: `${why} Make a new one.`, why })
        }
        const stored = yield* Effect.orDie(box.open(tokenPurpose, held.sealed_token))
        if (Redacted.value(stored) !== Redacted.value(token)) return stored
        const fresh = yield* renew
        yield* Effect.orDie(replaceToken(sql, held, yield* box.seal(tokenPurpose, fresh)))
        return fresh
      }, transaction(sql))
    })
  })
)
