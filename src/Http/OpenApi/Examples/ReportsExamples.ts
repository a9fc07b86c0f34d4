import type { Report } from "#schema/Report.ts"
import { data, type OperationExamples } from "./OperationExample.ts"
import type { SampleValues } from "./SampleValues.ts"

const day = "2026-10-02"
const totals = { received: 3, visible: 1, hidden: 1, deleted: 0, waiting: 1 }
const sale = { currency: "USD", value: 49.9 }

const report = ({ hidden }: SampleValues): Report => ({
  from: day,
  to: day,
  time_zone: "Europe/Oslo",
  comments: totals,
  replies: { total: 1, person: 1, autopilot: 0, campaign: 0 },
  median_seconds_to_hide: 2,
  median_seconds_to_reply: 340,
  hidden_by_category: [{ category: hidden.decision?.category ?? null, label: "Scams", count: 1 }],
  by_platform: [{ platform: hidden.platform, ...totals }],
  by_surface: [{ surface: hidden.surface, ...totals }],
  by_day: [{ date: day, received: 3, hidden: 1, asked: 1 }],
  sales: [{ ...sale, count: 1 }]
})

export const reportsExamples = (values: SampleValues): OperationExamples => {
  const { at, clickId, contact, waiting } = values
  const request = { click_id: clickId, ...sale, occurred_at: at }
  return {
    getReport: { answers: { 200: data(report(values)) } },
    recordSale: {
      request,
      answers: { 200: data({ ...request, comment_id: waiting.id, contact_id: contact.id, replaced: false }) }
    }
  }
}
