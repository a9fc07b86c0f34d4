import { HttpApiEndpoint, HttpApiGroup } from "@effect/platform"
import { NotFound } from "../Errors.ts"
import { data } from "../Page.ts"
import { Account } from "../resources/Account.ts"
import { id, workspace } from "./Paths.ts"
import { Permitted } from "./Permitted.ts"

/** What people do with the accounts of a brand beside reading them, which the API does. */
export class AccountActionsApi extends HttpApiGroup.make("accounts")
  .add(
    HttpApiEndpoint.post("disconnect")`/${workspace}/accounts/${id}/disconnect`.addSuccess(
      data(Account, "AccountAnswer")
    )
  )
  .addError(NotFound)
  .annotateEndpoints(Permitted, "manage_accounts")
  .prefix("/app/v1") {}
