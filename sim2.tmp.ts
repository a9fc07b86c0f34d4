import { readFileSync } from "node:fs"
import { Model } from "#src/Autopilot/Model/Model.ts"
import { classifierOf } from "#src/Autopilot/TrainedClassifier.ts"
import { streamOf } from "#test/simulation/Stream.ts"
import { handle } from "#test/simulation/Workspace.ts"
import { measured, reached } from "#test/simulation/Figures.ts"
import { seedsTable, kindsTable } from "#test/simulation/Tables.ts"
const pool = JSON.parse(readFileSync("/tmp/sim/pool.json", "utf8"))
const c = classifierOf(Model.decode(readFileSync("/tmp/sim/model.bin")))
const seeds = (process.argv[2] ?? "1,2,3,4,5").split(",").map(Number)
const out = seeds.map((seed) => {
  const handled = handle(c, streamOf(pool, seed, 3000), seed + 100)
  if (process.argv[3]) for (const [i, h] of handled.entries()) if (h.comment.kind === process.argv[3]) console.log(i, h.decision.outcome, h.answered ? "ANS":"", h.decision.category, "|", h.decision.reason.slice(0,140), "|", h.comment.text.slice(0,100))
  return measured(seed, handled)
})
console.log(seedsTable(out)); console.log(kindsTable(out)); console.log(reached(out), process.cpuUsage().user/1e6)
if (process.argv[4]) { const base = seeds.map((seed) => measured(seed, handle(c, streamOf(pool, seed, 3000), seed + 100, false)))
console.log("UNTAUGHT"); console.log(seedsTable(base)); console.log(kindsTable(base)) }
