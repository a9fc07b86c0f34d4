import { stat } from "node:fs/promises"
import { join } from "node:path"
import type { Browser, Page } from "playwright-core"
import type { Checks } from "../Checks.ts"
import { patient } from "../Session.ts"
import type { State } from "./Views.ts"

const screens = { desk: { width: 1280, height: 760 }, phone: { width: 360, height: 720 } } as const

/** Needs you as it is seen: with many, on a desk and on a phone, light and dark. */
export const pictures = async (browser: Browser, baseUrl: string, state: State, directory: string, name: string) => {
  for (const [screen, viewport] of Object.entries(screens)) {
    for (const colorScheme of ["light", "dark"] as const) {
      const context = await patient(browser, { storageState: state, colorScheme, viewport })
      const page = await context.newPage()
      await page.goto(`${baseUrl}/needs-you`)
      await page.waitForSelector("body.is-scripted")
      await page.waitForTimeout(600)
      await page.screenshot({ path: join(directory, `needs-you-${name}-${screen}-${colorScheme}.png`) })
      await context.close()
    }
  }
}

const mostBytes = 120_000

/** The picture that the README begins with. */
export const readmePicture = async (page: Page, path: string, checks: Checks) => {
  await page.screenshot({ path })
  const { size } = await stat(path)
  checks.is(`the README's picture: ${Math.round(size / 1000)} kB (goal 120)`, size <= mostBytes)
}
