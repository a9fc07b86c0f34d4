import * as Http from "node:http"
import { signedHeaders } from "#src/Webhooks/Signing/Signature.ts"
import { fromBytes } from "#src/Webhooks/Signing/SigningSecret.ts"

/** What everybody in the race is given to send. */
export interface Job {
  readonly id: string
  readonly url: string
  readonly body: string
}

export const secret = fromBytes(new Uint8Array(32).fill(5))

const filling = "What a lovely cup of coffee, said someone who had just had one. ".repeat(24)

/** The body of a delivery is about as long as one that tells of a comment: 1.6 kB. */
export const jobs = (count: number, urls: ReadonlyArray<string>, name: string): ReadonlyArray<Job> =>
  Array.from({ length: count }, (_, index) => {
    const id = `dlv_${name}_${index}`
    return { id, url: urls[index % urls.length] ?? "", body: JSON.stringify({ id, sequence: index, text: filling }) }
  })

const agent = new Http.Agent({ keepAlive: true })

const signed = ({ body, id }: Job) => {
  const bytes = Buffer.from(body)
  const signable = { deliveryId: id, timestamp: Math.floor(Date.now() / 1000), body: bytes }
  return { bytes, headers: signedHeaders(signable, [secret]) }
}

const missed = (url: string, status: number | undefined) => new Error(`${url} answered ${status}`)

/** Signs as Steward does, and sends by the runtime's `node:http`: what can be told where to connect to, as webhooks need. */
const overHttp = (job: Job) =>
  new Promise<void>((resolve, reject) => {
    const { bytes, headers } = signed(job)
    const options = { method: "POST", agent, headers: { ...headers, "content-length": bytes.length } }
    const outgoing = Http.request(job.url, options, (response) => {
      response.on("data", () => {})
      response.on("end", () => (response.statusCode === 200 ? resolve() : reject(missed(job.url, response.statusCode))))
    })
    outgoing.on("error", reject)
    outgoing.end(bytes)
  })

/** The same by `fetch`, the quickest that the runtime has: it looks names up by itself. */
const overFetch = async (job: Job) => {
  const { bytes, headers } = signed(job)
  const response = await fetch(job.url, { method: "POST", headers, body: bytes })
  await response.arrayBuffer()
  if (response.status !== 200) throw missed(job.url, response.status)
}

/** By which client the runner of this process is to send. */
export const post = process.argv[3] === "fetch" ? overFetch : overHttp
