import { Effect } from "effect"
import type { AlertChoice } from "#schema/settings/Alert.ts"
import { shownText } from "#src/Comments/Digest/ShownText.ts"
import { WaitingDigest } from "#src/Comments/Digest/WaitingDigest.ts"
import { ConnectionEndings } from "#src/Directory/ConnectionEndings.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { Hooks } from "#src/Webhooks/Hooks/Hooks.ts"
import { Failures } from "#src/Webhooks/Log/Failures.ts"
import type { StoredAlert } from "./AlertsRepo.ts"
import type { News } from "./Letters.ts"

/** Of each thing that a letter lists. */
const atMost = 5

const hostOf = (target: string) => (URL.canParse(target) ? new URL(target).host : target)

/** What there is to tell of a kind, to whom and since when; null where there is nothing. */
export const newsFinder = Effect.gen(function* () {
  const waiting = yield* WaitingDigest
  const failures = yield* Failures
  const hooks = yield* Hooks
  const accounts = yield* ConnectionEndings

  return tracedFn("Alerts.news")(function* (
    { kind, limited_to, workspace_id }: StoredAlert,
    choice: AlertChoice,
    since: Date,
    until: Date
  ) {
    const none: News | null = null
    if (kind === "waiting") {
      const { count, newest, newestAt } = yield* waiting.look(workspace_id, limited_to, atMost)
      const isNew = newestAt !== null && newestAt >= since
      if (count === 0 || (choice === "hourly" && !isNew)) return none
      // some platforms tell a name, some a handle alone
      const told = newest.map((one) => ({ text: shownText(one), author: one.author_name || one.author_handle }))
      const news: News = { kind, count, newest: told }
      return news
    }
    if (kind === "accounts") {
      const lost = (yield* accounts.disconnected(workspace_id, 100)).filter(
        ({ at, id }) => at >= since && at < until && (limited_to === null || limited_to.includes(id))
      )
      const news: News = { kind, accounts: lost.slice(0, atMost) }
      return lost.length === 0 ? none : news
    }
    const failed = yield* failures.between(workspace_id, since, until, atMost)
    const disabled = yield* hooks.disabledBetween(workspace_id, since, until, atMost)
    if (failed.length === 0 && disabled.length === 0) return none
    const news: News = {
      kind,
      failed: failed.map((one) => ({ target: hostOf(one.target_url), count: one.failed, error: one.last_error })),
      disabled: disabled.map(({ last_error, target_url }) => ({ target: hostOf(target_url), reason: last_error }))
    }
    return news
  }, Effect.orDie)
})
