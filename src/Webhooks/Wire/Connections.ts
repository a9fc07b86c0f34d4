import { type Connection, type ConnectionAddress, openConnection } from "./Connection.ts"
import { type ReadMeter, readMeters } from "./ReadMeter.ts"

/** Shorter than the 5 s after which many servers close a connection that nobody uses. Milliseconds. */
const idleAtMost = 4000

/** Connections to one place that are kept for the next request. */
const keptAtMost = 32

/** Connections that are kept open between requests: to one place share them, and nobody else. */
export interface Connections {
  /** One that is at rest, if there is. */
  readonly take: (place: string) => Connection | undefined
  readonly open: (endpoint: ConnectionAddress) => Connection
  /** What an answer from a place makes us read. */
  readonly meter: (place: string) => ReadMeter
  /** It may be used for the next request. */
  readonly keep: (place: string, connection: Connection) => void
  /** Closes one, whatever it is in the midst of. */
  readonly close: (connection: Connection) => void
  readonly closeAll: () => void
}

/** `now` in Unix milliseconds. */
export const makeConnections = (now: () => number): Connections => {
  const meter = readMeters(now)
  const atRest = new Map<string, Array<Connection>>()
  const all = new Set<Connection>()

  const close = (connection: Connection) => {
    all.delete(connection)
    connection.destroy()
  }
  const leave = (place: string, connection: Connection) => {
    all.delete(connection)
    const left = (atRest.get(place) ?? []).filter((each) => each !== connection)
    if (left.length === 0) atRest.delete(place)
    else atRest.set(place, left)
  }

  return {
    meter,
    // The one that was used last is the least likely to have been closed by the other side.
    take: (place) => {
      const kept = atRest.get(place)
      const taken = kept?.pop()
      if (kept?.length === 0) atRest.delete(place)
      return taken
    },
    open: (endpoint) => {
      const connection = openConnection(endpoint)
      all.add(connection)
      return connection
    },
    keep: (place, connection) => {
      const kept = atRest.get(place)
      if (kept === undefined) atRest.set(place, [connection])
      else if (kept.length < keptAtMost) kept.push(connection)
      else return close(connection)
      connection.rest(() => leave(place, connection), idleAtMost)
    },
    close,
    closeAll: () => {
      for (const connection of all) connection.destroy()
      all.clear()
      atRest.clear()
    }
  }
}
