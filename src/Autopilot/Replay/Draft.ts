import { Effect } from "effect"
import type { CommentId } from "#schema/Ids.ts"
import type { PolicyDraft } from "#schema/resources/policy/PolicyDraft.ts"
import { everydayNames } from "../Guidance/EverydayNames.ts"
import { knowingAccounts } from "../Guidance/KnownAccounts.ts"
import { notDone } from "../Guidance/NotDone.ts"
import type { Policy } from "../Guidance/Policy.ts"
import { compileInSteps } from "../Guidance/Reading/Steps/InSteps.ts"
import type { Standards } from "../Settings/Standards.ts"

/** What a draft's guidance is compiled to; null for a draft that leaves the guidance as it is. */
export const compiled = ({ guidance }: PolicyDraft): Effect.Effect<Policy | null> =>
  guidance === undefined ? Effect.succeed(null) : compileInSteps(guidance)

/** What to know about a draft's guidance before it is in force, in words: what it does not do, and whom it names. */
export const notesOn = (policy: Policy | null): ReadonlyArray<string> =>
  policy === null ? [] : [...notDone(policy.rules), ...everydayNames(policy.competitors)]

/** Sentences of a draft's guidance that would change nothing, with the names of the accounts that exist. */
export const unclearIn = (policy: Policy | null, accounts: ReadonlyArray<string>): Policy["unclear"] =>
  policy === null ? [] : knowingAccounts(policy, accounts).unclear

/**
 * What comments would be judged by, had a draft been put in force at a time, with what its guidance is compiled to.
 * Accounts keep switches of their own.
 */
export const drafted = (current: Standards, draft: PolicyDraft, at: Date, policy: Policy | null): Standards => {
  const { answer_questions: _, ...switches } = draft.protections ?? {}
  return {
    ...current,
    policy: policy === null ? current.policy : { version: null, at: at.toISOString(), policy },
    switches: { version: null, on: { ...current.switches.on, ...switches } }
  }
}

/**
 * As if nobody had answered a comment: what a person said of it must not speak when it is judged again. Weights hold
 * all answers in one, so none of them speaks then.
 */
export const without = (standards: Standards, id: CommentId): Standards => ({
  ...standards,
  learned: {
    ...standards.learned,
    memory: standards.learned.memory.without(id),
    weights: null
  }
})
