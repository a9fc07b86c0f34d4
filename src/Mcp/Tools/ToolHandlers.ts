import { Effect, Either, ParseResult, Schema } from "effect"
import type { Principal } from "#schema/api/Authentication.ts"
import { withoutBlanks } from "#schema/Blank.ts"
import type { ApiError } from "#schema/Errors.ts"
import type { EndpointTool, Tool } from "#schema/tools/Tool.ts"
import { type ToolName, tools } from "#schema/tools/Tools.ts"
import { whoami } from "#src/Access/Keys/Whoami.ts"
import type { Versioned } from "#src/Autopilot/Settings/Versions.ts"
import type { Body } from "#src/Http/Endpoints/Answer.ts"
import { data } from "#src/Http/Endpoints/Answer.ts"
import { invalidRequest } from "#src/Http/Endpoints/RequestIssues.ts"
import { HandlerTable } from "#src/Http/Handlers/HandlerTable.ts"
import { accountList } from "../Reading/AccountsReading.ts"
import { acted, wroteTo } from "../Reading/ActionReading.ts"
import { autopilotStatus } from "../Reading/AutopilotReading.ts"
import { commentDetail, commentList } from "../Reading/CommentReading.ts"
import { answered, needsYouList } from "../Reading/NeedsYouReading.ts"
import { guidance, protections } from "../Reading/PolicyReading.ts"
import type { Reading } from "../Reading/Reading.ts"
import { report } from "../Reading/ReportReading.ts"
import { sale } from "../Reading/SaleReading.ts"
import { whoami as whoamiReading } from "../Reading/WhoamiReading.ts"
import { narrowedOne, narrowedPage } from "./Narrow.ts"
import { withNumbers } from "./Numbers.ts"

/** The body that the endpoint would answer, of which `fields` may have left some, and how it reads. */
export interface ToolAnswer {
  readonly body: Body
  readonly reading: Reading
}

/** Carries out a call with the arguments as they came. */
export type ToolHandler = (principal: Principal, given: unknown) => Effect.Effect<ToolAnswer, ApiError>

const handler = <A, I, B>(
  { input }: Tool<A, I>,
  run: (principal: Principal, input: A) => Effect.Effect<B, ApiError>,
  answer: (body: B, input: A) => ToolAnswer
): ToolHandler => {
  const [clean, numbers, decode] = [withoutBlanks(input), withNumbers(input), Schema.decodeUnknownEither(input)]
  return (principal, given) =>
    Either.match(decode(numbers(clean(given))), {
      onLeft: (error) => Effect.fail(invalidRequest(ParseResult.ArrayFormatter.formatErrorSync(error), "arguments")),
      onRight: (decoded) => Effect.map(run(principal, decoded), (body) => answer(body, decoded))
    })
}

/** The whole body. */
const whole =
  <B extends Body>(read: (body: B) => Reading) =>
  (body: B): ToolAnswer => ({ body, reading: read(body) })

const bodyOf = <B extends Body>(answer: B | Versioned<B>): B => ("data" in answer ? answer : answer.value)

/** Each tool by what answers its endpoint at every door. */
export const toolHandlers = Effect.map(HandlerTable, (table) => {
  const asking = <A, I, Call, B extends Body>(
    tool: EndpointTool<A, I, Call, B>,
    answer: (body: B, input: A) => ToolAnswer
  ): ToolHandler => {
    const handle = table.ofTool(tool)
    return handler(
      tool,
      (principal, input) => Effect.map(handle({ ...tool.call(input), principal, from: null }), bodyOf),
      answer
    )
  }

  const handlers: Readonly<Record<ToolName, ToolHandler>> = {
    whoami: handler(tools.whoami, (principal) => Effect.succeed(data(whoami(principal))), whole(whoamiReading)),
    get_autopilot_status: asking(tools.get_autopilot_status, whole(autopilotStatus)),
    list_needs_you: asking(tools.list_needs_you, (page, { fields }) => {
      const body = narrowedPage(page, fields)
      return { body, reading: needsYouList(body, fields) }
    }),
    answer_needs_you: asking(tools.answer_needs_you, whole(answered)),
    list_comments: asking(tools.list_comments, (page, { fields }) => {
      const body = narrowedPage(page, fields)
      return { body, reading: commentList(body, fields) }
    }),
    get_comment: asking(tools.get_comment, (found, { fields }) => {
      const body = narrowedOne(found, fields)
      return { body, reading: commentDetail(body, fields) }
    }),
    act_on_comment: asking(tools.act_on_comment, whole(acted)),
    get_report: asking(tools.get_report, (found, { fields }) => {
      const body = narrowedOne(found, fields)
      return { body, reading: report(body) }
    }),
    get_guidance: asking(tools.get_guidance, whole(guidance)),
    update_guidance: asking(tools.update_guidance, whole(guidance)),
    list_protections: asking(tools.list_protections, whole(protections)),
    set_protection: asking(tools.set_protection, whole(protections)),
    record_sale: asking(tools.record_sale, whole(sale)),
    list_accounts: asking(tools.list_accounts, whole(accountList)),
    reply_privately: asking(tools.reply_privately, whole(wroteTo))
  }
  return handlers
})
