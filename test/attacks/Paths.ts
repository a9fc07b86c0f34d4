import type { Attack } from "./Attack.ts"
import { raw } from "./Target.ts"

const prefixes = [
  "/healthz/..",
  "/x/..",
  "/docs/..",
  "//",
  "/./",
  "/.//",
  "/%2e/",
  "/%2e%2e/",
  "/..;/",
  "/\\",
  "/%5c",
  "/%2f",
  "/;/",
  "/%00/"
]
const paths = ["/api/v1/me", "/api/v1/comments", "/mcp", "/settings/people", "/settings", "/metrics"]
const ends = [
  "/",
  "//",
  "/.",
  "/..",
  "/%2e",
  "%20",
  "%00",
  ";a=b",
  ".json",
  "%23",
  "%3f",
  "/..%2fme",
  "%c0%ae",
  "%ff",
  "\\",
  "/__proto__",
  "/constructor",
  "?__proto__[x]=1",
  "?%5f%5fproto%5f%5f=1"
]

const first = (heard: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(heard)?.[1] ?? 0)

/** Spellings of paths, by which somebody without a key might get past what asks for one. */
export const spelledPaths: Attack = {
  name: "spelled paths and smuggled requests",
  run: async (target, findings) => {
    const spellings = paths.flatMap((path) => [
      ...prefixes.map((prefix) => `${prefix}${path}`),
      ...ends.map((end) => `${path}${end}`),
      path.toUpperCase(),
      path.replace("m", "%6d"),
      path.replaceAll("/", "%2f"),
      `http://localhost${path}`,
      `http://evil.example${path}`
    ])
    for (const path of spellings) {
      const heard = await raw(target.port, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
      const status = first(heard)
      const inside = /"data":|"workspace"|Nordlys|steward_http|# HELP/.test(heard)
      findings.held(`GET ${path}`, status !== 0 && status < 500 && !inside, heard.slice(0, 200))
    }
    const me = "GET /api/v1/me HTTP/1.1\r\nHost: localhost\r\n\r\n"
    const post = (headers: string, body: string) =>
      `POST /oauth/token HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n\r\n${body}`
    const two = [
      post("Content-Length: 5\r\nTransfer-Encoding: chunked", `0\r\n\r\n${me}`),
      post("Transfer-Encoding: chunked\r\nContent-Length: 5", `0\r\n\r\n${me}`),
      post("Transfer-Encoding: xchunked", `0\r\n\r\n${me}`),
      post("Transfer-Encoding: chunked, identity", `0\r\n\r\n${me}`),
      post("Transfer-Encoding : chunked\r\nContent-Length: 0", `0\r\n\r\n${me}`),
      post("Content-Length: 0\r\nContent-Length: 5", me),
      post("Content-Length: +5", me),
      post("Content-Length: 0x5", me),
      post("Content-Length: 0,0", me),
      post("Content-Length:\r\n 0", me),
      post("X: y\rContent-Length: 5", me),
      post("Transfer-Encoding: chunked", `1;ext="\r\n\r\n${me}"\r\nx\r\n0\r\n\r\n`),
      post("Transfer-Encoding: chunked", `ffffffffffffffff\r\n${me}`),
      post("Transfer-Encoding: chunked", `-1\r\n${me}`)
    ]
    for (const bytes of two) {
      const heard = await raw(target.port, bytes, 1000)
      const answers = heard.split(/HTTP\/1\.1 \d/).length - 1
      // a proxy in front would take all of it for one request
      findings.held(
        JSON.stringify(bytes.slice(0, 110)),
        answers <= 1 && !/^HTTP\/1\.1 5/.test(heard),
        heard.slice(0, 300)
      )
    }
    for (const header of ["Host: evil.example", "X-Forwarded-Host: evil.example", "Forwarded: host=evil.example"]) {
      const own = header.startsWith("Host") ? header : `Host: localhost:${target.port}\r\n${header}`
      for (const path of ["/sign-in", "/.well-known/oauth-authorization-server", "/api/v1/openapi.json", "/llms.txt"]) {
        const heard = await raw(target.port, `GET ${path} HTTP/1.1\r\n${own}\r\nConnection: close\r\n\r\n`)
        findings.held(
          `${path} with ${header}`,
          first(heard) < 500 && !heard.includes("evil.example"),
          heard.slice(0, 200)
        )
      }
    }
  }
}
