import { Effect } from "effect"
import { NotFound } from "#schema/Errors.ts"
import { Router } from "#src/Http/Routing/Router.ts"
import { Accounts } from "#src/Platforms/Accounts/Accounts.ts"
import { doneWords, settingsPages, type Visit } from "../Frame/SettingsPages.ts"
import { accountsPage, disconnectPage } from "./AccountsPage.tsx"

const here = "/settings/accounts"
const words = { disconnected: "The account is disconnected. Its comments stay." }

/** The accounts of a brand. */
export const accountsRoutes = Router.use((router) =>
  Effect.gen(function* () {
    const accounts = yield* Accounts
    const { shows, takes } = yield* settingsPages

    const show = (visit: Visit, problem?: string) =>
      Effect.map(accounts.list(visit.brand.workspaceId), (list) =>
        accountsPage({
          visit,
          accounts: list,
          done: doneWords(words, visit.asked),
          ...(problem === undefined ? {} : { problem })
        })
      )

    const ask = (visit: Visit) =>
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
          Effect.as(accounts.disconnect(by.workspaceId, id, by.actor), { to: here, done: "disconnected" }),
        otherwise: show
      })
    )
  })
)
