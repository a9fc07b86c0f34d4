import { Effect } from "effect"
import { Accounts } from "#src/Platforms/Accounts/Accounts.ts"
import { data } from "../Endpoints/Answer.ts"
import { handlers } from "./Handlers.ts"

export const accountsHandlers = Effect.map(Accounts, (accounts) =>
  handlers("accounts", { list: ({ principal }) => Effect.map(accounts.list(principal.workspaceId), data) })
)
