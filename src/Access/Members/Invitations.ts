import { SqlClient } from "@effect/sql"
import { Clock, Context, Duration, Effect, Layer, Option, type Redacted } from "effect"
import { InvitationId, PersonId, type WorkspaceId } from "#schema/Ids.ts"
import { AuditLog } from "#src/Audit/AuditLog.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { HashDirectory } from "#src/Directory/HashDirectory.ts"
import { AppLinks } from "#src/Ground/AppLinks.ts"
import { Ids } from "#src/Ground/Ids.ts"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"
import { hashToken, makeToken, parseToken } from "#src/Ground/SecretToken.ts"
import { span, tracedFn } from "#src/Ground/Span.ts"
import { Mail } from "#src/Mail/Mail.ts"
import { CredentialsRepo } from "../People/CredentialsRepo.ts"
import { parseEmail } from "../People/EmailAddress.ts"
import { type Membership, MembershipRefused, unfit } from "../People/Membership.ts"
import { PeopleRepo } from "../People/PeopleRepo.ts"
import type { Person } from "../People/Person.ts"
import { KnownDevices } from "../SignIn/KnownDevices.ts"
import { passwordProblem } from "../SignIn/Password.ts"
import { DetailsRefused, LinkGone } from "../SignIn/PasswordLinks.ts"
import { Passwords, type TooBusy } from "../SignIn/Passwords.ts"
import { Sessions } from "../SignIn/Sessions.ts"
import { Workspaces } from "../Workspaces/Workspaces.ts"
import { type Invitation, invitationLetter, type OpenInvitation, recordedInvitation } from "./Invitation.ts"
import { InvitationLimits } from "./InvitationLimits.ts"
import { type InvitationRow, InvitationsRepo } from "./InvitationsRepo.ts"
import { joiningOf } from "./Joining.ts"
import { Members } from "./Members.ts"

/** How long an invitation can be accepted. */
export const invitationLifetime = Duration.days(7)

const gone = () =>
  new LinkGone({ message: "This invitation was accepted already, was taken back, or has expired. Ask for a new one." })

/** Invitations to become a member of a workspace. All of it is in the audit log. */
export class Invitations extends Context.Tag("steward/Invitations")<
  Invitations,
  {
    /**
     * Sends a letter where mail is set up; `link` is what it holds, to be shown where it was not `sent`. An earlier invitation is replaced.
     * How many go to an address, and out of a workspace and from one person, is limited. `inviter`: null for who runs
     * Steward.
     */
    readonly invite: (
      options: Membership & {
        readonly workspaceId: WorkspaceId
        readonly email: string
        readonly actor: string
        readonly inviter?: PersonId | null
      }
    ) => Effect.Effect<
      { readonly invitation: Invitation; readonly link: string; readonly sent: boolean },
      MembershipRefused
    >
    readonly list: (workspaceId: WorkspaceId) => Effect.Effect<ReadonlyArray<Invitation>>
    readonly find: (token: Redacted.Redacted) => Effect.Effect<OpenInvitation, LinkGone>
    /**
     * Makes the person where there is none of that e-mail address, and makes them a member. A link that came by letter
     * proves their address; whoever has a password that nobody proved to be theirs sets a new one by it, and is refused
     * without a letter.
     */
    readonly accept: (
      token: Redacted.Redacted,
      chosen: { readonly name: string; readonly password: string },
      /** What else happens where a new password takes the place of another, or not at all. */
      alongside?: (personId: PersonId) => Effect.Effect<unknown>
    ) => Effect.Effect<Person, LinkGone | DetailsRefused | MembershipRefused | TooBusy>
    /** Taking back what is gone is no error. */
    readonly takeBack: (workspaceId: WorkspaceId, id: InvitationId, actor: string) => Effect.Effect<void>
    /** Drops invitations that have expired; answers how many. */
    readonly forget: Effect.Effect<number>
  }
