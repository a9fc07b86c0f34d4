import { Either } from "effect"
import { nearest } from "#src/Ground/Nearest.ts"
import { printable } from "#src/Ground/Printable.ts"
import { CommandFailed } from "./CommandFailed.ts"
import { command, commandOf } from "./CommandLine.ts"

interface Named {
  readonly id: string
  readonly name: string
}

export const quoted = (text: string): string => `"${printable(text)}"`

const several = (what: string, given: string, found: ReadonlyArray<Named>) =>
  new CommandFailed({
    message: `${found.length} ${what} are called ${quoted(given)}. Say which one by its id: ${found.map(({ id }) => id).join(", ")}`
  })

/** The one workspace that is meant; `all` are those there are, named where none is meant. */
export const chooseWorkspace = <W extends Named>(
  given: string,
  found: ReadonlyArray<W>,
  all: ReadonlyArray<W>
): Either.Either<W, CommandFailed> => {
  // a brand may call itself as another's id is written
  const [one, ...others] = found.some(({ id }) => id === given) ? found.filter(({ id }) => id === given) : found
  if (one !== undefined)
    return others.length === 0 ? Either.right(one) : Either.left(several("workspaces", given, found))
  const there =
    all.length === 0
      ? `There is none yet. To make one:\n  ${command("workspaces create NAME")}`
      : `${guess(given, all)}Choose one of: ${listed(all)}.`
  return Either.left(
    new CommandFailed({ code: "not_found", message: `There is no workspace ${quoted(given)}. ${there}` })
  )
}

const listed = (all: ReadonlyArray<Pick<Named, "name">>) => all.map(({ name }) => quoted(name)).join(", ")

/** A guess at what was meant, with a blank behind it. */
const guess = (given: string, all: ReadonlyArray<Pick<Named, "name">>): string => {
  const names = all.map(({ name }) => name)
  const found = nearest(given, names)
  return found === null ? "" : `Did you mean ${quoted(found)}? `
}

/** What to say where nobody of a workspace is called that. */
export const notAMember = (given: string, workspace: string, all: ReadonlyArray<Pick<Named, "name">>) =>
  new CommandFailed({
    code: "not_found",
    message: `${quoted(given)} is not a member of ${quoted(workspace)}. ${guess(given, all)}${
      all.length === 0 ? "It has no members yet." : `Its members are ${listed(all)}.`
    }`
  })

/** The one person that is meant, a member before others of the same name; null where there is none of that name. */
export const choosePerson = <P extends Named>(
  given: string,
  found: ReadonlyArray<P>,
  isMember: (person: P) => boolean
): Either.Either<P | null, CommandFailed> => {
  const members = found.filter(isMember)
  const meant = members.length > 0 ? members : found
  const [one = null] = meant
  return meant.length <= 1 ? Either.right(one) : Either.left(several("people", given, meant))
}

const addingTo = (workspace: string): string => {
  const inWorkspace = ["--role", "owner", "--workspace", workspace]
  const add = commandOf(["members", "add", "NAME", ...inWorkspace])
  const invite = commandOf(["members", "invite", "EMAIL", ...inWorkspace])
  return `To add somebody at once:\n  ${add}\nTo invite somebody who signs in:\n  ${invite}`
}

/** What to say where a key is to act as somebody who has not accepted an invitation yet. */
export const invitedOnly = (email: string, workspace: string) =>
  new CommandFailed({
    code: "not_found",
    message: `${email} is invited to ${quoted(workspace)}, and becomes a member, as whom a key can act, by accepting. ${addingTo(workspace)}`
  })

/** Whom a key acts as where nobody is named: the only member, or the only owner. */
export const chooseKeyHolder = <M extends { readonly name: string; readonly role: string }>(
  { name: workspace }: { readonly name: string },
  members: ReadonlyArray<M>
): Either.Either<M, CommandFailed> => {
  const [one, ...others] = members
  if (one === undefined) {
    const message = `Nobody is a member of ${quoted(workspace)} yet, and a key acts as one. ${addingTo(workspace)}`
    return Either.left(new CommandFailed({ code: "not_found", message }))
  }
  const [owner, ...otherOwners] = members.filter(({ role }) => role === "owner")
  if (others.length === 0) return Either.right(one)
  if (owner !== undefined && otherOwners.length === 0) return Either.right(owner)
  const message = `Say whom the key acts as, with --person. The members of ${quoted(workspace)} are ${listed(members)}.`
  return Either.left(new CommandFailed({ message }))
}

/** Who takes over what somebody leaves behind, where nobody is named: the only owner. */
export const chooseHeir = <M extends { readonly name: string; readonly role: string }>(
  { name: workspace }: { readonly name: string },
  others: ReadonlyArray<M>
): Either.Either<M, CommandFailed> => {
  const [owner, ...more] = others.filter(({ role }) => role === "owner")
  if (owner !== undefined && more.length === 0) return Either.right(owner)
  const there = others.length === 0 ? "There is nobody else" : `The others are ${listed(others)}`
  const message = `Say which member of ${quoted(workspace)} takes the hooks over, with --to. ${there}.`
  return Either.left(new CommandFailed({ message }))
}

interface Key extends Named {
  readonly prefix: string
  readonly revokedAt: Date | null
}

/** Whether a text may be a whole key, which is nowhere repeated. */
const isSecret = (text: string) => /^\s*stw_/i.test(text)

/** The one key that is meant by an id, by first characters or by a name; revoked ones only where no other is meant. */
export const chooseKey = <K extends Key>(given: string, all: ReadonlyArray<K>): Either.Either<K, CommandFailed> => {
  const exact = all.filter(({ id, prefix }) => id === given || given.startsWith(prefix))
  const lower = given.trim().toLowerCase()
  const found = exact.length > 0 ? exact : all.filter(({ name }) => name.toLowerCase() === lower)
  const good = found.filter(({ revokedAt }) => revokedAt === null)
  const meant = good.length > 0 ? good : found
  const [one] = meant
  if (one === undefined) {
    const none = isSecret(given) ? "There is no such key. " : `There is no key ${quoted(given)}. ${guess(given, all)}`
    const message = `${none}To list them:\n  ${command("keys list")}`
    return Either.left(new CommandFailed({ code: "not_found", message }))
  }
  if (meant.length === 1) return Either.right(one)
  const how = isSecret(given) ? "begin like that" : `are called ${quoted(given)}`
  const which = meant.map(({ id, prefix }) => `${id} (${prefix}…)`).join(", ")
  return Either.left(
    new CommandFailed({
      message: `${meant.length} keys ${how}. Say which one by its id: ${which}`
    })
  )
}
