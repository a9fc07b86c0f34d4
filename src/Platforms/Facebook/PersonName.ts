import { Either, Option, Schema } from "effect"
import type { PersonFacts } from "#src/Contacts/Profiles/PersonFacts.ts"
import { storable } from "#src/Ground/StorableText.ts"
import { type GraphAccess, graphGet } from "../Graph/GraphRequest.ts"
import { graphAnswer, type HandleGraphResponse } from "../Graph/GraphResponse.ts"
import { lenient } from "../Port/PlatformJson.ts"

export const createPersonRequest = (access: GraphAccess, personId: string) =>
  graphGet(access, [personId], { fields: "first_name,last_name" })

const readPerson = graphAnswer(Schema.Struct({ first_name: lenient(Schema.String), last_name: lenient(Schema.String) }))

/** None where Facebook tells neither the first nor the last name. */
export const handlePerson: HandleGraphResponse<Option.Option<PersonFacts>> = (answer, now) =>
  Either.map(readPerson(answer, now), ({ first_name, last_name }) => {
    const name = [first_name, last_name].flatMap((part) => part?.trim() || []).join(" ")
    return name === "" ? Option.none() : Option.some({ name: storable(name), handle: "", followsYou: null })
  })
