import { HttpServerRequest } from "@effect/platform"
import { Effect } from "effect"
import type { Principal } from "#schema/api/Authentication.ts"
import type { NotFound } from "#schema/Errors.ts"
import { Members } from "#src/Access/Members/Members.ts"
import { StillStanding } from "#src/Access/Members/StillStanding.ts"
import type { Brand } from "#src/Access/People/Membership.ts"
import type { Person } from "#src/Access/People/Person.ts"
import { AppLinks } from "#src/Ground/AppLinks.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { RequestPlaces } from "#src/Http/Places/RequestPlaces.ts"
import { Redirected } from "./Answering.ts"
import { brandCookie } from "./BrandCookie.ts"
import { Stopped } from "./Stopped.ts"
import { Visitor } from "./Visitor.ts"

const noBrandYet = new Stopped({
  status: 404,
  title: "There is no brand of yours yet",
  message: "You are not a member of any brand. Ask an owner to invite you."
})

const notYours = new Stopped({
  status: 404,
  title: "There is no such brand",
  message: "The address may be mistyped, or you are not a member of this brand. Ask its owner to invite you."
})

/** The same whether there is none or it is another brand's: nobody learns what others have. */
const nothingHere = new Stopped({
  status: 404,
  title: "There is nothing here",
  message: "The address may be mistyped, what was here may be gone, or you are not a member of its brand."
})

const changed = ({ message }: { readonly message: string }) =>
  new Stopped({ status: 401, title: "Your role was changed", message: `${message}.` })

const signedOut = new Stopped({
  status: 401,
  title: "You are signed out",
  message: "You were signed out while this waited for its turn; nothing was done."
})

/** What a person does in a brand, as services know it. */
export const principalOf = (person: Person, { limitedTo, name, role, workspaceId }: Brand): Principal => ({
  workspaceId,
  workspaceName: name,
  personId: person.id,
  personName: person.name,
  role,
  limitedTo
})

/** Whoever has no second factor where one is asked for sets one up first. */
const open = (brand: Brand) =>
  brand.lacksFactor ? new Redirected({ location: "/settings/security" }) : Effect.succeed(brand)

export const brandFinder = Effect.gen(function* () {
  const members = yield* Members
  const requests = yield* RequestPlaces
  const standing = yield* StillStanding
  const visitor = yield* Visitor
  const cookie = brandCookie((yield* AppLinks).base)
  /** Whether the session is there still, for when this request has waited. */
  const stillIn = Effect.map(HttpServerRequest.HttpServerRequest, (request) =>
    Effect.flatMap(
      Effect.provideService(visitor.session, HttpServerRequest.HttpServerRequest, request),
      Effect.mapError(() => signedOut)
    )
  )
  return {
    /**
     * The brand that is meant, which is remembered in this browser; else the one that was looked at last, or the first. Only
     * ones that the person is a member of.
     */
    brandOf: tracedFn("Pages.brandOf")(function* (person: Person, asked: string | undefined) {
      const brands = yield* members.brandsOf(person.id)
      const last = cookie.read(yield* HttpServerRequest.HttpServerRequest)
      const found = (id: string | undefined) => brands.find(({ workspaceId }) => workspaceId === id)
      const usual = found(last) ?? brands.find(({ lacksFactor }) => !lacksFactor) ?? brands[0]
      const brand = asked === undefined ? usual : found(asked)
      if (brand === undefined) return yield* brands.length === 0 ? noBrandYet : notYours
      yield* open(brand)
      const stands = Effect.mapError(standing.check(principalOf(person, brand)), changed)
      yield* requests.enter(person.id, brand.workspaceId, Effect.zipRight(yield* stillIn, stands))
      if (asked !== undefined && asked !== last) yield* cookie.remember(brand.workspaceId)
      return { brand, brands }
    }),

    /** What an id stands for, in whichever of the person's brands has it. */
    owning: tracedFn("Pages.owning")(function* <A>(person: Person, find: (brand: Brand) => Effect.Effect<A, NotFound>) {
      yield* requests.enter(person.id, null, yield* stillIn)
      for (const brand of yield* members.brandsOf(person.id)) {
        const found = yield* Effect.option(find(brand))
        if (found._tag === "Some") return { brand: yield* open(brand), found: found.value }
      }
      return yield* nothingHere
    })
  }
})
