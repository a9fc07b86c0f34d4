import { HttpRouter } from "@effect/platform"
import { Effect } from "effect"
import { may, refusal } from "#schema/resources/Permission.ts"
import { Router } from "#src/Http/Routing/Router.ts"
import { Accounts } from "#src/Platforms/Accounts/Accounts.ts"
import { SettingsWebhooks } from "#src/Webhooks/Hooks/SettingsWebhooks.ts"
import { page } from "../Document/PageResponse.ts"
import { answering } from "../Visitor/Answering.ts"
import { brandFinder } from "../Visitor/BrandOf.ts"
import { parameter, query } from "../Visitor/Query.ts"
import { Stopped } from "../Visitor/Stopped.ts"
import { Visitor } from "../Visitor/Visitor.ts"
import { hookPage } from "./HookPage.tsx"
import { settingsPage } from "./SettingsPage.tsx"

/** What a brand is set up with, and which command changes it. */
export const settingsRoutes = Router.use((router) =>
  Effect.gen(function* () {
    const visitor = yield* Visitor
    const accounts = yield* Accounts
    const webhooks = yield* SettingsWebhooks
    const { brandOf, owning } = yield* brandFinder

    const show = (path: string) =>
      Effect.gen(function* () {
        const asked = (yield* query).toString()
        const person = yield* visitor.signedIn(asked === "" ? path : `${path}?${asked}`)
        const { brand, brands } = yield* brandOf(person, (yield* parameter("workspace")) || undefined)
        return yield* page(settingsPage({ brand, brands, accounts: yield* accounts.list(brand.workspaceId) }))
      })

    const showHook = Effect.gen(function* () {
      const { id = "" } = yield* HttpRouter.params
      const person = yield* visitor.signedIn(`/settings/hooks/${encodeURIComponent(id)}`)
      const { brand, found } = yield* owning(person, ({ workspaceId }) => webhooks.get(workspaceId, id))
      if (!may(brand, "manage_webhooks")) {
        const message = refusal("manage_webhooks")
        return yield* new Stopped({ status: 403, title: "This is for owners and admins", message })
      }
      return yield* page(hookPage(brand, found))
    })

    yield* router.get("/settings", answering(show("/settings")))
    yield* router.get("/settings/accounts", answering(show("/settings/accounts")))
    yield* router.get("/settings/hooks/:id", answering(showHook))
  })
)
