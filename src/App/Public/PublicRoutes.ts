import { HttpRouter } from "@effect/platform"
import { Effect, Option } from "effect"
import { DeletionRequests } from "#src/Erasure/Requests/DeletionRequests.ts"
import { Operator } from "#src/Ground/Operator.ts"
import { Router } from "#src/Http/Routing/Router.ts"
import { page, seeOther } from "../Document/PageResponse.ts"
import { answering } from "../Visitor/Answering.ts"
import { Stopped } from "../Visitor/Stopped.ts"
import { deletionPage, publicPage } from "./PublicPages.tsx"
import { type PublicPage, publicPages } from "./PublicTexts.ts"

const which: ReadonlyArray<PublicPage> = ["privacy", "terms", "dataDeletion"]
const noRequest = new Stopped({
  status: 404,
  title: "There is no such request",
  message: "No request has this code. Look whether the address is whole."
})

/** What anybody may read who has never been here: the texts of whoever runs this, and how a request of theirs stands. */
export const publicRoutes = Router.use((router) =>
  Effect.gen(function* () {
    const operator = yield* Operator
    const requests = yield* DeletionRequests

    for (const one of which) {
      const own = operator[one]
      const answer = own._tag === "Elsewhere" ? Effect.succeed(seeOther(own.url)) : page(publicPage(one, operator))
      yield* router.get(publicPages[one].path, answering(answer))
    }

    yield* router.get(
      "/data-deletion/:code",
      answering(
        Effect.gen(function* () {
          const { code = "" } = yield* HttpRouter.params
          const request = yield* requests.standing(code)
          return Option.isNone(request) ? yield* noRequest : yield* page(deletionPage(request.value, operator))
        })
      )
    )
  })
)
