import { HttpServerRequest } from "@effect/platform"
import { Effect, ParseResult, Schema } from "effect"
import type { NotFound } from "#schema/Errors.ts"
import { AlertsChange } from "#schema/settings/Alert.ts"
import { Alerts } from "#src/Alerts/Alerts.ts"
import { bodyBytes } from "#src/Http/Body/SentBytes.ts"
import { invalidRequest } from "#src/Http/Endpoints/RequestIssues.ts"
import { Router } from "#src/Http/Routing/Router.ts"
import { page } from "../../Document/PageResponse.ts"
import { answering } from "../../Visitor/Answering.ts"
import { formOf } from "../../Visitor/Form.ts"
import { parameter } from "../../Visitor/Query.ts"
import { linkGone } from "../../Visitor/Stopped.ts"
import { doneWords, type SettingsVisit, settingsPages } from "../Frame/SettingsPages.ts"
import { alertsPage } from "./AlertsPage.tsx"
import { unsubscribedPage, unsubscribePage } from "./UnsubscribePage.tsx"

const here = "/settings/alerts"
const decodeChange = Schema.decodeUnknown(AlertsChange, { errors: "all" })
const kinds = ["waiting", "deliveries", "accounts"] as const

const gone = ({ message }: NotFound) => linkGone({ message: `${message}.` })

/** What whoever looks is told by e-mail; and the link of an e-mail that ends its kind, for which nobody signs in. */
export const alertsRoutes = Router.use((router) =>
  Effect.gen(function* () {
    const alerts = yield* Alerts
    const { shows, takes } = yield* settingsPages

    const show = (visit: SettingsVisit, problem?: string) =>
      Effect.map(alerts.get(visit.principal), (found) =>
        alertsPage({
          visit,
          alerts: found,
          done: doneWords({ changed: "It is saved." }, visit.asked),
          ...(problem === undefined ? {} : { problem })
        })
      )

    yield* router.get(
      here,
      shows(null, (visit) => show(visit))
    )
    yield* router.post(
      `${here}/change`,
      takes({
        permission: null,
        take: ({ principal }, form) =>
          Effect.gen(function* () {
            const given = kinds.flatMap((kind) => (form.get(kind) === "" ? [] : [[kind, form.get(kind)] as const]))
            const change = yield* Effect.mapError(decodeChange(Object.fromEntries(given)), (error) =>
              invalidRequest(ParseResult.ArrayFormatter.formatErrorSync(error), "body")
            )
            yield* alerts.change(principal, change)
            return { to: here, done: "changed" }
          }),
        otherwise: show
      })
    )

    const ask = Effect.gen(function* () {
      const token = (yield* parameter("token")) ?? ""
      const meant = yield* Effect.mapError(alerts.meant(token), gone)
      return yield* page(unsubscribePage(meant, token))
    })

    /** From the page above, or from a mail program, which keeps the token in the address. */
    const unsubscribe = Effect.gen(function* () {
      const request = yield* HttpServerRequest.HttpServerRequest
      const sent = yield* Effect.orElseSucceed(bodyBytes(request, 4096), () => new Uint8Array())
      const form = formOf(new URLSearchParams(new TextDecoder().decode(sent)))
      const token = form.get("token") || ((yield* parameter("token")) ?? "")
      return yield* page(unsubscribedPage(yield* Effect.mapError(alerts.unsubscribe(token), gone)))
    })

    yield* router.get("/unsubscribe", answering(ask))
    yield* router.post("/unsubscribe", answering(unsubscribe))
  })
)
