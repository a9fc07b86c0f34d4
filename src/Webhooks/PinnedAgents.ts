import * as Http from "node:http"
import * as Https from "node:https"

/** Shorter than the 5 s after which many servers close a connection that nobody uses. Milliseconds. */
const idleAtMost = 4000

/** Connections to one address that are kept for the next request. */
const keptAtMost = 32

const settings = { keepAlive: true, timeout: idleAtMost, maxFreeSockets: keptAtMost, scheduling: "lifo" } as const

/** The checked addresses that a request may go to. */
interface Pinned {
  readonly pins?: string
}

/** Connections are shared by what goes to the same host at the same checked addresses, and by nothing else. */
class HttpAgent extends Http.Agent {
  override getName(options: Http.ClientRequestArgs & Pinned = {}) {
    return `${super.getName(options)}:${options.pins}`
  }
}

class HttpsAgent extends Https.Agent {
  override getName(options: Https.RequestOptions & Pinned = {}) {
    return `${super.getName(options)}:${options.pins}`
  }
}

/** Connections that are kept open between requests. */
export interface PinnedAgents {
  readonly http: Http.Agent
  readonly https: Https.Agent
  /** Closes all, whatever they are in the midst of. */
  readonly destroy: () => void
}

export const makeAgents = (): PinnedAgents => {
  const http = new HttpAgent(settings)
  const https = new HttpsAgent(settings)
  return {
    http,
    https,
    destroy: () => {
      http.destroy()
      https.destroy()
    }
  }
}
