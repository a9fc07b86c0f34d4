import { Either, Option, Schema } from "effect"
import type { PersonFacts } from "#src/Contacts/Profiles/PersonFacts.ts"
import { storable } from "#src/Ground/StorableText.ts"
import { type GraphAccess, graphGet } from "../Graph/GraphRequest.ts"
import { graphAnswer, type HandleGraphResponse } from "../Graph/GraphResponse.ts"
import { lenient } from "../Port/PlatformJson.ts"

export const createPersonRequest = (access: GraphAccess, personId: string) =>
  graphGet(access, [personId], { fields: "name,username,is_user_follow_business" })

const readPerson = graphAnswer(
  Schema.Struct({
    name: lenient(Schema.String),
    username: lenient(Schema.String),
    is_user_follow_business: lenient(Schema.Boolean)
  })
)

/** Instagram tells of those alone who wrote a message or tapped. */
export const handlePerson: HandleGraphResponse<Option.Option<PersonFacts>> = (answer, now, words) =>
  Either.map(readPerson(answer, now, words), ({ is_user_follow_business, name, username }) => {
    const facts = {
      name: storable(name?.trim() ?? ""),
      handle: storable(username?.trim() ?? ""),
      followsYou: is_user_follow_business
    }
    return facts.name === "" && facts.handle === "" && facts.followsYou === null ? Option.none() : Option.some(facts)
  })
