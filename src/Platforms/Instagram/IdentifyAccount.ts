import { Either, Schema } from "effect"
import { storable } from "#src/Ground/StorableText.ts"
import { type GraphAccess, graphGet } from "../Graph/GraphRequest.ts"
import { graphAnswer, type HandleGraphResponse } from "../Graph/GraphResponse.ts"
import type { AccountIdentity } from "../Port/Identity.ts"
import { NotAllowed } from "../Port/PlatformError.ts"
import { ExternalId, lenient } from "../Port/PlatformJson.ts"

/** The account that the page of a token is linked to. */
export const createIdentityRequest = (access: GraphAccess) =>
  graphGet(access, ["me"], { fields: "id,name,instagram_business_account{id,username}" })

const readIdentity = graphAnswer(
  Schema.Struct({
    id: ExternalId,
    instagram_business_account: lenient(Schema.Struct({ id: ExternalId, username: lenient(Schema.String) }))
  })
)

const noAccount = new NotAllowed({
  reason: "No professional Instagram account is linked to the page of this token, or the token may not see it."
})

export const handleIdentity: HandleGraphResponse<AccountIdentity> = (answer, now, words) =>
  Either.flatMap(readIdentity(answer, now, words), ({ instagram_business_account: account }) =>
    account === null
      ? Either.left(noAccount)
      : Either.right({ externalId: account.id, name: storable(account.username ?? "") })
  )
