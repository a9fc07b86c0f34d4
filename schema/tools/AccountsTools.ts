import { listAccounts } from "../api/AccountsApi.ts"
import { nothing, toolOf } from "./Tool.ts"

export const list_accounts = toolOf(listAccounts, {
  title: "List accounts",
  description:
    "The brand's accounts on the platforms, with the `id` that `account_id` takes elsewhere, and whether each is " +
    "connected, failing (and why), or to be connected again.",
  input: nothing,
  call: () => ({})
})
