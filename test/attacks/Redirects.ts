import type { Attack } from "./Attack.ts"
import { form } from "./Target.ts"

const refused = ["javascript:alert(1)", "data:text/html,x", "file:///etc/passwd", "http://evil.example/cb", "myapp:cb"]

/** Clients and addresses that want people, and their codes, sent elsewhere. */
export const redirects: Attack = {
  name: "OAuth redirects",
  run: async (target, findings) => {
    const register = (uri: string) =>
      fetch(`${target.baseUrl}/oauth/register`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ client_name: "Claude", redirect_uris: [uri], token_endpoint_auth_method: "none" })
      })
    for (const uri of refused) {
      const { status } = await register(uri)
      findings.held(`${uri} is registered`, status === 400, status)
    }
    const answer = await register("https://evil.example/cb")
    const id = String(Object(await answer.json()).client_id)
    const good = { client_id: id, redirect_uri: "https://evil.example/cb", response_type: "code", state: "s" }
    const bad: ReadonlyArray<Record<string, string>> = [
      good,
      { ...good, response_type: "token" },
      { ...good, scope: "everything" },
      { ...good, redirect_uri: "https://other.example/" },
      { ...good, redirect_uri: "https://evil.example/cb/../x" },
      { ...good, client_id: "nobody" }
    ]
    for (const parameters of bad) {
      const query = new URLSearchParams(parameters)
      const shown = await fetch(`${target.baseUrl}/oauth/authorize?${query}`, { redirect: "manual" })
      const to = shown.headers.get("location") ?? ""
      findings.held(`a redirect before sign-in for ${query}`, !/^https?:\/\/(evil|other)/.test(to), to)
    }
    for (const next of ["//evil.example", "https://evil.example", "/\\evil.example", "/%09/evil.example"]) {
      const answered = await form(target, "/sign-out", { next })
      const to = answered.headers.get("location") ?? ""
      findings.held(
        `signing out to ${next}`,
        !/^(https?:)?[\\/]{2}|evil\.example$/.test(decodeURIComponent(to)) || to.startsWith("/sign-in?next="),
        to
      )
    }
  }
}
