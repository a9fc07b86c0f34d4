import { Either, Option, Schema } from "effect"
import { type MetaSecrets, metaSigned } from "../Graph/MetaPush.ts"
import { ExternalId, parseJson } from "../Port/PlatformJson.ts"
import type { PlatformPush } from "../Port/PlatformPush.ts"

/** One event, and not Meta's list of entries: it names the profile as the owner of the post that is replied to. */
const Payload = Schema.Struct({
  topic: Schema.String,
  values: Schema.Struct({
    value: Schema.Struct({ root_post: Schema.Struct({ owner_id: ExternalId }) })
  })
})
const decode = Schema.decodeUnknownOption(Payload)

/** What Threads pushes does not say whether the reply is the profile's own, so that it only tells that there is one. */
export const threadsPush = (secrets: MetaSecrets): PlatformPush => ({
  ...metaSigned(secrets),
  addressees: (body) =>
    Option.match(Option.flatMap(parseJson(body), decode), {
      onNone: () => Either.left("The body does not name the profile that was replied to."),
      onSome: ({ values }) => Either.right([values.value.root_post.owner_id])
    }),
  read: () => ({ observations: [], messages: [], forms: [], skipped: [], readNow: true }),
  commentUrl: () => null
})
