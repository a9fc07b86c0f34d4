import { createServer } from "node:net"
import type { Attack } from "./Attack.ts"
import { api } from "./Target.ts"

const seconds = 6

/** A receiver that answers `100 Continue` without end, for `seconds` after its first request. */
const endless = () =>
  new Promise<{ readonly port: number; readonly sent: () => number; readonly stop: () => void }>((resolve) => {
    let sent = 0
    const chunk = Buffer.from("HTTP/1.1 100 Continue\r\n\r\n".repeat(2000))
    const server = createServer((socket) => {
      socket.on("error", () => {})
      socket.on("data", () => {})
      const write = () => {
        if (socket.destroyed) return
        sent += chunk.length
        if (socket.write(chunk)) setImmediate(write)
        else socket.once("drain", write)
      }
      write()
    })
    server.listen(0, "127.0.0.1", () => {
      const address = server.address()
      const port = typeof address === "object" && address !== null ? address.port : 0
      resolve({ port, sent: () => sent, stop: () => server.close() })
    })
  })

/** Milliseconds that 95 of 100 answers of the process stayed below, for a while. */
const felt = async (baseUrl: string) => {
  const took: Array<number> = []
  const until = performance.now() + seconds * 1000
  while (performance.now() < until) {
    const started = performance.now()
    await (await fetch(`${baseUrl}/healthz`)).text()
    took.push(performance.now() - started)
    await Bun.sleep(20)
  }
  took.sort((one, other) => one - other)
  return Math.round(took[Math.floor(took.length * 0.95)] ?? 0)
}

/** One receiver that never comes to its answer; what everybody else feels of it. Private targets have to be allowed. */
export const interimAnswers: Attack = {
  name: "100 Continue without end",
  run: async (target, findings) => {
    const alone = await felt(target.baseUrl)
    const before = await target.memory()
    const receiver = await endless()
    const hook = await api(target, target.key, "POST", "/hooks", {
      target_url: `http://127.0.0.1:${receiver.port}/`,
      event: "comment.received"
    })
    findings.held("the hook is made", hook.ok, await hook.clone().text())
    const id = String(Object(await hook.json()).data?.id)
    const tests = Array.from({ length: 5 }, () => api(target, target.key, "POST", `/hooks/${id}/test`, {}))
    const beside = await felt(target.baseUrl)
    const answers = await Promise.all(tests)
    const after = await target.memory()
    receiver.stop()
    findings.held("the receiver was reached", receiver.sent() > 0)
    for (const { status } of answers) findings.held("a test ends", status < 500 || status === 502, status)
    findings.figure(
      `/healthz p95 ${alone} ms alone, ${beside} ms beside it; memory ${before} to ${after} MiB; ` +
        `${Math.round(receiver.sent() / 1024)} KiB sent`
    )
    findings.held("the others feel little", beside <= Math.max(100, alone * 5), `${beside} ms`)
    findings.held("memory stays", after - before < 150, `${after - before} MiB`)
  }
}
