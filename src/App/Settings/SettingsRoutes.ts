import { Effect, Layer } from "effect"
import { may } from "#schema/resources/Permission.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { Router } from "#src/Http/Routing/Router.ts"
import { Accounts } from "#src/Platforms/Accounts/Accounts.ts"
import { SettingsWebhooks } from "#src/Webhooks/Hooks/SettingsWebhooks.ts"
import { accountsRoutes } from "./Accounts/AccountsRoutes.ts"
import { doctorRoutes } from "./Accounts/DoctorRoutes.ts"
import { alertsRoutes } from "./Alerts/AlertsRoutes.ts"
import { auditRoutes } from "./Audit/AuditRoutes.ts"
import { emailMarketingRoutes } from "./EmailMarketing/EmailMarketingRoutes.ts"
import { type SettingsVisit, settingsPages } from "./Frame/SettingsPages.ts"
import { keysRoutes } from "./Keys/KeysRoutes.ts"
import { settingsIndex } from "./SettingsIndex.tsx"
import { webhooksRoutes } from "./Webhooks/WebhooksRoutes.ts"
import { workspaceRoutes } from "./Workspace/WorkspaceRoutes.ts"

const indexRoutes = Router.use((router) =>
  Effect.gen(function* () {
    const accounts = yield* Accounts
    const webhooks = yield* SettingsWebhooks
    const { shows } = yield* settingsPages

    const show = tracedFn("SettingsPage.show")(function* (visit: SettingsVisit) {
      const { workspaceId } = visit.brand
      return settingsIndex({
        visit,
        accounts: yield* accounts.list(workspaceId),
        webhooks: may(visit.brand, "manage_webhooks") ? yield* webhooks.list(workspaceId) : []
      })
    })

    yield* router.get("/settings", shows(null, show))
  })
)

/** What a brand is set up with, but for its people and their assistants. */
export const settingsRoutes = Layer.mergeAll(
  indexRoutes,
  accountsRoutes,
  alertsRoutes,
  doctorRoutes,
  auditRoutes,
  emailMarketingRoutes,
  keysRoutes,
  webhooksRoutes,
  workspaceRoutes
)
