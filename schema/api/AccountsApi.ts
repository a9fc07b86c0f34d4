import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "@effect/platform"
import { Schema } from "effect"
import { Forbidden } from "../Errors.ts"
import { data } from "../Page.ts"
import { Account } from "../resources/Account.ts"
import { Authentication } from "./Authentication.ts"
import { operation } from "./Operation.ts"

export const AccountsAnswer = data(
  Schema.Array(Account).annotations({ description: "Every account, the one that was connected first at the top" }),
  "AccountsAnswer"
)

export const listAccounts = HttpApiEndpoint.get("list", "/accounts")
  .addSuccess(AccountsAnswer)
  .addError(Forbidden)
  .pipe(
    operation({
      id: "listAccounts",
      summary: "List accounts",
      description:
        "The brand's accounts on the platforms, those that were disconnected too, and how the calls about each go. Their `id` is what `account_id` filters by.",
      permission: null,
      scope: "read",
      tool: "list_accounts",
      command: "accounts list"
    })
  )

export class AccountsApi extends HttpApiGroup.make("accounts")
  .add(listAccounts)
  .middleware(Authentication)
  .annotateContext(OpenApi.annotations({ title: "Accounts", description: "The brand's accounts on the platforms" })) {}
