/** `bun SlowGraph.ts <milliseconds>`: does whatever it is asked to, after a while; a batch takes as long as one call. */
const milliseconds = Number(process.argv[2])

const graph = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  fetch: async (request) => {
    const form = new URLSearchParams(await request.text())
    const batch = form.get("batch")
    await Bun.sleep(milliseconds)
    if (batch === null) return Response.json({ success: true })
    const calls: ReadonlyArray<unknown> = JSON.parse(batch)
    return Response.json(calls.map(() => ({ code: 200, headers: [], body: '{"success":true}' })))
  }
})

process.send?.(graph.port)
