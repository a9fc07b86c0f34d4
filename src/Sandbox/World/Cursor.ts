import { Either, Encoding, Order } from "effect"

/** A place in a list: what stands there is written at `at` (milliseconds) and has the number `sequence`. */
export interface Position {
  readonly at: number
  readonly sequence: number
}

/** `null` is the place before everything. */
export const encode = (position: Position | null) =>
  Encoding.encodeBase64Url(position === null ? "start" : `${position.at}:${position.sequence}`)

export const decode = (cursor: string): Either.Either<Position | null, string> =>
  Encoding.decodeBase64UrlString(cursor).pipe(
    Either.mapLeft(() => cursor),
    Either.flatMap((text) => {
      const [, at, sequence] = /^(-?\d+):(\d+)$/.exec(text) ?? []
      if (at !== undefined && sequence !== undefined)
        return Either.right({ at: Number(at), sequence: Number(sequence) })
      return text === "start" ? Either.right(null) : Either.left(cursor)
    })
  )

const byPosition = Order.combine(
  Order.mapInput(Order.number, (position: Position) => position.at),
  Order.mapInput(Order.number, (position: Position) => position.sequence)
)

export interface Slice<A> {
  readonly items: ReadonlyArray<A>
  /** Whether something stands behind the last item. */
  readonly more: boolean
}

/** The items behind `after`, at most `limit`. By places and not by counting, so that what is added meanwhile shifts nothing. */
export const slice = <A>(
  all: ReadonlyArray<A>,
  position: (item: A) => Position,
  order: "oldest" | "newest",
  after: Position | null,
  limit: number
): Slice<A> => {
  const compare = order === "oldest" ? byPosition : Order.reverse(byPosition)
  const behind = all
    .filter((item) => after === null || compare(position(item), after) > 0)
    .sort((one, other) => compare(position(one), position(other)))
  return { items: behind.slice(0, limit), more: behind.length > limit }
}
