import { Effect } from "effect"
import type { FindingKind } from "#schema/resources/Diagnosis.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import type { GraphCall } from "../Graph/GraphCall.ts"
import { graphCredential } from "../Graph/GraphCredential.ts"
import { metaDiagnosis } from "../Graph/MetaDiagnosis.ts"
import { type Diagnoses, finding } from "../Port/Diagnosis.ts"
import type { Identifies } from "../Port/Identity.ts"
import type { InstagramSettings } from "./InstagramSettings.ts"

const unlinked = finding(
  "link",
  "The page of this token is linked to no professional Instagram account any more, or to another one.",
  "Link the account to the page in Meta Business Suite, under Settings and Linked accounts, and connect it again."
)

/** With these the account cannot be asked for by its page. */
const preventing: ReadonlyArray<FindingKind> = ["token", "permission", "role"]

/** What an Instagram account lacks. */
export const instagramDiagnosis = (
  settings: InstagramSettings,
  call: GraphCall,
  { identify }: Identifies
): Diagnoses => {
  const page = metaDiagnosis({
    platform: "Instagram",
    account: "account",
    settings,
    settingNames: { appId: "STEWARD_INSTAGRAM_APP_ID", appSecret: "STEWARD_INSTAGRAM_APP_SECRET" },
    needs: [
      { permission: "instagram_basic", without: "posts cannot be read" },
      { permission: "instagram_manage_comments", without: "comments cannot be read, hidden or answered" },
      { permission: "pages_read_engagement", without: "the account cannot be found by its page" },
      { permission: "instagram_manage_messages", without: "messages do not come in", optional: true }
    ],
    reviewed: [
      {
        permission: "instagram_manage_comments",
        without: "Instagram pushes nothing about comments, which are only read from time to time"
      }
    ],
    // what Instagram pushes is set up for the app; the page has to have the app for it
    pushed: [],
    pageOf: ({ token }) => graphCredential(token).pageId,
    call
  })
  return {
    diagnose: tracedFn("Instagram.diagnose")(function* (account) {
      const found = yield* page.diagnose(account)
      if (found.findings.some(({ kind, optional }) => !optional && preventing.includes(kind))) return found
      const linked = yield* identify(account).pipe(
        Effect.map(({ externalId }) => externalId === account.externalId),
        Effect.catchTag("NotAllowed", () => Effect.succeed(false))
      )
      return linked ? found : { ...found, findings: [unlinked, ...found.findings] }
    })
  }
}
