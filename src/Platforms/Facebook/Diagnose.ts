import type { GraphCall } from "../Graph/GraphCall.ts"
import { metaDiagnosis } from "../Graph/MetaDiagnosis.ts"
import type { Diagnoses } from "../Port/Diagnosis.ts"
import type { FacebookSettings } from "./FacebookSettings.ts"

/** What a page lacks. */
export const facebookDiagnosis = (settings: FacebookSettings, call: GraphCall): Diagnoses =>
  metaDiagnosis({
    platform: "Facebook",
    account: "page",
    settings,
    settingNames: { appId: "STEWARD_FACEBOOK_APP_ID", appSecret: "STEWARD_FACEBOOK_APP_SECRET" },
    needs: [
      { permission: "pages_read_engagement", without: "posts cannot be read" },
      { permission: "pages_read_user_content", without: "comments of people cannot be read" },
      { permission: "pages_manage_engagement", without: "comments cannot be hidden or answered" },
      { permission: "pages_manage_metadata", without: "the page pushes nothing" },
      { permission: "pages_messaging", without: "messages do not come in", optional: true },
      {
        permission: "leads_retrieval",
        without: "what people answer to the forms of ads does not come in",
        optional: true
      }
    ],
    reviewed: [
      {
        permission: "pages_read_user_content",
        without: "nobody's comments are shown but those of people with a role on the app"
      },
      {
        permission: "pages_manage_engagement",
        without: "nobody's comments can be hidden but those of people with a role on the app"
      }
    ],
    pushed: [
      { field: "feed", what: "comments come in late" },
      { field: "messages", what: "messages do not come in", optional: true },
      { field: "leadgen", what: "what people answer to the forms of ads does not come in", optional: true }
    ],
    pageOf: ({ externalId }) => externalId,
    call
  })
