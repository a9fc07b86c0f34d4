import { Effect } from "effect"
import { may } from "#schema/resources/Permission.ts"
import { ProtectionSettings } from "#src/Autopilot/Settings/ProtectionSettings.ts"
import { Router } from "#src/Http/Routing/Router.ts"
import { Accounts } from "#src/Platforms/Accounts/Accounts.ts"
import { OfferedLogins } from "#src/Platforms/Connect/OfferedLogins.ts"
import { welcome } from "../Document/LocalPath.ts"
import { page } from "../Document/PageResponse.ts"
import { answering } from "../Visitor/Answering.ts"
import { brandFinder, principalOf } from "../Visitor/BrandOf.ts"
import { parameter } from "../Visitor/Query.ts"
import { Visitor } from "../Visitor/Visitor.ts"
import { welcomePage } from "./WelcomePage.tsx"

/** Where the first owner comes in: the accounts there are, and what is hidden on them. */
export const welcomeRoutes = Router.use((router) =>
  Effect.gen(function* () {
    const visitor = yield* Visitor
    const accounts = yield* Accounts
    const protections = yield* ProtectionSettings
    const { offered } = yield* OfferedLogins
    const { brandOf } = yield* brandFinder

    const show = Effect.gen(function* () {
      const person = yield* visitor.signedIn(welcome)
      const { brand, brands } = yield* brandOf(person, (yield* parameter("workspace")) || undefined)
      const { value, version } = yield* protections.get(brand.workspaceId)
      return yield* page(
        welcomePage({
          person,
          brand,
          brands,
          accounts: yield* accounts.list(brand.workspaceId),
          protections: value.protections,
          version,
          offered,
          mayConnect: may(principalOf(person, brand), "manage_accounts"),
          mayChange: may(principalOf(person, brand), "change_autopilot")
        })
      )
    })

    yield* router.get(welcome, answering(show))
  })
)
