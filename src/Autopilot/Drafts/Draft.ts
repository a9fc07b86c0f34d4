import type { CommentId } from "#schema/Ids.ts"
import type { PolicyDraft } from "#schema/Policy.ts"
import { compile } from "../Guidance/Compile.ts"
import type { Policy } from "../Guidance/Policy.ts"
import type { Standards } from "../Standards.ts"

/** Sentences of a draft's guidance that would change nothing. */
export const unclearIn = ({ guidance }: PolicyDraft): Policy["unclear"] =>
  guidance === undefined ? [] : compile(guidance).unclear

/** What comments would be judged by, had a draft been put in force at a time. Accounts keep switches of their own. */
export const drafted = (current: Standards, { guidance, protections = {} }: PolicyDraft, at: Date): Standards => {
  const { answer_questions: _, ...switches } = protections
  return {
    ...current,
    policy:
      guidance === undefined ? current.policy : { version: null, at: at.toISOString(), policy: compile(guidance) },
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
