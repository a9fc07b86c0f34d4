import { Effect, Option, Schema } from "effect"
import { NotFound } from "#schema/Errors.ts"
import { MarketingKind } from "#schema/MarketingKind.ts"
import { Consent, type EmailMarketingChange } from "#schema/settings/EmailMarketing.ts"
import { MarketingIntegrations } from "#src/EmailMarketing/MarketingIntegrations.ts"
import { Router } from "#src/Http/Routing/Router.ts"
import { counted } from "../../Parts/Words.tsx"
import type { Form } from "../../Visitor/Form.ts"
import { doneWords, type SettingsVisit, settingsPages } from "../Frame/SettingsPages.ts"
import { emailMarketingPage } from "./EmailMarketingPage.tsx"
import { removalPage } from "./RemovalPage.tsx"

const here = "/settings/email-marketing"
const permission = "manage_webhooks"
const decodeKind = Schema.decodeUnknownOption(MarketingKind)
const decodeConsent = Schema.decodeUnknownOption(Consent)

const kindOf = ({ id }: SettingsVisit) =>
  Option.match(decodeKind(id), {
    onNone: () => Effect.fail(new NotFound({ message: "There is no such integration" })),
    onSome: (kind) => Effect.succeed(kind)
  })

/** What a form says; each field is named after its kind, as all kinds are on one page. */
const changeOf = (kind: MarketingKind, form: Form): EmailMarketingChange => {
  const consent = Option.getOrUndefined(decodeConsent(form.get(`${kind}-consent`)))
  return {
    tells_new: form.get(`${kind}-tells`) === "yes",
    secret: form.get(`${kind}-secret`),
    audience_id: form.get(`${kind}-audience`),
    target_url: form.get(`${kind}-url`),
    ...(consent === undefined ? {} : { consent })
  }
}

/** The systems that are told of each new e-mail address and phone number. */
export const emailMarketingRoutes = Router.use((router) =>
  Effect.gen(function* () {
    const marketing = yield* MarketingIntegrations
    const { shows, takes } = yield* settingsPages

    const show = (
      visit: SettingsVisit,
      more: { problem?: string; signingSecret?: string | null; done?: string } = {}
    ) =>
      Effect.map(marketing.list(visit.brand.workspaceId), (integrations) =>
        emailMarketingPage({
          visit,
          integrations,
          done: doneWords({ set: "It is saved.", removed: "It is removed." }, visit.asked),
          ...more
        })
      )
    const otherwise = (visit: SettingsVisit, problem: string) => show(visit, { problem })

    yield* router.get(
      here,
      shows(permission, (visit) => show(visit))
    )
    yield* router.get(
      `${here}/:id/remove`,
      shows(permission, (visit) => Effect.map(kindOf(visit), (kind) => removalPage(visit, kind)))
    )
    yield* router.post(
      `${here}/:id/set`,
      takes({
        permission,
        take: (visit, form) =>
          Effect.gen(function* () {
            const kind = yield* kindOf(visit)
            const { signing_secret } = yield* marketing.set(visit.by, kind, changeOf(kind, form))
            return signing_secret === null
              ? { to: here, done: "set" }
              : yield* show(visit, { signingSecret: signing_secret })
          }),
        otherwise
      })
    )
    yield* router.post(
      `${here}/:id/retry`,
      takes({
        permission,
        take: (visit) =>
          Effect.gen(function* () {
            const queued = yield* marketing.retry(visit.by, yield* kindOf(visit))
            return yield* show(visit, { done: `${counted(queued, "person", "people")} will be told again.` })
          }),
        otherwise
      })
    )
    yield* router.post(
      `${here}/:id/remove`,
      takes({
        permission,
        take: (visit) =>
          Effect.gen(function* () {
            yield* marketing.remove(visit.by, yield* kindOf(visit))
            return { to: here, done: "removed" }
          }),
        otherwise
      })
    )
  })
)
