import { Effect } from "effect"
import { NotFound } from "#schema/Errors.ts"
import { GrantId } from "#schema/Ids.ts"
import { WorkspaceSettings } from "#src/Access/Workspaces/WorkspaceSettings.ts"
import { Alerts } from "#src/Alerts/Alerts.ts"
import { MarketingIntegrations } from "#src/EmailMarketing/MarketingIntegrations.ts"
import { Departures } from "#src/Erasure/Departures.ts"
import { data } from "#src/Http/Endpoints/Answer.ts"
import { AssistantsInView } from "#src/OAuth/Grants/AssistantsInView.ts"
import { Accounts } from "#src/Platforms/Accounts/Accounts.ts"
import { Disconnections } from "#src/Platforms/Accounts/Disconnections.ts"
import { handlers } from "./AppHandlers.ts"
import { keysHandlers } from "./KeysHandlers.ts"
import { teamHandlers } from "./TeamHandlers.ts"

const accountsHandlers = Effect.gen(function* () {
  const accounts = yield* Accounts
  const disconnections = yield* Disconnections
  return handlers("accounts", {
    disconnect: ({ by, path }) =>
      Effect.gen(function* () {
        yield* disconnections.disconnect(by.workspaceId, path.id, by.actor)
        const account = (yield* accounts.list(by.workspaceId)).find(({ id }) => id === path.id)
        return account === undefined
          ? yield* Effect.fail(new NotFound({ message: "The account is gone" }))
          : data(account)
      })
  })
})

const assistantsHandlers = Effect.gen(function* () {
  const assistants = yield* AssistantsInView
  return handlers("assistants", {
    list: ({ principal }) => Effect.map(assistants.list(principal), data),
    disconnect: ({ path, principal }) =>
      Effect.as(assistants.disconnect(principal, path.id), data({ id: GrantId.make(path.id), deleted: true as const }))
  })
})

const workspaceHandlers = Effect.gen(function* () {
  const settings = yield* WorkspaceSettings
  const { list } = yield* Departures
  return handlers("workspace", {
    get: ({ by }) => Effect.map(settings.get(by.workspaceId), data),
    change: ({ by, payload }) => Effect.map(settings.change(by, payload), data),
    leaving: ({ by }) => Effect.map(list(by.workspaceId), data)
  })
})

const alertsHandlers = Effect.gen(function* () {
  const alerts = yield* Alerts
  return handlers("alerts", {
    get: ({ principal }) => Effect.map(alerts.get(principal), data),
    change: ({ payload, principal }) => Effect.map(alerts.change(principal, payload), data)
  })
})

const emailMarketingHandlers = Effect.gen(function* () {
  const marketing = yield* MarketingIntegrations
  return handlers("emailMarketing", {
    list: ({ by }) => Effect.map(marketing.list(by.workspaceId), data),
    set: ({ by, path, payload }) => Effect.map(marketing.set(by, path.kind, payload), data),
    remove: ({ by, path }) =>
      Effect.as(marketing.remove(by, path.kind), data({ kind: path.kind, deleted: true as const })),
    retry: ({ by, path }) => Effect.map(marketing.retry(by, path.kind), (queued) => data({ kind: path.kind, queued }))
  })
})

/** What Settings do, but for webhooks; by the names of the groups. */
export const settingsHandlers = {
  accounts: accountsHandlers,
  alerts: alertsHandlers,
  assistants: assistantsHandlers,
  emailMarketing: emailMarketingHandlers,
  keys: keysHandlers,
  team: teamHandlers,
  workspace: workspaceHandlers
}
