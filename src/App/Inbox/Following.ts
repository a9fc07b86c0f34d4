import type { Comment } from "#schema/resources/Comment.ts"
import type { inboxCalls } from "./InboxCalls.ts"

/** Milliseconds in which what happens is gathered before it is asked for. */
const gathered = 700

/** Most new ones that are counted; there may be more. */
export const mostNews = 100

interface Followed {
  readonly calls: ReturnType<typeof inboxCalls>
  /** The filters of the page, as the API takes them. */
  readonly filter: Readonly<Record<string, string>>
  readonly isShown: (id: string) => boolean
  readonly shown: () => ReadonlyArray<string>
  readonly refresh: (comment: Comment) => void
  /** What matches now; only where the page begins with the newest. */
  readonly arrive: ((matching: ReadonlyArray<Comment>) => void) | null
}

/**
 * Follows comments as they change, until it is ended. The browser takes a stream that was dropped up where it was; what
 * happened before the stream was open is asked for.
 */
export const follow = ({ arrive, calls, filter, isShown, refresh, shown }: Followed): (() => void) => {
  const changed = new Set<string>()
  let hasNews = false
  let timer: ReturnType<typeof setTimeout> | null = null

  const ask = async () => {
    timer = null
    const ids = [...changed]
    changed.clear()
    const asksForNews = hasNews && arrive !== null
    hasNews = false
    for (const id of ids) {
      const comment = await calls.get(id)
      if (comment !== null) refresh(comment)
    }
    const matching = asksForNews ? await calls.list(filter, mostNews) : null
    if (matching !== null) arrive?.(matching)
  }
  const later = () => {
    timer ??= setTimeout(() => void ask(), gathered)
  }
  const everything = () => {
    for (const id of shown()) changed.add(id)
    hasNews = true
    later()
  }

  const stream = calls.stream()
  stream.addEventListener("comment", ({ data }) => {
    const { id }: { readonly id: string } = JSON.parse(data)
    if (isShown(id)) changed.add(id)
    else hasNews = true
    later()
  })
  stream.addEventListener("open", (event) => {
    // the browser's own event of the same name carries no data
    if (!("data" in event)) return
    hasNews = true
    later()
  })
  stream.addEventListener("reset", everything)
  return () => {
    stream.close()
    if (timer !== null) clearTimeout(timer)
  }
}
