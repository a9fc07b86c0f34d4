import type { Principal } from "#schema/api/Authentication.ts"

/** Whose download it is. */
export type DownloadOwner = Pick<Principal, "personId" | "workspaceId">

/** Downloads of a process; of one workspace; and of one person. Who reads slowly holds a piece of a file for as long. */
export const mostDownloads = { ofProcess: 100, ofWorkspace: 8, ofPerson: 2 } as const

/** Whether there is room for one more among those under way, or what of there are too many. */
export const roomForDownload = (
  underWay: ReadonlyArray<DownloadOwner>,
  { personId, workspaceId }: DownloadOwner
): "free" | keyof typeof mostDownloads => {
  const count = (isCounted: (owner: DownloadOwner) => boolean) => underWay.filter(isCounted).length
  if (count((owner) => owner.personId === personId) >= mostDownloads.ofPerson) return "ofPerson"
  if (count((owner) => owner.workspaceId === workspaceId) >= mostDownloads.ofWorkspace) return "ofWorkspace"
  return underWay.length >= mostDownloads.ofProcess ? "ofProcess" : "free"
}
