import { HttpRouter } from "@effect/platform"
import { Clock, Effect, Either, ParseResult, Schema } from "effect"
import type { Issue } from "#schema/Errors.ts"
import { ContactChange } from "#schema/resources/Contact.ts"
import { may, reaches, refusal } from "#schema/resources/Permission.ts"
import type { Person } from "#src/Access/People/Person.ts"
import { AuthorComments } from "#src/Comments/Authors/AuthorComments.ts"
import { Contacts } from "#src/Contacts/Contacts.ts"
import { Messages } from "#src/Contacts/Messages/Messages.ts"
import { messagingWindow } from "#src/Contacts/MessagingWindow.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { invalidRequest } from "#src/Http/Endpoints/RequestIssues.ts"
import { Router } from "#src/Http/Routing/Router.ts"
import { page, seeOther } from "../Document/PageResponse.ts"
import { writtenMoment } from "../Parts/Words.tsx"
import { answering } from "../Visitor/Answering.ts"
import { brandFinder, principalOf } from "../Visitor/BrandOf.ts"
import { parameter } from "../Visitor/Query.ts"
import { Stopped } from "../Visitor/Stopped.ts"
import { Visitor } from "../Visitor/Visitor.ts"
import { changeOf, filledIn, problemInWords, unchanged } from "./ContactForm.ts"
import { contactPage } from "./ContactPage.tsx"
import { nameOf } from "./ContactParts.tsx"
import type { ContactProps } from "./ContactProps.ts"
import { windowWords } from "./WindowWords.ts"

/** The newest of what a person wrote. */
const shownComments = 50
const shownMessages = 50
const shownAlike = 5

const decodeChange = Schema.decodeUnknownEither(ContactChange, { errors: "all" })

const gone = ({ message }: { readonly message: string }) =>
  new Stopped({ status: 404, title: "There is nothing here", message: `${message}.` })

const mayNot = new Stopped({
  status: 403,
  title: "Your role does not allow that",
  message: `${refusal("edit")}.`
})

const elsewhere = new Stopped({
  status: 403,
  title: "Your role does not allow that",
  message: "You may change people of the accounts that your role is limited to."
})

/** A contact at the address that answers and deliveries lead to, and what people note about them there. */
export const contactRoutes = Router.use((router) =>
  Effect.gen(function* () {
    const visitor = yield* Visitor
    const contacts = yield* Contacts
    const comments = yield* AuthorComments
    const messages = yield* Messages
    const { owning } = yield* brandFinder

    const look = tracedFn("ContactPage.look")(function* (person: Person, id: string) {
      const { brand, found } = yield* owning(person, ({ workspaceId }) => contacts.detail(workspaceId, id))
      const { timeZone, workspaceId } = brand
      const now = new Date(yield* Clock.currentTimeMillis)
      const last = found.last_message_at === null ? null : new Date(found.last_message_at)
      const { email, platform } = found
      // an address that is kept and would be refused today is nobody's mistake here
      const same =
        email === null
          ? []
          : yield* contacts.list(workspaceId, { email, platform }, { limit: shownAlike + 1 }).pipe(
              Effect.map(({ data }) => data),
              Effect.orElseSucceed(() => [])
            )
      return {
        brand,
        contact: found,
        alike: same.filter(({ id: other }) => other !== found.id).slice(0, shownAlike),
        comments: yield* comments.by(workspaceId, found.id, shownComments),
        messages: yield* messages.of(workspaceId, found.id, shownMessages),
        window: windowWords(found.platform, messagingWindow(found.platform, last, now), nameOf(found), (at) =>
          writtenMoment(at, timeZone)
        )
      }
    })

    const visited = Effect.gen(function* () {
      const { id = "" } = yield* HttpRouter.params
      const person = yield* visitor.signedIn(`/contacts/${encodeURIComponent(id)}`)
      return { id, person }
    })

    const shown = (
      view: Effect.Effect.Success<ReturnType<typeof look>>,
      { filled = unchanged(view.contact), problems = [], saved = false }: Partial<ContactProps>,
      status = 200
    ) => page(contactPage({ ...view, filled, problems, saved }), { status })

    const show = Effect.gen(function* () {
      const { id, person } = yield* visited
      return yield* shown(yield* look(person, id), { saved: (yield* parameter("saved")) !== undefined })
    })

    const change = Effect.gen(function* () {
      const form = yield* visitor.form
      const { id, person } = yield* visited
      const { brand, found } = yield* owning(person, ({ workspaceId }) => contacts.get(workspaceId, id))
      if (!may(brand, "edit")) return yield* mayNot
      if (!reaches(brand, found.account_id)) return yield* elsewhere
      const filled = filledIn(form)
      const asked = changeOf(filled, {
        email: form.get("email_was"),
        phone: form.get("phone_was"),
        tags: form.all("tag_was")
      })
      const refused = (issues: ReadonlyArray<Issue>) =>
        Effect.flatMap(look(person, id), (view) =>
          shown(view, { filled, problems: issues.map(({ message, path }) => problemInWords(path, message)) }, 422)
        )
      if (Object.keys(asked).length === 0) return seeOther(`/contacts/${found.id}`)
      const decoded = decodeChange(asked)
      if (Either.isLeft(decoded)) {
        return yield* refused(invalidRequest(ParseResult.ArrayFormatter.formatErrorSync(decoded.left), "body").issues)
      }
      return yield* contacts.update(principalOf(person, brand), found.id, decoded.right).pipe(
        Effect.as(seeOther(`/contacts/${found.id}?saved=`)),
        Effect.catchAll((error) => {
          if (error.code === "forbidden") return elsewhere
          return error.code === "not_found" ? gone(error) : refused(error.issues)
        })
      )
    })

    yield* router.get("/contacts/:id", answering(show))
    yield* router.post("/contacts/:id", answering(change))
  })
)
