/** One host for all hooks, each of which it treats as the first part of its path says. Tells how late the good came. */
const lateness: Array<number> = []
const counted = new Set<string>()

const server = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  idleTimeout: 0,
  fetch: async (request) => {
    const kind = new URL(request.url).pathname.split("/")[1]
    const { id, sent_at }: { id: string; sent_at: number } = JSON.parse(await request.text())
    if (kind === "500") return new Response("no", { status: 500 })
    if (kind === "429") return new Response("slow down", { status: 429, headers: { "retry-after": "5" } })
    if (kind === "never") return new Promise<Response>(() => {})
    if (!counted.has(id)) lateness.push(Date.now() - sent_at)
    counted.add(id)
    return new Response("thanks")
  }
})

process.on("message", () => process.send?.(lateness.splice(0)))
process.send?.([server.port])
