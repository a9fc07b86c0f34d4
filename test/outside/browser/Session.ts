import { join } from "node:path"
import { type BrowserContext, chromium, type Page } from "playwright-core"

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

/** What was looked at, in order. */
export class Album {
  readonly directory: string
  readonly taken: Array<string> = []
  constructor(directory: string) {
    this.directory = directory
  }
  async take(page: Page, name: string) {
    const file = `${String(this.taken.length + 1).padStart(2, "0")}-${name}.png`
    await page.screenshot({ path: join(this.directory, file), fullPage: true })
    this.taken.push(file)
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
