import type { Browser } from "playwright-core"
import type { Checks } from "../Checks.ts"
import { patient } from "../Session.ts"

/** Each role on what waits: it sees answers where it may give them, and is refused where it may not. */
export const everyRole = async (
  browser: Browser,
  {
    command,
    baseUrl
  }: { readonly baseUrl: string; readonly command: (...args: ReadonlyArray<string>) => Promise<string> },
  { brand, foreign, workspace }: { readonly brand: string; readonly workspace: string; readonly foreign: string },
  checks: Checks
) => {
  for (const role of ["viewer", "moderator", "manager", "admin"]) {
    const name = `Robin ${role}`
    await command("members", "add", name, "--workspace", brand, "--role", role)
    const email = `${role}@example.com`
    const context = await patient(browser)
    const page = await context.newPage()
    const [link = ""] = /http\S+/.exec(await command("members", "password-link", name, "--workspace", brand)) ?? []
    await page.goto(link)
    const address = page.getByLabel("E-mail address")
    if ((await address.count()) > 0) await address.fill(email)
    const own = page.getByLabel("Your name")
    if ((await own.count()) > 0) await own.fill(name)
    await page.getByLabel("Password").fill(`a long password of ${role}`)
    await page.locator("main button[type=submit]").click()
    await page.goto(`${baseUrl}/needs-you`)
    await page.waitForSelector("body.is-scripted")
    const mayAnswer = role !== "viewer"
    const buttons = await page.getByRole("button", { name: "Leave it up" }).count()
    checks.is(`${role}: answers are ${mayAnswer ? "there" : "not there"}`, buttons > 0 === mayAnswer, buttons)
    const id = await page.evaluate(() =>
      document.querySelector(".queue a[aria-current]")?.getAttribute("href")?.split("/").at(-1)
    )
    const hold = (at: string) =>
      page.evaluate(async (path) => {
        const sent = { method: "POST", headers: { "content-type": "application/json" }, body: '{"answer":"keep"}' }
        return (await fetch(path, sent)).status
      }, `/app/v1/${at}/needs-you/${id}/answer`)
    const status = await hold(workspace)
    checks.is(`${role}: an answer is ${mayAnswer ? "taken" : "refused"}`, status === (mayAnswer ? 202 : 403), status)
    checks.is(`${role}: another workspace is not there`, (await hold(foreign)) === 404)
    await context.close()
  }
}
