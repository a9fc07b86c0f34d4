import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "@effect/platform"
import { Schema } from "effect"
import { InvalidRequest, NotFound, Unprocessable } from "../Errors.ts"
import { WorkspaceId } from "../Ids.ts"
import { data } from "../Page.ts"
import { MemberFactor } from "../resources/Security.ts"
import { Permitted } from "./Permitted.ts"

const workspace = HttpApiSchema.param("workspace", WorkspaceId)
const id = HttpApiSchema.param("id", Schema.String)
const Removed = Schema.Struct({ person_id: Schema.String, second_factor: Schema.Literal(false) })

/** Which members sign in with a second factor; an owner takes away that of who has lost it. */
export class SecondFactorsApi extends HttpApiGroup.make("second_factors")
  .add(
    HttpApiEndpoint.get("list")`/${workspace}/second-factors`.addSuccess(
      data(Schema.Array(MemberFactor), "SecondFactorsAnswer")
    )
  )
  .add(
    HttpApiEndpoint.del("reset")`/${workspace}/second-factors/${id}`
      .addSuccess(data(Removed, "SecondFactorRemoved"))
      .addError(NotFound)
      .addError(Unprocessable)
  )
  .addError(InvalidRequest)
  .annotateEndpoints(Permitted, "read_audit")
  .prefix("/app/v1") {}
