import { SqlClient } from "@effect/sql"
import { Clock, Context, Duration, Effect, Layer, Option, Redacted } from "effect"
import type { KeyPrincipal } from "#schema/api/Authentication.ts"
import { Conflict, Forbidden, NotFound, Unauthorized } from "#schema/Errors.ts"
import { KeyId, type PersonId, type WorkspaceId } from "#schema/Ids.ts"
import { type Scope, scopes } from "#schema/resources/Scope.ts"
import { AuditLog } from "#src/Audit/AuditLog.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { HashDirectory } from "#src/Directory/HashDirectory.ts"
import { Ids } from "#src/Ground/Ids.ts"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"
import { span, tracedFn } from "#src/Ground/Span.ts"
import { HookRemoval } from "#src/Webhooks/Hooks/HookRemoval.ts"
import { NotAMember } from "../People/Membership.ts"
import * as ApiKey from "./ApiKey.ts"
import { KeysRepo } from "./KeysRepo.ts"

/** A key as it is listed: the key itself is not kept. */
export interface StoredKey {
  readonly id: KeyId
  readonly name: string
  readonly prefix: string
  /** Name of the person it acts as. */
  readonly createdBy: string
  readonly createdAt: Date
  readonly revokedAt: Date | null
  readonly scopes: ReadonlyArray<Scope>
  /** When it ends by itself; null for never. */
  readonly expiresAt: Date | null
  /** The key that takes its place. */
  readonly successorId: KeyId | null
  readonly personId: PersonId
  /** To a minute or two; null for never. */
  readonly usedAt: Date | null
  /** The campaign that it acts for; null for none. */
  readonly campaign: string | null
}

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

/** A key that a rotation made, and what became of the one before it. */
export interface KeySuccessor extends CreatedKey {
  /** When the key before it ends. */
  readonly previousUntil: Date
  readonly hooksPassed: number
}

/** What becomes of the hooks of somebody who leaves: they end with the keys, or somebody takes them over. */
export type HooksOfLeaver = "end" | { readonly passTo: PersonId }

/** How long a key and its successor are good together where nobody says otherwise. */
export const defaultOverlap = Duration.hours(24)

const endedAtOnce = 100

