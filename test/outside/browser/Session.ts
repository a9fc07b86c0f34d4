import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { join } from "node:path"
import type { AxeResults } from "axe-core"
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core"
import type { Checks } from "./Checks.ts"

const executable = process.env["CHROMIUM"] ?? "/usr/bin/chromium"

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync"
]

export const launch = () => chromium.launch({ executablePath: executable, headless: true, args: flags })

/** Others may use the machine as well: what takes long is told by measures, and is no reason to give up. */
const patience = 120_000

/** A browser of its own that waits for as long as it takes. */
export const patient = async (browser: Browser, options: BrowserContextOptions = {}) => {
  const context = await browser.newContext(options)
  context.setDefaultTimeout(patience)
  return context
}

const screens = { desk: { width: 1000, height: 760 }, phone: { width: 320, height: 640 } } as const
const schemes = ["light", "dark"] as const

/** What the copies are looked at with: scripts run there, which the pages themselves do not allow. */
interface Glass {
  readonly axe: string
  readonly page: Page
}

/** A page with its style within it, so that a copy stands by itself. */
const withItsStyle = async (page: Page) => {
  const html = (await page.content()).replaceAll(
    /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g,
    ""
  )
  const [link = "", address = ""] = /<link rel="stylesheet" href="([^"]+)">/.exec(html) ?? []
  const style = await (await page.request.get(new URL(address, page.url()).href)).text()
  return html.replace(link, () => `<style>${style}</style>`)
}

/** What was looked at, in order: as the person saw it, and a copy of it in light and dark on a desk and on a phone. */
export class Album {
  readonly directory: string
  readonly taken: Array<string> = []
  readonly #checks: Checks
  readonly #glass: Glass
  private constructor(directory: string, checks: Checks, glass: Glass) {
    this.directory = directory
    this.#checks = checks
    this.#glass = glass
  }

  static async open(browser: Browser, directory: string, checks: Checks) {
    const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")
    return new Album(directory, checks, { axe, page: await browser.newPage() })
  }

  async take(page: Page, name: string) {
    const number = String(this.taken.length + 1).padStart(2, "0")
    const { axe, page: copy } = this.#glass
    const found: Array<string> = []
    await page.waitForLoadState()
    await copy.setContent(await withItsStyle(page))
    await copy.evaluate(axe)
    for (const [screen, size] of Object.entries(screens)) {
      await copy.setViewportSize(size)
      for (const colorScheme of schemes) {
        await copy.emulateMedia({ colorScheme })
        const path = join(this.directory, `${number}-${name}-${screen}-${colorScheme}.png`)
        await copy.screenshot({ path, fullPage: true })
        const { violations }: AxeResults = await copy.evaluate("axe.run()")
        for (const { help, nodes } of violations) {
          found.push(`${screen}, ${colorScheme}: ${help}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" ")}`)
        }
      }
      const width = Number(await copy.evaluate("document.documentElement.scrollWidth"))
      if (width > size.width) found.push(`${screen}: ${width} pixels wide, of ${size.width}`)
    }
    this.#checks.is(`"${name}" fits and is accessible`, found.length === 0, found.join("\n"))
    this.taken.push(name)
  }
}

/** Answers for the assistant's own site, which this machine does not have; `seen` is who came back. */
export const standIn = async (context: BrowserContext, origin: string) => {
  const seen: Array<URL> = []
  await context.route(`${origin}/**`, async (route) => {
    seen.push(new URL(route.request().url()))
    await route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Back</title><h1>Connected</h1>" })
  })
  return seen
}
