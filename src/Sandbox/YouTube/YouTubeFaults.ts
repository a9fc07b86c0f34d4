import { type Call, json } from "../World/Call.ts"
import { encode } from "../World/Cursor.ts"
import type { Imitation } from "../World/Imitation.ts"
import { invalidGrant } from "./GoogleToken.ts"
import { authError, commentNotFound, forbidden, parentNotFound, problem, quotaExceeded } from "./YouTubeAnswer.ts"

const isReply = (call: Call) => call.method === "POST" && call.path.endsWith("/comments")

export const youTubeFault: Imitation["faultAnswer"] = (kind, params, call) => {
  switch (kind) {
    case "rate_limit":
      return params.reason === undefined || params.reason === "quotaExceeded"
        ? quotaExceeded
        : problem(403, params.reason, "Rate Limit Exceeded", { domain: "usageLimits" })
    case "token_expired":
      return call.path.startsWith("/google/") ? invalidGrant : authError
    case "comment_removed":
      return isReply(call) ? parentNotFound : commentNotFound
    case "permission":
      return forbidden
    case "server_error":
      return problem(params.status ?? 503, "backendError", "Backend Error", { domain: "global" })
    case "empty_page":
      // The token leads on from where this page was asked for, so that nothing is skipped.
      return json(200, {
        kind: "youtube#commentThreadListResponse",
        nextPageToken: call.query["pageToken"] ?? encode(null),
        pageInfo: { totalResults: 0, resultsPerPage: 0 },
        items: []
      })
    case "malformed":
    case "policy_block":
      return null
  }
}
