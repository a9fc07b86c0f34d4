import { HttpRouter, HttpServerResponse } from "@effect/platform"
import { Effect, Stream } from "effect"
import { may, refusal } from "#schema/resources/Permission.ts"
import { Contacts } from "#src/Contacts/Contacts.ts"
import { personDocument } from "#src/Erasure/PersonDocument.ts"
import { PersonExport } from "#src/Erasure/PersonExport.ts"
import { Router } from "#src/Http/Routing/Router.ts"
import { answering } from "../Visitor/Answering.ts"
import { brandFinder } from "../Visitor/BrandOf.ts"
import { Stopped } from "../Visitor/Stopped.ts"
import { Visitor } from "../Visitor/Visitor.ts"

const mayNot = new Stopped({
  status: 403,
  title: "Your role does not allow that",
  message: `${refusal("manage_personal_data")}.`
})

const headers = {
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'",
  "x-content-type-options": "nosniff"
}

/** All that is kept about a person, as a file to be given to them. */
export const exportRoutes = Router.use((router) =>
  Effect.gen(function* () {
    const visitor = yield* Visitor
    const contacts = yield* Contacts
    const people = yield* PersonExport
    const { owning } = yield* brandFinder

    const download = Effect.gen(function* () {
      const { id = "" } = yield* HttpRouter.params
      const visitedBy = yield* visitor.signedIn(`/contacts/${encodeURIComponent(id)}`)
      const { brand, found } = yield* owning(visitedBy, ({ workspaceId }) => contacts.get(workspaceId, id))
      if (!may(brand, "manage_personal_data")) return yield* mayNot
      const page = (cursor: string | undefined) => Effect.orDie(people.page(brand.workspaceId, found.id, cursor))
      const lines = personDocument(yield* page(undefined), page)
      return HttpServerResponse.stream(Stream.encodeText(Stream.map(lines, (line) => `${line}\n`)), {
        contentType: "application/json; charset=utf-8",
        headers: { ...headers, "content-disposition": `attachment; filename="steward-person-${found.id}.json"` }
      })
    })

    yield* router.get("/contacts/:id/export", answering(download))
  })
)
