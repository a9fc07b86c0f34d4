import { Clock, Duration, Effect, Schema } from "effect"
import { Forbidden } from "#schema/Errors.ts"
import { AccountId } from "#schema/Ids.ts"
import { platformName } from "#schema/Platform.ts"
import { AnswerQuestions, type ProtectionKey, protectionKeys } from "#schema/resources/Autopilot.ts"
import { may, refusal } from "#schema/resources/Permission.ts"
import type { Brand } from "#src/Access/People/Membership.ts"
import type { Person } from "#src/Access/People/Person.ts"
import { AccountProtectionSettings } from "#src/Autopilot/Settings/AccountProtectionSettings.ts"
import { protectionLabels } from "#src/Autopilot/Settings/ProtectionLabels.ts"
import { ProtectionSettings } from "#src/Autopilot/Settings/ProtectionSettings.ts"
import { StatusReport } from "#src/Autopilot/Status/StatusReport.ts"
import { Teachings } from "#src/Autopilot/Status/Teachings.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { Router } from "#src/Http/Routing/Router.ts"
import { Accounts } from "#src/Platforms/Accounts/Accounts.ts"
import { Reports } from "#src/Reports/Reports.ts"
import { living } from "../Document/Living.ts"
import { page, seeOther } from "../Document/PageResponse.ts"
import { answering } from "../Visitor/Answering.ts"
import { brandFinder, principalOf } from "../Visitor/BrandOf.ts"
import type { Form } from "../Visitor/Form.ts"
import { parameter, query } from "../Visitor/Query.ts"
import { Stopped } from "../Visitor/Stopped.ts"
import { Visitor } from "../Visitor/Visitor.ts"
import { areaWeeks } from "./AreaWeeks.ts"
import type { ShownSwitches } from "./AutopilotProps.ts"
import { AutopilotView } from "./AutopilotView.tsx"
import { comparedWeeks } from "./WeekWords.ts"

const isMode = Schema.is(AnswerQuestions)

const areaNames = Object.fromEntries(Object.entries(protectionLabels).map(([area, { label }]) => [area, label]))

const noSuchAccount = ({ message }: { readonly message: string }) =>
  new Stopped({ status: 404, title: "There is no such account", message: `${message}.` })

export const notAllowed = new Stopped({
  status: 403,
  title: "Your role cannot change the autopilot",
  message: `${refusal("change_autopilot")}.`
})

const changedMeanwhile =
  "Somebody else has changed the switches meanwhile. They are shown as they are now, and yours were not changed. Make your change again."

/** Calendar days back from now, in a time zone, as `2026-11-23`. */
const dayBefore = (now: number, days: number, timeZone: string) =>
  new Intl.DateTimeFormat("sv-SE", { timeZone }).format(new Date(now - days * Duration.toMillis("1 day")))

/** Only what the person changed of what they saw: what others changed meanwhile stays. */
const changeOf = (form: Form): { readonly [Key in ProtectionKey]?: boolean } => {
  const [was, on] = [form.all("was"), form.all("on")]
  return Object.fromEntries(
    protectionKeys.filter((key) => was.includes(key) !== on.includes(key)).map((key) => [key, on.includes(key)])
  )
}

