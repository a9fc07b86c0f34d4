import { Effect, Either } from "effect"
import { LinkFilter, NewTrackedLink } from "#schema/resources/Link.ts"
import { may } from "#schema/resources/Permission.ts"
import type { Brand } from "#src/Access/People/Membership.ts"
import type { Person } from "#src/Access/People/Person.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { Router } from "#src/Http/Routing/Router.ts"
import { TrackedLinks } from "#src/Sales/TrackedLinks.ts"
import { page, seeOther } from "../Document/PageResponse.ts"
import { answering } from "../Visitor/Answering.ts"
import { brandFinder, principalOf } from "../Visitor/BrandOf.ts"
import { filledIn, filterReader } from "../Visitor/Filter.ts"
import { query } from "../Visitor/Query.ts"
import { Stopped } from "../Visitor/Stopped.ts"
import { Visitor } from "../Visitor/Visitor.ts"
import { type LinksView, linksPage } from "./LinksPage.tsx"

const limit = 50

const readFilter = filterReader(LinkFilter)
const readLink = filterReader(NewTrackedLink)

const fields = ["target_url", "campaign", "comment_id", "contact_id"] as const

const mayNot = new Stopped({
  status: 403,
  title: "Your role cannot make links",
  message: "To make tracked links, you need the role owner, admin, manager or moderator. Ask an owner of the brand."
})

const notThere = ({ message }: { readonly message: string }) =>
  new Stopped({ status: 400, title: "These links cannot be listed", message: `${message}.` })

/** Tracked links, made and listed by people in a browser. */
export const linksRoutes = Router.use((router) =>
  Effect.gen(function* () {
    const visitor = yield* Visitor
    const links = yield* TrackedLinks
    const { brandOf } = yield* brandFinder

    const listed = tracedFn("LinksPage.listed")(function* (
      person: Person,
      { brand, brands }: { readonly brand: Brand; readonly brands: ReadonlyArray<Brand> },
      { cursor, made, ...asked }: Readonly<Record<string, string>>
    ) {
      const filter = yield* Effect.mapError(readFilter(asked), notThere)
      const list = yield* Effect.mapError(links.list(brand.workspaceId, filter, { limit, cursor }), notThere)
      const mayMake = may(principalOf(person, brand), "moderate")
      return { brand, brands, asked, list, mayMake, made: list.data.find(({ id }) => id === made) ?? null }
    })

    const shown = (
      view: Omit<LinksView, "typed" | "problem">,
      { problem = null, status = 200, typed = {} }: Partial<LinksView> & { readonly status?: number } = {}
    ) => page(linksPage({ ...view, typed, problem }), { status })

    const show = Effect.gen(function* () {
      const sent = yield* query
      const person = yield* visitor.signedIn(sent.size === 0 ? "/reports/links" : `/reports/links?${sent}`)
      const { workspace, ...asked } = filledIn(sent)
      return yield* shown(yield* listed(person, yield* brandOf(person, workspace), asked))
    })

    const make = Effect.gen(function* () {
      const form = yield* visitor.form
      const person = yield* visitor.signedIn("/reports/links")
      const at = yield* brandOf(person, form.get("workspace") || undefined)
      if (!may(principalOf(person, at.brand), "moderate")) return yield* mayNot
      const typed = Object.fromEntries(
        fields.flatMap((name) => (form.get(name).trim() === "" ? [] : [[name, form.get(name).trim()]]))
      )
      const made = yield* Effect.either(
        Effect.flatMap(readLink(typed), (asked) => links.create(at.brand.workspaceId, asked))
      )
      if (Either.isRight(made)) {
        const { workspaceId } = at.brand
        return seeOther(`/reports/links?${new URLSearchParams({ workspace: workspaceId, made: made.right.id })}`)
      }
      const { code, message } = made.left
      return yield* shown(yield* listed(person, at, {}), {
        typed,
        problem: `${inWords(message)}.`,
        status: code === "not_found" ? 404 : 422
      })
    })

    yield* router.get("/reports/links", answering(show))
    yield* router.post("/reports/links", answering(make))
  })
)

const words: ReadonlyArray<readonly [RegExp, string]> = [
  [/^target_url\b/, "Where it leads"],
  [/^campaign\b/, "The campaign"]
]

/** What is wrong, by the names that the form has. */
const inWords = (message: string) => words.reduce((text, [name, word]) => text.replace(name, word), message)
