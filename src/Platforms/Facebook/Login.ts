import type { GraphCall } from "../Graph/GraphCall.ts"
import { metaLogin } from "../Graph/GraphLogin.ts"
import type { PlatformLogin } from "../Port/PlatformLogin.ts"
import type { FacebookSettings } from "./FacebookSettings.ts"

const scopes = [
  "pages_show_list",
  "pages_manage_metadata",
  "pages_read_engagement",
  "pages_read_user_content",
  "pages_manage_engagement",
  "pages_messaging",
  "leads_retrieval",
  "ads_management",
  "ads_read"
]

/** Facebook Login for Business: the pages that a person has a role on. */
export const facebookLogin = (settings: FacebookSettings, call: GraphCall): PlatformLogin =>
  metaLogin({
    platform: "Facebook",
    settings,
    settingNames: { appId: "STEWARD_FACEBOOK_APP_ID", appSecret: "STEWARD_FACEBOOK_APP_SECRET" },
    scopes,
    needed: ["pages_show_list", "pages_read_engagement", "pages_manage_engagement"],
    pageFields: "id,name,access_token,tasks",
    connectable: ({ id, name }) => ({ externalId: id, name }),
    call
  })
