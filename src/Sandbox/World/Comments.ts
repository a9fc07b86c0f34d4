import { HashMap, Option } from "effect"
import type { Platform } from "#schema/Platform.ts"
import type { SandboxComment, Visibility } from "./SandboxComment.ts"
import type { World } from "./World.ts"

export const put = (world: World, comment: SandboxComment): World => ({
  ...world,
  comments: HashMap.set(world.comments, comment.id, comment)
})

/** A comment that is there: neither unknown nor removed. */
export const find = (world: World, platform: Platform, id: string): Option.Option<SandboxComment> =>
  HashMap.get(world.comments, id).pipe(Option.filter((comment) => comment.platform === platform && !comment.removed))

interface Index {
  readonly byPost: ReadonlyMap<string, ReadonlyArray<SandboxComment>>
  readonly byParent: ReadonlyMap<string, ReadonlyArray<SandboxComment>>
}

const indexes = new WeakMap<World["comments"], Index>()

/** Made once for each state of the comments, which never changes. */
const indexOf = ({ comments }: World): Index => {
  const known = indexes.get(comments)
  if (known !== undefined) return known
  const present = Array.from(HashMap.values(comments)).filter((comment) => !comment.removed)
  const index = {
    byPost: Map.groupBy(present, (comment) => `${comment.platform} ${comment.postId}`),
    byParent: Map.groupBy(present, (comment) => `${comment.platform} ${comment.parentId}`)
  }
  indexes.set(comments, index)
  return index
}

/** The comments that are there under a post, at any depth, in no order. */
export const onPost = (world: World, platform: Platform, postId: string): ReadonlyArray<SandboxComment> =>
  indexOf(world).byPost.get(`${platform} ${postId}`) ?? []

/** The direct replies to a comment, in no order. */
export const children = (world: World, { platform, id }: SandboxComment): ReadonlyArray<SandboxComment> =>
  indexOf(world).byParent.get(`${platform} ${id}`) ?? []

/** Everything below a comment, nearest first. */
export const descendants = (world: World, comment: SandboxComment): ReadonlyArray<SandboxComment> =>
  children(world, comment).flatMap((child) => [child, ...descendants(world, child)])

export const edited = (comment: SandboxComment, text: string, media: string | null, now: number): SandboxComment => ({
  ...comment,
  text,
  media,
  updatedAt: now
})

export const withVisibility = (comment: SandboxComment, visibility: Visibility): SandboxComment => ({
  ...comment,
  visibility
})

export const counted = (comment: SandboxComment, action: string): SandboxComment => ({
  ...comment,
  calls: { ...comment.calls, [action]: (comment.calls[action] ?? 0) + 1 }
})

/** Takes a comment away with everything below it. Those taken, the comment itself first. */
export const remove = (world: World, comment: SandboxComment) => {
  const taken = [comment, ...descendants(world, comment)].map((gone) => ({ ...gone, removed: true }))
  return { world: taken.reduce(put, world), taken }
}
