import { Effect, Layer } from "effect"
import { NotFound } from "#schema/Errors.ts"
import { Router } from "#src/Http/Routing/Router.ts"
import { Accounts } from "#src/Platforms/Accounts/Accounts.ts"
import { Disconnections } from "#src/Platforms/Accounts/Disconnections.ts"
import { type SettingsVisit, settingsPages } from "../Frame/SettingsPages.ts"
import { accountsList } from "./AccountsList.ts"
import { connectRoutes } from "./ConnectRoutes.ts"
import { disconnectPage } from "./DisconnectPage.tsx"

const here = "/settings/accounts"

const listRoutes = Router.use((router) =>
  Effect.gen(function* () {
    const accounts = yield* Accounts
    const disconnections = yield* Disconnections
    const { shows, takes } = yield* settingsPages
    const show = yield* accountsList

    const ask = (visit: SettingsVisit) =>
      Effect.flatMap(accounts.list(visit.brand.workspaceId), (list) => {
        const account = list.find(({ id }) => id === visit.id)
        return account === undefined
          ? Effect.fail(new NotFound({ message: "There is no such account in this brand" }))
          : Effect.succeed(disconnectPage(visit, account))
      })

    yield* router.get(
      here,
      shows(null, (visit) => show(visit))
    )
    yield* router.get(`${here}/:id/disconnect`, shows("manage_accounts", ask))
    yield* router.post(
      `${here}/:id/disconnect`,
      takes({
        permission: "manage_accounts",
        take: ({ by, id }) =>
          Effect.as(disconnections.disconnect(by.workspaceId, id, by.actor), { to: here, done: "disconnected" }),
        otherwise: show
      })
    )
  })
)

/** The accounts of a brand, and how one more is connected. */
export const accountsRoutes = Layer.merge(listRoutes, connectRoutes)
