import { createHash, randomBytes } from "node:crypto"

/** A program that asks to act for somebody, as its server sees it. */
export interface Assistant {
  /** Where it sends people. */
  readonly authorizeUrl: string
  /** What comes back with a person: the access token that it is exchanged for. */
  readonly exchange: (callback: URL) => Promise<string>
}

const field = async (answer: Response, name: string): Promise<string> => {
  const body: unknown = await answer.json()
  if (typeof body !== "object" || body === null) throw new Error("The answer is no object")
  return String(Object.entries(body).find(([one]) => one === name)?.[1])
}

/** Registers, and makes a request of its own. */
export const newAssistant = async (baseUrl: string, name: string, redirectUri: string): Promise<Assistant> => {
  const registration = await fetch(`${baseUrl}/oauth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ client_name: name, redirect_uris: [redirectUri], token_endpoint_auth_method: "none" })
  })
  const client_id = await field(registration, "client_id")
  const verifier = randomBytes(32).toString("base64url")
  const state = randomBytes(8).toString("hex")
  const parameters = new URLSearchParams({
    response_type: "code",
    client_id,
    redirect_uri: redirectUri,
    state,
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
    resource: `${baseUrl}/mcp`
  })
  return {
    authorizeUrl: `${baseUrl}/oauth/authorize?${parameters}`,
    exchange: async ({ searchParams }) => {
      if (searchParams.get("state") !== state) throw new Error("The state that came back is another")
      if (searchParams.get("iss") !== baseUrl) throw new Error("The answer does not say who it is from")
      const body = new URLSearchParams({
        grant_type: "authorization_code",
        client_id,
        code: searchParams.get("code") ?? "",
        code_verifier: verifier,
        redirect_uri: redirectUri
      })
      const answer = await fetch(`${baseUrl}/oauth/token`, { method: "POST", body })
      return field(answer, "access_token")
    }
  }
}

/** What the tool server answers to this token when it is asked who that is. */
export const whoami = async (baseUrl: string, token: string) => {
  const answer = await fetch(`${baseUrl}/mcp`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      accept: "application/json, text/event-stream"
    },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "whoami", arguments: {} } })
  })
  return { status: answer.status, text: await answer.text() }
}
