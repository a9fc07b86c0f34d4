import { SqlClient } from "@effect/sql"
import { Effect, Layer, Option, Redacted } from "effect"
import { platformName } from "#schema/Platform.ts"
import { SecretBox } from "#src/Database/Secrets/SecretBox.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { ConnectedAccounts } from "#src/Directory/ConnectedAccounts.ts"
import { TokenExpired } from "../Port/PlatformError.ts"
import { TokenStore } from "../Port/TokenStore.ts"
import { tokenPurpose } from "./Accounts.ts"

/** Keeps renewed tokens with their accounts. The account is locked while its platform is asked. */
export const storedTokens = Layer.effect(
  TokenStore,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const repo = yield* ConnectedAccounts
    const box = yield* SecretBox

    return TokenStore.of({
      renewed: Effect.fn("TokenStore.renewed")(function* (account, renew) {
        const { externalId, platform, token } = account
        const held = yield* Effect.orDie(repo.lockByExternalId(platform, externalId))
        const row = Option.getOrNull(held)
        const sealed = row?.sealed_token ?? null
        if (row === null || sealed === null) {
          const why = `The token for ${platformName(platform)} has ended, and can be renewed only once the account is connected.`
          return yield* new TokenExpired({ reason: `${why} Make a new one.`, why })
        }
        const stored = yield* Effect.orDie(box.open(tokenPurpose, sealed))
        if (Redacted.value(stored) !== Redacted.value(token)) return stored
        const fresh = yield* renew
        yield* Effect.orDie(repo.replaceToken(row.workspace_id, row.id, yield* box.seal(tokenPurpose, fresh)))
        return fresh
      }, transaction(sql))
    })
  })
)
