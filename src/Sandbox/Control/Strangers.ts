import { Either, Option, Schema } from "effect"
import { Platform } from "#schema/Platform.ts"
import { answered, type Call, type CallHandler, json } from "../World/Call.ts"
import { counted, edited, find, put, remove } from "../World/Comments.ts"
import type { Imitation } from "../World/Imitation.ts"
import { Author, type SandboxComment, Visibility } from "../World/SandboxComment.ts"
import { findPost, isBlocked, type World } from "../World/World.ts"
import { body, type FindImitation, refusal, unknownThing } from "./ControlInput.ts"

export const NewComment = Schema.Struct({
  platform: Platform,
  accountId: Schema.String,
  postId: Schema.String,
  parentId: Schema.optional(Schema.NullOr(Schema.String)),
  author: Schema.Struct({
    id: Author.fields.id,
    name: Author.fields.name,
    handle: Schema.optionalWith(Author.fields.handle, { default: () => "" })
  }),
  text: Schema.String,
  media: Schema.optional(Schema.NullOr(Schema.String)),
  /** Milliseconds since 1970. */
  createdAt: Schema.optional(Schema.Number),
  visibility: Schema.optionalWith(Visibility, { default: () => "published" as const }),
  /** `webhook` keeps it out of the lists, `poll` sends no webhook. */
  deliver: Schema.optionalWith(Schema.Literal("webhook", "poll", "both"), { default: () => "both" as const })
})

/** `POST /_sandbox/comments`: a stranger comments. Somebody who is blocked cannot. */
export const comment =
  (imitationOf: FindImitation): CallHandler =>
  (world, call, now) =>
    Either.gen(function* () {
      const input = yield* body(NewComment, call)
      const { platform, accountId, postId, parentId = null, author, text, media = null, createdAt = now } = input
      const imitation = yield* imitationOf(platform)
      const post = yield* Either.fromOption(
        Option.filter(findPost(world, platform, postId), (found) => found.accountId === accountId),
        () => unknownThing(`post of the ${platform} account "${accountId}"`, postId)
      )
      const parent = parentId === null ? null : yield* present(world, imitation, parentId)
      if (parent !== null && parent.postId !== postId)
        return yield* Either.left(refusal(400, `The comment "${parent.id}" is not on the post "${postId}".`))
      if (isBlocked(world, accountId, author.id))
        return yield* Either.left(refusal(403, `"${author.id}" is blocked by "${accountId}" and cannot comment.`))
      const sequence = world.sequence + 1
      const written: SandboxComment = {
        platform,
        id: imitation.commentId(post, parent, sequence),
        sequence,
        accountId,
        postId,
        parentId,
        author,
        text,
        media,
        createdAt,
        updatedAt: createdAt,
        visibility: input.visibility,
        listed: input.deliver !== "webhook",
        removed: false,
        calls: {}
      }
      const after = put({ ...world, sequence }, written)
      return answered(
        input.deliver === "poll" ? after : imitation.announce(after, written, "add", now),
        json(201, { id: written.id })
      )
    })

const Edit = Schema.Struct({ text: Schema.String, media: Schema.optional(Schema.NullOr(Schema.String)) })

const present = (world: World, { platform }: Imitation, id: string) =>
  Either.fromOption(find(world, platform, id), () => unknownThing(`comment on ${platform}`, id))

/** A comment id says by itself on which platform it is. */
const named = (world: World, call: Call, imitations: ReadonlyArray<Imitation>) => {
  const id = call.route["id"] ?? ""
  const found = imitations.flatMap((imitation) =>
    Option.toArray(find(world, imitation.platform, id)).map((comment) => ({ imitation, comment }))
  )
  return Either.fromNullable(found[0], () => unknownThing("comment", id))
}

/** `POST /_sandbox/comments/:id/edit`: its author changes the text. */
export const edit =
  (imitations: ReadonlyArray<Imitation>): CallHandler =>
  (world, call, now) =>
    Either.gen(function* () {
      const { imitation, comment } = yield* named(world, call, imitations)
      const { text, media } = yield* body(Edit, call)
      const after = counted(edited(comment, text, media === undefined ? comment.media : media, now), "edit")
      return answered(imitation.announce(put(world, after), after, "edited", now), json(200, { id: comment.id }))
    })

/** `POST /_sandbox/comments/:id/remove`: its author takes it away, with all replies. */
export const takeAway =
  (imitations: ReadonlyArray<Imitation>): CallHandler =>
  (world, call, now) =>
    Either.gen(function* () {
      const { imitation, comment } = yield* named(world, call, imitations)
      const { world: without, taken } = remove(world, counted(comment, "remove"))
      const told = taken.reduce((after, gone) => imitation.announce(after, gone, "remove", now), without)
      return answered(told, json(200, { removed: taken.map(({ id }) => id) }))
    })
