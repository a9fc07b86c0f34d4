import { Option } from "effect"
import { type Call, json } from "../World/Call.ts"
import { encode } from "../World/Cursor.ts"
import type { Imitation } from "../World/Imitation.ts"
import { gone, missingPermission, problem } from "./GraphAnswer.ts"
import { expired } from "./GraphAuth.ts"
import { input } from "./GraphInput.ts"
import { nextAddress } from "./GraphList.ts"
import { businessUsage, usageHeader } from "./GraphUsage.ts"

const nodeOf = (call: Call) => call.route["id"] ?? call.path

export const graphFault: Imitation["faultAnswer"] = (kind, params, call, accountId) => {
  switch (kind) {
    case "rate_limit": {
      const code = params.code ?? 32
      const answer = problem({ message: `(#${code}) Page request limit reached`, code })
      const usage = businessUsage({
        callCount: 100,
        totalTime: 20,
        totalCpuTime: 20,
        regainMinutes: params.regainMinutes ?? 1
      })
      return accountId === null
        ? answer
        : { ...answer, headers: { [usageHeader]: JSON.stringify({ [accountId]: [usage] }) } }
    }
    case "token_expired":
      return expired
    case "comment_removed":
      return gone(call.method, nodeOf(call))
    case "permission":
      return params.code === 10
        ? problem({
            status: 403,
            message: "(#10) Application does not have permission for this action",
            code: 10
          })
        : missingPermission("pages_manage_engagement")
    case "policy_block":
      return problem({
        message: "(#368) The action attempted has been deemed abusive or is otherwise disallowed",
        code: 368,
        subcode: 1390008
      })
    case "server_error":
      return problem({
        status: params.status ?? 500,
        message: "An unexpected error has occurred. Please retry your request later.",
        code: 2,
        transient: true
      })
    case "empty_page": {
      // The cursor leads on from where this page was asked for, so that nothing is skipped.
      const after = Option.getOrElse(input(call, "after"), () => encode(null))
      return json(200, { data: [], paging: { cursors: { before: after, after }, next: nextAddress(call, after) } })
    }
    case "malformed":
      return null
  }
}
