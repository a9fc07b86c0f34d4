import { arrivals, heldRequests } from "./Lateness.ts"

/** One server that thanks at once and tells when each delivery came, and one that never answers. */
const { note, take } = arrivals()
const { hold, letGo } = heldRequests()

const quick = Bun.serve({
  port: 0,
  hostname: "0.0.0.0",
  fetch: async (request) => {
    const { id }: { id: string } = JSON.parse(await request.text())
    note(id)
    return new Response("thanks")
  }
})

const silent = Bun.serve({ port: 0, hostname: "0.0.0.0", idleTimeout: 0, fetch: hold })

process.on("message", () => {
  letGo()
  process.send?.({ ports: [], arrived: take() })
})
process.send?.({ ports: [quick.port, silent.port], arrived: [] })
