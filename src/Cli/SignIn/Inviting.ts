import { Args, Command, Options } from "@effect/cli"
import { Effect } from "effect"
import { Role } from "#schema/Workspace.ts"
import { Invitations } from "#src/Access/Invitations.ts"
import { PasswordLinks, setupLifetime } from "#src/Access/PasswordLinks.ts"
import { quoted } from "../Choose.ts"
import { memberOf } from "../Members.ts"
import { jsonOption, print } from "../Output.ts"
import { operator, theWorkspace, workspaceOption } from "../Workspace.ts"

const common = { workspace: Options.optional(workspaceOption), json: jsonOption }

export const membersInvite = Command.make(
  "invite",
  {
    email: Args.text({ name: "email" }).pipe(Args.withDescription("The e-mail address they will sign in with")),
    role: Options.choice("role", Role.literals).pipe(
      Options.withDefault<Role>("moderator"),
      Options.withDescription("What they may do: moderator unless you say another")
    ),
    ...common
  },
  Effect.fn("Cli.membersInvite")(function* ({ email, json, role, workspace }) {
    const invitations = yield* Invitations
    const { id: workspaceId, name } = yield* theWorkspace(workspace)
    const options = { workspaceId, email, role, limitedTo: null, actor: operator }
    const { invitation, link } = yield* invitations.invite(options)
    yield* print(
      json,
      `${invitation.email} is invited to ${quoted(name)} as ${role}. Within a week, this link makes them a member:\n\n  ${link}`,
      { id: invitation.id, email: invitation.email, role, link }
    )
  })
).pipe(
  Command.withDescription("Invites somebody to a workspace: sends a letter where mail is set up, and prints its link")
)

export const membersPasswordLink = Command.make(
  "password-link",
  { person: Args.text({ name: "person" }).pipe(Args.withDescription("A member, by name or id")), ...common },
  Effect.fn("Cli.membersPasswordLink")(function* ({ json, person, workspace }) {
    const links = yield* PasswordLinks
    const { personId, name } = yield* memberOf(yield* theWorkspace(workspace), person)
    const link = yield* links.issue(personId, setupLifetime)
    yield* print(json, `Within a day, this link sets a password for ${quoted(name)}, once:\n\n  ${link}`, {
      id: personId,
      name,
      link
    })
  })
).pipe(Command.withDescription("Makes a link by which a member sets a new password"))
