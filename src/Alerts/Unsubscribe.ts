import { Effect, Option, Redacted, Schema } from "effect"
import { PersonId, WorkspaceId } from "#schema/Ids.ts"
import { AlertKind } from "#schema/settings/Alert.ts"
import { SecretBox } from "#src/Database/Secrets/SecretBox.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import type { AlertName } from "./AlertsRepo.ts"

const purpose = "unsubscribe link"
const Meant = Schema.parseJson(Schema.Tuple(WorkspaceId, PersonId, AlertKind))
const longest = 1000

/** What stands in the link of a letter by which letters of its kind end: nobody can make one who has not got the letter. */
export const unsubscribeTokens = Effect.map(SecretBox, (box) => ({
  make: tracedFn("Unsubscribe.make")(function* ({ kind, person_id, workspace_id }: AlertName) {
    const text = Schema.encodeSync(Meant)([workspace_id, person_id, kind])
    return Buffer.from(yield* box.seal(purpose, Redacted.make(text))).toString("base64url")
  }),

  /** None for what no letter holds. */
  read: tracedFn("Unsubscribe.read")(function* (token: string) {
    if (token === "" || token.length > longest) return Option.none<AlertName>()
    const opened = yield* Effect.option(box.open(purpose, new Uint8Array(Buffer.from(token, "base64url"))))
    return Option.flatMap(opened, (text) =>
      Option.map(Schema.decodeOption(Meant)(Redacted.value(text)), ([workspace_id, person_id, kind]) => ({
        workspace_id,
        person_id,
        kind
      }))
    )
  })
}))
