import { HttpServerRequest } from "@effect/platform"
import { Array, Clock, Duration, Effect } from "effect"
import { NotFound } from "#schema/Errors.ts"
import type { WorkspaceId } from "#schema/Ids.ts"
import { may } from "#schema/resources/Permission.ts"
import { Members } from "#src/Access/Members/Members.ts"
import type { Brand } from "#src/Access/People/Membership.ts"
import { StatusReport } from "#src/Autopilot/Status/StatusReport.ts"
import { Teachings } from "#src/Autopilot/Status/Teachings.ts"
import { Comments } from "#src/Comments/Comments.ts"
import { now } from "#src/Ground/Now.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { takesHtml } from "#src/Http/Request/PrefersHtml.ts"
import { Router } from "#src/Http/Routing/Router.ts"
import { Refusals } from "#src/Moderation/Refused/Refusals.ts"
import { Accounts } from "#src/Platforms/Accounts/Accounts.ts"
import { Reports } from "#src/Reports/Reports.ts"
import { Failures } from "#src/Webhooks/Log/Failures.ts"
import { home } from "../Document/LocalPath.ts"
import { page } from "../Document/PageResponse.ts"
import { dayOf } from "../Reports/Presets.ts"
import { answering } from "../Visitor/Answering.ts"
import { Visitor } from "../Visitor/Visitor.ts"
import { homePage } from "./HomePage.tsx"

/** So many webhooks that fail are named. */
const mostFailing = 3

/** Where people come in: what waits in each of their brands, and where to go. */
export const homeRoutes = Router.use((router) =>
  Effect.gen(function* () {
    const visitor = yield* Visitor
    const members = yield* Members
    const comments = yield* Comments
    const accounts = yield* Accounts
    const reports = yield* Reports
    const status = yield* StatusReport
    const teachings = yield* Teachings
    const failures = yield* Failures
    const refusals = yield* Refusals

    const lately = Effect.map(Clock.currentTimeMillis, (now) => ({
      since: new Date(now - Duration.toMillis("7 days")),
      now: new Date(now)
    }))
    const failingOf = tracedFn("HomePage.failing")(function* (workspaceId: WorkspaceId) {
      const { now, since } = yield* lately
      return yield* failures.between(workspaceId, since, now, mostFailing)
    })
    const refusedOf = tracedFn("HomePage.refused")(function* (workspaceId: WorkspaceId) {
      return yield* refusals.since(workspaceId, (yield* lately).since)
    })

    const atHome = tracedFn("HomePage.brand")(function* (brand: Brand) {
      const { timeZone, workspaceId } = brand
      const waiting = yield* Effect.orDie(comments.listWaiting(workspaceId, { limit: 3 }))
      const list = yield* accounts.list(workspaceId)
      const { set_up: isSetUp, summary, waiting: count } = yield* status.get(workspaceId)
      const day = dayOf(yield* now, timeZone)
      const { by_day: days } = yield* Effect.orDie(reports.summary(workspaceId, { from: day, to: day }))
      const [today = { received: 0, hidden: 0, asked: 0 }] = days
      const careful = (yield* teachings.of(workspaceId)).filter(({ to }) => to === "careful").map(({ words }) => words)
      const unreached = list.filter(({ health }) => health.state !== "connected")
      const failing = may(brand, "manage_webhooks") ? yield* failingOf(workspaceId) : []
      const refused = (yield* refusedOf(workspaceId)).flatMap((work) =>
        list.filter(({ id }) => id === work.account_id).map((account) => ({ ...work, account }))
      )
      return { brand, failing, refused, waiting, count, isSetUp, summary, careful, today, unreached }
    })

    const show = Effect.gen(function* () {
      const person = yield* visitor.signedIn(home)
      const brands = yield* members.brandsOf(person.id)
      const [closed, open] = Array.partition(brands, ({ lacksFactor }) => !lacksFactor)
      return yield* page(homePage(person, yield* Effect.forEach(open, atHome), closed))
    })

    // the one page whose address programs try as well: to them there is nothing
    yield* router.all(
      home,
      Effect.flatMap(HttpServerRequest.HttpServerRequest, ({ headers, method }) =>
        /^(GET|HEAD)$/.test(method) && takesHtml(headers["accept"])
          ? answering(show)
          : Effect.fail(new NotFound({ message: `There is nothing at ${home}` }))
      )
    )
  })
)
