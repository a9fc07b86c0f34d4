import { type Call, type CallAnswer, text } from "../World/Call.ts"
import type { Fault, FaultKind } from "../World/Fault.ts"
import type { AnsweredKind, Imitation } from "../World/Imitation.ts"

/** What a fault does, and whether before the action or after it. */
export interface Disturbance {
  readonly after: boolean
  readonly what: AnsweredKind | "slow" | "drop"
}

export const disturbance = (kind: FaultKind): Disturbance => {
  switch (kind) {
    case "after_drop":
      return { after: true, what: "drop" }
    case "after_malformed":
      return { after: true, what: "malformed" }
    case "after_server_error":
      return { after: true, what: "server_error" }
    default:
      return { after: false, what: kind }
  }
}

const cutJson = text(200, '{"data":[{"id":"99', "application/json")
const gatewayPage = text(502, "<html><head><title>502 Bad Gateway</title></head><body>502</body></html>", "text/html")

/** The answer that a fault puts in the place of the real one; null where the platform has no such fault. */
export const faultAnswer = (
  imitation: Imitation,
  what: AnsweredKind,
  params: Fault["params"],
  call: Call,
  accountId: string | null
): CallAnswer | null => {
  if (what === "malformed") return cutJson
  if (what === "server_error" && params.status === 502) return gatewayPage
  return imitation.faultAnswer(what, params, call, accountId)
}
