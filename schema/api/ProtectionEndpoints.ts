import { HttpApiEndpoint, HttpApiSchema } from "@effect/platform"
import { Forbidden, InvalidRequest, NotFound, PreconditionFailed } from "../Errors.ts"
import { AccountId } from "../Ids.ts"
import { data } from "../Page.ts"
import { AccountProtections, AccountProtectionsChange } from "../resources/AccountProtections.ts"
import { Protections, ProtectionsChange } from "../resources/Autopilot.ts"
import { strict } from "../Strict.ts"
import { operation } from "./Operation.ts"
import { IfMatchHeaders } from "./RequestHeaders.ts"

export const listProtections = HttpApiEndpoint.get("getProtections", "/autopilot/protections")
  .addSuccess(data(Protections, "ProtectionsAnswer"))
  .addError(Forbidden)
  .pipe(
    operation({
      id: "listProtections",
      summary: "List protections",
      description: "The nine hide switches and answer_questions.",
      permission: null,
      scope: "read",
      etag: "sent",
      tool: "list_protections",
      command: "protections list"
    })
  )

export const changeProtections = HttpApiEndpoint.patch("patchProtections", "/autopilot/protections")
  .setHeaders(IfMatchHeaders)
  .setPayload(strict(ProtectionsChange))
  .addSuccess(data(Protections, "ProtectionsAnswer"))
  .addError(InvalidRequest)
  .addError(Forbidden)
  .addError(PreconditionFailed)
  .pipe(
    operation({
      id: "changeProtections",
      summary: "Change protections",
      description: "Send only what changes; applies to new comments.",
      permission: "change_autopilot",
      tool: "set_protection",
      command: "protections set"
    })
  )

const accountId = HttpApiSchema.param("id", AccountId)

export const getAccountProtections = HttpApiEndpoint.get("getAccountProtections")`/accounts/${accountId}/protections`
  .addSuccess(data(AccountProtections, "AccountProtectionsAnswer"))
  .addError(InvalidRequest)
  .addError(Forbidden)
  .addError(NotFound)
  .pipe(
    operation({
      id: "getAccountProtections",
      summary: "Get an account's protections",
      description: "The hide switches that apply to one account: its own, or the workspace's where it has none.",
      permission: null,
      scope: "read"
    })
  )

export const changeAccountProtections = HttpApiEndpoint.patch(
  "patchAccountProtections"
)`/accounts/${accountId}/protections`
  .setPayload(strict(AccountProtectionsChange))
  .addSuccess(data(AccountProtections, "AccountProtectionsAnswer"))
  .addError(InvalidRequest)
  .addError(Forbidden)
  .addError(NotFound)
  .pipe(
    operation({
      id: "changeAccountProtections",
      summary: "Give an account its own protections",
      description:
        "Send only what changes. From then on the account has switches of its own, and the workspace's do not change it.",
      permission: "change_autopilot"
    })
  )

export const removeAccountProtections = HttpApiEndpoint.del(
  "deleteAccountProtections"
)`/accounts/${accountId}/protections`
  .addSuccess(data(AccountProtections, "AccountProtectionsAnswer"))
  .addError(InvalidRequest)
  .addError(Forbidden)
  .addError(NotFound)
  .pipe(
    operation({
      id: "removeAccountProtections",
      summary: "Take back an account's own protections",
      description: "From then on the workspace's switches apply to the account. Answers with those; safe to repeat.",
      permission: "change_autopilot",
      command: "protections reset"
    })
  )
