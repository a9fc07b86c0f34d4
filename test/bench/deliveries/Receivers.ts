/** Receivers of the deliveries bench, each on a port of its own, in a process of their own. */
const servers = Array.from({ length: Number(process.argv[2]) }, () =>
  Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    // seconds; longer than it takes the others to have their turns
    idleTimeout: 60,
    fetch: async (request) => {
      await request.arrayBuffer()
      received += 1
      return new Response("thanks")
    }
  })
)
let received = 0

process.on("message", () => process.send?.(received))
process.send?.(servers.map(({ port }) => port))
