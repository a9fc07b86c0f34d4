import type { Principal } from "#schema/api/Authentication.ts"

/** Whose stream it is. */
export type StreamOwner = Pick<Principal, "personId" | "workspaceId">

/** Streams of a process; of one workspace; and of one person: so many pages may be open. */
export const mostStreams = { ofProcess: 400, ofWorkspace: 100, ofPerson: 10 } as const

/** It is free, or becomes free when one of those that are open ends; or what of there are too many. */
export type RoomForStream<A> = "free" | { readonly whenEnds: A } | keyof typeof mostStreams

const countOf = (owners: ReadonlyArray<StreamOwner>) => {
  const counts = new Map<string, number>()
  for (const { workspaceId } of owners) counts.set(workspaceId, (counts.get(workspaceId) ?? 0) + 1)
  return counts
}

/**
 * Whether there is room for one more, among those that are open, the oldest first. Where the process has no more, the
 * workspace with the most gives one, its oldest, to one that has fewer, so that a few cannot take all.
 */
export const roomForStream = <A extends StreamOwner>(
  open: ReadonlyArray<A>,
  { personId, workspaceId }: StreamOwner
): RoomForStream<A> => {
  if (open.filter((one) => one.personId === personId).length >= mostStreams.ofPerson) return "ofPerson"
  const counts = countOf(open)
  const own = counts.get(workspaceId) ?? 0
  if (own >= mostStreams.ofWorkspace) return "ofWorkspace"
  if (open.length < mostStreams.ofProcess) return "free"
  const largest = Math.max(...counts.values())
  const oldest = open.find((one) => counts.get(one.workspaceId) === largest)
  return oldest === undefined || largest <= own + 1 ? "ofProcess" : { whenEnds: oldest }
}
