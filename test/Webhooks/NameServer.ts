import { createSocket } from "node:dgram"

/** A name server that only those ask who are told of it. */
export interface NameServer {
  readonly port: number
  readonly stop: () => void
}

/** The question in a request: its name, its type, and where it ends. */
const questionOf = (request: Buffer) => {
  const labels: Array<string> = []
  let at = 12
  for (let length = request[at] ?? 0; length > 0; length = request[at] ?? 0) {
    labels.push(request.subarray(at + 1, at + 1 + length).toString("latin1"))
    at += 1 + length
  }
  return { name: labels.join(".").toLowerCase(), type: request.readUInt16BE(at + 1), end: at + 5 }
}

/** An address of the name in the question, known for a second: 4 bytes of IPv4, or 16 of IPv6. */
const record = (address: Buffer) =>
  Buffer.concat([
    Buffer.from([0xc0, 12, 0, address.length === 4 ? 1 : 28, 0, 1, 0, 0, 0, 1, 0, address.length]),
    address
  ])

const here = Buffer.from([127, 0, 0, 1])

/**
 * Names that say their addresses themselves, in hexadecimal digits: those of "all-08080808-7f000001" are both, and those of
 * "turn-08080808-7f000001" the first when it is asked for once, and the last from then on.
 */
const spelled = () => {
  const asked = new Map<string, number>()
  return (name: string, type: number): ReadonlyArray<Buffer> | undefined => {
    const [, how, digits = ""] = /^(all|turn)((?:-[\da-f]+)+)\./.exec(name) ?? []
    if (how === undefined) return undefined
    const addresses = digits
      .slice(1)
      .split("-")
      .map((one) => Buffer.from(one, "hex"))
    const question = `${name} ${type}`
    const turn = asked.get(question) ?? 0
    asked.set(question, turn + 1)
    const meant = how === "all" ? addresses : addresses.slice(Math.min(turn, addresses.length - 1)).slice(0, 1)
    return meant.filter(({ length }) => length === (type === 28 ? 16 : 4))
  }
}

/**
 * Answers 127.0.0.1 for every name but those that say their addresses, that there is none for those that begin with "none",
 * and nothing for "slow".
 */
export const startNameServer = (address: string, port: number) =>
  new Promise<NameServer>((resolve, reject) => {
    const socket = createSocket("udp4")
    const addressesOf = spelled()
    socket.on("error", reject)
    socket.on("message", (request, from) => {
      const { end, name, type } = questionOf(request)
      if (name.startsWith("slow")) return
      const exists = !name.startsWith("none")
      const found = addressesOf(name, type) ?? (exists && type === 1 ? [here] : [])
      const answers = found.map(record)
      const head = Buffer.alloc(12)
      request.copy(head, 0, 0, 2)
      head.writeUInt16BE(exists ? 0x8580 : 0x8583, 2)
      head.writeUInt16BE(1, 4)
      head.writeUInt16BE(answers.length, 6)
      socket.send(Buffer.concat([head, request.subarray(12, end), ...answers]), from.port, from.address)
    })
    socket.bind(port, address, () => resolve({ port: socket.address().port, stop: () => socket.close() }))
  })
