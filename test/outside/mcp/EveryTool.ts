import { tools } from "../../../schema/tools/Tools.ts"
import type { Stage } from "./Stage.ts"

/** What any client gives back of a call. */
export interface Answered {
  readonly isError?: boolean | undefined
  readonly content?: unknown
  readonly structuredContent?: unknown
}

export interface Connection {
  /** The revision that was agreed on, where the client says it. */
  readonly revision: string
  readonly names: ReadonlyArray<string>
  readonly call: (name: string, args: Record<string, unknown>) => Promise<Answered>
}

/** Good arguments for every tool. Each client does the same after the others, which every tool but `reply_privately` takes. */
const given = (
  { click, comment, waiting }: Stage,
  question: string
): Record<keyof typeof tools, Record<string, unknown>> => ({
  whoami: {},
  get_autopilot_status: {},
  list_needs_you: { limit: 5 },
  answer_needs_you: { comment_id: waiting, answer: "keep" },
  list_comments: { limit: 5 },
  get_comment: { comment_id: comment },
  act_on_comment: { comment_id: comment, action: "archive" },
  get_report: {},
  get_guidance: {},
  update_guidance: { guidance: "Ask me about refunds." },
  list_protections: {},
  set_protection: { protection: "links", on: true },
  record_sale: { click_id: click, value: 12.5, currency: "EUR" },
  list_accounts: {},
  reply_privately: { comment_id: question, text: "What is the number of your order?" }
})

/** Calls every tool; answers how many answered as they should, and throws at the first that did not. */
export const everyTool = async ({ call, names }: Connection, stage: Stage, question: string): Promise<number> => {
  const all = Object.entries(given(stage, question))
  if (names.join() !== Object.keys(tools).join()) throw new Error(`The client was told of other tools: ${names}`)
  for (const [name, args] of all) {
    const { content, isError, structuredContent } = await call(name, args)
    if (isError === true) throw new Error(`${name}: ${JSON.stringify(content)}`)
    if (typeof structuredContent !== "object" || structuredContent === null || !("data" in structuredContent)) {
      throw new Error(`${name} answered without data: ${JSON.stringify(content)}`)
    }
  }
  const refused = await call("get_comment", { comment_id: "com_none" })
  if (refused.isError !== true || !JSON.stringify(refused.content).includes("not_found")) {
    throw new Error(`A comment that is not there was answered with ${JSON.stringify(refused)}`)
  }
  return all.length
}
