import { Option } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"
import { Accounts, type NewAccount } from "#src/Platforms/Accounts/Accounts.ts"

/** Connects an account unless it is connected there since an earlier run: its token may have been renewed meanwhile. */
export const connectOnce = tracedFn("Demo.connectOnce")(function* (account: NewAccount & { readonly actor: string }) {
  const accounts = yield* Accounts
  const held = yield* accounts.findByExternalId(account.platform, account.externalId)
  const isConnected = Option.exists(
    held,
    ({ disconnected_at, workspace_id }) => workspace_id === account.workspaceId && disconnected_at === null
  )
  if (!isConnected) yield* accounts.connect(account)
})