export interface EndedKeys {
  readonly keysRevoked: number
  readonly hooksPassed: number
  readonly hooksRemoved: number
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
      /** What it may do, at most; everything where left out. */
      readonly scopes?: ReadonlyArray<Scope>
      /** When it ends by itself; never where left out. */
      readonly expiresAt?: Date | null
      /** The name of the campaign that it acts for: what it does is the campaign's, and teaches the autopilot nothing. */
      readonly campaign?: string | null
    }) => Effect.Effect<CreatedKey, NotAMember>
    /** Oldest first, revoked ones included. */
    readonly list: (workspaceId: WorkspaceId) => Effect.Effect<ReadonlyArray<StoredKey>>
    /** Takes the hooks the key made with it. Revoking twice is no error. `actor` is a name, for the audit log. */
    readonly revoke: (
      workspaceId: WorkspaceId,
      keyId: KeyId,
      actor: string
    ) => Effect.Effect<{ readonly hooksRemoved: number }, NotFound>
    /** The key itself stays as it is. */
    readonly rename: (
      workspaceId: WorkspaceId,
      keyId: KeyId,
      name: string,
      actor: string
    ) => Effect.Effect<void, NotFound>
    /**
     * Makes a successor with the same name, person and scopes, which also asks for the hooks of the key. The key itself
     * ends after the overlap. `expiresAt`: of the successor; null for never, and that of the key itself if left out.
     */
    readonly rotate: (
      workspaceId: WorkspaceId,
      keyId: KeyId,
      options: {
        readonly overlap: Duration.Duration
        readonly expiresAt?: Date | null
        readonly actor: string
        /** Who sees the successor, which acts as whoever the key acts as: nobody else's key is rotated for them. */
        readonly of?: PersonId
      }
    ) => Effect.Effect<KeySuccessor, NotFound | Conflict | Forbidden | NotAMember>
    /** Ends all keys of somebody who leaves, in the transaction of the caller. */
    readonly endOf: (
      workspaceId: WorkspaceId,
      personId: PersonId,
      hooks: HooksOfLeaver,
      actor: string
    ) => Effect.Effect<EndedKeys>
    /** Keeps when keys were last used; answers how many were. */
    readonly keepUses: Effect.Effect<number>
    /** Revokes a batch of keys whose time is over; answers how many. */
    readonly forget: Effect.Effect<number>
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
      const hooks = yield* HookRemoval
      const directory = yield* HashDirectory
      const ids = yield* Ids
      const randomBytes = yield* RandomBytes
      const now = Effect.map(Clock.currentTimeMillis, (milliseconds) => new Date(milliseconds))

      const create: Keys["Type"]["create"] = tracedFn("Keys.create")(function* (options) {
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
        const after = { id, name, prefix, ...narrowed(held, expiresAt), ...(campaign === null ? {} : { campaign }) }
        yield* audit.record({ workspaceId, actor: person.value, what: "key.created", before: null, after })
        return { id, name, prefix, key, createdAt, scopes: held, expiresAt, campaign }
      }, transaction(sql))

      const unknown = (keyId: KeyId) => new NotFound({ message: `There is no key ${keyId} in this workspace` })

      const revoke: Keys["Type"]["revoke"] = tracedFn("Keys.revoke")(function* (workspaceId, keyId, actor) {
        const key = yield* Effect.orDie(repo.lock(workspaceId, keyId))
        if (Option.isNone(key)) return yield* Effect.fail(unknown(keyId))
        const { id, name, prefix, revoked_at } = key.value
        const hooksRemoved = yield* hooks.removeForKey(workspaceId, keyId, actor)
        if (revoked_at === null) {
          yield* Effect.orDie(repo.markRevoked(workspaceId, keyId, yield* now))
          const entry = { before: { id, name, prefix }, after: { hooks_removed: hooksRemoved } }
          yield* audit.record({ workspaceId, actor, what: "key.revoked", ...entry })
        }
        return { hooksRemoved }
      }, transaction(sql))

      return Keys.of({
        create,
        revoke,

        rename: tracedFn("Keys.rename")(function* (workspaceId, keyId, name, actor) {
          const found = yield* Effect.orDie(repo.lock(workspaceId, keyId))
          if (Option.isNone(found)) return yield* Effect.fail(unknown(keyId))
          if (found.value.name === name) return
          yield* Effect.orDie(repo.rename(workspaceId, keyId, name))
          const entry = { before: { id: keyId, name: found.value.name }, after: { id: keyId, name } }
          yield* audit.record({ workspaceId, actor, what: "key.renamed", ...entry })
        }, transaction(sql)),

        rotate: tracedFn("Keys.rotate")(function* (workspaceId, keyId, { actor, expiresAt, of, overlap }) {
          const found = yield* Effect.orDie(repo.lock(workspaceId, keyId))
          if (Option.isNone(found)) return yield* Effect.fail(unknown(keyId))
          if (of !== undefined && of !== found.value.person_id) {
            const { created_by } = found.value
            const message = `This key acts as ${created_by}, so only ${created_by} can rotate it; you can revoke it`
            return yield* Effect.fail(new Forbidden({ message }))
          }
          const { campaign, expires_at, name, person_id, prefix, revoked_at, scopes: held, successor_id } = found.value
          const at = yield* now
          if (revoked_at !== null || (expires_at !== null && expires_at <= at)) {
            return yield* Effect.fail(new Conflict({ message: "This key was revoked or has expired; make a new one" }))
          }
          if (successor_id !== null) {
            return yield* Effect.fail(
              new Conflict({ message: `This key was already rotated; its successor is ${successor_id}` })
            )
          }
          const end = new Date(at.getTime() + Duration.toMillis(overlap))
          const made = yield* create({
            workspaceId,
            personId: person_id,
            name,
            scopes: held,
            expiresAt: expiresAt === undefined ? expires_at : expiresAt,
            campaign
          })
          const previousUntil = expires_at !== null && expires_at < end ? expires_at : end
          yield* Effect.orDie(repo.succeed(workspaceId, keyId, made.id, previousUntil))
          const hooksPassed = yield* hooks.passOn(workspaceId, keyId, made.id, actor)
          const after = { successor_id: made.id, until: previousUntil.toISOString(), hooks_passed: hooksPassed }
          const entry = { before: { id: keyId, name, prefix }, after }
          yield* audit.record({ workspaceId, actor, what: "key.rotated", ...entry })
          return { ...made, previousUntil, hooksPassed }
        }, transaction(sql)),

        endOf: tracedFn("Keys.endOf")(function* (workspaceId, personId, fate, actor) {
          const held = yield* Effect.orDie(repo.heldBy(workspaceId, personId))
          const leaver = { personId, keyIds: held.map(({ id }) => id) }
          // nobody inherits from themselves
          const heir = fate === "end" || fate.passTo === personId ? null : fate.passTo
          const { passed, removed } = yield* hooks.leave(workspaceId, leaver, heir, actor)
          for (const { id } of held) yield* Effect.orDie(revoke(workspaceId, id, actor))
          return { keysRevoked: held.length, hooksPassed: passed, hooksRemoved: removed }
        }),

        forget: Effect.gen(function* () {
          const over = yield* Effect.orDie(repo.over(yield* now, endedAtOnce))
          yield* Effect.forEach(over, ({ id, workspace_id }) =>
            Effect.ignore(revoke(workspace_id, id, "Steward, because the key expired"))
          )
          return over.length
        }).pipe(span("Keys.forget")),

        keepUses: now.pipe(Effect.flatMap(repo.keepUses), Effect.orDie, span("Keys.keepUses")),

        list: tracedFn("Keys.list")(function* (workspaceId) {
          const rows = yield* Effect.orDie(repo.list(workspaceId))
          return rows.map((row) => ({
            id: row.id,
            name: row.name,
            prefix: row.prefix,
            createdBy: row.created_by,
            createdAt: row.created_at,
            revokedAt: row.revoked_at,
            scopes: row.scopes,
            expiresAt: row.expires_at,
            successorId: row.successor_id,
            personId: row.person_id,
            usedAt: row.used_at,
            campaign: row.campaign
          }))
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
