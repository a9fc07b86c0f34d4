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
import type { Body } from "./ToolResult.ts"

/** Carries out a call with the arguments as they came, and answers the body that the endpoint would. */
export type ToolHandler = (principal: Principal, given: unknown) => Effect.Effect<Body, ApiError>

const handler = <A, I, B extends Body, J>(
  { input }: Tool<A, I, B, J>,
  run: (principal: Principal, input: A) => Effect.Effect<B, ApiError>
): ToolHandler => {
  const [clean, decode] = [withoutBlanks(input), Schema.decodeUnknownEither(input)]
  return (principal, given) =>
    Either.match(decode(clean(given)), {
      onLeft: (error) => Effect.fail(invalidRequest(ParseResult.ArrayFormatter.formatErrorSync(error), "arguments")),
      onRight: (decoded) => run(principal, decoded)
    })
}

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
    whoami: handler(tools.whoami, (principal) => Effect.succeed(data(whoami(principal)))),
    get_autopilot_status: handler(tools.get_autopilot_status, ({ workspaceId }) =>
      Effect.map(status.get(workspaceId), data)
    ),
    list_needs_you: handler(tools.list_needs_you, ({ workspaceId }, page) => comments.listWaiting(workspaceId, page)),
    answer_needs_you: handler(tools.answer_needs_you, (principal, { comment_id, ...answer }) =>
      Effect.map(moderation.answer(principal, comment_id, answer), data)
    ),
    list_comments: handler(tools.list_comments, ({ workspaceId }, { cursor, limit, ...filter }) =>
      comments.list(workspaceId, filter, { limit, cursor })
    ),
    get_comment: handler(tools.get_comment, ({ workspaceId }, { comment_id }) =>
      Effect.map(comments.get(workspaceId, comment_id), data)
    ),
    act_on_comment: handler(tools.act_on_comment, (principal, { comment_id, ...action }) =>
      Effect.map(moderation.act(principal, comment_id, action), data)
    ),
    get_report: handler(tools.get_report, ({ workspaceId }, query) =>
      Effect.map(reports.summary(workspaceId, query), data)
    ),
    get_guidance: handler(tools.get_guidance, ({ workspaceId }) => Effect.map(guidance.get(workspaceId), data)),
    update_guidance: handler(tools.update_guidance, (principal, replacement) =>
      Effect.map(guidance.replace(principal, replacement.guidance), data)
    ),
    list_protections: handler(tools.list_protections, ({ workspaceId }) =>
      Effect.map(protections.get(workspaceId), ({ value }) => data(value))
    ),
    set_protection: handler(tools.set_protection, (principal, change) =>
      Effect.map(protections.change(principal, changeOf(change)), ({ value }) => data(value))
    ),
    record_sale: handler(tools.record_sale, ({ workspaceId }, sale) =>
      Effect.map(sales.record(workspaceId, sale), data)
    ),
    list_accounts: handler(tools.list_accounts, ({ workspaceId }) => Effect.map(accounts.list(workspaceId), data))
  }
  return handlers
})
