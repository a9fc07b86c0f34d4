import type { GraphCall } from "../Graph/GraphCall.ts"
import { metaLogin } from "../Graph/GraphLogin.ts"
import type { PlatformLogin } from "../Port/PlatformLogin.ts"
import type { InstagramSettings } from "./InstagramSettings.ts"

const scopes = [
  "instagram_basic",
  "instagram_manage_comments",
  "instagram_manage_messages",
  "pages_show_list",
  "pages_manage_metadata",
  "pages_read_engagement",
  "ads_read"
]

/** Facebook Login for Business: the professional accounts that are linked to a person's pages. */
export const instagramLogin = (settings: InstagramSettings, call: GraphCall): PlatformLogin =>
  metaLogin({
    platform: "Instagram",
    settings,
    settingNames: { appId: "STEWARD_INSTAGRAM_APP_ID", appSecret: "STEWARD_INSTAGRAM_APP_SECRET" },
    scopes,
    needed: ["instagram_basic", "instagram_manage_comments", "pages_show_list", "pages_read_engagement"],
    pageFields: "id,name,access_token,tasks,instagram_business_account{id,username}",
    connectable: ({ instagram }) => (instagram === null ? null : { externalId: instagram.id, name: instagram.name }),
    call
  })
