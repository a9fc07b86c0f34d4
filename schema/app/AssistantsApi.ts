import { HttpApiEndpoint, HttpApiGroup } from "@effect/platform"
import { Schema } from "effect"
import { NotFound } from "../Errors.ts"
import { GrantId } from "../Ids.ts"
import { data } from "../Page.ts"
import { Assistant } from "../settings/Assistant.ts"
import { id, workspace } from "./Paths.ts"
import { Permitted } from "./Permitted.ts"

const Disconnected = Schema.Struct({ id: GrantId, deleted: Schema.Literal(true) })

/** The assistants that act for people: everybody's for owners and admins, and else one's own. */
export class AssistantsApi extends HttpApiGroup.make("assistants")
  .add(
    HttpApiEndpoint.get("list")`/${workspace}/assistants`.addSuccess(data(Schema.Array(Assistant), "AssistantsAnswer"))
  )
  .add(
    HttpApiEndpoint.del("disconnect")`/${workspace}/assistants/${id}`.addSuccess(
      data(Disconnected, "AssistantDisconnected")
    )
  )
  .addError(NotFound)
  .annotateEndpoints(Permitted, null)
  .prefix("/app/v1") {}
