import { readdirSync, readFileSync } from "node:fs"
import { Effect } from "effect"

/** Clock ticks a second, as Linux counts them for everybody. */
const ticks = 100

const numbersOf = (file: string): ReadonlyArray<string> => {
  try {
    const stat = readFileSync(file, "utf8")
    // the name stands in brackets and may hold blanks
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")
  } catch {
    return []
  }
}

const sum = (fields: ReadonlyArray<string>, places: ReadonlyArray<number>) =>
  places.reduce((total, place) => total + Number(fields[place] ?? 0), 0) / ticks

const parentOf = (pid: number) => Number(numbersOf(`/proc/${pid}/stat`)[1] ?? 0)

/** Seconds of processor time that a process has used. */
export const secondsOf = (pid: number) => Effect.sync(() => sum(numbersOf(`/proc/${pid}/stat`), [11, 12]))

/** The same of a server of PostgreSQL with all its processes, those that have ended among them. */
export const serverSeconds = (backend: number) =>
  Effect.sync(() => {
    const server = parentOf(backend)
    const own = readdirSync("/proc").filter((name) => /^\d+$/.test(name) && parentOf(Number(name)) === server)
    const alive = own.reduce((total, pid) => total + sum(numbersOf(`/proc/${pid}/stat`), [11, 12]), 0)
    return alive + sum(numbersOf(`/proc/${server}/stat`), [11, 12, 13, 14])
  })

/** Megabytes of memory that a process holds. */
export const memoryOf = (pid: number) =>
  Effect.sync(() => {
    const status = readFileSync(`/proc/${pid}/status`, "utf8")
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
  })
