import type { SQL } from "bun"
import type { Browser, Page } from "playwright-core"
import type { Checks } from "../../Checks.ts"
import type { RunningSteward } from "../../Steward.ts"
import { plain } from "../Addresses.ts"
import { type Drawn, lookAt, pressAll } from "./Drawn.ts"
import { foreignWord, type OtherBrand, otherBrand } from "./Foreign.ts"
import { distinct, elsewhere, emptied, failing, isProof, isRefused, kindOf } from "./Forms.ts"
import { everybody, joining } from "./Joining.ts"

/** Pages that say something of the other brand which was not asked of them by name. */
const tellsOf = (drawn: ReadonlyArray<Drawn>, { id, ids }: OtherBrand) =>
  drawn.flatMap(({ html, path }) => {
    const word = [foreignWord, id, ...ids].find((one) => !path.includes(one) && html.includes(one))
    return word === undefined ? [] : [`${path}: ${word}`]
  })

interface Walked {
  readonly brand: string
  readonly workspace: string
  readonly paths: ReadonlyArray<string>
}

/**
 * Every view as every role: nothing that a role may not do is drawn, all of it is refused when it is sent anyway, and nothing
 * of another brand is seen or touched. What the owner sees is the measure, and is found by looking.
 */
export const everyRole = async (
  browser: Browser,
  steward: RunningSteward,
  sql: SQL,
  { owner, walked }: { readonly owner: Page; readonly walked: Walked },
  checks: Checks
) => {
  const { baseUrl } = steward
  const other = await otherBrand(steward, sql, walked.workspace)
  for (const joined of everybody) {
    // anew for each: others have answered, and what was answered is no question any longer
    const all = await lookAt(owner, walked.paths)
    const forms = distinct(all.flatMap((one) => one.forms))
    const missed = all.filter(({ status }) => status !== 200 && status !== 404).map(({ path }) => path)
    checks.is(`the owner sees ${all.length} views with ${forms.length} forms`, missed.length === 0, missed)
    const { context, page } = await joining(browser, steward, sql, walked, joined)
    const told = (what: string, wrong: ReadonlyArray<string>) =>
      checks.is(`${joined.name}: ${what}`, wrong.length === 0, wrong.slice(0, 12).join("\n"))
    const seen = await lookAt(page, walked.paths)
    const broken = seen.filter(({ status }) => ![200, 403, 404].includes(status))
    told(
      "every view is shown or refused",
      broken.map(({ path, status }) => `${path}: ${status}`)
    )
    const closed = seen.filter(({ status }) => status === 403).map(({ path }) => path)
    told(
      "no link leads to what is refused",
      seen.flatMap(({ links, path }) => links.filter((to) => closed.includes(to)).map((to) => `${path} leads to ${to}`))
    )
    const own = distinct(seen.flatMap((one) => one.forms))
    const kinds = new Set(own.map(kindOf))
    // who they are everybody is asked once it was proved long ago, and whatever their role
    const lacking = forms.filter((form) => !kinds.has(kindOf(form)) && !isProof(form))
    told(`${lacking.length} forms of the owner's are refused`, await failing(page, baseUrl, lacking, isRefused))
    const mayNot = await failing(page, baseUrl, own.map(emptied), (status) => status !== 403)
    told(`${own.length} forms that are drawn are taken`, mayNot)
    const pressed: Array<string> = []
    for (const { isLiving, path } of seen) {
      if (isLiving && path !== "/settings/security") {
        pressed.push(...(await pressAll(page, `${baseUrl}${path}`)).map((what) => `${path}: ${what}`))
      }
    }
    told("nothing that is pressed is refused", pressed)
    const named = plain.map((path) => `${path}${path.includes("?") ? "&" : "?"}workspace=${other.id}`)
    const strange = await lookAt(page, [...other.addresses, ...named])
    told("nothing of another brand is told", tellsOf([...seen, ...strange], other))
    const across = forms.flatMap((form) => elsewhere(form, other))
    told(`${across.length} forms change nothing of another brand`, await failing(page, baseUrl, across, isRefused))
    await context.close()
  }
}
