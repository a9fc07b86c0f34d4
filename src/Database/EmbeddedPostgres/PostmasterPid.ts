import { Option } from "effect"

/** What a running server writes to `postmaster.pid`: lines 1, 4 and 8 (PostgreSQL: src/include/utils/pidfile.h). */
export interface PostmasterPid {
  readonly pid: number
  readonly port: number
  readonly status: "starting" | "stopping" | "ready" | "standby" | "unknown"
}

const statuses = ["starting", "stopping", "ready", "standby"] as const

/** Reads `postmaster.pid`; none where even the process id is missing. A server that just starts has fewer lines. */
export const parsePostmasterPid = (text: string): Option.Option<PostmasterPid> => {
  const lines = text.split("\n").map((line) => line.trim())
  // a single-user server writes its process id negated
  const pid = Math.abs(Number.parseInt(lines[0] ?? "", 10))
  if (!Number.isInteger(pid) || pid === 0) return Option.none()
  const port = Number.parseInt(lines[3] ?? "", 10)
  const status = statuses.find((known) => known === lines[7]) ?? "unknown"
  return Option.some({ pid, port: Number.isInteger(port) ? port : 0, status })
}

/**
 * The same file with a process id no system gives out. For a file whose process id now belongs to another program:
 * PostgreSQL would refuse to start beside it, while without the file it could not look (line 7) for processes that
 * the previous server left.
 */
export const withoutProcess = (text: string): string => text.replace(/^[^\n]*/, "2147483647")
