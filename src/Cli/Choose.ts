import { Either } from "effect"
import { CommandFailed } from "./CommandFailed.ts"
import { printable } from "./Table.ts"

interface Named {
  readonly id: string
  readonly name: string
}

export const quoted = (text: string): string => `"${printable(text)}"`

const several = (what: string, given: string, found: ReadonlyArray<Named>) =>
  new CommandFailed({
    message: `${found.length} ${what} are called ${quoted(given)}; say which by its id: ${found.map(({ id }) => id).join(", ")}`
  })

/** The one workspace that is meant; `all` are those there are, named where none is meant. */
export const chooseWorkspace = <W extends Named>(
  given: string,
  found: ReadonlyArray<W>,
  all: ReadonlyArray<W>
): Either.Either<W, CommandFailed> => {
  const [one, ...others] = found
  if (one !== undefined)
    return others.length === 0 ? Either.right(one) : Either.left(several("workspaces", given, found))
  const there =
    all.length === 0 ? "There is none yet" : `Those there are: ${all.map(({ name }) => quoted(name)).join(", ")}`
  return Either.left(new CommandFailed({ message: `There is no workspace ${quoted(given)}. ${there}` }))
}

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

/** The one key that is meant by an id or by first characters; revoked ones only where no other is meant. */
export const chooseKey = <K extends { readonly id: string; readonly prefix: string; readonly revokedAt: Date | null }>(
  given: string,
  all: ReadonlyArray<K>
): Either.Either<K, CommandFailed> => {
  const found = all.filter(({ id, prefix }) => id === given || given.startsWith(prefix))
  const good = found.filter(({ revokedAt }) => revokedAt === null)
  const meant = good.length > 0 ? good : found
  const [one] = meant
  if (one === undefined) {
    return Either.left(new CommandFailed({ message: "There is no such key; keys list shows those there are" }))
  }
  if (meant.length === 1) return Either.right(one)
  const ids = meant.map(({ id }) => id).join(", ")
  return Either.left(
    new CommandFailed({ message: `${meant.length} keys begin like that; say which by its id: ${ids}` })
  )
}
