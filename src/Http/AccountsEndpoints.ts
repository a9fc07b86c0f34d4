import { Effect } from "effect"
import { Accounts } from "#src/Platforms/Accounts.ts"
import { ok } from "./Answer.ts"
import { endpoints } from "./Endpoints.ts"

export const accountsEndpoints = Effect.map(Accounts, (accounts) =>
  endpoints("accounts", { list: ({ principal }) => Effect.map(accounts.list(principal.workspaceId), ok) })
)
