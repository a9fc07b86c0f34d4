import { HttpApiEndpoint, HttpApiGroup } from "@effect/platform"
import { Schema } from "effect"
import { InvalidRequest, NotFound } from "../Errors.ts"
import { data } from "../Page.ts"
import { LeavingOne } from "../resources/Erasure.ts"
import { strict } from "../Strict.ts"
import { WorkspaceChange, WorkspaceProfile } from "../settings/WorkspaceSettings.ts"
import { workspace } from "./Paths.ts"
import { Permitted } from "./Permitted.ts"

/** What a brand says about itself, and who is being deleted from it. */
export class WorkspaceApi extends HttpApiGroup.make("workspace")
  .add(
    HttpApiEndpoint.get("get")`/${workspace}/workspace`
      .addSuccess(data(WorkspaceProfile, "WorkspaceAnswer"))
      .annotate(Permitted, null)
  )
  .add(
    HttpApiEndpoint.patch("change")`/${workspace}/workspace`
      .setPayload(strict(WorkspaceChange))
      .addSuccess(data(WorkspaceProfile, "WorkspaceAnswer"))
      .annotate(Permitted, "manage_workspace")
  )
  .add(
    HttpApiEndpoint.get("leaving")`/${workspace}/deletions`
      .addSuccess(data(Schema.Array(LeavingOne), "DeletionsAnswer"))
      .annotate(Permitted, "manage_personal_data")
  )
  .addError(InvalidRequest)
  .addError(NotFound)
  .prefix("/app/v1") {}
