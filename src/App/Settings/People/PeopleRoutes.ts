import { Effect, Option, Schema } from "effect"
import { NotFound, Unprocessable } from "#schema/Errors.ts"
import { AccountId } from "#schema/Ids.ts"
import { may } from "#schema/resources/Permission.ts"
import { Role } from "#schema/resources/Workspace.ts"
import { Factors } from "#src/Access/Factors/Factors.ts"
import { FactorReset } from "#src/Access/Members/FactorReset.ts"
import { Invitations } from "#src/Access/Members/Invitations.ts"
import { Members } from "#src/Access/Members/Members.ts"
import { type MadeInvitation, Team } from "#src/Access/Members/Team.ts"
import { ConnectedAccounts } from "#src/Directory/ConnectedAccounts.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { Router } from "#src/Http/Routing/Router.ts"
import { shownInvitation, shownMember } from "../../Operations/Shown.ts"
import type { Form } from "../../Visitor/Form.ts"
import { doneWords, type SettingsVisit, settingsPages } from "../Frame/SettingsPages.ts"
import { peoplePage } from "./PeoplePage.tsx"
import { MadeLink, type PeopleProps } from "./PeopleProps.ts"
import { removalPage, removedWords, resetFactorPage } from "./RemovalPage.tsx"

const here = "/settings/people"
const permission = "manage_members"
const words = {
  reset: "Their second factor is gone. They sign in with the password, and set one up again.",
  changed: "It is saved, and holds from now on.",
  cancelled: "The invitation is taken back. Its link no longer works."
}

const readMade = Schema.decodeUnknownOption(MadeLink)
const decodeRole = Schema.decodeUnknownOption(Role)
const isSome = Schema.is(Schema.NonEmptyArray(AccountId))

/** The role of a form, and the accounts it is limited to where it can be. */
const membershipOf = (form: Form) => {
  const role = Option.getOrNull(decodeRole(form.get("role")))
  if (role === null) return Effect.fail(new Unprocessable({ message: "Choose one of the roles" }))
  const accounts = form.all("account").map((id) => AccountId.make(id))
  const canBeLimited = role === "manager" || role === "moderator"
  return Effect.succeed({ role, limited_to: canBeLimited && isSome(accounts) ? accounts : null })
}

/** Who is a member of a brand, and who is invited. */
export const peopleRoutes = Router.use((router) =>
  Effect.gen(function* () {
    const members = yield* Members
    const invitations = yield* Invitations
    const accounts = yield* ConnectedAccounts
    const team = yield* Team
    const factors = yield* Factors
    const resets = yield* FactorReset
    const { shows, takes } = yield* settingsPages

    const show = tracedFn("PeoplePage.show")(function* (
      visit: SettingsVisit,
      more: Partial<Pick<PeopleProps, "done" | "problem">> = {}
    ) {
      const { workspaceId } = visit.brand
      return peoplePage({
        visit,
        members: (yield* members.list(workspaceId)).map(shownMember),
        invitations: (yield* invitations.list(workspaceId)).map(shownInvitation),
        accounts: yield* Effect.orDie(accounts.list(workspaceId)),
        factors: may(visit.brand, "read_audit")
          ? new Set((yield* factors.members(workspaceId)).flatMap((one) => (one.second_factor ? [one.person_id] : [])))
          : new Set<string>(),
        done: doneWords(words, visit.asked),
        made: Option.getOrNull(Option.flatMap(visit.made, readMade)),
        ...more
      })
    })

    const withProblem = (visit: SettingsVisit, problem: string) => show(visit, { problem })

    const made = ({ invitation, link }: MadeInvitation) => ({
      to: here,
      made: { email: invitation.email, link } satisfies MadeLink
    })

    const memberOf = tracedFn("PeoplePage.member")(function* (visit: SettingsVisit) {
      const found = (yield* members.list(visit.brand.workspaceId)).find(({ personId }) => personId === visit.id)
      if (found !== undefined) return shownMember(found)
      return yield* Effect.fail(new NotFound({ message: "They are not a member of this brand any longer" }))
    })
    const ask = (visit: SettingsVisit) => Effect.map(memberOf(visit), (member) => removalPage(visit, member))

    yield* router.get(
      here,
      shows(null, (visit) => show(visit))
    )
    yield* router.get(
      `${here}/:id/remove`,
      shows(permission, (visit) => ask(visit))
    )
    yield* router.get(
      `${here}/:id/reset-factor`,
      shows(permission, (visit) => Effect.map(memberOf(visit), (member) => resetFactorPage(visit, member)))
    )
    yield* router.post(
      `${here}/:id/reset-factor`,
      takes({
        permission,
        take: ({ by, id, person }) =>
          Effect.as(resets.byOwner({ ...by, personId: person.id }, id), { to: here, done: "reset" }),
        otherwise: withProblem
      })
    )
    yield* router.post(
      `${here}/:id/remove`,
      takes({
        permission,
        take: (visit, form) =>
          Effect.gen(function* () {
            const hooks = form.get("hooks")
            // nothing ends before the question was answered
            if (hooks !== "end" && hooks !== "take_over") return { ...(yield* ask(visit)), status: 422 }
            const ended = yield* team.remove(visit.principal, visit.id, hooks)
            const done = removedWords({
              name: ended.name,
              keys_revoked: ended.keysRevoked,
              hooks_passed: ended.hooksPassed,
              hooks_removed: ended.hooksRemoved,
              invitations_taken_back: ended.invitationsTakenBack
            })
            return yield* show(visit, { done })
          }),
        otherwise: withProblem
      })
    )
    yield* router.post(
      `${here}/:id/change`,
      takes({
        permission,
        take: (visit, form) =>
          Effect.flatMap(membershipOf(form), (change) => team.change(visit.principal, visit.id, change)).pipe(
            Effect.as({ to: here, done: "changed" })
          ),
        otherwise: withProblem
      })
    )
    yield* router.post(
      `${here}/invite`,
      takes({
        permission,
        take: (visit, form) =>
          Effect.flatMap(membershipOf(form), (membership) =>
            team.invite(visit.principal, { email: form.get("email"), ...membership })
          ).pipe(Effect.map(made)),
        otherwise: withProblem
      })
    )
    yield* router.post(
      `${here}/invitations/:id/resend`,
      takes({
        permission,
        take: (visit) => Effect.map(team.resend(visit.principal, visit.id), made),
        otherwise: withProblem
      })
    )
    yield* router.post(
      `${here}/invitations/:id/cancel`,
      takes({
        permission,
        take: (visit) => Effect.as(team.cancel(visit.principal, visit.id), { to: here, done: "cancelled" }),
        otherwise: withProblem
      })
    )
  })
)
