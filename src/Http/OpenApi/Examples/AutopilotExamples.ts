import type { AutopilotStatus, Guidance, Protections } from "#schema/resources/Autopilot.ts"
import { data, type OperationExamples, wholePage } from "./OperationExample.ts"
import type { SampleValues } from "./SampleValues.ts"

const guidanceText = "Ask me about refunds."

export const guidance: Guidance = {
  guidance: guidanceText,
  policy_version: 1,
  does: ["Asks a person about comments on refunds, and leaves all others as they are."]
}

export const protections = ({ account }: SampleValues, areProtected: { readonly links: boolean }): Protections => ({
  protections: [
    { key: "scams", label: "Scams", description: "Fake prizes, phishing and other fraud", on: true },
    { key: "links", label: "Links", description: "Links in comments", on: areProtected.links }
  ],
  answer_questions: "draft",
  customized_accounts: [account]
})

const week = {
  decided: 200,
  handled_alone: 190,
  asked_you: 10,
  handled_alone_rate: 0.95,
  asked_you_rate: 0.05,
  agreement: 0.99,
  corrections: 2,
  answered_by_campaigns: 0
}

const status: AutopilotStatus = {
  set_up: true,
  this_week: week,
  previous_week: { ...week, agreement: 0.98, corrections: 4 },
  handles_on_its_own: ["scams"],
  asks_more_about: [],
  taught: ["97 of the last 100 answers about scams agreed with it: it decides alone about them, and no longer asks."],
  second_opinions: { asked_today: 12, a_day: 500 },
  waiting: 1,
  summary: "The autopilot decided 190 of 200 comments on its own this week; 1 comment waits for you."
}

export const autopilotExamples = (values: SampleValues): OperationExamples => {
  const { account, needsYou } = values
  const changed = protections(values, { links: true })
  const ofAccount = { account, customized: true, protections: changed.protections }
  const answered = { comment_id: needsYou.id, answer: "keep" }
  const accountId = { id: account.id }
  return {
    getAutopilotStatus: { answers: { 200: data(status) } },
    listNeedsYou: { answers: { 200: wholePage(needsYou) } },
    answerNeedsYou: {
      parameters: { id: needsYou.id },
      request: { answer: "keep" },
      answers: { 200: data({ ...answered, queued: false }), 202: data({ ...answered, queued: true }) }
    },
    getGuidance: { answers: { 200: data(guidance) } },
    replaceGuidance: { request: { guidance: guidanceText }, answers: { 200: data(guidance) } },
    listProtections: { answers: { 200: data(protections(values, { links: false })) } },
    changeProtections: { request: { links: true, answer_questions: "draft" }, answers: { 200: data(changed) } },
    getAccountProtections: { parameters: accountId, answers: { 200: data(ofAccount) } },
    changeAccountProtections: { parameters: accountId, request: { links: true }, answers: { 200: data(ofAccount) } },
    removeAccountProtections: {
      parameters: accountId,
      answers: {
        200: data({ ...ofAccount, customized: false, protections: protections(values, { links: false }).protections })
      }
    }
  }
}
