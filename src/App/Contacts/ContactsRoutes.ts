import { Effect, Either } from "effect"
import { ContactFilter } from "#schema/resources/Contact.ts"
import { Contacts } from "#src/Contacts/Contacts.ts"
import { Router } from "#src/Http/Routing/Router.ts"
import { page } from "../Document/PageResponse.ts"
import { answering } from "../Visitor/Answering.ts"
import { brandFinder } from "../Visitor/BrandOf.ts"
import { filledIn, filterReader } from "../Visitor/Filter.ts"
import { query } from "../Visitor/Query.ts"
import { Visitor } from "../Visitor/Visitor.ts"
import { contactsPage } from "./ContactsPage.tsx"

const limit = 50

const read = filterReader(ContactFilter)

/** Everybody who commented or wrote, for people in a browser. */
export const contactsRoutes = Router.use((router) =>
  Effect.gen(function* () {
    const visitor = yield* Visitor
    const contacts = yield* Contacts
    const { brandOf } = yield* brandFinder

    const show = Effect.gen(function* () {
      const sent = yield* query
      const person = yield* visitor.signedIn(sent.size === 0 ? "/contacts" : `/contacts?${sent}`)
      const { cursor, workspace, ...asked } = filledIn(sent)
      const { brand, brands } = yield* brandOf(person, workspace)
      const tags = yield* contacts.listTags(brand.workspaceId)
      const found = yield* Effect.either(
        Effect.flatMap(read(asked), (filter) => contacts.list(brand.workspaceId, filter, { limit, cursor }))
      )
      const view = { asked, brand, brands, tags }
      if (Either.isRight(found)) return yield* page(contactsPage({ ...view, list: found.right, problem: null }))
      const list = { data: [], next_cursor: null }
      return yield* page(contactsPage({ ...view, list, problem: `${found.left.message}.` }), { status: 400 })
    })

    yield* router.get("/contacts", answering(show))
  })
)
