import { Args, Command, Options } from "@effect/cli"
import { Effect } from "effect"
import { Role } from "#schema/Workspace.ts"
import { Members } from "#src/Access/Members.ts"
import type { Workspace } from "#src/Access/Workspaces.ts"
import { choosePerson, quoted } from "./Choose.ts"
import { CommandFailed } from "./CommandFailed.ts"
import { jsonOption, print } from "./Output.ts"
import { table } from "./Table.ts"
import { operator, theWorkspace, workspaceOption } from "./Workspace.ts"

const person = Args.text({ name: "person" }).pipe(Args.withDescription("A member, by name or id"))
const common = { workspace: Options.optional(workspaceOption), json: jsonOption }

/** The member that is meant by a name or an id. */
export const memberOf = Effect.fn("Cli.memberOf")(function* (workspace: Workspace, given: string) {
  const all = (yield* Effect.flatMap(Members, ({ list }) => list(workspace.id))).map((one) => ({
    ...one,
    id: one.personId
  }))
  const found = all.filter(({ id, name }) => id === given || name.toLowerCase() === given.toLowerCase())
  const member = yield* choosePerson(given, found, () => true)
  if (member !== null) return member
  const message = `${quoted(given)} is not a member of ${quoted(workspace.name)}. Its members: `
  return yield* new CommandFailed({ message: message + all.map(({ name }) => quoted(name)).join(", ") })
})

export const membersList = Command.make(
  "list",
  common,
  Effect.fn("Cli.membersList")(function* ({ workspace, json }) {
    const members = yield* Members
    const list = yield* members.list((yield* theWorkspace(workspace)).id)
    const rows = list.map(({ name, role, limitedTo, personId }) => [name, role, limitedTo?.join(" ") ?? "", personId])
    yield* print(
      json,
      table(["NAME", "ROLE", "ONLY ACCOUNTS", "ID"], rows),
      list.map(({ personId, name, role, limitedTo }) => ({ id: personId, name, role, limited_to: limitedTo }))
    )
  })
).pipe(Command.withDescription("Lists the members of a workspace and their roles"))

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
  Effect.fn("Cli.membersRole")(function* ({ person, role, workspace, json }) {
    const members = yield* Members
    const brand = yield* theWorkspace(workspace)
    const { personId, name } = yield* memberOf(brand, person)
    yield* members.change({ workspaceId: brand.id, personId, role, limitedTo: null, actor: operator })
    yield* print(json, `${quoted(name)} is now ${role} in ${quoted(brand.name)}.`, { id: personId, name, role })
  })
).pipe(Command.withDescription("Changes a member's role, for all accounts; their keys follow at once"))

export const membersRemove = Command.make(
  "remove",
  { person, ...common },
  Effect.fn("Cli.membersRemove")(function* ({ person, workspace, json }) {
    const members = yield* Members
    const brand = yield* theWorkspace(workspace)
    const { personId, name } = yield* memberOf(brand, person)
    yield* members.remove({ workspaceId: brand.id, personId, actor: operator })
    yield* print(json, `${quoted(name)} is no longer a member of ${quoted(brand.name)}.`, { id: personId, name })
  })
).pipe(Command.withDescription("Removes a member; their keys may then do only what takes no role"))
