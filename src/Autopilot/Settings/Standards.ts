import { Context, Effect, Layer } from "effect"
import type { AccountId, WorkspaceId } from "#schema/Ids.ts"
import { type AnswerQuestions, protectionKeys } from "#schema/resources/Autopilot.ts"
import { pipelined } from "#src/Database/Pipeline/Pipelined.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import type { Standard } from "../Decide/Judge.ts"
import type { Learned } from "../Learning/FeedbackState.ts"
import { Lessons } from "../Learning/Lessons.ts"
import { Policies } from "./Policies.ts"
import { SettingsRepo, type StoredSettings, type Switches } from "./SettingsRepo.ts"

/** What all comments of a workspace are judged by. */
export interface Standards {
  readonly policy: Standard["policy"]
  readonly switches: { readonly version: number | null; readonly on: Switches }
  /** Of the accounts that have switches of their own. */
  readonly own: ReadonlyMap<AccountId, Switches>
  readonly learned: Learned
  readonly answerQuestions: AnswerQuestions
  /** The draft that runs in the shadow. */
  readonly shadowId: string | null
}

export const standardOf = ({ learned, own, policy, switches }: Standards, accountId: AccountId): Standard => {
  const on = own.get(accountId) ?? switches.on
  return { policy, protections: { version: switches.version, on: protectionKeys.filter((key) => on[key]) }, learned }
}

/** The same of a set of comments: one object for each account, so that what is written of them once is known by it. */
export const standardsOfAccounts = (standards: Standards): ((accountId: AccountId) => Standard) => {
  const known = new Map<AccountId, Standard>()
  return (accountId) => {
    const standard = known.get(accountId) ?? standardOf(standards, accountId)
    known.set(accountId, standard)
    return standard
  }
}

/** Whether nothing that a comment is judged by has changed since: a version tells of the accounts' own switches as well. */
const isSame = (then: Standards, settings: StoredSettings, learned: Learned): boolean =>
  then.policy.version === settings.policy_version &&
  then.switches.version === settings.protections_version &&
  then.answerQuestions === settings.answer_questions &&
  then.shadowId === settings.shadow_id &&
  then.learned.memory === learned.memory

/** What a workspace's comments are judged by at this moment. */
export class CurrentStandards extends Context.Tag("steward/CurrentStandards")<
  CurrentStandards,
  {
    readonly get: (workspaceId: WorkspaceId) => Effect.Effect<Standards>
    /** Whether comments are judged by these still; reads less than all of them. */
    readonly areStill: (workspaceId: WorkspaceId, then: Standards) => Effect.Effect<boolean>
  }
>() {
  static readonly layer = Layer.effect(
    CurrentStandards,
    Effect.gen(function* () {
      const repo = yield* SettingsRepo
      const policies = yield* Policies
      const lessons = yield* Lessons
      return CurrentStandards.of({
        get: tracedFn("CurrentStandards.get")(function* (workspaceId) {
          const [settings, learned] = yield* pipelined(
            Effect.flatten(repo.getWithOwn(workspaceId)),
            lessons.learned(workspaceId)
          )
          const { at, policy } = yield* policies.get(workspaceId, settings.policy_version)
          return {
            policy: { version: settings.policy_version, at, policy },
            switches: { version: settings.protections_version, on: settings.protections },
            own: new Map(settings.own.map(({ id, own_protections }) => [id, own_protections])),
            answerQuestions: settings.answer_questions,
            learned,
            shadowId: settings.shadow_id
          }
        }, Effect.orDie),

        areStill: tracedFn("CurrentStandards.areStill")(function* (workspaceId, then) {
          const [settings, learned] = yield* pipelined(
            Effect.flatten(repo.get(workspaceId)),
            lessons.learned(workspaceId)
          )
          return isSame(then, settings, learned)
        }, Effect.orDie)
      })
    })
  )
}
