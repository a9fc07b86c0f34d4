import { Effect } from "effect"
import { AppLinks } from "#src/Ground/AppLinks.ts"
import { Router } from "#src/Http/Routing/Router.ts"
import { AssistantsInView } from "#src/OAuth/Grants/AssistantsInView.ts"
import { resourceOf } from "#src/OAuth/Protocol/Resource.ts"
import { doneWords, type SettingsVisit, settingsPages } from "../Frame/SettingsPages.ts"
import { assistantsPage } from "./AssistantsPage.tsx"

const here = "/settings/assistants"
const words = { disconnected: "The assistant is disconnected." }

/** The assistants that act for people of a brand. */
export const assistantsRoutes = Router.use((router) =>
  Effect.gen(function* () {
    const assistants = yield* AssistantsInView
    const server = resourceOf((yield* AppLinks).base)
    const { shows, takes } = yield* settingsPages

    const show = (visit: SettingsVisit, problem?: string) =>
      Effect.map(assistants.list(visit.principal), (list) =>
        assistantsPage({
          visit,
          assistants: list,
          server,
          done: doneWords(words, visit.asked),
          ...(problem === undefined ? {} : { problem })
        })
      )

    yield* router.get(
      here,
      shows(null, (visit) => show(visit))
    )
    yield* router.post(
      `${here}/:id/disconnect`,
      takes({
        permission: null,
        take: ({ id, principal }) =>
          Effect.as(assistants.disconnect(principal, id), { to: here, done: "disconnected" }),
        otherwise: show
      })
    )
  })
)
