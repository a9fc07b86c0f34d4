import { HttpRouter, HttpServerRequest } from "@effect/platform"
import { Effect, Option } from "effect"
import type { ComponentChildren } from "preact"
import type { Principal } from "#schema/api/Authentication.ts"
import type { ApiError, NotFound } from "#schema/Errors.ts"
import type { SessionId } from "#schema/Ids.ts"
import { may, type Permission, refusal } from "#schema/resources/Permission.ts"
import type { Brand } from "#src/Access/People/Membership.ts"
import type { Person } from "#src/Access/People/Person.ts"
import type { CurrentSession } from "#src/Access/SignIn/Sessions.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { page, seeOther } from "../../Document/PageResponse.ts"
import { answering } from "../../Visitor/Answering.ts"
import { brandFinder, principalOf } from "../../Visitor/BrandOf.ts"
import type { Form } from "../../Visitor/Form.ts"
import { query } from "../../Visitor/Query.ts"
import { Stopped } from "../../Visitor/Stopped.ts"
import { Visitor } from "../../Visitor/Visitor.ts"
import { inBrand } from "./SettingsPlaces.ts"
import { shownOnce } from "./ShownOnce.ts"

/** Who looks at Settings, of which brand, and what the address says. */
export interface SettingsVisit {
  readonly person: Person
  readonly sessionId: SessionId
  readonly brand: Brand
  readonly brands: ReadonlyArray<Brand>
  readonly principal: Principal
  /** As the audit log says it. */
  readonly by: { readonly workspaceId: Brand["workspaceId"]; readonly actor: string }
  /** The part of the path that names what it is about; empty where there is none. */
  readonly id: string
  /** Of the query; empty for what was sent. */
  readonly asked: URLSearchParams
  /** What the form before it made, for this one look at the page. */
  readonly made: Option.Option<unknown>
}

/** What a page of Settings holds. */
export interface Shown {
  readonly title: string
  readonly body: ComponentChildren
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
}

/** Where whoever sent a form goes on, and the name of what was done, or what was made and is shown there once. */
export type Gone = { readonly to: string } & ({ readonly done: string } | { readonly made: unknown })

type Finding = (workspaceId: Brand["workspaceId"], id: string) => Effect.Effect<unknown, NotFound>

type Showing = (visit: SettingsVisit) => Effect.Effect<Shown, ApiError>

/** A form that is taken, where its failure is shown, and what that takes. */
interface Taking {
  readonly permission: Permission | null
  readonly take: (visit: SettingsVisit, form: Form) => Effect.Effect<Shown | Gone, ApiError>
  /** The page that the form is on, with what was wrong. */
  readonly otherwise: (visit: SettingsVisit, problem: string) => Effect.Effect<Shown, ApiError>
}

const statuses: Readonly<Record<string, number>> = { forbidden: 403, not_found: 404, conflict: 409 }

const statusOf = ({ code }: ApiError) => statuses[code] ?? 422

const titles: Readonly<Record<number, string>> = {
  403: "Your role does not allow that",
  404: "There is nothing here",
  409: "Somebody was first"
}

const stopped = (error: ApiError) => {
  const status = statusOf(error)
  return new Stopped({ status, title: titles[status] ?? "That is not possible", message: `${error.message}.` })
}

/** What was just done, in words, where the address names it. */
export const doneWords = (words: Readonly<Record<string, string>>, asked: URLSearchParams): string | null => {
  const done = asked.get("done")
  return done === null ? null : (words[done] ?? null)
}

/** How pages of Settings are shown and their forms taken: only for those whose role allows it. */
export const settingsPages = Effect.gen(function* () {
  const visitor = yield* Visitor
  const { brandOf, owning } = yield* brandFinder
  const once = yield* shownOnce

  const visitOf = tracedFn("Settings.visit")(function* (
    { id: sessionId, person }: CurrentSession,
    workspace: string | undefined,
    permission: Permission | null,
    asked: URLSearchParams,
    find?: Finding
  ) {
    const { id = "" } = yield* HttpRouter.params
    const owner =
      find !== undefined && workspace === undefined
        ? (yield* owning(person, (one) => find(one.workspaceId, id))).brand.workspaceId
        : workspace
    const { brand, brands } = yield* brandOf(person, owner)
    if (permission !== null && !may(brand, permission)) {
      return yield* new Stopped({
        status: 403,
        title: "Your role does not allow that",
        message: `${refusal(permission)}.`
      })
    }
    const by = { workspaceId: brand.workspaceId, actor: person.name }
    const visit: SettingsVisit = {
      person,
      sessionId,
      brand,
      brands,
      principal: principalOf(person, brand),
      by,
      id,
      asked,
      made: Option.none()
    }
    return visit
  })

  const whereOf = ({ brand, person }: SettingsVisit, path: string) => ({
    path,
    workspaceId: brand.workspaceId,
    personId: person.id
  })

  const shown = ({ brand, brands }: SettingsVisit, { body, headers = {}, status = 200, title }: Shown) =>
    page({ title, here: "settings", brand, brands, body }, { status, headers })

  return {
    /** `find`: whether a brand has what the address is about, where it does not say the brand, as links in deliveries do. */
    shows: (permission: Permission | null, show: Showing, find?: Finding) =>
      answering(
        Effect.gen(function* () {
          const asked = yield* query
          const { url } = yield* HttpServerRequest.HttpServerRequest
          const session = yield* visitor.inSession(url)
          const visit = yield* visitOf(session, asked.get("workspace") || undefined, permission, asked, find)
          const made = yield* once.find(whereOf(visit, url.split("?", 1)[0] ?? ""))
          const answer = yield* shown(visit, yield* Effect.mapError(show({ ...visit, made }), stopped))
          return Option.isSome(made) ? once.forget(answer) : answer
        })
      ),

    takes: ({ otherwise, permission, take }: Taking) =>
      answering(
        Effect.gen(function* () {
          const form = yield* visitor.form
          const session = yield* visitor.inSession("/settings")
          const visit = yield* visitOf(session, form.get("workspace") || undefined, permission, new URLSearchParams())
          const taken = yield* take(visit, form).pipe(
            Effect.catchAll((error) =>
              Effect.map(otherwise(visit, `${error.message}.`), (again) => ({ ...again, status: statusOf(error) }))
            ),
            Effect.mapError(stopped)
          )
          if (!("to" in taken)) return yield* shown(visit, taken)
          const { workspaceId } = visit.brand
          if ("done" in taken) return seeOther(inBrand(taken.to, workspaceId, { done: taken.done }))
          return yield* once.keep(seeOther(inBrand(taken.to, workspaceId)), whereOf(visit, taken.to), taken.made)
        })
      )
  }
})

export type SettingsPages = Effect.Effect.Success<typeof settingsPages>
