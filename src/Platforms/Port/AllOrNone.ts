import { Effect, Either } from "effect"
import type { PlatformError } from "./PlatformError.ts"
import type { CommentReference, Fared } from "./PlatformGateway.ts"

type Comments = ReadonlyArray<CommentReference>

/** Something that is done to all of some comments, or to none. */
type Call = (comments: Comments) => Effect.Effect<void, PlatformError>

/** Two parts of comments that a call was refused for. */
type Parting = (comments: Comments, error: PlatformError) => Effect.Effect<readonly [Comments, Comments]>

/** Whether a call is refused because of one of its comments, so that it may do for the others. */
const isAboutOne = (error: PlatformError): boolean => {
  switch (error._tag) {
    case "NotAllowed":
      return error.ofAccount !== true
    case "CommentRemoved":
    case "InvalidPlatformRequest":
      return true
    default:
      return false
  }
}

export const halves: Parting = (comments) => {
  const middle = Math.ceil(comments.length / 2)
  return Effect.succeed([comments.slice(0, middle), comments.slice(middle)])
}

type Each = ReadonlyArray<readonly [CommentReference, Either.Either<void, PlatformError>]>

const each = (comments: Comments, call: Call, parting: Parting): Effect.Effect<Each> =>
  comments.length === 0
    ? Effect.succeed([])
    : Effect.flatMap(Effect.either(call(comments)), (fared) => {
        if (Either.isRight(fared) || comments.length === 1 || !isAboutOne(fared.left))
          return Effect.succeed(comments.map((comment) => [comment, fared] as const))
        return Effect.flatMap(parting(comments, fared.left), ([some, others]) =>
          // one after the other: where a limit is reached, the rest learns of it before it calls
          Effect.zipWith(each(some, call, parting), each(others, call, parting), (first, rest) => [...first, ...rest])
        )
      })

/**
 * Does something to many comments by a call that does it to all or to none. Where that is refused because of one of them,
 * it is called for two parts, and so on, until what it is refused for is alone.
 */
export const allOrNone = (comments: Comments, call: Call, parting: Parting = halves): Effect.Effect<Fared> =>
  Effect.map(each(comments, call, parting), (all) => {
    const fared = new Map(all)
    return comments.map((comment) => fared.get(comment) ?? Either.void)
  })
