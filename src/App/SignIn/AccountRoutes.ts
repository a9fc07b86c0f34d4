import { Effect, Redacted, Schema } from "effect"
import { Name } from "#schema/Name.ts"
import { Acceptance } from "#src/Access/Members/Acceptance.ts"
import type { Person } from "#src/Access/People/Person.ts"
import { PasswordLinks } from "#src/Access/SignIn/PasswordLinks.ts"
import { SignIn } from "#src/Access/SignIn/SignIn.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { Router } from "#src/Http/Routing/Router.ts"
import { Grants, newPassword } from "#src/OAuth/Grants/Grants.ts"
import { home, welcome } from "../Document/LocalPath.ts"
import { page, seeOther } from "../Document/PageResponse.ts"
import { answering } from "../Visitor/Answering.ts"
import { parameter } from "../Visitor/Query.ts"
import { linkGone, Stopped, tooBusy } from "../Visitor/Stopped.ts"
import { Visitor } from "../Visitor/Visitor.ts"
import { invitationPage } from "./InvitationPage.tsx"
import { setPasswordPage } from "./PasswordPage.tsx"
import { secondStepPath } from "./SecondStepPath.ts"

const decodeName = Schema.decodeOption(Name)

const nameNeeded = "Enter your name, in up to 100 characters and on one line."

const given = (text: string | undefined) => Redacted.make(text ?? "")

/** What a one-time link leads to: setting a password, and accepting an invitation. */
export const accountRoutes = Router.use((router) =>
  Effect.gen(function* () {
    const visitor = yield* Visitor
    const links = yield* PasswordLinks
    const { accept, find } = yield* Acceptance
    const signIn = yield* SignIn
    const grants = yield* Grants

    const enter = tracedFn("AccountPages.enter")(function* ({ id }: Person, place = home) {
      return yield* signIn.withLink(id, yield* visitor.from).pipe(
        Effect.map((signedIn) => visitor.cookies.set(seeOther(place), signedIn)),
        Effect.catchTag("SecondStepNeeded", (waiting) =>
          Effect.succeed(visitor.cookies.setHalf(seeOther(secondStepPath(place)), waiting))
        )
      )
    })

    const endAssistants = ({ id }: Pick<Person, "id">) => grants.endAll(id, newPassword)

    const showSetPassword = Effect.gen(function* () {
      const token = (yield* parameter("token")) ?? ""
      const { email, id, name } = yield* Effect.mapError(links.find(given(token)), linkGone)
      const assistants = (yield* grants.list(id)).length
      return yield* page(
        setPasswordPage({ token, name: email === null ? "" : name, email, typed: "", assistants, problem: null })
      )
    })

    const takeSetPassword = Effect.gen(function* () {
      const form = yield* visitor.form
      const token = form.get("token")
      const typed = form.get("email")
      const person = yield* Effect.mapError(links.find(given(token)), linkGone)
      const name = decodeName(form.get("name"))
      const assistants = (yield* grants.list(person.id)).length
      const shownName = person.email === null ? form.get("name") : person.name
      const again = (problem: string) =>
        page(setPasswordPage({ token, name: shownName, email: person.email, typed, assistants, problem }), {
          status: 422
        })
      if (person.email === null && name._tag === "None") return yield* again(nameNeeded)
      const profile = name._tag === "None" ? null : { name: name.value, email: typed }
      const keeps = form.get("assistants") === "keep"
      const chosen = { password: form.get("password"), profile }
      return yield* links
        .redeem(given(token), chosen, () => (keeps ? Effect.void : endAssistants(person)))
        .pipe(
          // the first owner has a brand to set up
          Effect.flatMap((changed) => enter(changed, person.email === null ? welcome : home)),
          Effect.catchTags({
            DetailsRefused: ({ message }) => again(message),
            LinkGone: (error) => linkGone(error),
            TooBusy: (error) => tooBusy(error)
          })
        )
    })

    const showInvitation = Effect.gen(function* () {
      const token = (yield* parameter("token")) ?? ""
      const invitation = yield* Effect.mapError(find(given(token)), linkGone)
      return yield* page(invitationPage({ ...invitation, token, name: "", problem: null }))
    })

    const takeInvitation = Effect.gen(function* () {
      const form = yield* visitor.form
      const token = form.get("token")
      const invitation = yield* Effect.mapError(find(given(token)), linkGone)
      const name = decodeName(form.get("name"))
      const again = (problem: string) =>
        page(invitationPage({ ...invitation, token, name: form.get("name"), problem }), { status: 422 })
      if (invitation.joining === "choose" && name._tag === "None") return yield* again(nameNeeded)
      const chosen = { name: name._tag === "None" ? "" : name.value, password: form.get("password") }
      return yield* accept(given(token), chosen, (id) => endAssistants({ id })).pipe(
        // who keeps a password signs in with it: the link alone lets nobody into an account
        Effect.flatMap((joined) => (joined.joining === "confirm" ? Effect.succeed(seeOther(home)) : enter(joined))),
        Effect.catchTags({
          DetailsRefused: ({ message }) => again(message),
          Overtaken: ({ message }) =>
            Effect.flatMap(Effect.mapError(find(given(token)), linkGone), (now) =>
              page(invitationPage({ ...now, token, name: "", problem: `${message}.` }), { status: 409 })
            ),
          MembershipRefused: ({ message }) => new Stopped({ status: 409, title: "This cannot be done", message }),
          LinkGone: (error) => linkGone(error),
          TooBusy: (error) => tooBusy(error)
        })
      )
    })

    yield* router.get("/set-password", answering(showSetPassword))
    yield* router.post("/set-password", answering(takeSetPassword))
    yield* router.get("/invitation", answering(showInvitation))
    yield* router.post("/invitation", answering(takeInvitation))
  })
)
