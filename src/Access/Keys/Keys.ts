import { SqlClient } from "@effect/sql"
import { Clock, Context, Effect, Layer, Option, Redacted } from "effect"
import type { KeyPrincipal } from "#schema/api/Authentication.ts"
import type { NotFound, Unauthorized } from "#schema/Errors.ts"
import { KeyId, type PersonId, type WorkspaceId } from "#schema/Ids.ts"
import { type Scope, scopes } from "#schema/resources/Scope.ts"
import { AuditLog } from "#src/Audit/AuditLog.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { HashDirectory } from "#src/Directory/HashDirectory.ts"
import { Ids } from "#src/Ground/Ids.ts"
import { now } from "#src/Ground/Now.ts"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"
import { span, tracedFn } from "#src/Ground/Span.ts"
import { NotAMember } from "../People/Membership.ts"
import * as ApiKey from "./ApiKey.ts"
import { keyRefused, noSuchKey } from "./KeyRefusals.ts"
import { KeysRepo } from "./KeysRepo.ts"
import { type StoredKey, storedKey } from "./StoredKey.ts"

export interface CreatedKey {
  readonly id: KeyId
  readonly name: string
  readonly prefix: string
  /** The only time it is seen. */
  readonly key: ApiKey.ApiKey
  readonly createdAt: Date
  readonly scopes: ReadonlyArray<Scope>
  readonly expiresAt: Date | null
  readonly campaign: string | null
}

/** API keys: each acts as the person it was made for, with the role that person holds at the moment. */
export class Keys extends Context.Tag("steward/Keys")<
  Keys,
  {
    readonly create: (options: {
      readonly workspaceId: WorkspaceId
      readonly personId: PersonId
      readonly name: string
      /** What it may do, at most; everything where left out. */
      readonly scopes?: ReadonlyArray<Scope>
      /** When it ends by itself; never where left out. */
      readonly expiresAt?: Date | null
      /** The name of the campaign that it acts for: what it does is the campaign's, and teaches the autopilot nothing. */
      readonly campaign?: string | null
      /** Who makes it, where that is not the person whom it acts as. */
      readonly actor?: string
    }) => Effect.Effect<CreatedKey, NotAMember>
    /** Oldest first, revoked ones included. */
    readonly list: (workspaceId: WorkspaceId) => Effect.Effect<ReadonlyArray<StoredKey>>
    /** The key itself stays as it is. */
    readonly rename: (
      workspaceId: WorkspaceId,
      keyId: KeyId,
      name: string,
      actor: string
    ) => Effect.Effect<void, NotFound>
    /** Keeps when keys were last used; answers how many were. */
    readonly keepUses: Effect.Effect<number>
    /** One query, and another where the key was not seen before; none for what cannot be a key. */
    readonly authenticate: (token: Redacted.Redacted) => Effect.Effect<KeyPrincipal, Unauthorized>
  }
>() {
  static readonly layer = Layer.effect(
    Keys,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const repo = yield* KeysRepo
      const audit = yield* AuditLog
      const directory = yield* HashDirectory
      const ids = yield* Ids
      const randomBytes = yield* RandomBytes

      return Keys.of({
        create: tracedFn("Keys.create")(function* (options) {
          const { workspaceId, personId, name, campaign = null, scopes: given = scopes, expiresAt = null } = options
          const held = scopes.filter((scope) => given.includes(scope))
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
          const hash = ApiKey.hash(key)
          // for ever, since what has ended is still told from what never was
          yield* directory.enter({ workspaceId, hash, endsAt: null })
          yield* Effect.orDie(
            repo.insert({
              workspace_id: workspaceId,
              id,
              name,
              prefix,
              hash,
              person_id: personId,
              created_at: createdAt,
              scopes: held,
              expires_at: expiresAt,
              campaign
            })
          )
          const { actor = person.value } = options
          const after = {
            id,
            name,
            prefix,
            ...narrowed(held, expiresAt),
            ...(campaign === null ? {} : { campaign }),
            ...(actor === person.value ? {} : { acts_as: person.value })
          }
          yield* audit.record({ workspaceId, actor, what: "key.created", before: null, after })
          return { id, name, prefix, key, createdAt, scopes: held, expiresAt, campaign }
        }, transaction(sql)),

        rename: tracedFn("Keys.rename")(function* (workspaceId, keyId, name, actor) {
          const found = yield* Effect.orDie(repo.lock(workspaceId, keyId))
          if (Option.isNone(found)) return yield* Effect.fail(noSuchKey(keyId))
          if (found.value.name === name) return
          yield* Effect.orDie(repo.rename(workspaceId, keyId, name))
          const entry = { before: { id: keyId, name: found.value.name }, after: { id: keyId, name } }
          yield* audit.record({ workspaceId, actor, what: "key.renamed", ...entry })
        }, transaction(sql)),

        keepUses: now.pipe(Effect.flatMap(repo.keepUses), Effect.orDie, span("Keys.keepUses")),

        list: tracedFn("Keys.list")(function* (workspaceId) {
          const rows = yield* Effect.orDie(repo.list(workspaceId))
          return rows.map(storedKey)
        }),

        authenticate: tracedFn("Keys.authenticate")(function* (token) {
          const key = ApiKey.parse(Redacted.value(token))
          const hash = Option.map(key, ApiKey.hash)
          const workspaceId = yield* Effect.transposeMapOption(hash, directory.workspaceOf)
          const found = Option.all({ hash, workspaceId: Option.flatten(workspaceId) })
          const at = yield* Clock.currentTimeMillis
          const principal = yield* Effect.transposeMapOption(found, ({ hash, workspaceId }) =>
            Effect.orDie(repo.principal(workspaceId, hash, at))
          )
          return yield* Option.match(Option.flatten(principal), {
            onNone: () => Effect.fail(keyRefused),
            onSome: Effect.succeed
          })
        })
      })
    })
  )
}

/** What a key may not, for the audit log: nothing where it may everything, for ever. */
const narrowed = (held: ReadonlyArray<Scope>, expiresAt: Date | null) => ({
  ...(held.length === scopes.length ? {} : { scopes: held }),
  ...(expiresAt === null ? {} : { expires_at: expiresAt.toISOString() })
})
