import type { Comment } from "#schema/resources/Comment.ts"
import { client } from "../Browser/Client.ts"
import { inCalls } from "../Parts/InCalls.ts"
import type { BulkAction } from "./BulkActions.ts"

/** What the inbox asks for in a browser, by the session of whoever looks. */
export const inboxCalls = (workspaceId: string) => {
  const { api, app } = client(workspaceId)
  return {
    /** The newest that match filters, which are as the address has them; null where that was not answered. */
    list: async (filter: Readonly<Record<string, string>>, limit: number): Promise<ReadonlyArray<Comment> | null> => {
      const query = new URLSearchParams({ ...filter, limit: String(limit) })
      const headers = { "x-steward-workspace": workspaceId }
      const response = await fetch(`/api/v1/comments?${query}`, { headers }).catch(() => null)
      if (response?.ok !== true) return null
      const { data }: { readonly data: ReadonlyArray<Comment> } = await response.json()
      return data
    },
    get: async (id: string): Promise<Comment | null> => {
      const found = await api("comments.get", { path: { id } })
      return found.isDone ? found.value.data : null
    },
    /** To comments as they are shown: which each call was about, and what it answered. */
    act: (comments: ReadonlyArray<Comment>, action: BulkAction) =>
      Promise.all(
        inCalls(comments, ({ text }) => text.length).map(async (some) => {
          const ids = some.map(({ id }) => id)
          const seen = Object.fromEntries(some.map(({ id, text }) => [id, text]))
          return { ids, answer: await app("needs_you.actOnSeveral", { payload: { comment_ids: ids, action, seen } }) }
        })
      ),
    stream: () => new EventSource(`/app/v1/${encodeURIComponent(workspaceId)}/stream`)
  }
}
