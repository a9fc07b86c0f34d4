import { HttpRouter } from "@effect/platform"
import { Effect, Layer, Stream } from "effect"
import { may, refusal } from "#schema/resources/Permission.ts"
import { Contacts } from "#src/Contacts/Contacts.ts"
import { personDocument } from "#src/Erasure/PersonDocument.ts"
import { PersonExport } from "#src/Erasure/PersonExport.ts"
import { Router } from "#src/Http/Routing/Router.ts"
import { Downloads } from "../Downloads/Downloads.ts"
import { answering } from "../Visitor/Answering.ts"
import { brandFinder } from "../Visitor/BrandOf.ts"
import { Stopped } from "../Visitor/Stopped.ts"
import { Visitor } from "../Visitor/Visitor.ts"

const mayNot = new Stopped({
  status: 403,
  title: "Your role does not allow that",
  message: `${refusal("manage_personal_data")}.`
})

/** Comments and messages that are read at a time: whoever reads slowly holds them in memory. */
const atOnce = 50

/** All that is kept about a person, as a file to be given to them. */
export const exportRoutes = Router.use((router) =>
  Effect.gen(function* () {
    const visitor = yield* Visitor
    const contacts = yield* Contacts
    const people = yield* PersonExport
    const downloads = yield* Downloads
    const { owning } = yield* brandFinder

    const download = Effect.gen(function* () {
      const { id = "" } = yield* HttpRouter.params
      const visitedBy = yield* visitor.signedIn(`/contacts/${encodeURIComponent(id)}`)
      const { brand, found } = yield* owning(visitedBy, ({ workspaceId }) => contacts.get(workspaceId, id))
      if (!may(brand, "manage_personal_data")) return yield* mayNot
      const page = (cursor: string | undefined) =>
        Effect.orDie(people.page(brand.workspaceId, found.id, cursor, atOnce))
      const lines = personDocument(yield* page(undefined), page)
      return yield* downloads.answer(
        { personId: visitedBy.id, workspaceId: brand.workspaceId },
        { name: `steward-person-${found.id}.json`, contentType: "application/json; charset=utf-8" },
        Stream.map(lines, (line) => `${line}\n`)
      )
    })

    yield* router.get("/contacts/:id/export", answering(download))
  })
).pipe(Layer.provide(Downloads.layer))
