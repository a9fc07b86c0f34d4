import { createHash } from "node:crypto"
import type { Attack } from "./Attack.ts"
import { asOwner } from "./Owner.ts"
import { form, type Target } from "./Target.ts"

const callback = "https://assistant.example/callback"
const verifier = "a-verifier-of-this-attack".padEnd(50, "x")
const challenge = createHash("sha256").update(verifier).digest("base64url")

const registered = async (target: Target): Promise<string> => {
  const answer = await fetch(`${target.baseUrl}/oauth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ client_name: "Claude", redirect_uris: [callback], token_endpoint_auth_method: "none" })
  })
  return String(Object(await answer.json()).client_id)
}

const fieldsIn = (text: string) =>
  Object.fromEntries(
    Array.from(text.matchAll(/<input\b[^>]*>/g), ([input]) => [
      /name="([^"]*)"/.exec(input)?.[1] ?? "",
      (/value="([^"]*)"/.exec(input)?.[1] ?? "").replaceAll("&amp;", "&")
    ]).filter(([name]) => name !== "")
  )

const request = (clientId: string, changed: Record<string, string> = {}) => ({
  response_type: "code",
  client_id: clientId,
  redirect_uri: callback,
  state: "s",
  scope: "read",
  code_challenge: challenge,
  code_challenge_method: "S256",
  ...changed
})

/** What the owner's browser comes to who allows a request. */
const allowed = async (target: Target, parameters: Record<string, string>) => {
  const cookie = await asOwner(target)
  const query = new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== "-"))
  const page = await fetch(`${target.baseUrl}/oauth/authorize?${query}`, { headers: cookie, redirect: "manual" })
  const text = await page.text()
  const led = page.headers.get("location") ?? ""
  if (!text.includes("decision")) return { code: null, to: led, status: page.status }
  const answer = await form(target, "/oauth/authorize", { ...fieldsIn(text), decision: "allow" }, cookie)
  const to = answer.headers.get("location") ?? ""
  return { code: URL.canParse(to) ? new URL(to).searchParams.get("code") : null, to, status: answer.status }
}

const exchange = async (target: Target, fields: Record<string, string>) => {
  const answer = await fetch(`${target.baseUrl}/oauth/token`, { method: "POST", body: new URLSearchParams(fields) })
  return { status: answer.status, body: Object(await answer.json().catch(() => ({}))) }
}

/** Codes and tokens: downgraded, mixed up, used again, widened, and asked for by many at once. */
export const oauthCodes: Attack = {
  name: "OAuth codes and tokens",
  run: async (target, findings) => {
    const [client, other] = [await registered(target), await registered(target)]
    for (const changed of [
      { code_challenge: "-" },
      { code_challenge_method: "plain" },
      { code_challenge_method: "-" },
      { code_challenge: "short" },
      { code_challenge: verifier, code_challenge_method: "none" },
      { response_type: "token" },
      { response_type: "code token" },
      { redirect_uri: `${callback}/` },
      { redirect_uri: `${callback}#x` },
      { redirect_uri: callback.replace("https", "http") },
      { redirect_uri: "https://assistant.example.evil.example/callback" },
      { redirect_uri: "https://assistant.example%2f@evil.example/callback" },
      { resource: "https://evil.example/mcp" }
    ]) {
      const { code, to } = await allowed(target, request(client, changed))
      findings.held(`a code for ${JSON.stringify(changed)}`, code === null && !/evil/.test(to), to)
    }
    const good = async () => (await allowed(target, request(client))).code ?? ""
    const grant = (code: string, changed: Record<string, string> = {}) => ({
      grant_type: "authorization_code",
      client_id: client,
      code,
      code_verifier: verifier,
      redirect_uri: callback,
      ...changed
    })
    for (const changed of [
      { code_verifier: "b".repeat(50) },
      { code_verifier: "" },
      { code_verifier: challenge },
      { client_id: other },
      { redirect_uri: `${callback}?x` },
      { grant_type: "client_credentials" },
      { grant_type: "password" }
    ]) {
      const { body, status } = await exchange(target, grant(await good(), changed))
      findings.held(`tokens for ${JSON.stringify(changed)}`, status >= 400 && body.access_token === undefined, status)
    }
    const at = (token: string) =>
      fetch(`${target.baseUrl}/mcp`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${token}`,
          "content-type": "application/json",
          accept: "application/json, text/event-stream"
        },
        body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}'
      }).then(({ status }) => status)
    const code = await good()
    findings.held("there is a code", code !== "", code)
    const many = await Promise.all(Array.from({ length: 10 }, () => exchange(target, grant(code))))
    const won = many.filter(({ status }) => status === 200)
    findings.held("one code, ten times at once, is one pair of tokens", won.length <= 1, won.length)
    const again = await exchange(target, grant(code))
    findings.held("a code is good once", again.status >= 400, again.status)
    const stale = await Promise.all(won.map(({ body }) => at(body.access_token)))
    findings.held(
      "what a code gave that is used again is taken back",
      stale.every((status) => status === 401),
      stale
    )

    const { body: tokens } = await exchange(target, grant(await good()))
    findings.held("tokens are good", (await at(tokens.access_token)) === 200, tokens.error)
    const refresh = (fields: Record<string, string>) =>
      exchange(target, {
        grant_type: "refresh_token",
        client_id: client,
        refresh_token: tokens.refresh_token,
        ...fields
      })
    const wider = await refresh({ scope: "read moderate settings" })
    findings.held("wider than it was", wider.status >= 400 || wider.body.scope === "read", wider.body.scope)
    findings.held(
      "an access token refreshes nothing",
      (await refresh({ refresh_token: tokens.access_token })).status >= 400
    )
    findings.held("a refresh token opens nothing", (await at(tokens.refresh_token)) === 401)
    const fresh = await Promise.all(Array.from({ length: 10 }, () => refresh({})))
    const pairs = new Set(fresh.filter(({ status }) => status === 200).map(({ body }) => body.refresh_token))
    findings.held("one refresh token, ten times at once, has one successor", pairs.size === 1, pairs.size)
    const asKey = await fetch(`${target.baseUrl}/api/v1/me`, {
      headers: { authorization: `Bearer ${tokens.access_token}` }
    })
    findings.held("a token for the tools is no key of the API", asKey.status === 401, asKey.status)
    findings.held("another client's refresh", (await refresh({ client_id: other })).status >= 400)
    findings.held("and it ends what was stolen", (await at(tokens.access_token)) === 401)
    const wide = await allowed(target, request(client, { scope: "read admin" }))
    const widened = wide.code === null ? null : (await exchange(target, grant(wide.code))).body.scope
    findings.held("a scope that there is none of gives nothing", widened === null || widened === "read", widened)
    const documents = [
      "https://127.0.0.1/c.json",
      "https://2130706433/c.json",
      "https://[::ffff:7f00:1]/c.json",
      "https://[::1]/c.json",
      "https://169.254.169.254/latest",
      "https://127.0.0.1.nip.io/c.json",
      "https://localtest.me/c.json",
      "https://localhost/c.json",
      "http://8.8.8.8/c.json",
      "https://user@8.8.8.8/c.json",
      "https://8.8.8.8:5432/c.json",
      "file:///etc/passwd"
    ]
    const answers = new Set<string>()
    for (const id of documents) {
      const { code, status, to } = await allowed(target, request(id))
      findings.held(`the client ${id}`, code === null && to === "" && status >= 400 && status < 500, `${status} ${to}`)
      answers.add(String(status))
    }
    findings.held("all are refused alike", answers.size === 1, [...answers])
  }
}
