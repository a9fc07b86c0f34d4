import * as Http from "node:http"
import { signedHeaders } from "#src/Webhooks/Signature.ts"
import { fromBytes } from "#src/Webhooks/SigningSecret.ts"

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

/** Signs and sends as Steward does, with the same client of the runtime, and nothing around it. */
export const post = ({ body, id, url }: Job) =>
  new Promise<void>((resolve, reject) => {
    const bytes = Buffer.from(body)
    const signable = { deliveryId: id, timestamp: Math.floor(Date.now() / 1000), body: bytes }
    const headers = { ...signedHeaders(signable, [secret]), "content-length": bytes.length }
    const outgoing = Http.request(url, { method: "POST", agent, headers }, (response) => {
      response.on("data", () => {})
      response.on("end", () => {
        if (response.statusCode === 200) resolve()
        else reject(new Error(`${url} answered ${response.statusCode}`))
      })
    })
    outgoing.on("error", reject)
    outgoing.end(bytes)
  })
