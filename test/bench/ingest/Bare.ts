import { createHmac, timingSafeEqual } from "node:crypto"
import { Pool } from "pg"

/** `bun Bare.ts <database> <app secret>`: checks the signature of a webhook, and makes one INSERT for each comment in it. */
const [, , connectionString = "", secret = ""] = process.argv
const pool = new Pool({ connectionString, max: 20 })

interface Pushed {
  readonly entry: ReadonlyArray<{ readonly changes: ReadonlyArray<{ readonly value: Record<string, unknown> }> }>
}

const isSigned = (body: Uint8Array, header: string | null) => {
  const given = Buffer.from(header?.replace("sha256=", "") ?? "", "hex")
  const right = createHmac("sha256", secret).update(body).digest()
  return given.length === right.length && timingSafeEqual(given, right)
}

const bare = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  fetch: async (request) => {
    const body = new Uint8Array(await request.arrayBuffer())
    if (!isSigned(body, request.headers.get("x-hub-signature-256"))) return new Response("", { status: 401 })
    const pushed: Pushed = JSON.parse(new TextDecoder().decode(body))
    const values = pushed.entry.flatMap(({ changes }) => changes.map(({ value }) => value))
    await Promise.all(
      values.map(({ comment_id, message, post_id }) =>
        pool.query("INSERT INTO bare_comments (id, post, text) VALUES ($1, $2, $3)", [comment_id, post_id, message])
      )
    )
    return Response.json({ received: true })
  }
})

process.send?.(bare.port)
