/** `bun ListedThreads.ts <comments>`: a YouTube that lists so many comments for each channel, a hundred a page. */
import { ownComments } from "#src/Demo/OwnComments.ts"

const count = Number(process.argv[2])
const perPage = 100
const written = new Date().toISOString()

const snippet = (channel: string, n: number) => {
  const said = ownComments[n % ownComments.length]
  return {
    videoId: "video1",
    channelId: channel,
    textDisplay: said?.text ?? "Lovely",
    authorDisplayName: said?.author.name ?? "Kari",
    authorChannelId: { value: `UC${n % 100_000}` },
    moderationStatus: "published",
    publishedAt: written,
    updatedAt: written
  }
}

const thread = (channel: string, n: number) => ({
  id: `${channel}_${n}`,
  snippet: {
    videoId: "video1",
    channelId: channel,
    totalReplyCount: 0,
    topLevelComment: { id: `${channel}_${n}`, snippet: snippet(channel, n) }
  }
})

const threads = (query: URLSearchParams) => {
  const channel = query.get("allThreadsRelatedToChannelId") ?? ""
  const from = Number(query.get("pageToken") ?? 0)
  const held = query.get("moderationStatus") !== "published"
  const size = held ? 0 : Math.min(perPage, count - from)
  const items = Array.from({ length: size }, (_, index) => thread(channel, from + index))
  return { items, ...(!held && from + perPage < count ? { nextPageToken: String(from + perPage) } : {}) }
}

const comments = (query: URLSearchParams) => ({
  items: (query.get("id") ?? "").split(",").map((id) => {
    const [channel = "", n = "0"] = id.split("_")
    return { id, snippet: snippet(channel, Number(n)) }
  })
})

const youtube = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  fetch: (request) => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname.endsWith("/commentThreads")) return Response.json(threads(searchParams))
    return Response.json(pathname.endsWith("/comments") ? comments(searchParams) : { items: [] })
  }
})

process.send?.(youtube.port)
