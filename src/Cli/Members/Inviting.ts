import { Args, Command, Options } from "@effect/cli"
import { Option } from "effect"
import { Role } from "#schema/resources/Workspace.ts"
import { Invitations } from "#src/Access/Members/Invitations.ts"
import { People } from "#src/Access/People/People.ts"
import { PasswordLinks, setupLifetime } from "#src/Access/SignIn/PasswordLinks.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { accountsOption, givenAccounts, limitWords } from "../Accounts/ChosenAccount.ts"
import { quoted } from "../Console/Choose.ts"
import { CommandFailed } from "../Console/CommandFailed.ts"
import { jsonOption, print } from "../Console/Output.ts"
import { operator, theWorkspace, workspaceOption } from "../Console/Workspace.ts"
import { memberOf } from "./Members.ts"

const common = { workspace: Options.optional(workspaceOption), json: jsonOption }

export const membersInvite = Command.make(
  "invite",
  {
    email: Args.text({ name: "email" }).pipe(Args.withDescription("The e-mail address they will sign in with")),
    role: Options.choice("role", Role.literals).pipe(
      Options.withDefault<Role>("moderator"),
      Options.withDescription("What they may do: moderator unless you say another")
    ),
    accounts: accountsOption("The only account that a manager or moderator may act on, by name or id"),
    ...common
  },
  tracedFn("Cli.membersInvite")(function* ({ accounts, email, json, role, workspace }) {
    const invitations = yield* Invitations
    const { id: workspaceId, name } = yield* theWorkspace(workspace)
    const chosen = accounts.length === 0 ? [] : yield* givenAccounts(workspaceId, accounts)
    const limitedTo = chosen.length === 0 ? null : chosen.map(({ id }) => id)
    const options = { workspaceId, email, role, limitedTo, actor: operator }
    const { invitation, link, replaced, sent } = yield* invitations.invite(options)
    const before = replaced ? " The link of their earlier invitation no longer works." : ""
    const invited = `${invitation.email} is invited to ${quoted(name)} as ${role}${limitWords(chosen)}.${before}`
    const words = sent
      ? `${invited} An e-mail with a link is on its way. The link works for a week.`
      : `${invited} No e-mail was sent. Give them this link yourself. It works for a week:\n\n  ${link}`
    yield* print(json, words, {
      id: invitation.id,
      email: invitation.email,
      role,
      limited_to: limitedTo,
      sent,
      // the link of a letter proves the address to whoever opens it, so only the letter has it
      link: sent ? null : link
    })
  })
).pipe(
  Command.withDescription("Invites somebody to a workspace: sends an e-mail, or prints a link where none could be sent")
)

export const membersVouch = Command.make(
  "vouch",
  {
    email: Args.text({ name: "email" }).pipe(Args.withDescription("The e-mail address they sign in with")),
    json: jsonOption
  },
  tracedFn("Cli.membersVouch")(function* ({ email, json }) {
    const people = yield* People
    const person = Option.getOrNull(yield* people.vouch(email.trim(), operator))
    if (person === null) {
      return yield* new CommandFailed({ code: "not_found", message: `Nobody signs in as ${quoted(email)}.` })
    }
    const words = `You vouch that ${person.email} is the address of ${quoted(person.name)}. Their account can join other brands now.`
    yield* print(json, words, { id: person.id, name: person.name, email: person.email, address_proved_by: "operator" })
  })
).pipe(
  Command.withDescription("Vouches that an address belongs to whoever signs in with it, where no e-mail proved it")
)

export const membersPasswordLink = Command.make(
  "password-link",
  { person: Args.text({ name: "person" }).pipe(Args.withDescription("A member, by name or id")), ...common },
  tracedFn("Cli.membersPasswordLink")(function* ({ json, person, workspace }) {
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
