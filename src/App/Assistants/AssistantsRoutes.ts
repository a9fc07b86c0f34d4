import { Effect } from "effect"
import { WorkspaceId } from "#schema/Ids.ts"
import { AppLinks } from "#src/Ground/AppLinks.ts"
import { Router } from "#src/Http/Routing/Router.ts"
import { Grants } from "#src/OAuth/Grants/Grants.ts"
import { resourceOf } from "#src/OAuth/Protocol/Resource.ts"
import { page, seeOther } from "../Document/PageResponse.ts"
import { answering } from "../Visitor/Answering.ts"
import { Visitor } from "../Visitor/Visitor.ts"
import { assistantsPage } from "./AssistantsPage.tsx"

const here = "/assistants"

/** The assistants that a person is connected with. */
export const assistantsRoutes = Router.use((router) =>
  Effect.gen(function* () {
    const visitor = yield* Visitor
    const grants = yield* Grants
    const { base } = yield* AppLinks

    const show = Effect.gen(function* () {
      const person = yield* visitor.signedIn(here)
      return yield* page(assistantsPage(person, yield* grants.list(person.id), resourceOf(base)))
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
