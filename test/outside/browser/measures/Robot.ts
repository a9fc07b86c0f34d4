import type { SQL } from "bun"
import type { Page } from "playwright-core"
import type { Checks } from "../Checks.ts"

const selected = (page: Page) =>
  page.evaluate(() => document.querySelector(".queue a[aria-current]")?.getAttribute("href")?.split("/").at(-1) ?? "")

/** Milliseconds from one answer to the next, of which hardly a person is capable: a key pressed sooner counts as pressed twice. */
const pace = 160

/** Answers so many comments by keys, with the service killed and started half way. Tells which, and how long it took. */
export const robot = async (page: Page, count: number, restart: () => Promise<void>) => {
  const answered = new Set<string>()
  const begun = performance.now()
  let restarting: Promise<void> | null = null
  while (answered.size < count && performance.now() - begun < 240_000) {
    if (answered.size >= count / 2) restarting ??= restart()
    const id = await selected(page)
    if (id !== "") {
      answered.add(id)
      await page.keyboard.press("l")
    }
    await page.waitForTimeout(pace)
  }
  const seconds = (performance.now() - begun) / 1000
  await restarting
  return { ids: [...answered], seconds }
}

/**
 * What the server knows of what the robot answered, once nothing is held any more. The platform never had these comments,
 * so that those which are looked for there meanwhile count as deleted.
 */
export const onServer = async (sql: SQL, ids: ReadonlyArray<string>) => {
  const list = JSON.stringify(ids)
  for (let tries = 0; tries < 90; tries++) {
    const [held] = await sql`SELECT count(*)::int AS count FROM held_answers`
    if (held.count === 0) break
    await Bun.sleep(1000)
  }
  const [found] = await sql`
    WITH asked AS (SELECT value AS id FROM jsonb_array_elements_text(${list}::text::jsonb)),
    known AS (
      SELECT a.id, c.status,
        (SELECT count(*) FROM answers n WHERE n.comment_id = a.id) AS answers,
        (SELECT count(*) FROM comment_history h WHERE h.comment_id = a.id AND h.actor = 'Ada Lovelace') AS entries
      FROM asked a LEFT JOIN comments c ON c.id = a.id)
    SELECT count(*) FILTER (WHERE answers = 1)::int AS answered, count(*) FILTER (WHERE entries > 1 OR answers > 1)::int AS twice,
      count(*) FILTER (WHERE status = 'review' AND answers = 0)::int AS waiting,
      count(*) FILTER (WHERE status = 'deleted' AND answers = 0)::int AS deleted,
      count(*) FILTER (WHERE coalesce(status, '') NOT IN ('review', 'deleted') AND answers = 0)::int AS lost
    FROM known`
  return {
    answered: Number(found.answered),
    twice: Number(found.twice),
    waiting: Number(found.waiting),
    deleted: Number(found.deleted),
    lost: Number(found.lost)
  }
}

export const answering = async (page: Page, sql: SQL, restart: () => Promise<void>, checks: Checks) => {
  const { ids, seconds } = await robot(page, 600, restart)
  const rate = Math.round((ids.length * 60) / seconds)
  checks.is(
    `600 comments are answered by keys, one restart among them: ${rate} a minute (goal 300)`,
    rate >= 300,
    ids.length
  )
  // what could not be sent for so long stands in the list again
  await page.waitForTimeout(5000)
  const found = await onServer(sql, ids)
  const words = `of ${ids.length}: ${found.answered} answered, ${found.twice} twice, ${found.waiting} wait, ${found.deleted} were deleted at the platform meanwhile, ${found.lost} lost`
  checks.is(`none is answered twice and none is lost (${words})`, found.twice === 0 && found.lost === 0)
  checks.is("every answer is on the server", found.answered + found.deleted === ids.length, words)
}
