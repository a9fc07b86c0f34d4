import { Effect } from "effect"
import { MarketingIntegrations } from "#src/EmailMarketing/MarketingIntegrations.ts"
import { Router } from "#src/Http/Routing/Router.ts"
import { Doctor } from "#src/Platforms/Doctor/Doctor.ts"
import { settingsPages } from "../Frame/SettingsPages.ts"
import { doctorPage } from "./DoctorPage.tsx"

/** What the accounts of a brand lack at their platforms. */
export const doctorRoutes = Router.use((router) =>
  Effect.gen(function* () {
    const { look } = yield* Doctor
    const { list } = yield* MarketingIntegrations
    const { shows } = yield* settingsPages
    yield* router.get(
      "/settings/accounts/doctor",
      shows("manage_accounts", (visit) =>
        Effect.map(
          Effect.all([look(visit.brand.workspaceId), list(visit.brand.workspaceId)], { concurrency: 2 }),
          ([found, told]) => doctorPage(visit, found, told)
        )
      )
    )
  })
)
