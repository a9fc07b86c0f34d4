import type { SQL } from "bun"
import type { Browser } from "playwright-core"
import { Role } from "../../../../../schema/resources/Workspace.ts"
import { patient } from "../../Session.ts"
import type { RunningSteward } from "../../Steward.ts"

/** A role in a brand: for all of its accounts, or limited to one. */
export interface Joined {
  readonly name: string
  readonly role: Role
  readonly isLimited: boolean
}

/** Everybody who can be in a brand beside its owner. */
export const everybody: ReadonlyArray<Joined> = [
  ...Role.literals.flatMap((role) => (role === "owner" ? [] : [{ name: `Robin ${role}`, role, isLimited: false }])),
  ...(["manager", "moderator"] as const).map((role) => ({ name: `Kim ${role} of one account`, role, isLimited: true }))
]

/** Adds them to the brand, and signs them in, in a browser of their own that looks at pages with scripts of its own. */
export const joining = async (
  browser: Browser,
  { command }: RunningSteward,
  sql: SQL,
  { brand, workspace }: { readonly brand: string; readonly workspace: string },
  { isLimited, name, role }: Joined
) => {
  await command("members", "add", name, "--workspace", brand, "--role", role)
  if (isLimited) {
    await sql`UPDATE members SET limited_to = (
        SELECT array_agg(id) FROM (SELECT id FROM accounts WHERE workspace_id = ${workspace} ORDER BY id LIMIT 1) one)
      WHERE workspace_id = ${workspace} AND person_id = (SELECT id FROM people WHERE name = ${name})`
  }
  const context = await patient(browser, { bypassCSP: true, viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const [link = ""] = /http\S+/.exec(await command("members", "password-link", name, "--workspace", brand)) ?? []
  await page.goto(link)
  const fill = async (label: string, text: string) => {
    const field = page.getByLabel(label)
    if ((await field.count()) > 0) await field.fill(text)
  }
  await fill("E-mail address", `${name.toLowerCase().replaceAll(" ", ".")}@example.com`)
  await fill("Your name", name)
  await fill("Password", `a long password of ${name}`)
  await page.locator("main button[type=submit]").click()
  await page.waitForURL((url) => !url.pathname.startsWith("/set-password"))
  return { context, page }
}
