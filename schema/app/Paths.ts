import { HttpApiSchema } from "@effect/platform"
import { Schema } from "effect"
import { WorkspaceId } from "../Ids.ts"

/** What stands in the paths of operations. */
export const workspace = HttpApiSchema.param("workspace", WorkspaceId)
export const id = HttpApiSchema.param("id", Schema.String)