>() {
  static readonly layer = Layer.effect(
    Invitations,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const repo = yield* InvitationsRepo
      const directory = yield* HashDirectory
      const credentials = yield* CredentialsRepo
      const people = yield* PeopleRepo
      const members = yield* Members
      const workspaces = yield* Workspaces
      const passwords = yield* Passwords
      const sessions = yield* Sessions
      const devices = yield* KnownDevices
      const limits = yield* InvitationLimits
      const audit = yield* AuditLog
      const links = yield* AppLinks
      const mail = yield* Mail
      const ids = yield* Ids
      const random = yield* RandomBytes
      const now = Effect.map(Clock.currentTimeMillis, (milliseconds) => new Date(milliseconds))

      const store = Effect.fnUntraced(function* (row: InvitationRow, hash: Uint8Array) {
        yield* directory.enter({ workspaceId: row.workspace_id, hash, endsAt: row.expires_at })
        yield* Effect.orDie(repo.put({ ...row, hash, mailed: mail.delivers }))
        const entry = {
          actor: row.invited_by,
          what: "invitation.made" as const,
          before: null,
          after: recordedInvitation(row)
        }
        yield* audit.record({ workspaceId: row.workspace_id, ...entry })
      }, transaction(sql))

      const open = Effect.fnUntraced(function* (sent: Redacted.Redacted) {
        const token = parseToken(sent)
        if (Option.isNone(token)) return yield* gone()
        const hash = hashToken(token.value)
        const workspaceId = yield* Effect.mapError(yield* directory.workspaceOf(hash), gone)
        const found = yield* Effect.orDie(repo.ofToken(workspaceId, hash, yield* now))
        const row = yield* Effect.mapError(found, gone)
        const person = Option.getOrNull(yield* Effect.orDie(credentials.ofEmail(row.email)))
        return { row, person }
      })

      const joined = Effect.fnUntraced(function* (
        token: Redacted.Redacted,
        known: Person | null,
        name: string,
        password: string | null,
        alongside: (personId: PersonId) => Effect.Effect<unknown>
      ) {
        const at = yield* now
        const hash = hashToken(token)
        const workspaceId = yield* Effect.mapError(yield* directory.workspaceOf(hash), gone)
        const row = yield* Effect.mapError(yield* Effect.orDie(repo.take(workspaceId, hash, at)), gone)
        const person = known ?? { id: yield* ids.make("usr", PersonId.make), name, email: row.email }
        if (known === null) yield* Effect.orDie(people.insert(person, at))
        if (password !== null) {
          yield* Effect.orDie(credentials.setPassword(person.id, password, at))
          if (row.mailed) yield* Effect.orDie(credentials.prove(person.id, "letter"))
        }
        if (password !== null && known !== null) {
          yield* Effect.orDie(credentials.removeLinksOf(person.id))
          yield* sessions.endAll(person.id)
          yield* devices.forgetOf(person.id)
          yield* alongside(person.id)
        }
        const membership = { role: row.role, limitedTo: row.limited_to }
        yield* members.add({ workspaceId: row.workspace_id, person, ...membership, actor: person.name })
        const entry = {
          actor: person.name,
          what: "invitation.accepted" as const,
          before: recordedInvitation(row),
          after: null
        }
        yield* audit.record({ workspaceId: row.workspace_id, ...entry })
        return { id: person.id, name: person.name, email: row.email }
      }, transaction(sql))

      return Invitations.of({
        invite: tracedFn("Invitations.invite")(function* (options) {
          const { workspaceId, email, role, limitedTo, actor, inviter = null } = options
          const address = Option.getOrNull(parseEmail(email))
          const problem = address === null ? `${email} is not an e-mail address` : unfit({ role, limitedTo })
          if (address === null || problem !== null) {
            return yield* new MembershipRefused({ message: problem ?? "" })
          }
          const [workspace] = yield* workspaces.find(workspaceId)
          if (workspace === undefined) return yield* new MembershipRefused({ message: "There is no such workspace" })
          const person = Option.getOrNull(yield* Effect.orDie(credentials.ofEmail(address)))
          if (person !== null && (yield* members.list(workspaceId)).some(({ personId }) => personId === person.id)) {
            return yield* new MembershipRefused({ message: `${person.name} is already a member of this workspace` })
          }
          yield* limits.invitation({ workspaceId, email: address, inviter })
          const token = yield* Effect.provideService(makeToken, RandomBytes, random)
          const at = yield* now
          const row: InvitationRow = {
            workspace_id: workspaceId,
            id: yield* ids.make("inv", InvitationId.make),
            email: address,
            role,
            limited_to: limitedTo,
            invited_by: actor,
            created_at: at,
            expires_at: new Date(at.getTime() + Duration.toMillis(invitationLifetime))
          }
          yield* store(row, hashToken(token))
          const link = links.invitation(token)
          const letter = invitationLetter({ invitedBy: actor, role, workspaceName: workspace.name }, link)
          // where no letter can go, whoever invites is shown the link, which no log needs to keep beside
          const sent =
            mail.delivers &&
            (yield* mail.send({ to: address, ...letter }).pipe(
              Effect.as(true),
              Effect.catchAll((error) => Effect.as(Effect.logWarning("An invitation was not sent", error), false))
            ))
          if (!sent) yield* Effect.orDie(repo.markShown(workspaceId, row.id))
          return { invitation: toInvitation(row), link, sent }
        }),

        list: tracedFn("Invitations.list")(function* (workspaceId) {
          return (yield* Effect.orDie(repo.list(workspaceId, yield* now))).map(toInvitation)
        }),

        find: tracedFn("Invitations.find")(function* (token) {
          const { row, person } = yield* open(token)
          return {
            ...toInvitation(row),
            workspaceName: row.workspace_name,
            joining: joiningOf(person, row),
            lettersReach: mail.delivers
          }
        }),

        accept: tracedFn("Invitations.accept")(function* (token, { name, password }, alongside = () => Effect.void) {
          const { row, person } = yield* open(token)
          const joining = joiningOf(person, row)
          if (joining === "unproved") {
            const message = `Nobody has proved yet that ${row.email} is yours, so it cannot join a second brand`
            return yield* new MembershipRefused({ message })
          }
          if (joining === "confirm") return yield* joined(token, person, person?.name ?? name, null, alongside)
          const problem = passwordProblem(password, [person?.name ?? name, row.email, row.workspace_name])
          if (problem !== null) return yield* new DetailsRefused({ message: problem })
          return yield* joined(token, person, person?.name ?? name, yield* passwords.hash(password, row.id), alongside)
        }),

        takeBack: tracedFn("Invitations.takeBack")(function* (workspaceId, id, actor) {
          const row = yield* Effect.orDie(repo.remove(workspaceId, id))
          if (Option.isNone(row)) return
          const entry = {
            actor,
            what: "invitation.taken_back" as const,
            before: recordedInvitation(row.value),
            after: null
          }
          yield* audit.record({ workspaceId, ...entry })
        }, transaction(sql)),

        forget: now.pipe(Effect.flatMap(repo.prune), Effect.orDie, span("Invitations.forget"))
      })
    })
  )
}

const toInvitation = (row: InvitationRow): Invitation => ({
  workspaceId: row.workspace_id,
  id: row.id,
  email: row.email,
  role: row.role,
  limitedTo: row.limited_to,
  invitedBy: row.invited_by,
  expiresAt: row.expires_at
})
