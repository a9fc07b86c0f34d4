import { Effect } from "effect"
import { TagId, type WorkspaceId } from "#schema/Ids.ts"
import { maxTags } from "#schema/resources/Contact.ts"
import { Ids } from "#src/Ground/Ids.ts"
import { refused } from "./Refusals.ts"
import type { ContactTag, StoredContact } from "./StoredContact.ts"
import { TagsRepo } from "./TagsRepo.ts"

const tooManyTags = refused([
  {
    path: "add_tags",
    message: `would make more than ${maxTags.toLocaleString("en")} tags in the workspace; use existing ones, or remove some from every contact that has them`
  }
])

interface TagChange {
  readonly addTags: ReadonlyArray<Omit<ContactTag, "id">>
  readonly removeTags: ReadonlyArray<Pick<ContactTag, "key">>
}

/** Gives tags to a contact, and takes others: fails where the workspace would have too many. */
export const tagging = Effect.gen(function* () {
  const tags = yield* TagsRepo
  const ids = yield* Ids

  /** Tags that nobody has give way to new ones, where there are too many. */
  const makeRoom = Effect.fnUntraced(function* (workspaceId: WorkspaceId, added: TagChange["addTags"]) {
    if (added.length === 0) return
    const keys = added.map(({ key }) => key)
    const count = Effect.orDie(tags.countWith(workspaceId, keys, maxTags))
    if ((yield* count) <= maxTags) return
    yield* Effect.orDie(tags.removeUnused(workspaceId, keys))
    if ((yield* count) > maxTags) return yield* Effect.fail(tooManyTags)
  })

  return Effect.fnUntraced(function* (
    { id, workspace_id }: Pick<StoredContact, "id" | "workspace_id">,
    { addTags, removeTags }: TagChange,
    at: Date
  ) {
    yield* makeRoom(workspace_id, addTags)
    const added = yield* Effect.forEach(addTags, (tag) =>
      Effect.map(ids.make("tag", TagId.make), (tagId) => ({ id: tagId, ...tag }))
    )
    yield* Effect.orDie(tags.add(workspace_id, id, added, at))
    yield* Effect.orDie(tags.remove(workspace_id, id, removeTags))
  })
})
