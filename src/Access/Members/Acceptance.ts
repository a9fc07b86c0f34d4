import { SqlClient } from "@effect/sql"
import { Context, Data, Effect, Layer, Option, type Redacted } from "effect"
import { PersonId } from "#schema/Ids.ts"
import { AuditLog } from "#src/Audit/AuditLog.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { HashDirectory } from "#src/Directory/HashDirectory.ts"
import { Ids } from "#src/Ground/Ids.ts"
import { now } from "#src/Ground/Now.ts"
import { hashToken, parseToken } from "#src/Ground/SecretToken.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { Mail } from "#src/Mail/Mail.ts"
import { CredentialsRepo } from "../People/CredentialsRepo.ts"
import { MembershipRefused } from "../People/Membership.ts"
import { nameProblem } from "../People/Namesakes.ts"
import { PeopleRepo } from "../People/PeopleRepo.ts"
import type { Person } from "../People/Person.ts"
import { KnownDevices } from "../SignIn/KnownDevices.ts"
import { passwordProblem } from "../SignIn/Password.ts"
import { DetailsRefused, LinkGone } from "../SignIn/PasswordLinks.ts"
import { Passwords, type TooBusy } from "../SignIn/Passwords.ts"
import { Sessions } from "../SignIn/Sessions.ts"
import { invitationOf, type OpenInvitation, recordedInvitation } from "./Invitation.ts"
import { InvitationsRepo } from "./InvitationsRepo.ts"
import { type Joining, joiningOf } from "./Joining.ts"
import { Members } from "./Members.ts"

const gone = () =>
  new LinkGone({ message: "This invitation was accepted already, was taken back, or has expired. Ask for a new one." })

/** Another invitation made a person of this address meanwhile: this one is still good, and asks for something else now. */
export class Overtaken extends Data.TaggedError("Overtaken")<{ readonly message: string }> {}

const overtaken = new Overtaken({
  message:
    "At the same moment another invitation to this address was accepted, with the name and the password that were " +
    "chosen there. Nothing was lost: accept this one as well"
})

/** Who became a member, and how. */
export interface Joined extends Person {
  readonly joining: Joining
}

/** How whoever was invited becomes a member, by the link that they have. It is in the audit log. */
export class Acceptance extends Context.Tag("steward/Acceptance")<
  Acceptance,
  {
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
    ) => Effect.Effect<Joined, LinkGone | DetailsRefused | MembershipRefused | Overtaken | TooBusy>
  }
>() {
  static readonly layer = Layer.effect(
    Acceptance,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const repo = yield* InvitationsRepo
      const directory = yield* HashDirectory
      const credentials = yield* CredentialsRepo
      const people = yield* PeopleRepo
      const members = yield* Members
      const passwords = yield* Passwords
      const sessions = yield* Sessions
      const devices = yield* KnownDevices
      const audit = yield* AuditLog
      const mail = yield* Mail
      const ids = yield* Ids

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
        const problem = nameProblem(known?.name ?? name, yield* members.list(row.workspace_id))
        if (problem !== null && known === null) return yield* new DetailsRefused({ message: problem })
        if (problem !== null) return yield* new MembershipRefused({ message: problem })
        const person = known ?? { id: yield* ids.make("usr", PersonId.make), name, email: row.email }
        if (known === null && !(yield* Effect.orDie(people.insert(person, at)))) return yield* overtaken
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

      return Acceptance.of({
        find: tracedFn("Acceptance.find")(function* (token) {
          const { row, person } = yield* open(token)
          return {
            ...invitationOf(row),
            workspaceName: row.workspace_name,
            joining: joiningOf(person, row),
            lettersReach: mail.delivers
          }
        }),

        accept: tracedFn("Acceptance.accept")(function* (token, { name, password }, alongside = () => Effect.void) {
          const { row, person } = yield* open(token)
          const joining = joiningOf(person, row)
          if (joining === "unproved") {
            const message = `Nobody has proved yet that ${row.email} is yours, so it cannot join a second brand`
            return yield* new MembershipRefused({ message })
          }
          const as = (password: string | null) =>
            Effect.map(
              joined(token, person, person?.name ?? name, password, alongside),
              (member): Joined => ({ ...member, joining })
            )
          if (joining === "confirm") return yield* as(null)
          const problem = passwordProblem(password, [person?.name ?? name, row.email, row.workspace_name])
          if (problem !== null) return yield* new DetailsRefused({ message: problem })
          return yield* as(yield* passwords.hash(password, row.id))
        })
      })
    })
  )
}
