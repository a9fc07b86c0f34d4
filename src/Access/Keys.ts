import { SqlClient } from "@effect/sql"
import { Clock, Context, Effect, Layer, Option, Redacted } from "effect"
import type { KeyPrincipal } from "#schema/api/Authentication.ts"
import { NotFound, Unauthorized } from "#schema/Errors.ts"
import { KeyId, type PersonId, type WorkspaceId } from "#schema/Ids.ts"
import { AuditLog } from "#src/Database/AuditLog.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { Ids } from "#src/Ids.ts"
import { RandomBytes } from "#src/RandomBytes.ts"
import { HookRemoval } from "#src/Webhooks/HookRemoval.ts"
import * as ApiKey from "./ApiKey.ts"
import { KeysRepo } from "./KeysRepo.ts"
import { NotAMember } from "./Membership.ts"

/** A key as it is listed: the key itself is not kept. */
export interface StoredKey {
  readonly id: KeyId
  readonly name: string
  readonly prefix: string
  /** Name of the person it acts as. */
  readonly createdBy: string
  readonly createdAt: Date
  readonly revokedAt: Date | null
}

export interface CreatedKey {
  readonly id: KeyId
  readonly name: string
  readonly prefix: string
  /** The only time it is seen. */
  readonly key: ApiKey.ApiKey
  readonly createdAt: Date
}

export const keyRefused = new Unauthorized({
  message: "The API key is missing, unknown or revoked; send it as Authorization: Bearer stw_live_…"
})

/** API keys: each acts as the person it was made for, with the role that person holds at the moment. */
export class Keys extends Context.Tag("steward/Keys")<
  Keys,
  {
    readonly create: (options: {
      readonly workspaceId: WorkspaceId
      readonly personId: PersonId
      readonly name: string
    }) => Effect.Effect<CreatedKey, NotAMember>
    /** Oldest first, revoked ones included. */
    readonly list: (workspaceId: WorkspaceId) => Effect.Effect<ReadonlyArray<StoredKey>>
    /** Takes the hooks the key made with it. Revoking twice is no error. `actor` is a name, for the audit log. */
    readonly revoke: (
      workspaceId: WorkspaceId,
      keyId: KeyId,
      actor: string
    ) => Effect.Effect<{ readonly hooksRemoved: number }, NotFound>
    /** One query, and none for what cannot be a key. */
    readonly authenticate: (token: Redacted.Redacted) => Effect.Effect<KeyPrincipal, Unauthorized>
  }
>() {
  static readonly layer = Layer.effect(
    Keys,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const repo = yield* KeysRepo
      const audit = yield* AuditLog
      const hooks = yield* HookRemoval
      const ids = yield* Ids
      const randomBytes = yield* RandomBytes
      const now = Effect.map(Clock.currentTimeMillis, (milliseconds) => new Date(milliseconds))

      return Keys.of({
        create: Effect.fn("Keys.create")(function* ({ workspaceId, personId, name }) {
          const person = yield* Effect.orDie(repo.memberName(workspaceId, personId))
          if (Option.isNone(person)) {
            return yield* new NotAMember({
              message: `A key acts as a member of its workspace, and ${personId} is not a member of ${workspaceId}`
            })
          }
          const id = yield* ids.make("key", KeyId.make)
          const key = ApiKey.make(yield* randomBytes.bytes(ApiKey.randomLength))
          const prefix = ApiKey.prefix(key)
          const createdAt = yield* now
          yield* Effect.orDie(
            repo.insert({
              workspace_id: workspaceId,
              id,
              name,
              prefix,
              hash: ApiKey.hash(key),
              person_id: personId,
              created_at: createdAt
            })
          )
          const after = { id, name, prefix }
          yield* audit.record({ workspaceId, actor: person.value, what: "key.created", before: null, after })
          return { id, name, prefix, key, createdAt }
        }, transaction(sql)),

        list: Effect.fn("Keys.list")(function* (workspaceId) {
          const rows = yield* Effect.orDie(repo.list(workspaceId))
          return rows.map(({ id, name, prefix, created_by, created_at, revoked_at }) => ({
            id,
            name,
            prefix,
            createdBy: created_by,
            createdAt: created_at,
            revokedAt: revoked_at
          }))
        }),

        revoke: Effect.fn("Keys.revoke")(function* (workspaceId, keyId, actor) {
          const key = yield* Effect.orDie(repo.lock(workspaceId, keyId))
          if (Option.isNone(key)) {
            return yield* Effect.fail(new NotFound({ message: `There is no key ${keyId} in this workspace` }))
          }
          const { id, name, prefix, revoked_at } = key.value
          const hooksRemoved = yield* hooks.removeForKey(workspaceId, keyId, actor)
          if (revoked_at === null) {
            yield* Effect.orDie(repo.markRevoked(workspaceId, keyId, yield* now))
            const entry = { before: { id, name, prefix }, after: { hooks_removed: hooksRemoved } }
            yield* audit.record({ workspaceId, actor, what: "key.revoked", ...entry })
          }
          return { hooksRemoved }
        }, transaction(sql)),

        authenticate: Effect.fn("Keys.authenticate")(function* (token) {
          const key = ApiKey.parse(Redacted.value(token))
          const principal = Option.isNone(key)
            ? Option.none<KeyPrincipal>()
            : yield* Effect.orDie(repo.principal(ApiKey.hash(key.value)))
          return yield* Option.match(principal, {
            onNone: () => Effect.fail(keyRefused),
            onSome: Effect.succeed
          })
        })
      })
    })
  )
}
