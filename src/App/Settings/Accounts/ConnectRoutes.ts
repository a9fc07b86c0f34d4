import { HttpRouter } from "@effect/platform"
import { Effect, Option, Schema } from "effect"
import { NotFound, Unprocessable } from "#schema/Errors.ts"
import { AccountId } from "#schema/Ids.ts"
import { Platform } from "#schema/Platform.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { Router } from "#src/Http/Routing/Router.ts"
import type { Connector, ConnectRequest } from "#src/Platforms/Connect/ConnectAttempt.ts"
import { ConnectAttempts } from "#src/Platforms/Connect/ConnectAttempts.ts"
import { ConnectLinks } from "#src/Platforms/Connect/ConnectLinks.ts"
import { seeOther } from "../../Document/PageResponse.ts"
import { answering } from "../../Visitor/Answering.ts"
import type { Form } from "../../Visitor/Form.ts"
import { query } from "../../Visitor/Query.ts"
import { Stopped } from "../../Visitor/Stopped.ts"
import { Visitor } from "../../Visitor/Visitor.ts"
import { type SettingsVisit, settingsPages } from "../Frame/SettingsPages.ts"
import { inBrand } from "../Frame/SettingsPlaces.ts"
import { accountsList } from "./AccountsList.ts"
import { leavingPage, outcomesPage, printedPage, standingPage } from "./ConnectPages.tsx"

const here = "/settings/accounts/connect"
const permission = "manage_accounts"

const connectorOf = ({ by, person, sessionId }: SettingsVisit): Connector => ({ ...by, personId: person.id, sessionId })

const readPlatform = Schema.decodeUnknownOption(Platform)

/** What a form asks to be connected. */
const wishOf = (form: Form): Effect.Effect<ConnectRequest, Unprocessable> =>
  Option.match(readPlatform(form.get("platform")), {
    onNone: () => Effect.fail(new Unprocessable({ message: "Choose a platform" })),
    onSome: (platform) => {
      const account = form.get("account")
      return Effect.succeed({ platform, accountId: account === "" ? null : AccountId.make(account) })
    }
  })

const refused = ({ message }: NotFound) =>
  new Stopped({ status: 403, title: "This login cannot be taken", message: `${message}.` })

/** From the button to the accounts that are connected: the way to a platform, the way back, and the choice. */
export const connectRoutes = Router.use((router) =>
  Effect.gen(function* () {
    const attempts = yield* ConnectAttempts
    const links = yield* ConnectLinks
    const visitor = yield* Visitor
    const { shows, takes } = yield* settingsPages
    const list = yield* accountsList

    const begin = tracedFn("ConnectPages.begin")(function* (visit: SettingsVisit, form: Form) {
      const link = form.get("link")
      if (link === "") {
        const wish = yield* wishOf(form)
        return leavingPage(visit, wish.platform, yield* attempts.begin(connectorOf(visit), wish))
      }
      const { platform } = yield* links.printed(link)
      return leavingPage(visit, platform, yield* links.open(connectorOf(visit), link))
    })

    const printed = tracedFn("ConnectPages.printed")(function* (visit: SettingsVisit) {
      const link = visit.asked.get("link") ?? ""
      const { platform, workspaceId } = yield* links.printed(link)
      if (workspaceId !== visit.brand.workspaceId) {
        return yield* Effect.fail(new NotFound({ message: "This link is for another brand" }))
      }
      return printedPage(visit, platform, link)
    })

    const standing = (visit: SettingsVisit, problem?: string) =>
      Effect.map(attempts.standing(connectorOf(visit), visit.id), (found) =>
        standingPage(visit, visit.id, found, problem)
      )

    const choose = tracedFn("ConnectPages.choose")(function* (visit: SettingsVisit, form: Form) {
      const outcomes = yield* attempts.choose(connectorOf(visit), visit.id, form.all("account"))
      return outcomes.some(({ problem }) => problem !== null)
        ? outcomesPage(visit, outcomes)
        : { to: "/settings/accounts", done: "connected" }
    })

    const callback = Effect.gen(function* () {
      const platform = yield* Effect.mapError(
        readPlatform((yield* HttpRouter.params)["platform"]),
        () => new Stopped({ status: 404, title: "There is nothing here", message: "There is no such platform." })
      )
      const session = yield* visitor.session
      if (Option.isNone(session)) {
        return yield* new Stopped({
          status: 403,
          title: "This login cannot be taken",
          message: "You are not signed in to Steward in this browser. Sign in, and begin again."
        })
      }
      const asked = yield* query
      const one = (...names: ReadonlyArray<string>) => names.map((name) => asked.get(name)).find(Boolean) ?? ""
      const { id, workspaceId } = yield* Effect.mapError(
        attempts.callback(session.value.id, {
          platform,
          state: one("state"),
          code: one("code", "auth_code"),
          error: one("error")
        }),
        refused
      )
      // the address of this page holds the code
      return seeOther(inBrand(`${here}/${id}`, workspaceId))
    })

    yield* router.get("/connect/:platform/", answering(callback))
    yield* router.get(here, shows(permission, printed))
    yield* router.post(here, takes({ permission, take: begin, otherwise: list }))
    yield* router.get(
      `${here}/:id`,
      shows(permission, (visit) => standing(visit))
    )
    yield* router.post(`${here}/:id`, takes({ permission, take: choose, otherwise: standing }))
    yield* router.post(
      `${here}/:id/cancel`,
      takes({
        permission,
        take: (visit) =>
          Effect.as(attempts.cancel(connectorOf(visit), visit.id), { to: "/settings/accounts", done: "" }),
        otherwise: list
      })
    )
  })
)
