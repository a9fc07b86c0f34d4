import type { Page } from "playwright-core"
import type { Checks } from "../Checks.ts"

const tries = 15
const goal = 300

/**
 * Guidance that is tried while it is typed, on the newest 300 comments, in milliseconds as a browser waits for it. Others may
 * use the machine as well: the fastest counts, and the median stands beside it.
 */
export const preview = async (page: Page, baseUrl: string, workspace: string, checks: Checks) => {
  await page.goto(`${baseUrl}/autopilot/guidance`)
  const times: ReadonlyArray<number> = await page.evaluate(
    async ({ count, path }) => {
      const found: Array<number> = []
      for (let nth = 0; nth < count; nth++) {
        const begun = performance.now()
        const body = JSON.stringify({ guidance: `Hide mentions of Fjellvik. Ask me about refunds over ${nth} kroner.` })
        const answer = await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body })
        await answer.json()
        if (!answer.ok) throw new Error(`The preview answered ${answer.status}`)
        found.push(performance.now() - begun)
      }
      return found
    },
    { count: tries, path: `/app/v1/${workspace}/autopilot/preview` }
  )
  const [fastest = Number.NaN, ...others] = [...times].sort((one, other) => one - other)
  const median = others[Math.floor(tries / 2) - 1] ?? Number.NaN
  checks.is(
    `preview of guidance on the newest 300 comments: ${fastest.toFixed(0)} ms at best, median ${median.toFixed(0)} (goal ${goal})`,
    fastest <= goal
  )
}
