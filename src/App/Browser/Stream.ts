import type { StreamedComment } from "#schema/app/NeedsYouView.ts"

interface Listener {
  readonly changed: (comment: StreamedComment) => void
  /** What is shown may be older than what is told from here on: it has to be read anew. */
  readonly anew: () => void
  /** It was refused, and is asked for again in a while. */
  readonly refused?: () => void
}

const triedAgainMilliseconds = 5000

/**
 * Tells of comments as they change, until what it answers is called. A stream that breaks off is taken up where it was; one
 * that is refused, as while the service starts, is asked for again.
 */
export const listenToComments = (workspace: string, { anew, changed, refused }: Listener): (() => void) => {
  let source: EventSource
  let again: ReturnType<typeof setTimeout> | undefined
  const open = () => {
    source = new EventSource(`/app/v1/${encodeURIComponent(workspace)}/stream`)
    source.addEventListener("comment", ({ data }: MessageEvent<string>) => changed(JSON.parse(data)))
    source.addEventListener("open", (event) => {
      // the browser's own says that there is a connection, the service's from where on it tells
      if (event instanceof MessageEvent) anew()
    })
    source.addEventListener("reset", anew)
    source.addEventListener("error", () => {
      if (source.readyState !== EventSource.CLOSED) return
      refused?.()
      again = setTimeout(open, triedAgainMilliseconds)
    })
  }
  open()
  return () => {
    clearTimeout(again)
    source.close()
  }
}
