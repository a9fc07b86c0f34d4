import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "@effect/platform"
import { Schema } from "effect"
import { Forbidden } from "../Errors.ts"
import { data } from "../Page.ts"
import { Account } from "../resources/Account.ts"
import { Authentication } from "./Authentication.ts"
import { operation } from "./Operation.ts"

export const AccountsAnswer = data(
  Schema.Array(Account).annotations({ description: "Every account, in the order in which they were first connected" }),
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
        "The brand's accounts on the platforms, disconnected ones included, and whether Steward reaches each of them. Filters take their `id` as `account_id`.",
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
