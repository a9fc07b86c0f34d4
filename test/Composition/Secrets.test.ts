import { FetchHttpClient } from "@effect/platform"
import { SqlClient } from "@effect/sql"
import { assert, layer } from "@effect/vitest"
import { Effect, Layer, Logger, Option, Redacted } from "effect"
import { Keys } from "#src/Access/Keys/Keys.ts"
import { Invitations } from "#src/Access/Members/Invitations.ts"
import { Accounts } from "#src/Platforms/Accounts/Accounts.ts"
import { logLine } from "#src/Telemetry/LogLine.ts"
import { brand, houseOn } from "#test/House.ts"
import { ask } from "#test/Http/Asking.ts"
import { InProcess } from "#test/InProcess.ts"
import { callback, challengeOf, verifier } from "#test/OAuth/TestOAuth.ts"

const secretKey = Uint8Array.from({ length: 32 }, (_, index) => 200 - index)
const modelKey = "sk-model-of-this-test-0123456789"
const lines: Array<string> = []

const keeping = Logger.replace(
  Logger.defaultLogger,
  Logger.make((options) => {
    lines.push(logLine(options))
  })
)

const Here = Layer.provideMerge(
  InProcess.layer,
  houseOn(FetchHttpClient.layer, {
    secretKeys: [Redacted.make(secretKey)],
    // nobody listens there: what was to be said is given up
    languageModel: Option.some({
      provider: "openai",
      opinionsADay: 500,
      model: "m",
      apiKey: Redacted.make(modelKey),
      address: "http://127.0.0.1:9"
    })
  })
).pipe(Layer.provideMerge(keeping))

const origin = "https://steward.test"

/** Posts a form as a browser does, with the cookies that it has. */
const formed = (path: string, fields: Record<string, string>, cookies: Map<string, string> = new Map()) =>
  Effect.map(
    ask("POST", path, {
      body: new URLSearchParams(fields).toString(),
      headers: {
        origin,
        "content-type": "application/x-www-form-urlencoded",
        cookie: Array.from(cookies, ([name, value]) => `${name}=${value}`).join("; ")
      }
    }),
    (answered) => {
      for (const cookie of answered.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
        if (value !== "") cookies.set(name, value)
      }
      return answered
    }
  )

const tokenIn = (text: string) => /[?&]token=([A-Za-z0-9_-]+)/.exec(text)?.[1] ?? ""
const fieldsOf = (text: string) =>
  Object.fromEntries(
    Array.from(text.matchAll(/<input\b[^>]*>/g), ([input]) => [
      /name="([^"]*)"/.exec(input)?.[1] ?? "",
      (/value="([^"]*)"/.exec(input)?.[1] ?? "").replaceAll("&amp;", "&")
    ]).filter(([name]) => name !== "")
  )

