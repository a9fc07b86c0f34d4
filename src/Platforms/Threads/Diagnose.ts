import { DateTime, Either, Redacted, Schema } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"
import type { GraphCall } from "../Graph/GraphCall.ts"
import { graphAnswer, type HandleGraphResponse } from "../Graph/GraphResponse.ts"
import { handleInspection } from "../Graph/InspectCalls.ts"
import {
  type Diagnoses,
  deadToken,
  endingToken,
  endOfSeconds,
  fullQuota,
  lackingPermissions,
  sooner
} from "../Port/Diagnosis.ts"
import { lenient } from "../Port/PlatformJson.ts"
import { threadsCredential } from "./ThreadsCredential.ts"
import { type ThreadsAccess, threadsGet } from "./ThreadsRequest.ts"
import type { ThreadsSettings } from "./ThreadsSettings.ts"

const needs = [
  { permission: "threads_basic", without: "posts cannot be read" },
  { permission: "threads_read_replies", without: "replies cannot be read" },
  { permission: "threads_manage_replies", without: "replies cannot be hidden" },
  { permission: "threads_content_publish", without: "replies cannot be answered" }
]
const again = "Connect the profile again, and leave every permission ticked."

/** A token may inspect itself. */
export const createInspectRequest = (access: ThreadsAccess, token: string) =>
  threadsGet(access, ["debug_token"], { input_token: token })

const createLimitRequest = (access: ThreadsAccess) =>
  threadsGet(access, ["me", "threads_publishing_limit"], { fields: "reply_quota_usage,reply_config" })

const readLimit = graphAnswer(
  Schema.Struct({
    data: Schema.Array(
      Schema.Struct({
        reply_quota_usage: lenient(Schema.Number),
        reply_config: lenient(Schema.Struct({ quota_total: Schema.Number }))
      })
    )
  })
)

const handleLimit: HandleGraphResponse<
  { readonly used: number; readonly limit: number; readonly of: string } | null
> = (answer, now, words) =>
  Either.map(readLimit(answer, now, words), ({ data: [first] }) =>
    first?.reply_quota_usage == null || first.reply_config === null
      ? null
      : { used: first.reply_quota_usage, limit: first.reply_config.quota_total, of: "answers of a day" }
  )

/** What a profile lacks. */
export const threadsDiagnosis = (settings: Pick<ThreadsSettings, "graph">, call: GraphCall): Diagnoses => ({
  diagnose: tracedFn("Threads.diagnose")(function* (account) {
    const { endsAt, token } = threadsCredential(account.token)
    const access: ThreadsAccess = { base: settings.graph, token }
    const told = yield* call(createInspectRequest(access, Redacted.value(token)), handleInspection)
    if (told.is_valid === false) return deadToken("Threads no longer accepts the token.", again)
    const lacking = told.scopes === null ? [] : lackingPermissions("Threads", needs, told.scopes, again)
    const quota = lacking.length > 0 ? null : yield* call(createLimitRequest(access), handleLimit)
    const ends = sooner(endsAt, endOfSeconds(told.expires_at))
    const findings = [
      ...lacking,
      ...endingToken(ends, yield* DateTime.now, again),
      ...fullQuota(quota, "Wait: Threads counts the last 24 hours. Until then replies can be hidden, and not answered.")
    ]
    return { findings, tokenEndsAt: ends, quota }
  })
})
