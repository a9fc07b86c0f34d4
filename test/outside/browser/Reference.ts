import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import type { AxeResults } from "axe-core"
import type { Browser } from "playwright-core"
import type { Checks } from "./Checks.ts"

const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js")

/** The reference at /docs, which is too long for a picture: whether it is accessible, and needs nobody else. */
export const reference = async (browser: Browser, { baseUrl }: { readonly baseUrl: string }, checks: Checks) => {
  for (const colorScheme of ["light", "dark"] as const) {
    const context = await browser.newContext({ colorScheme })
    const page = await context.newPage()
    const [asked, refused]: [Array<string>, Array<string>] = [[], []]
    page.on("request", (request) => asked.push(request.url()))
    page.on("console", (message) => message.type() === "error" && refused.push(message.text()))
    await page.goto(`${baseUrl}/docs`)
    const elsewhere = asked.filter((url) => !url.startsWith(`${baseUrl}/`))
    checks.is(`the reference, ${colorScheme}, asks nobody else`, elsewhere.length === 0, elsewhere.join())
    checks.is(`the reference, ${colorScheme}, keeps to its policy`, refused.length === 0, refused.join())
    const ground = String(await page.evaluate("getComputedStyle(document.body).backgroundColor"))
    const [red = "128"] = /\d+/.exec(ground) ?? []
    checks.is(`the reference is ${colorScheme}`, Number(red) < 128 === (colorScheme === "dark"), ground)
    await page.evaluate(await readFile(axe, "utf8"))
    const { violations }: AxeResults = await page.evaluate("axe.run()")
    const found = violations.map(({ help, nodes }) => `${help}: ${nodes.length} times: ${nodes[0]?.html.slice(0, 160)}`)
    checks.is(`the reference, ${colorScheme}, is accessible`, found.length === 0, found.join("\n"))
    await context.close()
  }
}
