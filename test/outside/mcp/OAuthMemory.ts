import type { OAuthDiscoveryState } from "@modelcontextprotocol/client"
import { consented } from "./Browser.ts"
import type { Stage } from "./Stage.ts"

/** Nobody listens there: the address itself holds the code. */
const redirectUrl = "http://127.0.0.1:6299/callback"

interface Registered {
  readonly client_id: string
  readonly client_secret?: string | undefined
}

interface Tokens {
  readonly access_token: string
  readonly token_type: string
  readonly expires_in?: number | undefined
  readonly refresh_token?: string | undefined
  readonly scope?: string | undefined
}

/** What the client found out about where to sign in, which is its own business. */
type Discovered = OAuthDiscoveryState

/** What a client remembers of its sign-in, in the shape that both versions of the library ask for. */
export const oauthMemory = (stage: Stage) => {
  let registered: Registered | undefined
  let tokens: Tokens | undefined
  let verifier = ""
  let sentTo = ""
  let discovered: Discovered | undefined
  return {
    provider: {
      redirectUrl,
      clientMetadata: {
        client_name: "An assistant",
        redirect_uris: [redirectUrl],
        grant_types: ["authorization_code", "refresh_token"],
        response_types: ["code"],
        token_endpoint_auth_method: "none"
      },
      state: () => "a state",
      clientInformation: () => registered,
      saveClientInformation: (information: Registered) => {
        registered = information
      },
      tokens: () => tokens,
      saveTokens: (given: Tokens) => {
        tokens = given
      },
      redirectToAuthorization: (url: URL) => {
        sentTo = url.href
      },
      saveCodeVerifier: (text: string) => {
        verifier = text
      },
      codeVerifier: () => verifier,
      saveDiscoveryState: (state: Discovered) => {
        discovered = state
      },
      discoveryState: () => discovered
    },
    /** The person's part, as the client would hear of it. */
    consent: async (): Promise<URLSearchParams> => {
      const { searchParams } = await consented(sentTo, stage.account)
      if (searchParams.get("state") !== "a state") throw new Error("The state did not come back")
      return searchParams
    },
    /** Whether there are tokens now, and what was given along. */
    granted: () => tokens
  }
}
