import type { Attack } from "./Attack.ts"
import { api, type Target } from "./Target.ts"

const [outside, inside] = ["08080808", "7f000001"]
const mapped = "00000000000000000000ffff7f000001"
const loopback = "00000000000000000000000000000001"
const translated = "0064ff9b00000000000000007f000001"

/** Names that lead outside when they are checked first, and inside when they are asked for again, or in part. */
const names = [
  `turn-${outside}-${inside}`,
  `turn-${outside}-${outside}-${inside}`,
  `all-${outside}-${inside}`,
  `all-${inside}-${outside}`,
  ...[mapped, loopback, translated].flatMap((address) => [`all-${outside}-${address}`, `all-${address}`])
]

const subscribed = async (target: Target, target_url: string) => {
  const answer = await api(target, target.key, "POST", "/hooks", { target_url, event: "comment.received" })
  return String(Object(await answer.json()).data?.id ?? "")
}

/** Names whose addresses differ between the check and the connection, at the doors where strangers name a name. */
export const changingNames: Attack = {
  name: "names that change",
  run: async (target, findings) => {
    const reached: Array<string> = []
    const inner = Bun.listen({
      hostname: "127.0.0.1",
      port: 0,
      socket: { open: ({ remotePort }) => void reached.push(String(remotePort)), data: () => {} }
    })
    const asked: Array<string> = []
    for (const [index, name] of names.entries()) {
      const hook = await subscribed(target, `https://${name}.hook${index}.example:${inner.port}/`)
      if (hook !== "") {
        // what a name stands for is known for a second
        await Bun.sleep(1100)
        for (let attempt = 0; attempt < 2; attempt++) {
          const { data } = Object(await (await api(target, target.key, "POST", `/hooks/${hook}/test`, {})).json())
          asked.push(String(data?.error))
          findings.held(`a delivery to ${name} fails`, data?.error !== null, JSON.stringify(data))
          await Bun.sleep(1100)
        }
      }
      const clientId = `https://${name}.client${index}.example:${inner.port}/client`
      const query = new URLSearchParams({ client_id: clientId, response_type: "code", redirect_uri: clientId })
      for (let attempt = 0; attempt < 3; attempt++) {
        const { status } = await fetch(`${target.baseUrl}/oauth/authorize?${query}`)
        findings.held(`a document at ${name} is not used`, status === 400, status)
      }
    }
    const refused = asked.filter((error) => error.includes("not on the public internet"))
    findings.held("some were let through first, and refused when they had changed", refused.length > 1, asked.join())
    findings.held("nothing inside was reached", reached.length === 0, reached.join())
    findings.figure(`${asked.length} deliveries tried, ${refused.length} refused for where the name led by then`)
    inner.stop(true)
  }
}
