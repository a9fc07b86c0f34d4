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

/** This machine at 127.0.0.1, known by the name in the question for a second. */
const here = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, 127, 0, 0, 1])

/** Answers 127.0.0.1 for every name, that there is none for those that begin with "none", and nothing for "slow". */
export const startNameServer = (address: string, port: number) =>
  new Promise<NameServer>((resolve, reject) => {
    const socket = createSocket("udp4")
    socket.on("error", reject)
    socket.on("message", (request, from) => {
      const { end, name, type } = questionOf(request)
      if (name.startsWith("slow")) return
      const exists = !name.startsWith("none")
      const answers = exists && type === 1 ? [here] : []
      const head = Buffer.alloc(12)
      request.copy(head, 0, 0, 2)
      head.writeUInt16BE(exists ? 0x8580 : 0x8583, 2)
      head.writeUInt16BE(1, 4)
      head.writeUInt16BE(answers.length, 6)
      socket.send(Buffer.concat([head, request.subarray(12, end), ...answers]), from.port, from.address)
    })
    socket.bind(port, address, () => resolve({ port: socket.address().port, stop: () => socket.close() }))
  })
