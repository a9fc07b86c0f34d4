import { DateTime, Effect, Option } from "effect"
import { AuditTrail } from "#src/Audit/AuditTrail.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { Router } from "#src/Http/Routing/Router.ts"
import { type SettingsVisit, settingsPages } from "../Frame/SettingsPages.ts"
import { type AuditFilter, auditPage } from "./AuditPage.tsx"

const here = "/settings/audit"

/** The beginning of a day of the brand; `later` days after it. None where it is no day. */
const dayOf = (text: string, timeZone: string, later: number) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text)
    ? Option.map(DateTime.makeZoned(text, { timeZone, adjustForTimeZone: true }), (day) =>
        DateTime.toUtc(DateTime.add(day, { days: later }))
      )
    : Option.none()

const filterOf = (asked: URLSearchParams): AuditFilter => {
  const given = (name: string) => (asked.get(name) ?? "").replaceAll("\0", "").trim().slice(0, 200)
  return { actor: given("actor"), what: given("what").slice(0, 64), from: given("from"), to: given("to") }
}

const some = <Name extends string, A>(name: Name, value: Option.Option<A>) =>
  Option.match(value, { onNone: () => ({}), onSome: (held) => ({ [name]: held }) })

/** The audit log of a brand. */
export const auditRoutes = Router.use((router) =>
  Effect.gen(function* () {
    const trail = yield* AuditTrail
    const { shows } = yield* settingsPages

    const show = tracedFn("AuditPage.show")(function* (visit: SettingsVisit) {
      const filter = filterOf(visit.asked)
      const { timeZone } = visit.brand
      const cursor = visit.asked.get("cursor")
      const { data, next_cursor } = yield* trail.list(visit.principal, {
        limit: 50,
        ...(filter.actor === "" ? {} : { actor: filter.actor }),
        ...(filter.what === "" ? {} : { what: filter.what }),
        ...some("since", dayOf(filter.from, timeZone, 0)),
        ...some("until", dayOf(filter.to, timeZone, 1)),
        ...(cursor === null ? {} : { cursor })
      })
      return auditPage({ visit, entries: data, filter, next: next_cursor })
    })

    yield* router.get(here, shows("read_audit", show))
  })
)
