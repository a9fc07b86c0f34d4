import { arrivals, heldRequests } from "./Lateness.ts"

/** One host for all hooks, each of which it treats as the first part of its path says. Tells when the good came. */
const { note, take } = arrivals()
const { hold, letGo } = heldRequests()

const server = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  idleTimeout: 0,
  fetch: async (request) => {
    const kind = new URL(request.url).pathname.split("/")[1]
    const { id }: { id: string } = JSON.parse(await request.text())
    if (kind === "500") return new Response("no", { status: 500 })
    if (kind === "429") return new Response("slow down", { status: 429, headers: { "retry-after": "5" } })
    if (kind === "never") return hold()
    if (kind === "good") note(id)
    return new Response("thanks")
  }
})

process.on("message", () => {
  letGo()
  process.send?.({ ports: [], arrived: take() })
})
process.send?.({ ports: [server.port], arrived: [] })
