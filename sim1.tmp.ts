import { BunContext } from "@effect/platform-bun"
import { Effect } from "effect"
import { materialsOf } from "#src/Training/Materials.ts"
import { train } from "#src/Training/Train.ts"
import { halves } from "#test/simulation/Pool.ts"
const p = Effect.gen(function*(){
  const { examples, tones } = yield* materialsOf("../shared/data")
  const {learnt, pool} = halves(examples)
  console.log(learnt.length, Object.entries(pool).map(([k,v])=>k+" "+v.length).join())
  await0(Bun.write("/tmp/sim/pool.json", JSON.stringify(pool)))
  const { file } = train(learnt, tones)
  await0(Bun.write("/tmp/sim/model.bin", file))
})
function await0(p: Promise<unknown>) { void p }
console.time("t"); await Effect.runPromise(p.pipe(Effect.provide(BunContext.layer))); console.timeEnd("t")
