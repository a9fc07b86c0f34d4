import { Effect } from "effect"
import { scopes } from "#schema/resources/Scope.ts"
import { signedUp } from "#test/Access/TestSignIn.ts"
import { callback, challengeOf, registered, verifier } from "#test/OAuth/TestOAuth.ts"
import { type Browser, formOf, signedIn, withFields } from "../Browser.ts"

const query = (clientId: string, changed: Readonly<Record<string, string | null>> = {}) => {
  const parameters = {
    response_type: "code",
    client_id: clientId,
    redirect_uri: callback,
    state: "the state",
    scope: scopes.join(" "),
    code_challenge: challengeOf(verifier),
    code_challenge_method: "S256",
    resource: "https://steward.test/mcp",
    ...changed
  }
  return new URLSearchParams(
    Object.entries(parameters).flatMap(
      ([name, value]): Array<[string, string]> => (value === null ? [] : [[name, value]])
    )
  )
}

export const pathOf = (clientId: string, changed: Readonly<Record<string, string | null>> = {}) =>
  `/oauth/authorize?${query(clientId, changed)}`

/** A person who is signed in, and a client that asks. */
export const asking = Effect.gen(function* () {
  const who = yield* signedUp()
  return { ...who, browser: yield* signedIn(who.email), client: yield* registered() }
})

export const decide = (browser: Browser, text: string, changed: Readonly<Record<string, string | null>>) => {
  const fields = formOf({ text }, "/oauth/authorize")
  return browser.submit("/oauth/authorize", withFields(fields, { decision: "allow", ...changed }))
}
