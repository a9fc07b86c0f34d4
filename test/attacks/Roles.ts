import type { Attack } from "./Attack.ts"
import { keyIn, operationsOf, ownIds } from "./Contract.ts"
import { api, brand } from "./Target.ts"

/** Keys that may only read, tried on everything that changes something; and keys that are none. */
export const roles: Attack = {
  name: "roles, scopes and keys",
  run: async (target, findings) => {
    await target.command("members", "add", "Viv Viewer", "--role", "viewer", "--workspace", brand)
    const viewer = keyIn(
      await target.command("keys", "create", "--name", "V", "--person", "Viv Viewer", "--workspace", brand)
    )
    const reader = keyIn(await target.command("keys", "create", "--name", "R", "--scope", "read", "--workspace", brand))
    const ids = await ownIds(target)
    const changing = (await operationsOf(target)).filter(({ method }) => method !== "GET")
    // what the specification lets any key do
    const allowed = /^(\w+ \/hooks|POST \/conversions$|PATCH \/contacts\/\{\w+\}$)/
    for (const [who, key] of [
      ["a viewer", viewer],
      ["a key that only reads", reader]
    ] as const) {
      findings.held(`${who} may read`, (await api(target, key, "GET", "/me")).status === 200)
      for (const { hasBody, method, path } of changing) {
        if (allowed.test(`${method} ${path}`) && who === "a viewer") continue
        for (const id of ids.slice(0, 3)) {
          const answer = await api(target, key, method, path.replaceAll(/\{\w+\}/g, id), hasBody ? {} : undefined)
          findings.held(`${who}: ${method} ${path}`, answer.status === 403, `${answer.status} ${await answer.text()}`)
        }
      }
    }
    const good = target.key
    const bad: ReadonlyArray<Record<string, string>> = [
      { authorization: "" },
      { authorization: "Bearer" },
      { authorization: `Bearer ${good}x` },
      { authorization: `Bearer ${good.slice(0, -1)}` },
      { authorization: `Bearer ${good.toUpperCase()}` },
      { authorization: `Bearer ${good}, Bearer ${good}` },
      { authorization: `Bearer ${good} ${good}` },
      { authorization: `Basic ${btoa(`:${good}`)}` },
      { authorization: `Token ${good}` },
      { "x-api-key": good },
      { cookie: `steward_session=${good}` },
      { "x-forwarded-user": "admin", "x-forwarded-for": "127.0.0.1", "x-original-url": "/healthz" }
    ]
    for (const headers of bad) {
      for (const path of ["/api/v1/me", "/mcp"]) {
        const { status } = await fetch(`${target.baseUrl}${path}`, {
          headers,
          method: path === "/mcp" ? "POST" : "GET"
        })
        // a cookie is a session's, and is looked at only where a page of ours asks
        const refused = headers["cookie"] !== undefined && path === "/api/v1/me" ? 403 : 401
        findings.held(`${path} with ${JSON.stringify(headers).replaceAll(good, "KEY")}`, status === refused, status)
      }
    }
    for (const name of ["key", "api_key", "access_token", "token"]) {
      const { status } = await fetch(`${target.baseUrl}/api/v1/me?${name}=${good}`)
      findings.held(`a key in the query as ${name}`, status === 401 || status === 400, status)
    }
    for (const override of ["x-http-method-override", "x-method-override", "x-http-method"]) {
      const answer = await api(target, viewer, "GET", `/comments/${ids[0]}`, undefined, { [override]: "DELETE" })
      findings.held(`${override} changes nothing`, answer.status === 200, answer.status)
    }
  }
}
