import { AccountsAnswer } from "../api/AccountsApi.ts"
import { nothing, tool } from "./Tool.ts"

export const list_accounts = tool({
  title: "List accounts",
  description:
    "The brand's accounts on the platforms, with the `id` that `account_id` takes elsewhere, and whether each is " +
    "connected, failing (and why), or has to be connected again.",
  input: nothing,
  output: AccountsAnswer
})
