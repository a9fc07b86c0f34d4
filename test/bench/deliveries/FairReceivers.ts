/** One server that thanks at once and tells how late each delivery came, and one that never answers. */
const late: Array<number> = []
const seen = new Set<string>()

const quick = Bun.serve({
  port: 0,
  hostname: "0.0.0.0",
  fetch: async (request) => {
    const { id, sent_at }: { id: string; sent_at: number } = JSON.parse(await request.text())
    if (!seen.has(id)) late.push(Date.now() - sent_at)
    seen.add(id)
    return new Response("thanks")
  }
})

const silent = Bun.serve({ port: 0, hostname: "0.0.0.0", idleTimeout: 0, fetch: () => new Promise(() => {}) })

process.on("message", () => process.send?.(late.splice(0)))
process.send?.([quick.port, silent.port])
