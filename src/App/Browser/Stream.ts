import type { StreamedComment } from "#schema/app/NeedsYouView.ts"

/** Tells of comments as they change, until what it answers is called. A stream that breaks off is taken up again. */
export const listenToComments = (workspace: string, tell: (comment: StreamedComment) => void): (() => void) => {
  const source = new EventSource(`/app/v1/${encodeURIComponent(workspace)}/stream`)
  source.addEventListener("comment", ({ data }: MessageEvent<string>) => tell(JSON.parse(data)))
  return () => source.close()
}
