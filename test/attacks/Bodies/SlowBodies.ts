import { connect } from "node:net"
import type { Attack } from "../Attack.ts"
import { api, form } from "../Target.ts"

const doors = [
  "/oauth/token",
  "/oauth/register",
  "/oauth/revoke",
  "/sign-in",
  "/set-password",
  "/invitation",
  "/forgot-password",
  "/oauth/authorize",
  "/webhooks/facebook",
  "/api/v1/links",
  "/api/v1/hooks",
  "/mcp",
  "/nothing-here",
  "/healthz"
]

const ofEach = 25
const bytes = 1024 * 1024

/** A body that is begun, and goes on a little every second, until its end or the other side's. */
const slowly = (port: number, path: string, address: string, origin: string) =>
  new Promise<{ readonly milliseconds: number; readonly heard: string }>((resolve) => {
    const started = performance.now()
    let heard = ""
    const socket = connect(port, "127.0.0.1", () => {
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: localhost\r\nOrigin: ${origin}\r\nX-Forwarded-For: ${address}\r\nContent-Type: application/json\r\nContent-Length: ${8 * bytes}\r\n\r\n`
      )
      socket.write(Buffer.alloc(bytes - 1024, 97))
    })
    const drip = setInterval(() => socket.write("a"), 1000)
    const end = () => {
      clearInterval(drip)
      clearTimeout(late)
      socket.destroy()
      resolve({ milliseconds: performance.now() - started, heard })
    }
    const late = setTimeout(end, 20_000)
    socket.on("data", (chunk) => {
      heard += chunk.toString("latin1")
      end()
    })
    socket.on("close", end)
    socket.on("error", end)
  })

/** Many slow and large bodies of strangers on every door at once, and what others feel beside them. */
export const slowBodies: Attack = {
  name: "slow and large bodies on every door",
  run: async (target, findings) => {
    const before = await target.memory()
    let most = before
    const felt: Array<number> = []
    let over = false
    const sent = Promise.all(
      doors.flatMap((path, door) =>
        Array.from({ length: ofEach }, (_, index) =>
          slowly(target.port, path, `203.0.${door}.${Math.floor(index / 5)}`, target.baseUrl).then((one) => ({
            path,
            ...one
          }))
        )
      )
    ).finally(() => {
      over = true
    })
    while (!over) {
      const started = performance.now()
      const [read, written, page, token] = await Promise.all([
        api(target, target.key, "GET", "/me"),
        api(target, target.key, "POST", "/links", { target_url: "https://example.com/beside" }),
        form(
          target,
          "/sign-in",
          { email: "nobody@example.com", password: "nobody's password" },
          { "x-forwarded-for": "198.51.100.7" }
        ),
        fetch(`${target.baseUrl}/oauth/token`, {
          method: "POST",
          body: new URLSearchParams({ grant_type: "x", client_id: "x" }),
          headers: { "x-forwarded-for": "198.51.100.8" }
        })
      ])
      felt.push(performance.now() - started)
      findings.held("a read beside it", read.status === 200, read.status)
      findings.held("a write beside it", written.status === 201, written.status)
      findings.held("a form of another address", [401, 429].includes(page.status), page.status)
      findings.held("a token of another address", token.status === 400 || token.status === 401, token.status)
      most = Math.max(most, await target.memory())
      await Bun.sleep(250)
    }
    const all = await sent
    const statuses = Map.groupBy(all, ({ heard }) => /^HTTP\/1\.1 (\d+)/.exec(heard)?.[1] ?? "closed")
    findings.figure(
      `${all.length} bodies of 1 of 8 MiB on ${doors.length} doors: ${[...statuses].map(([status, of]) => `${of.length} × ${status}`).join(", ")}`
    )
    for (const { heard, milliseconds, path } of all) {
      findings.held(`${path} ends within 15 s`, milliseconds < 15_000, Math.round(milliseconds))
      findings.held(
        `${path} is refused`,
        !/^HTTP\/1\.1 (2|500)/.test(heard) || path === "/healthz",
        heard.slice(0, 100)
      )
    }
    felt.sort((one, other) => one - other)
    findings.figure(
      `others: ${felt.length} rounds of four requests, median ${Math.round(felt[Math.floor(felt.length / 2)] ?? 0)} ms, longest ${Math.round(felt.at(-1) ?? 0)} ms; memory ${before} MiB before, ${most} MiB at most`
    )
    findings.held("memory", most - before < 300, `${most - before} MiB more`)
  }
}
