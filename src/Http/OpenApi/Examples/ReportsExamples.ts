import type { Report } from "#schema/resources/Report.ts"
import { data, type OperationExamples, wholePage } from "./OperationExample.ts"
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
  const { at, base, clickId, contact, waiting } = values
  const request = { click_id: clickId, ...sale, occurred_at: at }
  const link = {
    id: "lnk_0199a1b2c3d470008000000000000009",
    code: "k7Qm2xVt",
    url: `${base}/r/k7Qm2xVt`,
    target_url: "https://shop.example/autumn",
    comment_id: waiting.id,
    contact_id: null,
    campaign: "Autumn",
    clicks: 0,
    sales: [],
    created_at: at
  }
  const { campaign, comment_id, target_url } = link
  return {
    createLink: { request: { target_url, comment_id, campaign }, answers: { 201: data(link) } },
    listLinks: { answers: { 200: wholePage({ ...link, clicks: 1, sales: [{ ...sale, count: 1 }] }) } },
    getReport: { answers: { 200: data(report(values)) } },
    recordSale: {
      request,
      answers: {
        200: data({ ...request, link_id: link.id, campaign, comment_id, contact_id: contact.id, replaced: false })
      }
    }
  }
}
