import { Either } from "effect"
import { problem, success } from "../Graph/GraphAnswer.ts"
import { requirePage, requireScope } from "../Graph/GraphAuth.ts"
import type { Node } from "../Graph/GraphFields.ts"
import { type GraphHandler, idOf } from "../Graph/GraphHandler.ts"
import { list } from "../Graph/GraphInput.ts"
import { answered } from "../World/Call.ts"
import type { World } from "../World/World.ts"
import { linkedPageOf } from "./InstagramSeed.ts"

/** What the login for accounts may be asked for. */
export const instagramScopes = [
  "instagram_basic",
  "instagram_manage_comments",
  "instagram_manage_messages",
  "pages_show_list",
  "pages_manage_metadata",
  "pages_read_engagement",
  "ads_read"
]

/** The pages that the accounts are linked to. */
export const managedPages = (world: World, tokenOf: (accountId: string) => string): ReadonlyArray<Node> =>
  world.accounts.flatMap((account) =>
    account.platform === "instagram"
      ? [
          {
            kind: "Page",
            fields: {
              id: linkedPageOf(account.id),
              name: account.name,
              access_token: tokenOf(account.id),
              tasks: account.standing?.tasks ?? [
                "MODERATE",
                "CREATE_CONTENT",
                "MESSAGING",
                "ADVERTISE",
                "ANALYZE",
                "MANAGE"
              ],
              instagram_business_account: { id: account.id, username: account.handle }
            }
          }
        ]
      : []
  )

/** `/{page}/subscribed_apps`: which fields of the page are pushed. Those of the account are set up with the app. */
export const subscriptions: GraphHandler = (world, call, _now, token) =>
  Either.gen(function* () {
    yield* requirePage({ ...token, accountId: linkedPageOf(token.accountId) }, idOf(call))
    yield* requireScope(token, "pages_manage_metadata")
    if (call.method === "POST" && list(call, "subscribed_fields").length === 0)
      return yield* Either.left(problem({ message: "(#100) The parameter subscribed_fields is required", code: 100 }))
    return answered(world, success)
  })
