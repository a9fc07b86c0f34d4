import { readFile } from "node:fs/promises"
import { connect } from "node:net"
import { networkInterfaces } from "node:os"
import { join } from "node:path"
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

/** Whether somebody listens there. */
const listens = (host: string, port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ host, port, timeout: 1500 })
    const end = (found: boolean) => () => {
      socket.destroy()
      resolve(found)
    }
    socket.on("connect", end(true))
    socket.on("error", end(false))
    socket.on("timeout", end(false))
  })

/** The demonstration, tried by the addresses at which other machines would reach this one. */
export const otherMachines: Attack = {
  name: "the demonstration from other machines",
  run: async (target, findings) => {
    const demo = Object(JSON.parse(await readFile(join(target.directory, "demo.json"), "utf8")))
    const ports = [target.port, ...[demo.sandbox_url, demo.receiver_url].map((url) => Number(new URL(url).port))]
    const addresses = Object.values(networkInterfaces())
      .flatMap((all) => all ?? [])
      .filter(({ address, internal }) => !internal && !address.startsWith("fe80"))
      .map(({ address }) => address)
    for (const port of ports) {
      findings.held(`port ${port} is one of the demonstration's`, await listens("127.0.0.1", port))
      for (const address of addresses) {
        findings.held(`${address}:${port} is shut to others`, !(await listens(address, port)))
      }
    }
    findings.figure(`${ports.length} ports tried at ${addresses.length} addresses that others reach`)
  }
}
