import { Effect, Option, Schema } from "effect"
import { InvitationId, PersonId } from "#schema/Ids.ts"
import { Role } from "#schema/resources/Workspace.ts"
import { mayManage } from "#src/Access/Members/Invitation.ts"
import { Invitations } from "#src/Access/Members/Invitations.ts"
import { Members } from "#src/Access/Members/Members.ts"
import type { Person } from "#src/Access/People/Person.ts"
import { Router } from "#src/Http/Routing/Router.ts"
import { page, seeOther } from "../Document/PageResponse.ts"
import { answering } from "../Visitor/Answering.ts"
import { brandFinder } from "../Visitor/BrandOf.ts"
import { parameter } from "../Visitor/Query.ts"
import { Stopped } from "../Visitor/Stopped.ts"
import { Visitor } from "../Visitor/Visitor.ts"
import { removalPage } from "./MemberRemoval.tsx"
import { type MembersView, membersPage } from "./MembersPage.tsx"

const here = "/members"
const decodeRole = Schema.decodeUnknownOption(Role)

const forbidden = new Stopped({
  status: 403,
  title: "This is for owners and admins",
  message: "Your role in this brand does not let you do that. Ask an owner."
})

/** Who is a member of a brand, and who is invited. */
export const membersRoutes = Router.use((router) =>
  Effect.gen(function* () {
    const visitor = yield* Visitor
    const members = yield* Members
    const invitations = yield* Invitations

    const { brandOf } = yield* brandFinder

    const shown = Effect.fn("MembersPage.shown")(function* (
      person: Person,
      asked: string | undefined,
      more: Partial<Pick<MembersView, "made" | "problem" | "removed">> = {}
    ) {
      const { brand, brands } = yield* brandOf(person, asked)
      const view = {
        person,
        brand,
        brands,
        members: yield* members.list(brand.workspaceId),
        invitations: yield* invitations.list(brand.workspaceId),
        made: null,
        removed: null,
        problem: null,
        ...more
      }
      return yield* page(membersPage(view), { status: view.problem === null ? 200 : 422 })
    })

    const show = Effect.gen(function* () {
      const asked = yield* parameter("workspace")
      const person = yield* visitor.signedIn(
        asked === undefined ? here : `${here}?${new URLSearchParams({ workspace: asked })}`
      )
      return yield* shown(person, asked)
    })

    const sent = Effect.gen(function* () {
      const form = yield* visitor.form
      const person = yield* visitor.signedIn(here)
      const { brand } = yield* brandOf(person, form.get("workspace"))
      return { form, person, brand }
    })

    const back = (workspaceId: string) => seeOther(`${here}?${new URLSearchParams({ workspace: workspaceId })}`)

    const invite = Effect.gen(function* () {
      const { brand, form, person } = yield* sent
      const role = Option.getOrNull(decodeRole(form.get("role")))
      if (role === null || !mayManage(brand.role, role)) return yield* forbidden
      const { workspaceId } = brand
      const by = { actor: person.name, inviter: person.id }
      const options = { workspaceId, email: form.get("email"), role, limitedTo: null, ...by }
      return yield* invitations.invite(options).pipe(
        Effect.flatMap(({ invitation: { email }, link, sent: isSent }) =>
          shown(person, workspaceId, { made: { email, link: isSent ? null : link } })
        ),
        Effect.catchTag("MembershipRefused", ({ message }) => shown(person, workspaceId, { problem: message }))
      )
    })

    const takeBack = Effect.gen(function* () {
      const { brand, form, person } = yield* sent
      const id = InvitationId.make(form.get("invitation"))
      const found = (yield* invitations.list(brand.workspaceId)).find((one) => one.id === id)
      if (found !== undefined && !mayManage(brand.role, found.role)) return yield* forbidden
      if (found !== undefined) yield* invitations.takeBack(brand.workspaceId, id, person.name)
      return back(brand.workspaceId)
    })

    /** Asks what becomes of what somebody leaves behind. */
    const askRemoval = Effect.gen(function* () {
      const asked = yield* parameter("workspace")
      const personId = yield* parameter("person")
      const person = yield* visitor.signedIn(here)
      const { brand } = yield* brandOf(person, asked)
      const found = (yield* members.list(brand.workspaceId)).find((one) => one.personId === personId)
      if (found === undefined) return back(brand.workspaceId)
      return yield* mayManage(brand.role, found.role) ? page(removalPage(brand, found)) : forbidden
    })

    const remove = Effect.gen(function* () {
      const { brand, form, person } = yield* sent
      const personId = PersonId.make(form.get("person"))
      const found = (yield* members.list(brand.workspaceId)).find((one) => one.personId === personId)
      if (found !== undefined && !mayManage(brand.role, found.role)) return yield* forbidden
      const { workspaceId } = brand
      if (found === undefined) return back(workspaceId)
      const answer = form.get("hooks")
      // nothing ends before the question was answered
      if (answer !== "pass" && answer !== "end") return yield* page(removalPage(brand, found), { status: 422 })
      const hooks = answer === "pass" ? { passTo: person.id } : answer
      return yield* members.remove({ workspaceId, personId, hooks, actor: person.name }).pipe(
        Effect.flatMap((ended) => shown(person, workspaceId, { removed: { ...ended, name: found.name } })),
        Effect.catchTags({
          NotAMember: () => Effect.succeed(back(brand.workspaceId)),
          MembershipRefused: ({ message }) => shown(person, brand.workspaceId, { problem: message })
        })
      )
    })

    yield* router.get(here, answering(show))
    yield* router.post(`${here}/invite`, answering(invite))
    yield* router.post(`${here}/take-back`, answering(takeBack))
    yield* router.get(`${here}/remove`, answering(askRemoval))
    yield* router.post(`${here}/remove`, answering(remove))
  })
)
