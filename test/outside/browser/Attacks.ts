import type { Browser, BrowserContext, Page } from "playwright-core"
import { newAssistant } from "./Assistant.ts"
import type { Checks } from "./Checks.ts"
import type { RunningSteward } from "./Steward.ts"

/** Another site, on this machine, whose pages hold what an attacker wants. */
const otherSite = () => {
  let body = ""
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    fetch: () => new Response(`<!doctype html><title>Evil</title>${body}`, { headers: { "content-type": "text/html" } })
  })
  const pageOf = async (context: BrowserContext, wanted: string): Promise<Page> => {
    body = wanted
    const page = await context.newPage()
    await page.goto(`http://127.0.0.1:${server.port}/`)
    return page
  }
  return { pageOf, stop: () => server.stop(true) }
}

/** What another site's pages can do to somebody who is signed in, by a browser's own rules. */
export const attacks = async (browser: Browser, { baseUrl }: RunningSteward, checks: Checks) => {
  const { pageOf, stop } = otherSite()
  const context = await browser.newContext()
  const own = await context.newPage()
  await own.goto(`${baseUrl}/sign-in`)
  await own.getByLabel("E-mail address").fill("ada@example.com")
  await own.getByLabel("Password").fill("correct horse battery staple")
  await own.getByRole("button", { name: "Sign in", exact: true }).click()
  const cookies = await context.cookies(baseUrl)
  checks.is(
    "scripts do not get the cookies",
    cookies.length === 2 && cookies.every(({ httpOnly }) => httpOnly),
    JSON.stringify(cookies)
  )
  checks.is(
    "the cookies stay on this site",
    cookies.every(({ sameSite }) => sameSite === "Lax")
  )

  const client = await newAssistant(baseUrl, "Claude", "https://claude.ai/callback")
  const inFrame = async (address: string) => {
    const framing = await pageOf(
      context,
      `<iframe src="${address.replaceAll("&", "&amp;")}" width="600" height="600"></iframe>`
    )
    await framing.waitForLoadState("networkidle")
    const [, frame] = framing.frames()
    const inside = await frame
      ?.locator("body")
      .textContent({ timeout: 3000 })
      .catch(() => "")
    await framing.close()
    return inside ?? ""
  }
  const harmless = await inFrame(`${baseUrl}/healthz`)
  checks.is("what may be shown in a frame is", harmless.includes("up"), harmless)
  for (const [name, address] of [
    ["signing in", `${baseUrl}/sign-in`],
    ["consent", client.authorizeUrl],
    ["assistants", `${baseUrl}/settings/assistants`]
  ] as const) {
    const inside = await inFrame(address)
    checks.is(`the page for ${name} is not shown in a frame`, !/Steward|Sign in|Allow|Assistants/.test(inside), inside)
  }

  for (const path of [
    "/sign-out",
    "/settings/assistants/grt_1/disconnect",
    "/settings/people/invite",
    "/oauth/authorize",
    "/sign-in"
  ]) {
    const page = await pageOf(context, `<form method="post" action="${baseUrl}${path}"><button>Win</button></form>`)
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url() === `${baseUrl}${path}`),
      page.getByRole("button").click()
    ])
    checks.is(`another site cannot post to ${path}`, answer.status() === 403, answer.status())
    await page.close()
  }
  await own.goto(`${baseUrl}/settings/assistants`)
  checks.is("who was attacked is still signed in", (await own.locator("h1").textContent()) === "Assistants")

  await own.evaluate(`{
    const script = document.createElement("script")
    // the page takes no text for a script; a text beside it is no way around that
    try { script.textContent = "document.title = 'scripted'" } catch {}
    script.append("document.title = 'scripted'")
    document.body.append(script)
  }`)
  checks.is("a script that got into a page does not run", (await own.title()) !== "scripted")
  await context.close()
  await stop()
}
