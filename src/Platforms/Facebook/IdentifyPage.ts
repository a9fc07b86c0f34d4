import { Either, Schema } from "effect"
import { storable } from "#src/Ground/StorableText.ts"
import { type GraphAccess, graphGet } from "../Graph/GraphRequest.ts"
import { graphAnswer, type HandleGraphResponse } from "../Graph/GraphResponse.ts"
import type { AccountIdentity } from "../Port/Identity.ts"
import { ExternalId, lenient } from "../Port/PlatformJson.ts"

/** With a page's own token, Facebook answers the page; with a person's, the person. */
export const createIdentityRequest = (access: GraphAccess) => graphGet(access, ["me"], { fields: "id,name" })

const readIdentity = graphAnswer(Schema.Struct({ id: ExternalId, name: lenient(Schema.String) }))

export const handleIdentity: HandleGraphResponse<AccountIdentity> = (answer, now) =>
  Either.map(readIdentity(answer, now), ({ id, name }) => ({ externalId: id, name: storable(name ?? "") }))
