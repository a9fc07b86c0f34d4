import type { Attack } from "./Attack.ts"
import { asOwner, hiddenIn, pageOf } from "./Owner.ts"
import { api, brand, form } from "./Target.ts"

const markup = `"><img src=x onerror=alert(1)><script>alert(1)</script>'{{7*7}}`
const lines = "Eve\r\nlevel=ERROR forged=yes\r\nBcc: all@example.com\u2028\u0085"

/** Markup and line breaks in everything that can be named, looked for on every page and in the log. */
export const storedMarkup: Attack = {
  name: "markup, and lines in the log and in letters",
  run: async (target, findings) => {
    const before = target.printed().length
    const names = [markup, lines]
    for (const name of names) {
      await api(target, target.key, "POST", "/links", { target_url: "https://example.com/?<script>", campaign: name })
      await api(target, target.key, "POST", "/hooks", {
        target_url: `https://8.8.8.8/${encodeURIComponent(name)}`,
        event: "comment.hidden"
      })
      await api(target, target.key, "PUT", "/autopilot/policy", { guidance: name })
      await target.command("keys", "create", "--name", name, "--workspace", brand).catch(() => "")
      await target.command("members", "add", name, "--role", "viewer", "--workspace", brand).catch(() => "")
      await target
        .command("webhooks", "add", `https://8.8.4.4/${encodeURIComponent(name)}`, "--workspace", brand)
        .catch(() => "")
      const { data } = Object(await (await api(target, target.key, "GET", "/contacts?limit=3")).json())
      for (const { id } of data ?? []) {
        await api(target, target.key, "PATCH", `/contacts/${id}`, {
          name,
          fields: { note: name },
          add_tags: [name.slice(0, 40)]
        })
      }
      await fetch(`${target.baseUrl}/oauth/register`, {
        method: "POST",
        headers: { "content-type": "application/json", "user-agent": "x\tlevel=ERROR forged=yes" },
        body: JSON.stringify({
          client_name: name,
          redirect_uris: ["https://evil.example/cb"],
          token_endpoint_auth_method: "none"
        })
      })
      await form(target, "/sign-in", { email: name, password: name })
      await form(target, "/forgot-password", { email: `${name}@example.com` })
      await fetch(`${target.baseUrl}/${encodeURIComponent(name)}`)
      await api(target, name.replaceAll(/[^!-~]/g, ""), "GET", "/me")
    }
    const members = await (await pageOf(target, "/settings/people")).text()
    await form(
      target,
      "/settings/people/invite",
      { workspace: hiddenIn(members, "workspace"), email: `"${markup}"@example.com`, role: "viewer" },
      await asOwner(target)
    )
    const paths = new Set([
      "/",
      "/inbox",
      "/needs-you",
      "/contacts",
      "/reports",
      "/reports/links",
      "/settings/people",
      "/settings/assistants",
      "/settings",
      "/settings/accounts",
      "/docs",
      `/sign-in?next=${encodeURIComponent(markup)}`,
      `/inbox?q=${encodeURIComponent(markup)}`,
      `/set-password?token=${encodeURIComponent(markup)}`,
      `/invitation?token=${encodeURIComponent(markup)}`,
      `/oauth/authorize?client_id=${encodeURIComponent(markup)}`,
      `/${encodeURIComponent(markup)}`
    ])
    const seen = new Set<string>()
    for (let rounds = 0; rounds < 4 && seen.size < 80; rounds++) {
      for (const path of paths) {
        if (seen.has(path) || seen.size >= 80) continue
        seen.add(path)
        const answer = await pageOf(target, path)
        const text = await answer.text()
        findings.held(
          `${path.slice(0, 80)} shows no markup of others`,
          !/<img src=x|<script>alert|onerror=alert\(1\)>/.test(
            text.replaceAll(/(&lt;|\\u003c)img src=x onerror=alert\(1\)>/g, "")
          ),
          text.slice(0, 200)
        )
        findings.held(`${path.slice(0, 80)} is whole`, answer.status < 500, answer.status)
        const isPage = answer.headers.get("content-type")?.startsWith("text/html") === true
        const policy = answer.headers.get("content-security-policy") ?? ""
        findings.held(
          `${path.slice(0, 80)} runs no script`,
          !isPage || (/default-src 'none'/.test(policy) && !/unsafe-inline.*script|script-src[^;]*unsafe/.test(policy)),
          policy
        )
        for (const [, href = ""] of text.matchAll(/href="(\/[^"#]*)"/g)) paths.add(href.replaceAll("&amp;", "&"))
        findings.held(`${path.slice(0, 80)} links to no script`, !/href="\s*(javascript|data|vbscript):/i.test(text))
      }
    }
    const printed = target.printed().slice(before)
    const forged = printed.split(/\r\n|[\n\r\u2028\u0085]/).filter((line) => /^\s*(level=ERROR forged|Bcc:)/.test(line))
    findings.held("no line of the log is somebody else's", forged.length === 0, forged[0])
    findings.figure(`${seen.size} pages were looked at`)
  }
}
