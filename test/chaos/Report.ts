import type { Finding } from "./Audit/Audit.ts"
import { distinct } from "./Audit/Index.ts"
import type { Facts } from "./Facts.ts"
import type { Kill } from "./Faults/Kills.ts"
import type { Options } from "./Options.ts"

export interface Run {
  readonly options: Options
  readonly seconds: number
  readonly drainSeconds: number
  readonly kills: ReadonlyArray<Kill>
  readonly facts: Facts
  readonly findings: ReadonlyArray<Finding>
  readonly moods: ReadonlyMap<string, number>
  readonly faults: ReadonlyArray<{ readonly platform: string; readonly kind: string; readonly fired: number }>
  readonly errors: ReadonlyArray<{ readonly words: string; readonly count: number }>
}

const shownViolations = 10
const shownErrors = 8

const sum = (numbers: ReadonlyArray<number>) => numbers.reduce((total, number) => total + number, 0)

const tally = (values: Iterable<string>) =>
  Array.from(
    Map.groupBy(values, (value) => value),
    ([value, all]) => `${all.length} ${value}`
  ).join(", ") || "none"

const total = (counts: ReadonlyArray<readonly [string, number]>) =>
  counts.map(([name, count]) => `${count} ${name}`).join(", ") || "none"

const victimOf = ({ database, name }: Pick<Kill, "database" | "name">) =>
  [...(name === null ? [] : [name]), ...(database ? ["PostgreSQL"] : [])].join(" and ")

/** What became of the deliveries, in figures: what is lost, what came twice, and what a receiver would miss. */
const deliveryLine = ({ deliveries, hooks, taken }: Facts) => {
  const received = new Set(taken.map(({ id }) => id))
  const hookOf = new Map(deliveries.map(({ hook_id, id }) => [id, hook_id]))
  const places = new Set(taken.map(({ id, sequence }) => `${hookOf.get(id)} ${sequence}`))
  const sent = sum(hooks.map(({ last_sequence }) => last_sequence))
  const lost = deliveries.filter(({ id }) => !received.has(id)).length
  return `${sent} sent, ${received.size} received, ${lost} lost, ${taken.length - received.size} duplicated (same id), ${sent - places.size} gaps in sequences`
}

/** One line for a kill while it happens. */
export const killLine = ({ accompanied, database, left, name, starting }: Kill, number: number, of: number) =>
  `kill ${String(number).padStart(String(of).length)}/${of}  ${victimOf({ database, name })}${starting ? ", starting" : ""}` +
  `${accompanied ? ", another goes on" : ""}: ${left.undecided} undecided (${left.deciding} claimed), ` +
  `${left.work} platform work (${left.working}), ${left.deliveries} deliveries (${left.delivering})`

/** A line for each platform; a kind may be there for several kinds of call. */
const faultLines = (faults: Run["faults"]) =>
  Array.from(
    Map.groupBy(faults, ({ platform }) => platform),
    ([platform, own]) => {
      const kinds = Map.groupBy(own, ({ kind }) => kind)
      const fired = Array.from(kinds, ([kind, all]) => [kind, sum(all.map((one) => one.fired))] as const)
      return `platform faults ${platform}: ${total(fired.filter(([, count]) => count > 0))}`
    }
  )

const countLines = ({ drainSeconds, errors, facts, faults, kills, moods, seconds }: Run) => {
  const strangers = facts.written.filter(({ own }) => !own)
  const repeats = facts.taken.length - distinct(facts).length
  return [
    `seconds         ${seconds.toFixed(0)}, of which ${drainSeconds.toFixed(0)} for the queues to empty`,
    `kills           ${kills.length} (${tally(kills.map(({ database, name }) => victimOf({ database, name: name === null ? null : "service" })))}): ` +
      `${kills.filter(({ starting }) => starting).length} while starting, ` +
      `${kills.filter(({ accompanied }) => accompanied).length} beside a second service`,
    `in flight       at the kills: ${sum(kills.map(({ left }) => left.undecided))} comments undecided, ` +
      `${sum(kills.map(({ left }) => left.working))} platform work and ` +
      `${sum(kills.map(({ left }) => left.delivering))} deliveries claimed`,
    `comments        ${strangers.length} written (${tally(strangers.map(({ platform }) => platform))}), ` +
      `${facts.comments.length} here: ${tally(facts.comments.map(({ status }) => status))}`,
    `decisions       ${tally(facts.comments.flatMap(({ outcomes }) => outcomes))}`,
    `people's deeds  ${tally(facts.deeds.map(({ outcome, verb }) => `${verb} ${outcome}`))}`,
    `platform work   ${tally(facts.work.map(({ action, state }) => `${action} ${state}`))}; ` +
      `${facts.work.filter(({ attempts }) => attempts > 1).length} took more than one attempt`,
    `replies         ${facts.written.filter(({ own }) => own).length} on the platforms; ` +
      `${facts.work.filter(({ action, attempts }) => action === "reply" && attempts > 1).length} took more than one attempt`,
    `result          ${deliveryLine(facts)}`,
    `deliveries      ${facts.deliveries.length} written (${tally(facts.deliveries.map(({ event }) => event))}), ` +
      `${facts.taken.length} taken, ${repeats} of them repeats`,
    `receiver        ${total([...moods])}`,
    ...faultLines(faults),
    `errors logged   ${sum(errors.map(({ count }) => count))}`,
    ...errors.slice(0, shownErrors).map(({ count, words }) => `                ${count} × ${words}`)
  ]
}

const findingLines = ({ holds, violations }: Finding) => [
  `${violations.length === 0 ? "holds " : "BROKEN"}  ${holds}${violations.length === 0 ? "" : ` (${violations.length} times not)`}`,
  ...violations.slice(0, shownViolations).map((violation) => `          ${violation}`),
  ...(violations.length > shownViolations ? [`          and ${violations.length - shownViolations} more`] : [])
]

export const holds = ({ findings }: Run) => findings.every(({ violations }) => violations.length === 0)

/** What happened, what was looked at, and whether all of it holds. */
export const report = (run: Run): string =>
  [
    "",
    ...countLines(run),
    "",
    ...run.findings.flatMap(findingLines),
    "",
    holds(run)
      ? `Everything holds after ${run.kills.length} kills (seed ${run.options.seed}).`
      : `Not everything holds after ${run.kills.length} kills; run it again with --seed ${run.options.seed}.`
  ].join("\n")
