import { HttpApiBuilder } from "@effect/platform"
import { Effect } from "effect"
import { WorkspaceId } from "#schema/Ids.ts"
import { AppLinks } from "#src/AppLinks.ts"
import { Grants } from "#src/OAuth/Grants.ts"
import { resourceOf } from "#src/OAuth/Resource.ts"
import { answering } from "./Answering.ts"
import { assistantsPage } from "./AssistantsPage.ts"
import { page, seeOther } from "./PageResponse.ts"
import { Visitor } from "./Visitor.ts"

const here = "/assistants"

/** The assistants that a person is connected with. */
export const assistantsRoutes = HttpApiBuilder.Router.use((router) =>
  Effect.gen(function* () {
    const visitor = yield* Visitor
    const grants = yield* Grants
    const { base } = yield* AppLinks

    const show = Effect.gen(function* () {
      const person = yield* visitor.signedIn(here)
      return page(assistantsPage(person, yield* grants.list(person.id), resourceOf(base)))
    })

    const revoke = Effect.gen(function* () {
      const form = yield* visitor.form
      const person = yield* visitor.signedIn(here)
      yield* grants.revoke(person.id, WorkspaceId.make(form.get("workspace")), form.get("grant"))
      return seeOther(here)
    })

    yield* router.get("/assistants", answering(show))
    yield* router.post("/assistants/revoke", answering(revoke))
  })
)
