import { HttpServerRequest } from "@effect/platform"
import { Effect } from "effect"
import { NotFound } from "#schema/Errors.ts"
import { Members } from "#src/Access/Members/Members.ts"
import type { Brand } from "#src/Access/People/Membership.ts"
import { Comments } from "#src/Comments/Comments.ts"
import { prefersHtml } from "#src/Http/Request/PrefersHtml.ts"
import { Router } from "#src/Http/Routing/Router.ts"
import { Accounts } from "#src/Platforms/Accounts/Accounts.ts"
import { home } from "../Document/LocalPath.ts"
import { page } from "../Document/PageResponse.ts"
import { answering } from "../Visitor/Answering.ts"
import { Visitor } from "../Visitor/Visitor.ts"
import { homePage } from "./HomePage.tsx"

/** Where people come in: what waits in each of their brands, and where to go. */
export const homeRoutes = Router.use((router) =>
  Effect.gen(function* () {
    const visitor = yield* Visitor
    const members = yield* Members
    const comments = yield* Comments
    const accounts = yield* Accounts

    const atHome = Effect.fn("HomePage.brand")(function* (brand: Brand) {
      const waiting = yield* Effect.orDie(comments.listWaiting(brand.workspaceId, { limit: 20 }))
      const list = yield* accounts.list(brand.workspaceId)
      const disconnected = list.filter(({ health }) => health.state === "disconnected").map(({ name }) => name)
      return { brand, waiting, disconnected }
    })

    const show = Effect.gen(function* () {
      const person = yield* visitor.signedIn(home)
      return yield* page(homePage(person, yield* Effect.forEach(yield* members.brandsOf(person.id), atHome)))
    })

    // the one page whose address programs try as well: to them there is nothing
    yield* router.all(
      home,
      Effect.flatMap(HttpServerRequest.HttpServerRequest, ({ headers, method, url }) =>
        /^(GET|HEAD)$/.test(method) && prefersHtml(url, headers["accept"])
          ? answering(show)
          : Effect.fail(new NotFound({ message: `There is nothing at ${home}` }))
      )
    )
  })
)
