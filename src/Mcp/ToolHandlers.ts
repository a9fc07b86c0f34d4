import { Effect, Either, ParseResult, Schema } from "effect"
import type { Principal } from "#schema/api/Authentication.ts"
import { withoutBlanks } from "#schema/Blank.ts"
import type { ApiError } from "#schema/Errors.ts"
import { type ToolName, tools } from "#schema/Tools.ts"
import { changeOf } from "#schema/tools/AutopilotTools.ts"
import type { Tool } from "#schema/tools/Tool.ts"
import { whoami } from "#src/Access/Whoami.ts"
import { GuidanceSettings } from "#src/Autopilot/GuidanceSettings.ts"
import { ProtectionSettings } from "#src/Autopilot/ProtectionSettings.ts"
import { StatusReport } from "#src/Autopilot/StatusReport.ts"
import { Comments } from "#src/Comments/Comments.ts"
import { invalidRequest } from "#src/Http/RequestIssues.ts"
import { Moderation } from "#src/Moderation/Moderation.ts"
import { Accounts } from "#src/Platforms/Accounts.ts"
import { Reports } from "#src/Reports/Reports.ts"
import { Sales } from "#src/Sales/Sales.ts"
import { narrowedOne, narrowedPage } from "./Narrow.ts"
import { accountList } from "./Reading/AccountsReading.ts"
import { acted } from "./Reading/ActionReading.ts"
import { autopilotStatus } from "./Reading/AutopilotReading.ts"
import { commentDetail, commentList } from "./Reading/CommentReading.ts"
import { answered, needsYouList } from "./Reading/NeedsYouReading.ts"
import { guidance as guidanceReading, protections as protectionsReading } from "./Reading/PolicyReading.ts"
import type { Reading } from "./Reading/Reading.ts"
import { report } from "./Reading/ReportReading.ts"
import { sale } from "./Reading/SaleReading.ts"
import { whoami as whoamiReading } from "./Reading/WhoamiReading.ts"
import type { Body } from "./ToolResult.ts"

/** The body that the endpoint would answer, of which `fields` may have left some, and how it reads. */
export interface Answered {
  readonly body: Body
  readonly reading: Reading
}

/** Carries out a call with the arguments as they came. */
export type ToolHandler = (principal: Principal, given: unknown) => Effect.Effect<Answered, ApiError>

const handler = <A, I, B extends Body, J>(
  { input }: Tool<A, I, B, J>,
  run: (principal: Principal, input: A) => Effect.Effect<B, ApiError>,
  answer: (body: B, input: A) => Answered
): ToolHandler => {
  const [clean, decode] = [withoutBlanks(input), Schema.decodeUnknownEither(input)]
  return (principal, given) =>
    Either.match(decode(clean(given)), {
      onLeft: (error) => Effect.fail(invalidRequest(ParseResult.ArrayFormatter.formatErrorSync(error), "arguments")),
      onRight: (decoded) => Effect.map(run(principal, decoded), (body) => answer(body, decoded))
    })
}

/** The whole body. */
const whole =
  <B extends Body>(read: (body: B) => Reading) =>
  (body: B): Answered => ({ body, reading: read(body) })

const data = <A>(value: A) => ({ data: value })

/** Each tool by the service method that its endpoint calls too. */
export const toolHandlers = Effect.gen(function* () {
  const accounts = yield* Accounts
  const comments = yield* Comments
  const guidance = yield* GuidanceSettings
  const moderation = yield* Moderation
  const protections = yield* ProtectionSettings
  const reports = yield* Reports
  const sales = yield* Sales
  const status = yield* StatusReport

  const handlers: Readonly<Record<ToolName, ToolHandler>> = {
    whoami: handler(tools.whoami, (principal) => Effect.succeed(data(whoami(principal))), whole(whoamiReading)),
    get_autopilot_status: handler(
      tools.get_autopilot_status,
      ({ workspaceId }) => Effect.map(status.get(workspaceId), data),
      whole(autopilotStatus)
    ),
    list_needs_you: handler(
      tools.list_needs_you,
      ({ workspaceId }, { cursor, limit }) => comments.listWaiting(workspaceId, { cursor, limit }),
      (page, { fields }) => {
        const body = narrowedPage(page, fields)
        return { body, reading: needsYouList(body, fields) }
      }
    ),
    answer_needs_you: handler(
      tools.answer_needs_you,
      (principal, { comment_id, ...answer }) => Effect.map(moderation.answer(principal, comment_id, answer), data),
      whole(answered)
    ),
    list_comments: handler(
      tools.list_comments,
      ({ workspaceId }, { cursor, fields: _, limit, ...filter }) =>
        comments.list(workspaceId, filter, { limit, cursor }),
      (page, { fields }) => {
        const body = narrowedPage(page, fields)
        return { body, reading: commentList(body, fields) }
      }
    ),
    get_comment: handler(
      tools.get_comment,
      ({ workspaceId }, { comment_id }) => Effect.map(comments.get(workspaceId, comment_id), data),
      (found, { fields }) => {
        const body = narrowedOne(found, fields)
        return { body, reading: commentDetail(body, fields) }
      }
    ),
    act_on_comment: handler(
      tools.act_on_comment,
      (principal, { comment_id, ...action }) => Effect.map(moderation.act(principal, comment_id, action), data),
      whole(acted)
    ),
    get_report: handler(
      tools.get_report,
      ({ workspaceId }, { fields: _, ...query }) => Effect.map(reports.summary(workspaceId, query), data),
      (found, { fields }) => {
        const body = narrowedOne(found, fields)
        return { body, reading: report(body) }
      }
    ),
    get_guidance: handler(
      tools.get_guidance,
      ({ workspaceId }) => Effect.map(guidance.get(workspaceId), data),
      whole(guidanceReading)
    ),
    update_guidance: handler(
      tools.update_guidance,
      (principal, replacement) => Effect.map(guidance.replace(principal, replacement.guidance), data),
      whole(guidanceReading)
    ),
    list_protections: handler(
      tools.list_protections,
      ({ workspaceId }) => Effect.map(protections.get(workspaceId), ({ value }) => data(value)),
      whole(protectionsReading)
    ),
    set_protection: handler(
      tools.set_protection,
      (principal, change) => Effect.map(protections.change(principal, changeOf(change)), ({ value }) => data(value)),
      whole(protectionsReading)
    ),
    record_sale: handler(
      tools.record_sale,
      ({ workspaceId }, sold) => Effect.map(sales.record(workspaceId, sold), data),
      whole(sale)
    ),
    list_accounts: handler(
      tools.list_accounts,
      ({ workspaceId }) => Effect.map(accounts.list(workspaceId), data),
      whole(accountList)
    )
  }
  return handlers
})
