import { appendFileSync } from "node:fs"
import { join } from "node:path"
import { Client } from "pg"

const known = new Set<string>()
let fresh: Array<string> = []
let isRecording = false

const textOf = (query: unknown): string | undefined => {
  if (typeof query === "string") return query
  return typeof query === "object" && query !== null && "text" in query && typeof query.text === "string"
    ? query.text
    : undefined
}

/** Notes every text that this process sends to PostgreSQL from now on, each once: that costs a look into a set. */
export const record = () => {
  if (isRecording) return
  isRecording = true
  Client.prototype.query = new Proxy(Client.prototype.query, {
    apply: (query, client, given: ReadonlyArray<unknown>) => {
      const text = textOf(given[0])
      if (text !== undefined && !known.has(text)) {
        known.add(text)
        fresh.push(text)
      }
      return Reflect.apply(query, client, given)
    }
  })
}

/** Writes what was noted since the last time into a file of this process in the folder, a text a line, in JSON. */
export const writeRecorded = (folder: string) => {
  if (fresh.length === 0) return
  appendFileSync(join(folder, `${process.pid}.jsonl`), fresh.map((text) => `${JSON.stringify(text)}\n`).join(""))
  fresh = []
}
