import type { Attack } from "../Attack.ts"

const count = 60
const size = 8 * 1024 * 1024

/** Large bodies of senders who did not sign them. */
export const unsignedBodies: Attack = {
  name: "memory before signature",
  run: async (target, findings) => {
    const before = await target.memory()
    let most = before
    const watch = setInterval(() => {
      target.memory().then((now) => {
        most = Math.max(most, now)
      })
    }, 50)
    const body = new Uint8Array(size)
    const send = () =>
      fetch(`${target.baseUrl}/webhooks/facebook`, {
        method: "POST",
        body,
        headers: { "x-hub-signature-256": "sha256=0" }
      })
        .then(({ status }) => status)
        .catch(() => 0)
    const statuses = await Promise.all(Array.from({ length: count }, send))
    clearInterval(watch)
    for (const status of statuses) findings.held("an unsigned body", status === 0 || status >= 400, status)
    findings.figure(`${count} unsigned bodies of 8 MiB: ${before} MiB before, ${most} MiB at most`)
    findings.held("memory", most - before < 200, `${most - before} MiB more`)
  }
}