/** Every secret there is, made through the door that makes it, by what it is. */
const made = Effect.gen(function* () {
  const secrets = new Map<string, string>()
  const keep = (what: string, secret: string | undefined) => {
    assert.isAbove(secret?.length ?? 0, 9, what)
    secrets.set(what, secret ?? "")
  }
  keep("the secret key", Buffer.from(secretKey).toString("base64"))
  keep("the language model's key", modelKey)

  const { accounts, key, personId, workspaceId } = yield* brand()
  keep("an API key", Redacted.value(key))
  const another = yield* Effect.flatMap(Keys, ({ create }) => create({ workspaceId, name: "Zap", personId }))
  keep("another API key", Redacted.value(another.key))
  const token = "EAAplatformtoken0123456789"
  yield* Effect.flatMap(Accounts, ({ connect }) =>
    connect({
      workspaceId,
      platform: "facebook",
      externalId: `${accounts.facebook.externalId}1`,
      name: "Page",
      token: Redacted.make(token),
      actor: "Ada"
    })
  )
  keep("a platform token", token)

  const json = { target_url: "https://93.184.215.14/secret", event: "comment.received" }
  const headers = { "idempotency-key": "once-0123456789" }
  const hook = yield* ask("POST", "/api/v1/hooks", { key, json, headers })
  const again = yield* ask("POST", "/api/v1/hooks", { key, json, headers })
  assert.strictEqual(again.text, hook.text)
  keep("a signing secret", /whsec_[\w+/=-]+/.exec(hook.text)?.[0])
  const id = String(Object(JSON.parse(hook.text)).data.id)
  const rotated = yield* ask("POST", `/api/v1/hooks/${id}/rotate`, { key, json: {} })
  keep(
    "a rotated signing secret",
    /whsec_[\w+/=-]+/.exec(rotated.text.replace(secrets.get("a signing secret") ?? "", ""))?.[0]
  )

  const email = "zoe.secret@example.com"
  const invitations = yield* Invitations
  const invited = yield* invitations.invite({ workspaceId, email, role: "owner", limitedTo: null, actor: "Grace" })
  keep("an invitation", tokenIn(invited.link))
  const password = "an unusual password of this test"
  keep("a password", password)
  const cookies = new Map<string, string>()
  const joined = yield* formed("/invitation", { token: tokenIn(invited.link), name: "Zoe", password }, cookies)
  assert.strictEqual(joined.status, 303, joined.text.slice(-400))
  yield* formed("/sign-in", { email, password: "a wrong guess of this test" })
  keep("a wrong guess", "a wrong guess of this test")
  const signedIn = yield* formed("/sign-in", { email, password }, cookies)
  assert.strictEqual(signedIn.status, 303)
  assert.isAbove(cookies.size, 1)
  for (const [name, value] of cookies) keep(`the cookie ${name}`, value)

  const metadata = {
    client_name: "Claude",
    redirect_uris: [callback],
    token_endpoint_auth_method: "client_secret_post"
  }
  const client = Object(JSON.parse((yield* ask("POST", "/oauth/register", { json: metadata })).text))
  keep("a client's secret", client.client_secret)
  const query = new URLSearchParams({
    response_type: "code",
    client_id: client.client_id,
    redirect_uri: callback,
    state: "a-state",
    scope: "read",
    code_challenge: challengeOf(verifier),
    code_challenge_method: "S256"
  })
  const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join("; ")
  const asked = yield* ask("GET", `/oauth/authorize?${query}`, { headers: { cookie } })
  const allowed = yield* formed("/oauth/authorize", { ...fieldsOf(asked.text), decision: "allow" }, cookies)
  const code = new URL(allowed.headers.get("location") ?? origin).searchParams.get("code")
  keep("a code", code ?? "")
  const credentials = { client_id: client.client_id, client_secret: client.client_secret }
  const exchange = (fields: Record<string, string>) =>
    Effect.map(formed("/oauth/token", { ...credentials, ...fields }), ({ text }) => Object(JSON.parse(text)))
  const tokens = yield* exchange({
    grant_type: "authorization_code",
    code: code ?? "",
    code_verifier: verifier,
    redirect_uri: callback
  })
  keep("an access token", tokens.access_token)
  keep("a refresh token", tokens.refresh_token)
  const fresh = yield* exchange({ grant_type: "refresh_token", refresh_token: tokens.refresh_token })
  keep("a fresh access token", fresh.access_token)
  keep("a fresh refresh token", fresh.refresh_token)

  // where they do not belong, and what is not theirs
  for (const secret of secrets.values()) {
    const text = encodeURIComponent(secret)
    yield* ask("GET", `/api/v1/comments?q=${text}&key=${text}`, {
      key: Redacted.make(secret.replaceAll(/[^!-~]/g, ""))
    })
    yield* ask("GET", `/invitation?token=${text}`)
    yield* ask("GET", `/set-password?token=${text}`)
    yield* ask("GET", `/open?token=${text}`)
    yield* formed("/oauth/token", { ...credentials, grant_type: "refresh_token", refresh_token: secret })
    yield* formed("/oauth/revoke", { ...credentials, token: `${secret}x` })
    yield* ask("POST", "/mcp", {
      key: Redacted.make(secret.replaceAll(/[^!-~]/g, "")),
      json: { jsonrpc: "2.0", id: 1 }
    })
    yield* ask("POST", "/webhooks/facebook", { body: secret, headers: { "x-hub-signature-256": "sha256=0" } })
  }
  return { secrets, workspaceId, link: invited.link }
})

/** As text, and as the bytes that a text of base64 stands for. */
const formsOf = (secret: string) => {
  const random = secret.replace(/^[a-z]+_/, "")
  const bytes = /^[\w+/=-]{32,}$/.test(random) ? Buffer.from(random, "base64url") : Buffer.alloc(0)
  return [Buffer.from(secret), ...(bytes.length >= 16 ? [bytes] : [])]
}

/** Every column of every table that holds one of the secrets, as text or as bytes, whatever its type. */
const columnsWith = Effect.fn("columnsWith")(function* (secrets: ReadonlyMap<string, string>) {
  const sql = yield* SqlClient.SqlClient
  const columns = yield* sql<{ readonly table: string; readonly column: string; readonly type: string }>`
    SELECT c.table_name AS table, c.column_name AS column, c.data_type AS type
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = current_schema() AND t.table_type = 'BASE TABLE'`
  const found: Array<string> = []
  let cells = 0
  for (const { column, table } of columns) {
    const rows = yield* sql<{ readonly held: string | null }>`SELECT ${sql(column)}::text AS held FROM ${sql(table)}`
    cells += rows.length
    for (const { held } of rows) {
      if (held === null) continue
      for (const [what, secret] of secrets) {
        for (const form of formsOf(secret)) {
          if (held.includes(form.toString("latin1")) || held.includes(form.toString("hex"))) {
            found.push(`${what} in ${table}.${column}`)
          }
        }
      }
    }
  }
  return { found: [...new Set(found)], columns: columns.length, cells }
})

layer(Here)("secrets", (it) => {
  it.effect("stand in no column of any table and in no line of the log, whatever door made them", () =>
    Effect.gen(function* () {
      const { secrets, workspaceId } = yield* made
      assert.isAtLeast(secrets.size, 15)
      const { cells, columns, found } = yield* columnsWith(secrets)
      assert.isAtLeast(columns, 300)
      assert.isAtLeast(cells, 300)
      assert.deepStrictEqual(found, [])
      const seen = yield* columnsWith(new Map([["what is no secret", workspaceId]]))
      assert.isNotEmpty(seen.found, "the search can find")
      assert.isAtLeast(lines.length, 100)
      const told = [...secrets].flatMap(([what, secret]) =>
        lines
          .filter((line) => line.includes(secret) || line.includes(encodeURIComponent(secret)))
          .map((line) => `${what}: ${line}`)
      )
      assert.deepStrictEqual(told, [])
      assert.isTrue(
        lines.some((line) => line.includes(workspaceId)),
        "the log is read"
      )
    })
  )
})
