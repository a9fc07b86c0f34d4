import { Effect, Option, Redacted, Schema } from "effect"
import type { ApiError } from "#schema/Errors.ts"
import { PasskeyName, type TotpSetup } from "#schema/resources/Security.ts"
import { Passkeys } from "#src/Access/Factors/Passkeys.ts"
import { Totp } from "#src/Access/Factors/Totp.ts"
import { Members } from "#src/Access/Members/Members.ts"
import { AccountFactors } from "#src/Access/SignIn/AccountFactors.ts"
import { AccountPassword } from "#src/Access/SignIn/AccountPassword.ts"
import { AccountProofs } from "#src/Access/SignIn/AccountProofs.ts"
import { AccountSecurity } from "#src/Access/SignIn/AccountSecurity.ts"
import { type CurrentSession, Sessions } from "#src/Access/SignIn/Sessions.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { Router } from "#src/Http/Routing/Router.ts"
import { Grants, newPassword } from "#src/OAuth/Grants/Grants.ts"
import { living } from "../Document/Living.ts"
import { localPath } from "../Document/LocalPath.ts"
import { page, seeOther } from "../Document/PageResponse.ts"
import { answering, Redirected } from "../Visitor/Answering.ts"
import { brandFinder } from "../Visitor/BrandOf.ts"
import type { Form } from "../Visitor/Form.ts"
import { query } from "../Visitor/Query.ts"
import { Visitor } from "../Visitor/Visitor.ts"
import { navOf } from "./Frame/SettingsPlaces.ts"
import { shownOnce } from "./Frame/ShownOnce.ts"
import { SecurityView } from "./SecurityView.tsx"

/** What came of what somebody asked for. */
interface Outcome {
  readonly done?: string | null
  readonly setup?: TotpSetup | null
  /** Null for who has some already. */
  readonly codes?: ReadonlyArray<string> | null
}

const here = "/settings/security"

/** Recovery codes that were just made, the only time that they are seen, and how that came about. */
const MadeCodes = Schema.Struct({ codes: Schema.Array(Schema.String), done: Schema.NullOr(Schema.String) })
const readMade = Schema.decodeUnknownOption(MadeCodes)

const whereOf = ({ person }: CurrentSession) => ({ path: here, workspaceId: null, personId: person.id })

const decodeName = Schema.decodeOption(PasskeyName)

/** Sign-in and security, of whoever is signed in, in whatever brand. */
export const securityRoutes = Router.use((router) =>
  Effect.gen(function* () {
    const visitor = yield* Visitor
    const security = yield* AccountSecurity
    const proofs = yield* AccountProofs
    const factors = yield* AccountFactors
    const totp = yield* Totp
    const passkeys = yield* Passkeys
    const password = yield* AccountPassword
    const sessions = yield* Sessions
    const grants = yield* Grants
    const members = yield* Members
    const { brandOf } = yield* brandFinder
    const once = yield* shownOnce

    const signedIn = Effect.gen(function* () {
      const found = yield* visitor.session
      return yield* Effect.mapError(
        found,
        () => new Redirected({ location: `/sign-in?${new URLSearchParams({ next: "/settings/security" })}` })
      )
    })

    const shown = tracedFn("Security.shown")(function* (
      { codes = null, done = null, setup = null }: Outcome,
      { next = null, problem = null }: { readonly next?: string | null; readonly problem?: string | null },
      status: number
    ) {
      // read anew: what was just done may have changed it
      const now = yield* signedIn
      const brandHere = yield* Effect.option(brandOf(now.person, undefined))
      const asking = (yield* members.brandsOf(now.person.id)).filter(({ lacksFactor }) => lacksFactor)
      const brand = Option.getOrUndefined(brandHere)
      const view = living(SecurityView, {
        security: yield* security.show(now),
        sessions: yield* sessions.list(now.person.id, now.id),
        setup,
        codes,
        problem,
        done,
        next,
        timeZone: brand?.brand.timeZone ?? "UTC",
        nav: brand === undefined ? null : navOf(brand.brand),
        asking: asking.map(({ name }) => name)
      })
      return yield* page({ title: "Sign-in and security", here: "settings", ...brand, view }, { status })
    })

    const show = Effect.gen(function* () {
      const asked = (yield* query).get("next")
      const made = yield* once.find(whereOf(yield* signedIn))
      const codes = Option.getOrElse(Option.flatMap(made, readMade), () => ({}))
      const answer = yield* shown(codes, { next: asked === null ? null : localPath(asked) }, 200)
      return Option.isSome(made) ? once.forget(answer) : answer
    })

    const renamed = (session: CurrentSession, id: string, typed: string) =>
      Option.match(decodeName(typed), {
        onNone: () => Effect.succeed<Outcome>({}),
        onSome: (name) => Effect.as(passkeys.rename(session.person.id, id, name), { done: "The passkey was renamed." })
      })

    const changed = (session: CurrentSession, form: Form) =>
      password.change(
        session,
        { current: Redacted.make(form.get("current")), password: Redacted.make(form.get("password")) },
        (id) => (form.get("assistants") === "keep" ? Effect.void : grants.endAll(id, newPassword))
      )

    const outcome = (session: CurrentSession, form: Form): Effect.Effect<Outcome, ApiError> => {
      const id = form.get("id")
      const given = (name: string) => Redacted.make(form.get(name))
      switch (form.get("do")) {
        case "prove":
          return Effect.as(proofs.byPassword(session, given("proof")), { done: "Thank you. Go on." })
        case "begin-totp":
          return Effect.map(factors.beginTotp(session), (setup) => ({ setup }))
        case "confirm-totp":
          return Effect.map(factors.confirmTotp(session, form.get("code")), ({ recovery_codes: codes }) => ({
            codes,
            done: "Your app is set up. From now on, you sign in with your password and a code."
          }))
        case "remove-totp":
          return Effect.as(factors.removeTotp(session), { done: "The app was removed." })
        case "new-codes":
          return Effect.map(factors.newCodes(session), ({ recovery_codes: codes }) => ({ codes }))
        case "rename-passkey":
          return renamed(session, id, form.get(`name-${id}`))
        case "remove-passkey":
          return Effect.as(factors.removePasskey(session, id), { done: "The passkey was removed." })
        case "end-session":
          return Effect.as(sessions.endOne(session.person.id, id), { done: "That device was signed out." })
        case "end-others":
          return Effect.as(sessions.endOthers(session.person.id, session.id), {
            done: "You are signed out everywhere else."
          })
        case "password":
          return Effect.as(changed(session, form), {
            done: "Your password was changed, and every other device was signed out."
          })
        default:
          return Effect.succeed({})
      }
    }

    const take = Effect.gen(function* () {
      const form = yield* visitor.form
      const session = yield* signedIn
      return yield* outcome(session, form).pipe(
        Effect.matchEffect({
          onSuccess: ({ codes = null, done = null, setup = null }) =>
            codes === null
              ? shown({ done, setup }, {}, 200)
              : once.keep(seeOther(here), whereOf(session), { codes, done } satisfies typeof MadeCodes.Type),
          onFailure: ({ message }) =>
            Effect.gen(function* () {
              const isSetup = form.get("do") === "confirm-totp"
              const { email, id, name } = session.person
              const setup = isSetup ? Option.getOrNull(yield* totp.pending(id, email ?? name)) : null
              return yield* shown({ setup }, { problem: message }, 422)
            })
        })
      )
    })

    yield* router.get(here, answering(show))
    yield* router.post(here, answering(take))
  })
)
