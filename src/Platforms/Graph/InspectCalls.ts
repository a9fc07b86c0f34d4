import { Either, Option, Redacted, Schema } from "effect"
import { ExternalId, lenient } from "../Port/PlatformJson.ts"
import { type GraphAccess, graphGet } from "./GraphRequest.ts"
import { graphAnswer, type HandleGraphResponse } from "./GraphResponse.ts"
import { highestUsage } from "./GraphUsage.ts"
import type { MetaApp } from "./LoginCalls.ts"

/** What Meta's token debugger says of a token. Times are Unix seconds; 0 is never. */
const Inspected = Schema.Struct({
  is_valid: lenient(Schema.Boolean),
  scopes: lenient(Schema.Array(Schema.String)),
  expires_at: lenient(Schema.Number),
  data_access_expires_at: lenient(Schema.Number),
  error: lenient(
    Schema.Struct({ code: lenient(Schema.Number), subcode: lenient(Schema.Number), message: lenient(Schema.String) })
  )
})
export type Inspected = typeof Inspected.Type

const readInspected = graphAnswer(Schema.Struct({ data: Inspected }))

export const handleInspection: HandleGraphResponse<Inspected> = (answer, now, words) =>
  Either.map(readInspected(answer, now, words), ({ data }) => data)

/** Which permissions the app was given by App Review; asked by the app itself. */
export const createAppPermissionsRequest = ({ base, id, secret }: MetaApp) =>
  graphGet(
    { base, token: Redacted.make(`${id}|${Redacted.value(secret)}`), appSecret: Option.none() },
    [id, "permissions"],
    { limit: "200" }
  )

const readPermissions = graphAnswer(
  Schema.Struct({ data: Schema.Array(Schema.Struct({ permission: Schema.String, status: Schema.String })) })
)

/** The permissions with Advanced Access. */
export const handleAppPermissions: HandleGraphResponse<ReadonlyArray<string>> = (answer, now, words) =>
  Either.map(readPermissions(answer, now, words), ({ data }) =>
    data.filter(({ status }) => status === "live").map(({ permission }) => permission)
  )

/** Which apps a page pushes to, and what. */
export const createSubscriptionsRequest = (access: GraphAccess, pageId: string) =>
  graphGet(access, [pageId, "subscribed_apps"], { fields: "id,subscribed_fields" })

const readSubscriptions = graphAnswer(
  Schema.Struct({
    data: Schema.Array(Schema.Struct({ id: ExternalId, subscribed_fields: lenient(Schema.Array(Schema.String)) }))
  })
)

/** What is pushed to the app, none where nothing is; and how much of its calls is used, in percent. */
export const handleSubscriptions =
  (
    appId: Option.Option<string>
  ): HandleGraphResponse<{
    readonly fields: Option.Option<ReadonlyArray<string>>
    readonly usage: number
  }> =>
  (answer, now, words) =>
    Either.map(readSubscriptions(answer, now, words), ({ data }) => ({
      fields: Option.map(
        Option.fromNullable(
          data.find(({ id }) => Option.match(appId, { onNone: () => true, onSome: (own) => own === id }))
        ),
        ({ subscribed_fields }) => subscribed_fields ?? []
      ),
      usage: highestUsage(answer)
    }))
