import type { CompiledPolicy } from "#schema/resources/policy/CompiledPolicy.ts"
import type { DraftDifference } from "#schema/resources/policy/DraftDifference.ts"
import { guidance, protections } from "./AutopilotExamples.ts"
import { data, type OperationExamples } from "./OperationExample.ts"
import type { SampleValues } from "./SampleValues.ts"

const draft = { protections: { links: true } }
const none = { count: 0, examples: [] }

const difference = ({ needsYou, waiting }: SampleValues): DraftDifference => ({
  compared: 100,
  warnings: [],
  same: 99,
  newly_hidden: {
    count: 1,
    examples: [
      {
        comment_id: waiting.id,
        text: "See https://shop.example for a better price",
        before: "keep",
        before_reason: "I found nothing in it to hide.",
        after: "hide",
        after_reason: "It contains a link, and your settings hide links.",
        answered: null
      }
    ]
  },
  newly_kept: none,
  newly_asked: none,
  before: { hide: 4, keep: 90, ask: 6 },
  after: { hide: 5, keep: 89, ask: 6 },
  agreement: {
    answered: 6,
    before: { decided_alone: 4, agreed: 4, rate: 1 },
    after: { decided_alone: 4, agreed: 4, rate: needsYou.leaning === null ? null : 1 }
  }
})

const policy: CompiledPolicy = {
  policy_version: guidance.policy_version,
  understood: [{ text: guidance.guidance, as: ["Ask about refunds"] }],
  does: guidance.does,
  competitors: [],
  facts: [],
  unclear: []
}

export const policyExamples = (values: SampleValues): OperationExamples => {
  const { at, later, person, taskId } = values
  const parameters = { id: taskId }
  const queued = { id: taskId, status: "queued", progress: { done: 0, total: 0 }, created_at: at, finished_at: null }
  const done = { ...queued, status: "done", progress: { done: 100, total: 100 }, finished_at: later(3) }
  const tried = { draft, unclear: [] }
  const taken = { policy_version: 1, since: at, only_by_guidance: false }
  const shadow = { ...tried, does: [], started_at: at, started_by: person, difference: difference(values) }
  return {
    getPolicy: { answers: { 200: data(policy) } },
    startBacktest: { request: { draft, limit: 100 }, answers: { 202: data({ ...queued, ...tried, result: null }) } },
    getBacktest: { parameters, answers: { 200: data({ ...done, ...tried, result: difference(values) }) } },
    startUndo: {
      request: { policy_version: 1, since: at },
      answers: { 202: data({ ...queued, ...taken, taken_back: null, left_hidden: null }) }
    },
    getUndo: { parameters, answers: { 200: data({ ...done, ...taken, taken_back: 12, left_hidden: 3 }) } },
    getShadow: { answers: { 200: data(shadow) } },
    startShadow: {
      request: draft,
      answers: {
        200: data({
          ...shadow,
          difference: {
            ...difference(values),
            compared: 0,
            same: 0,
            newly_hidden: none,
            before: { hide: 0, keep: 0, ask: 0 },
            after: { hide: 0, keep: 0, ask: 0 },
            agreement: {
              answered: 0,
              before: { decided_alone: 0, agreed: 0, rate: null },
              after: { decided_alone: 0, agreed: 0, rate: null }
            }
          }
        })
      }
    },
    stopShadow: { answers: { 200: data(shadow) } },
    promoteShadow: { answers: { 200: data({ guidance, protections: protections(values, { links: true }) }) } }
  }
}
