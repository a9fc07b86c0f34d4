import type { Attack } from "./Attack.ts"
import { raw } from "./Target.ts"

const end = "\r\n\r\n"
const host = "Host: localhost"

/** Bytes that are no good HTTP; each has to be refused, and the process has to go on. */
export const rawHttp: Attack = {
  name: "malformed HTTP",
  run: async (target, findings) => {
    const bad: ReadonlyArray<string> = [
      `GET /healthz HTTP/1.1\r\n${host}\r\nHost: evil.example${end}`,
      `POST /healthz HTTP/1.1\r\n${host}\r\nContent-Length: 1\r\nContent-Length: 2${end}x`,
      `POST /healthz HTTP/1.1\r\n${host}\r\nContent-Length: 4\r\nTransfer-Encoding: chunked${end}0\r\n\r\n`,
      `POST /healthz HTTP/1.1\r\n${host}\r\nContent-Length: -1${end}`,
      `POST /healthz HTTP/1.1\r\n${host}\r\nTransfer-Encoding: chunked${end}zz\r\n`,
      `GET /healthz HTTP/9.9\r\n${host}${end}`,
      `GARBAGE${end}`,
      `GET /healthz HTTP/1.1\r\n${host}\r\nX: ${"a".repeat(200_000)}${end}`,
      `GET /${"a".repeat(200_000)} HTTP/1.1\r\n${host}${end}`,
      `GET /%00 HTTP/1.1\r\n${host}${end}`
    ]
    for (const bytes of bad) {
      const heard = await raw(target.port, bytes)
      findings.held(JSON.stringify(bytes.slice(0, 120)), !/^HTTP\/1\.1 (2|500)/.test(heard), heard)
    }
    const slow = await Promise.all(
      Array.from({ length: 200 }, () => raw(target.port, "GET /healthz HTTP/1.1\r\n", 2000))
    )
    findings.held(
      "200 requests that never end",
      slow.every((heard) => !heard.startsWith("HTTP/1.1 2"))
    )
    const after = await fetch(`${target.baseUrl}/healthz`)
    findings.held("it goes on", after.status === 200, after.status)
  }
}
