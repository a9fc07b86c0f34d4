import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "@effect/platform"
import { Schema } from "effect"
import { Account } from "../Account.ts"
import { data } from "../Page.ts"
import { Authentication } from "./Authentication.ts"
import { describe } from "./describe.ts"

export const AccountsAnswer = data(
  Schema.Array(Account).annotations({ description: "Every account, the one that was connected first at the top" }),
  "AccountsAnswer"
)

const list = HttpApiEndpoint.get("list", "/accounts")
  .addSuccess(AccountsAnswer)
  .annotateContext(
    describe(
      "listAccounts",
      "List accounts",
      "The brand's accounts on the platforms, those that were disconnected too, and how the calls about each go. Their `id` is what `account_id` filters by."
    )
  )

export class AccountsApi extends HttpApiGroup.make("accounts")
  .add(list)
  .middleware(Authentication)
  .annotateContext(OpenApi.annotations({ title: "Accounts", description: "The brand's accounts on the platforms" })) {}
