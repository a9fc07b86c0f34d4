import { loginRoutes, refusalPage } from "../Login/LoginPage.ts"
import type { LoginRefusal, LoginRules } from "../Login/LoginRules.ts"
import type { CallRoute } from "../World/Call.ts"
import type { Settings } from "../World/Settings.ts"

const platform = "youtube"

const words: Readonly<Record<LoginRefusal, readonly [status: number, error: string]>> = {
  client: [401, "invalid_client"],
  redirect_uri: [400, "redirect_uri_mismatch"],
  response_type: [400, "unsupported_response_type"],
  scope: [400, "invalid_scope"],
  challenge: [400, "invalid_request"],
  access: [403, "access_denied"]
}

const rules: LoginRules = {
  platform,
  name: "Google",
  clientParameter: "client_id",
  scopes: ["https://www.googleapis.com/auth/youtube.force-ssl", "https://www.googleapis.com/auth/youtube.readonly"],
  separator: " ",
  codeLasts: 600_000,
  fragment: "",
  refuse: (why) => {
    const [status, error] = words[why]
    return refusalPage(status, "Access blocked", `Error ${status}: ${error}`)
  },
  denied: { error: "access_denied" },
  people: ({ accounts }) =>
    accounts.flatMap((account) => (account.platform === platform ? [{ ...account, hasRole: true }] : []))
}

/** Google's login page, on which a channel is picked. */
export const googleLoginRoutes = (settings: Settings): ReadonlyArray<CallRoute> =>
  loginRoutes(rules, settings, "/google/o/oauth2/v2/auth")