/** How the autopilot is doing, and its switches. */
export const autopilotRoutes = Router.use((router) =>
  Effect.gen(function* () {
    const visitor = yield* Visitor
    const status = yield* StatusReport
    const teachings = yield* Teachings
    const reports = yield* Reports
    const accounts = yield* Accounts
    const protections = yield* ProtectionSettings
    const ofAccounts = yield* AccountProtectionSettings
    const { brandOf } = yield* brandFinder

    const twoWeeks = tracedFn("AutopilotPage.twoWeeks")(function* ({ timeZone, workspaceId }: Brand) {
      const now = yield* Clock.currentTimeMillis
      const report = (from: number, to: number) =>
        Effect.orDie(
          reports.summary(workspaceId, { from: dayBefore(now, from, timeZone), to: dayBefore(now, to, timeZone) })
        )
      const week = yield* report(6, 0)
      const before = yield* report(13, 7)
      return { days: [...before.by_day, ...week.by_day], areas: areaWeeks(week, before) }
    })

    const switchesOf = tracedFn("AutopilotPage.switches")(function* ({ workspaceId }: Brand, asked: string) {
      const { value, version } = yield* protections.get(workspaceId)
      const customized = new Set(value.customized_accounts.map(({ id }) => id))
      if (asked === "") {
        const { answer_questions: answerQuestions, protections: list } = value
        return {
          customized,
          switches: { account: null, isOwn: false, list, answerQuestions, version } satisfies ShownSwitches
        }
      }
      const found = yield* Effect.mapError(ofAccounts.get(workspaceId, AccountId.make(asked)), noSuchAccount)
      const { account, customized: isOwn, protections: list } = found
      return { customized, switches: { account, isOwn, list, answerQuestions: null, version } satisfies ShownSwitches }
    })

    interface Outcome {
      readonly account: string
      readonly problem?: string
      readonly isSaved?: boolean
      readonly code?: number
    }

    const shown = tracedFn("AutopilotPage.shown")(function* (
      person: Person,
      { brand, brands }: { readonly brand: Brand; readonly brands: ReadonlyArray<Brand> },
      { account, code = 200, isSaved = false, problem }: Outcome
    ) {
      const { workspaceId } = brand
      const { customized, switches } = yield* switchesOf(brand, account)
      const list = yield* accounts.list(workspaceId)
      const found = yield* status.get(workspaceId)
      const props = {
        workspace: workspaceId,
        brand: brand.name,
        timeZone: brand.timeZone,
        mayChange: may(principalOf(person, brand), "change_autopilot"),
        status: found,
        weeks: comparedWeeks(found.this_week, found.previous_week),
        ...(yield* twoWeeks(brand)),
        lessons: yield* teachings.of(workspaceId),
        accounts: list.map(({ id, name, platform }) => ({
          id,
          name,
          platform: platformName(platform),
          isOwn: customized.has(id)
        })),
        switches,
        areaNames,
        problem: problem ?? null,
        isSaved
      }
      return yield* page(
        { title: "Autopilot", here: "autopilot", brand, brands, view: living(AutopilotView, props) },
        { status: code }
      )
    })

    const show = Effect.gen(function* () {
      const asked = (yield* query).toString()
      const person = yield* visitor.signedIn(asked === "" ? "/autopilot" : `/autopilot?${asked}`)
      const found = yield* brandOf(person, (yield* parameter("workspace")) || undefined)
      return yield* shown(person, found, {
        account: (yield* parameter("account")) ?? "",
        isSaved: (yield* parameter("saved")) !== undefined
      })
    })

    const change = Effect.gen(function* () {
      const form = yield* visitor.form
      const person = yield* visitor.signedIn("/autopilot")
      const found = yield* brandOf(person, form.get("workspace") || undefined)
      const { brand } = found
      const principal = principalOf(person, brand)
      const account = form.get("account")
      const changes = changeOf(form)
      const saved = seeOther(
        form.get("from") === "welcome"
          ? `/inbox?${new URLSearchParams({ workspace: brand.workspaceId })}`
          : `/autopilot?${new URLSearchParams({ workspace: brand.workspaceId, ...(account === "" ? {} : { account }), saved: "" })}`
      )
      if (account !== "") {
        const id = AccountId.make(account)
        const changed =
          form.get("follow") === "brand"
            ? ofAccounts.remove(principal, id)
            : Object.keys(changes).length === 0
              ? ofAccounts.get(brand.workspaceId, id)
              : ofAccounts.change(principal, id, changes)
        return yield* Effect.mapBoth(changed, {
          onFailure: (error) => (error instanceof Forbidden ? notAllowed : noSuchAccount(error)),
          onSuccess: () => saved
        })
      }
      const mode = form.get("answer_questions")
      const change = { ...changes, ...(isMode(mode) ? { answer_questions: mode } : {}) }
      return yield* Effect.catchAll(
        Effect.as(protections.change(principal, change, [Number(form.get("version"))]), saved),
        (error) =>
          error instanceof Forbidden
            ? notAllowed
            : shown(person, found, { account, code: 412, problem: changedMeanwhile })
      )
    })

    yield* router.get("/autopilot", answering(show))
    yield* router.post("/autopilot/protections", answering(change))
  })
)
