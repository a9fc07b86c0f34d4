import { type Job, jobs } from "./Job.ts"

/** What the bench tells a runner. */
export interface Order {
  readonly count: number
  readonly urls: ReadonlyArray<string>
  readonly name: string
}

/** What it answers: milliseconds from the beginning until everything was sent and written down, and of processor time. */
export interface Lap {
  readonly milliseconds: number
  readonly processor: number
}

export interface Runner {
  /** Puts jobs where they wait to be sent. */
  readonly fill: (jobs: ReadonlyArray<Job>) => Promise<void>
  /** Sends all of them, and returns when that is known for ever. */
  readonly drain: () => Promise<void>
  /** Fails when it did not do what it was to do; not part of the race. */
  readonly check?: () => Promise<void>
}

/** Runs in a process of its own, which is told what to do by the one that started it. */
export const serveRunner = ({ check, drain, fill }: Runner) => {
  process.on("message", async ({ count, name, urls }: Order) => {
    try {
      await fill(jobs(count, urls, name))
      const [started, processor] = [performance.now(), process.cpuUsage()]
      await drain()
      const { system, user } = process.cpuUsage(processor)
      const lap: Lap = { milliseconds: performance.now() - started, processor: (system + user) / 1000 }
      await check?.()
      process.send?.(lap)
    } catch (error) {
      console.error(error)
      process.exit(1)
    }
  })
  process.send?.("ready")
}

/** Asks until the answer is yes. */
export const until = async (isDone: () => Promise<boolean>) => {
  while (!(await isDone())) await Bun.sleep(25)
}
