import type { HistoryEntry } from "#schema/resources/Comment.ts"
import { data, type OperationExamples, wholePage } from "./OperationExample.ts"
import type { SampleValues } from "./SampleValues.ts"

/** All that happened to the hidden comment. */
export const historyOf = ({ at, hidden }: SampleValues): ReadonlyArray<HistoryEntry> => [
  { at, actor: "the author", what: "received", note: null },
  { at, actor: "the autopilot", what: "decided: hide", note: hidden.decision?.reason ?? null },
  { at, actor: "the platform", what: "hidden", note: null }
]

export const commentsExamples = (values: SampleValues): OperationExamples => {
  const { hidden } = values
  const parameters = { id: hidden.id }
  const acted = { comment_id: hidden.id, action: "unhide" }
  return {
    listComments: { answers: { 200: wholePage(hidden) } },
    getComment: {
      parameters,
      answers: { 200: data({ ...hidden, history: historyOf(values), sales: [], delayed: null }) }
    },
    replyPrivately: {
      parameters,
      request: { text: "Sorry about that! What is the number of your order?" },
      answers: { 202: data({ comment_id: hidden.id, queued: true }) }
    },
    actOnComment: {
      parameters,
      request: { action: "unhide" },
      answers: { 200: data({ ...acted, queued: false }), 202: data({ ...acted, queued: true }) }
    }
  }
}
