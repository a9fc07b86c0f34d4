import { HttpApiEndpoint, HttpApiGroup } from "@effect/platform"
import { Schema } from "effect"
import { Conflict, InvalidRequest, NotFound, Unprocessable } from "../Errors.ts"
import { Name } from "../Name.ts"
import { data } from "../Page.ts"
import { strict } from "../Strict.ts"
import { Key, KeyRotation, MadeKey, NewKey, RevokedKey, RotatedKey } from "../settings/Key.ts"
import { id, workspace } from "./Paths.ts"
import { Permitted } from "./Permitted.ts"

/** The API keys of a workspace. Whoever makes or rotates a key sees it once, and it acts as them. */
export class KeysApi extends HttpApiGroup.make("keys")
  .add(HttpApiEndpoint.get("list")`/${workspace}/keys`.addSuccess(data(Schema.Array(Key), "KeysAnswer")))
  .add(
    HttpApiEndpoint.post("create")`/${workspace}/keys`
      .setPayload(strict(NewKey))
      .addSuccess(data(MadeKey, "MadeKeyAnswer", 201))
      .addError(Unprocessable)
  )
  .add(
    HttpApiEndpoint.patch("rename")`/${workspace}/keys/${id}`
      .setPayload(strict(Schema.Struct({ name: Name })))
      .addSuccess(data(Key, "KeyAnswer"))
  )
  .add(
    HttpApiEndpoint.post("rotate")`/${workspace}/keys/${id}/rotate`
      .setPayload(strict(KeyRotation))
      .addSuccess(data(RotatedKey, "RotatedKeyAnswer", 201))
      .addError(Conflict)
  )
  .add(HttpApiEndpoint.del("revoke")`/${workspace}/keys/${id}`.addSuccess(data(RevokedKey, "RevokedKeyAnswer")))
  .addError(InvalidRequest)
  .addError(NotFound)
  .annotateEndpoints(Permitted, "manage_keys")
  .prefix("/app/v1") {}
