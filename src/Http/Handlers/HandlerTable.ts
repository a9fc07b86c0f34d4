import { Context, Effect, Layer } from "effect"
import type { Principal } from "#schema/api/Authentication.ts"
import { type DeclaredOperation, operations } from "#schema/api/Operations.ts"
import type { ApiError } from "#schema/Errors.ts"
import type { EndpointTool } from "#schema/tools/Tool.ts"
import type { From, Versioned } from "#src/Autopilot/Settings/Versions.ts"
import type { Kept } from "../Endpoints/Endpoints.ts"
import { accountsHandlers } from "./AccountsHandlers.ts"
import { auditHandlers } from "./AuditHandlers.ts"
import { autopilotHandlers } from "./AutopilotHandlers.ts"
import { commentsHandlers } from "./CommentsHandlers.ts"
import { contactsHandlers } from "./ContactsHandlers.ts"
import type { GroupName, Handlers } from "./Handlers.ts"
import { hooksHandlers } from "./HooksHandlers.ts"
import { linksHandlers } from "./LinksHandlers.ts"
import { meHandlers } from "./MeHandlers.ts"
import { policyHandlers } from "./PolicyHandlers.ts"
import { reportsHandlers } from "./ReportsHandlers.ts"

/** What answers the endpoint of a tool, for whoever calls the tool. */
type ToolHandler<Call, B> = (
  asked: Call & { readonly principal: Principal; readonly from: From }
) => Effect.Effect<B | Versioned<B>, ApiError>

const allHandlers = Effect.all({
  me: Effect.succeed(meHandlers),
  comments: commentsHandlers,
  autopilot: autopilotHandlers,
  policy: policyHandlers,
  contacts: contactsHandlers,
  reports: reportsHandlers,
  links: linksHandlers,
  hooks: hooksHandlers,
  accounts: accountsHandlers,
  audit: auditHandlers
})

const keep = (handlers: object): Readonly<Record<string, Kept["handle"]>> => ({ ...handlers })

const handlerTag = <Call, B>(id: string) => Context.GenericTag<ToolHandler<Call, B>>(id)

/** What answers every operation of the contract: one table for all doors. */
export class HandlerTable extends Context.Tag("steward/HandlerTable")<
  HandlerTable,
  {
    readonly of: (operation: DeclaredOperation) => Kept["handle"]
    readonly ofTool: <A, I, Call, B>(tool: EndpointTool<A, I, Call, B>) => ToolHandler<Call, B>
  }
>() {
  static readonly layer = Layer.effect(
    HandlerTable,
    Effect.map(allHandlers, (groups: { readonly [Name in GroupName]: Handlers<Name> }) => {
      const handlers = new Map<string, Kept["handle"]>()
      for (const { endpoint, group, id } of operations) {
        const [, found] = Object.entries(groups).find(([name]) => name === group) ?? []
        const handle = found && keep(found)[endpoint.name]
        if (handle === undefined) throw new Error(`Nothing answers ${id}`)
        handlers.set(id, handle)
      }
      // a context gives what it holds the type under which it is asked for, which a map of functions cannot
      const table = Context.unsafeMake<never>(handlers)
      return HandlerTable.of({
        of: ({ id }) => Context.unsafeGet(table, Context.GenericTag<Kept["handle"]>(id)),
        ofTool: ({ operation }) => Context.unsafeGet(table, handlerTag(operation))
      })
    })
  )
}
