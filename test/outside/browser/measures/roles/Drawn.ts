import type { Page } from "playwright-core"

/** A form of a page, as it is sent when nothing is changed on it, by one of its buttons. */
export interface DrawnForm {
  readonly action: string
  readonly fields: ReadonlyArray<readonly [name: string, value: string]>
}

/** What a page draws for whoever looks at it. */
export interface Drawn {
  readonly path: string
  readonly status: number
  readonly html: string
  /** What can be sent, but for signing out. */
  readonly forms: ReadonlyArray<DrawnForm>
  /** Where its links lead, without their queries. */
  readonly links: ReadonlyArray<string>
  /** Whether it goes on by script. */
  readonly isLiving: boolean
}

/** Looks at pages without leaving the one that is open, which has to be one of Steward. */
export const lookAt = (page: Page, paths: ReadonlyArray<string>): Promise<ReadonlyArray<Drawn>> =>
  page.evaluate(async (all) => {
    const look = async (path: string) => {
      const answer = await fetch(path)
      const html = await answer.text()
      const found = new DOMParser().parseFromString(html, "text/html")
      const forms = [...found.querySelectorAll<HTMLFormElement>('form[method="post"]')].flatMap((form) => {
        const action = form.getAttribute("action") ?? ""
        const fields = [...new FormData(form)].flatMap(
          ([name, value]): ReadonlyArray<[string, string]> => (typeof value === "string" ? [[name, value]] : [])
        )
        const buttons = [...form.querySelectorAll<HTMLButtonElement>("button[type=submit]")]
        const ways = buttons.map(
          ({ name, value }): ReadonlyArray<[string, string]> => (name === "" ? [] : [[name, value]])
        )
        return action === "/sign-out"
          ? []
          : (ways.length === 0 ? [[]] : ways).map((chosen) => ({ action, fields: [...fields, ...chosen] }))
      })
      const links = [...found.querySelectorAll("a[href^='/']")].map(
        (link) => (link.getAttribute("href") ?? "").split(/[?#]/, 1)[0] ?? ""
      )
      return { path, status: answer.status, html, forms, links, isLiving: found.getElementById("state") !== null }
    }
    const seen = []
    for (const path of all) seen.push(await look(path))
    return seen
  }, paths)

/** Presses all that a living view draws beside its forms, and tells what Steward refused of that. */
export const pressAll = async (page: Page, address: string) => {
  const refused: Array<string> = []
  page.on("response", (response) => {
    if (response.status() === 403) refused.push(`${response.request().method()} ${new URL(response.url()).pathname}`)
  })
  await page.goto(address)
  await page.waitForTimeout(400)
  await page.evaluate(async () => {
    const drawn = [...document.querySelectorAll<HTMLElement>("main button[type=button], main [role=switch]")]
    for (const one of drawn.slice(0, 40)) {
      if (!one.isConnected || one.matches(":disabled")) continue
      one.click()
      for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close()
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
  })
  await page.waitForTimeout(400)
  page.removeAllListeners("response")
  return refused
}
