import { Effect, Option } from "effect"
import type { Role } from "#schema/Workspace.ts"
import { Members } from "#src/Access/Members.ts"
import { People } from "#src/Access/People.ts"
import type { Person } from "#src/Access/Person.ts"
import { TimeZone } from "#src/Access/TimeZone.ts"
import { type Workspace, Workspaces } from "#src/Access/Workspaces.ts"
import { choosePerson, quoted } from "./Choose.ts"
import { CommandFailed } from "./CommandFailed.ts"
import { findWorkspace, operator } from "./Workspace.ts"

/** A workspace that was named: `made` when there was none. */
export interface WorkspaceGiven extends Workspace {
  readonly made: boolean
}

/** A person who was named: `made` when there was none, `joined` when they were not a member. */
export interface PersonGiven extends Person {
  readonly role: Role
  readonly made: boolean
  readonly joined: boolean
}

const isId = (text: string) => /^[a-z]+_[0-9a-f]{32}$/.test(text)

/** The workspace of that name or id, made where there is none of that name. */
export const givenWorkspace = Effect.fn("Cli.givenWorkspace")(function* (
  given: string,
  timeZone: Option.Option<TimeZone>
) {
  const workspaces = yield* Workspaces
  if (!isId(given) && (yield* workspaces.find(given)).length === 0) {
    const zone = Option.getOrElse(timeZone, () => TimeZone.make("UTC"))
    return { ...(yield* workspaces.create({ name: given, timeZone: zone })), made: true }
  }
  const workspace = yield* findWorkspace(given)
  if (Option.isSome(timeZone) && timeZone.value !== workspace.timeZone) {
    return yield* new CommandFailed({
      message: `${quoted(workspace.name)} exists, in ${workspace.timeZone}; --time-zone is for a new workspace`
    })
  }
  return { ...workspace, made: false }
})

/** The person of that name, address or id, made and made a member where they are not. */
export const givenPerson = Effect.fn("Cli.givenPerson")(function* (
  workspace: Workspace,
  given: string,
  role: Option.Option<Role>
) {
  const people = yield* People
  const members = yield* Members
  const memberships = yield* members.list(workspace.id)
  const membership = (person: Person) => memberships.find(({ personId }) => personId === person.id)

  const known = yield* choosePerson(given, yield* people.find(given), (person) => membership(person) !== undefined)
  if (known === null && isId(given)) {
    return yield* new CommandFailed({ message: `There is no person with the id ${given}` })
  }
  const person = known ?? (yield* people.create({ name: given }))
  const held = membership(person)
  if (held === undefined) {
    const chosen = Option.getOrElse(role, (): Role => "owner")
    yield* members.add({ workspaceId: workspace.id, person, role: chosen, limitedTo: null, actor: operator })
    return { ...person, role: chosen, made: known === null, joined: true }
  }
  if (Option.isSome(role) && role.value !== held.role) {
    return yield* new CommandFailed({
      message:
        `${quoted(person.name)} is ${held.role} in ${quoted(workspace.name)}, not ${role.value}; ` +
        "leave --role out, or change it first: members role"
    })
  }
  return { ...person, role: held.role, made: false, joined: false }
})
