import { Args, Command, Options } from "@effect/cli"
import { Effect, type Layer } from "effect"
import { Name } from "#schema/Name.ts"
import { Role } from "#schema/resources/Workspace.ts"
import { Members } from "#src/Access/Members/Members.ts"
import { unfit } from "#src/Access/People/Membership.ts"
import { People } from "#src/Access/People/People.ts"
import type { PersonWithProof } from "#src/Access/People/Person.ts"
import type { Workspace } from "#src/Access/Workspaces/Workspaces.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { Accounts } from "#src/Platforms/Accounts/Accounts.ts"
import { accountsOption, givenAccounts, limitWords, reachWords } from "../Accounts/ChosenAccount.ts"
import { choosePerson, notAMember, quoted } from "../Console/Choose.ts"
import { CommandFailed } from "../Console/CommandFailed.ts"
import { commandOf } from "../Console/CommandLine.ts"
import { jsonOption, print, printList } from "../Console/Output.ts"
import { parsedArg } from "../Console/Parsed.ts"
import { table } from "../Console/Table.ts"
import { operator, theWorkspace, workspaceOption } from "../Console/Workspace.ts"

const person = Args.text({ name: "person" }).pipe(Args.withDescription("A member, by name, e-mail address or id"))
const common = { workspace: Options.optional(workspaceOption), json: jsonOption }

/** The member that is meant by a name, an e-mail address or an id. */
export const memberOf = tracedFn("Cli.memberOf")(function* (workspace: Workspace, given: string) {
  const all = (yield* Effect.flatMap(Members, ({ list }) => list(workspace.id))).map((one) => ({
    ...one,
    id: one.personId
  }))
  const same = (text: string | null) => text?.toLowerCase() === given.trim().toLowerCase()
  // people choose their names: one that looks like an address is nobody's address
  const isAddress = given.includes("@")
  const found = all.filter(({ email, id, name }) => id === given || (isAddress ? same(email) : same(name)))
  const member = yield* choosePerson(given, found, () => true)
  if (member !== null) return member
  return yield* notAMember(given, workspace.name, all)
})

/** `rooms` are opened for the accounts alone that somebody is limited to. */
export const membersList = <E, R>(rooms: Layer.Layer<Accounts, E, R>) =>
  Command.make(
    "list",
    common,
    tracedFn("Cli.membersList")(function* ({ workspace, json }) {
      const members = yield* Members
      const { id: workspaceId } = yield* theWorkspace(workspace)
      const list = yield* members.list(workspaceId)
      const accounts = list.every(({ limitedTo }) => limitedTo === null)
        ? []
        : yield* Effect.provide(
            Effect.flatMap(Accounts, (all) => all.list(workspaceId)),
            rooms
          )
      const rows = list.map(({ addressProof, email, limitedTo, name, personId, role }) => [
        name,
        email ?? "",
        email === null ? "" : (addressProof ?? "nobody"),
        role,
        reachWords(limitedTo, accounts),
        personId
      ])
      yield* printList(
        json,
        rows.length === 0
          ? "Nobody is a member yet."
          : table(["NAME", "E-MAIL", "ADDRESS PROVED BY", "ROLE", "ACCOUNTS", "ID"], rows),
        list.map(({ addressProof, personId, name, email, role, limitedTo }) => ({
          id: personId,
          name,
          email,
          address_proved_by: addressProof,
          role,
          limited_to: limitedTo
        }))
      )
    })
  ).pipe(
    Command.withDescription("Lists the members of a workspace, their roles, and who proved that an address is theirs")
  )

const isId = (text: string) => /^[a-z]+_[0-9a-f]{32}$/.test(text)

/** People choose their names and addresses, so a brand lets in nobody for that alone. */
const sureOf = (given: string, { email, id, name, proved }: PersonWithProof) => {
  if (id === given || email === null) return Effect.void
  if (!given.includes("@")) {
    return new CommandFailed({
      message: `Somebody who chose the name ${quoted(name)} signs in as ${email}. To add them, say so by their address or id: ${id}`
    })
  }
  if (proved !== null) return Effect.void
  return new CommandFailed({
    message: `Nobody has proved that ${email} belongs to the person who signs in with it. If you know that it does, vouch for it first:\n  ${commandOf(["members", "vouch", email])}`
  })
}

/** `rooms` are opened for the accounts alone that somebody is limited to. */
export const membersAdd = <E, R>(rooms: Layer.Layer<Accounts, E, R>) =>
  Command.make(
    "add",
    {
      person: parsedArg("person", Name).pipe(
        Args.withDescription("Somebody Steward knows, by name or id, or the name of somebody new")
      ),
      role: Options.choice("role", Role.literals).pipe(
        Options.withDefault<Role>("moderator"),
        Options.withDescription("What they may do")
      ),
      accounts: accountsOption("The only account that a manager or moderator may act on, by name or id"),
      ...common
    },
    tracedFn("Cli.membersAdd")(function* ({ accounts, json, person: given, role, workspace: where }) {
      const workspace = yield* theWorkspace(where)
      const people = yield* People
      const members = yield* Members
      const chosen = accounts.length === 0 ? [] : yield* Effect.provide(givenAccounts(workspace.id, accounts), rooms)
      const limitedTo = chosen.length === 0 ? null : chosen.map(({ id }) => id)
      // before anybody is made
      yield* members.check(workspace.id, { role, limitedTo })
      const known = yield* choosePerson(given, yield* people.find(given), () => true)
      if (known === null && isId(given)) {
        return yield* new CommandFailed({ code: "not_found", message: `There is no person with the id ${given}.` })
      }
      if (known === null && given.includes("@")) {
        const limits = accounts.flatMap((account) => ["--account", account])
        const invite = commandOf(["members", "invite", given, "--role", role, ...limits, "--workspace", workspace.name])
        return yield* new CommandFailed({
          code: "not_found",
          message: `Nobody has the address ${given} yet. To invite them:\n  ${invite}`
        })
      }
      if (known !== null) yield* sureOf(given, known)
      const somebody = known ?? (yield* people.create({ name: given }))
      yield* members.add({ workspaceId: workspace.id, person: somebody, role, limitedTo, actor: operator })
      const made = known === null ? `${quoted(somebody.name)} is new to Steward, and ` : `${quoted(somebody.name)} `
      const words = `${made}is now ${role} in ${quoted(workspace.name)} (${somebody.id})${limitWords(chosen)}.`
      const answer = { id: somebody.id, name: somebody.name, role, limited_to: limitedTo, made: known === null }
      yield* print(json, words, answer)
    })
  ).pipe(Command.withDescription("Adds a person to a workspace, without an e-mail; for API keys that act as them"))

export const membersRole = Command.make(
  "role",
  {
    person,
    role: Args.choice(
      Role.literals.map((role) => [role, role]),
      { name: "role" }
    ),
    ...common
  },
  tracedFn("Cli.membersRole")(function* ({ person, role, workspace, json }) {
    const members = yield* Members
    const brand = yield* theWorkspace(workspace)
    const { personId, name, limitedTo: before } = yield* memberOf(brand, person)
    const limitedTo = unfit({ role, limitedTo: before }) === null ? before : null
    yield* members.change({ workspaceId: brand.id, personId, role, limitedTo, actor: operator })
    const limit = limitedTo === null ? "" : ", limited to the same accounts as before"
    const words = `${quoted(name)} is now ${role} in ${quoted(brand.name)}${limit}.`
    yield* print(json, words, { id: personId, name, role, limited_to: limitedTo })
  })
).pipe(Command.withDescription("Changes a member's role; their keys and assistants follow immediately"))
