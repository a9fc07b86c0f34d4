import { Context, Effect, Layer } from "effect"
import { NotFound } from "#schema/Errors.ts"
import type { WorkspaceId } from "#schema/Ids.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { shown } from "#src/Ground/Time.ts"
import { doneBy } from "../Guidance/Promises.ts"
import { understoodIn } from "../Guidance/Wording.ts"
import { Policies } from "./Policies.ts"
import { SettingsRepo } from "./SettingsRepo.ts"

/** A text that was in force as guidance. */
export interface PolicyVersion {
  readonly version: number
  readonly guidance: string
  /** From when, ISO 8601. */
  readonly at: string
  /** Who put it in force; null where nobody knows any longer. */
  readonly by: string | null
}

const newest = 2 ** 31 - 1

/** What the guidance of a workspace was, version by version. */
export class PolicyVersions extends Context.Tag("steward/PolicyVersions")<
  PolicyVersions,
  {
    /** Newest first. */
    readonly list: (workspaceId: WorkspaceId, limit: number) => Effect.Effect<ReadonlyArray<PolicyVersion>>
    /** With the version before it, null for the first, and what it was understood as. */
    readonly get: (
      workspaceId: WorkspaceId,
      version: number
    ) => Effect.Effect<
      {
        readonly version: PolicyVersion
        readonly before: PolicyVersion | null
        readonly does: ReadonlyArray<string>
        readonly understood: ReturnType<typeof understoodIn>
        readonly unclear: ReadonlyArray<{ readonly text: string; readonly why: string }>
      },
      NotFound
    >
  }
>() {
  static readonly layer = Layer.effect(
    PolicyVersions,
    Effect.gen(function* () {
      const repo = yield* SettingsRepo
      const policies = yield* Policies

      const upTo = (workspaceId: WorkspaceId, version: number, limit: number) =>
        Effect.map(Effect.orDie(repo.versions(workspaceId, version, limit)), (rows) =>
          rows.map(({ actor, created_at, guidance, version: number }) => ({
            version: number,
            guidance,
            at: shown(created_at),
            by: actor
          }))
        )

      return PolicyVersions.of({
        list: (workspaceId, limit) => upTo(workspaceId, newest, limit),
        get: tracedFn("PolicyVersions.get")(function* (workspaceId, asked) {
          const isOne = Number.isInteger(asked) && asked >= 1 && asked <= newest
          const [version, before = null] = isOne ? yield* upTo(workspaceId, asked, 2) : []
          if (version === undefined || version.version !== asked) {
            return yield* Effect.fail(new NotFound({ message: "There is no such version of the guidance" }))
          }
          const { policy } = yield* policies.get(workspaceId, asked)
          const { unclear } = policy
          return { version, before, does: doneBy(policy), understood: understoodIn(policy), unclear }
        })
      })
    })
  )
}
