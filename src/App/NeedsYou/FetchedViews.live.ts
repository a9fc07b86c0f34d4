import { signal } from "@preact/signals"
import type { NeedsYouView } from "#schema/app/NeedsYouView.ts"
import type { client } from "../Browser/Client.ts"

const mostKept = 30

/** What is shown of comments: fetched before they are looked at, and the latest of it kept. */
export const fetchedViews = (app: ReturnType<typeof client>["app"], first: NeedsYouView | null) => {
  const views = signal<ReadonlyMap<string, NeedsYouView>>(new Map(first === null ? [] : [[first.comment.id, first]]))
  const asked = new Set<string>()
  return {
    of: (id: string) => views.value.get(id),
    isKnown: (id: string) => views.value.has(id) || asked.has(id),
    /** Null where it is not to be had. */
    load: async (id: string) => {
      asked.add(id)
      const found = await app("needs_you.view", { path: { id } })
      asked.delete(id)
      if (!found.isDone) return null
      views.value = new Map([...[...views.value].slice(1 - mostKept), [id, found.value.data]])
      return found.value.data
    }
  }
}
