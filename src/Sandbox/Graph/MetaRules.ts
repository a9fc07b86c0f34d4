import type { Platform } from "#schema/Platform.ts"
import { refusalPage } from "../Login/LoginPage.ts"
import type { LoginRefusal, LoginRules, Somebody } from "../Login/LoginRules.ts"

/** Who may log in: one with a role on the app, who is also whose token the sandbox begins with, and one without. */
export const metaPeople: ReadonlyArray<Somebody> = [
  { id: "700000001", name: "Page Admin", hasRole: true },
  { id: "700000002", name: "Stranger", hasRole: false }
]

const words: Readonly<Record<LoginRefusal, readonly [title: string, words: string]>> = {
  client: ["Invalid App ID", "The provided app ID does not look like a valid app ID."],
  redirect_uri: [
    "URL Blocked",
    "This redirect failed because the redirect URI is not whitelisted in the app's Client OAuth Settings."
  ],
  response_type: ["Invalid parameter", "The parameter response_type must be one of code, token."],
  scope: [
    "Invalid Scopes",
    "This message is only shown to developers. Users of your app will ignore these permissions."
  ],
  challenge: ["Invalid parameter", "The parameter code_challenge is not valid."],
  access: [
    "App not active",
    "This app is not accessible right now and the app developer is aware of the issue. You will be able to log in when the app is reactivated."
  ]
}

/** How Facebook's login page behaves, and that of Threads. */
export const metaRules = (
  rules: Pick<LoginRules, "fragment" | "name" | "people" | "scopes"> & { readonly platform: Platform }
): LoginRules => ({
  ...rules,
  clientParameter: "client_id",
  separator: ",",
  codeLasts: 600_000,
  refuse: (why) => refusalPage(400, ...words[why]),
  denied: { error: "access_denied", error_reason: "user_denied", error_description: "Permissions error" }
})
