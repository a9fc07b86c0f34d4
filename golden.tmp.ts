import { BunContext } from "@effect/platform-bun"
import { Effect } from "effect"
import { examplesOf } from "#src/Training/Corpus/Folder.ts"
import { normalise } from "#src/Autopilot/Normalise.ts"
import { read } from "#src/Autopilot/Features/Reading.ts"
import { fuzzedTexts } from "./test/bench/FuzzedTexts.ts"
import { ownComments } from "#src/Demo/Replay.ts"
import { writeFileSync, readFileSync, existsSync } from "node:fs"
const data = await Effect.runPromise(examplesOf("/work/shared/data").pipe(Effect.provide(BunContext.layer)))
const texts = [...data.filter((_, i) => i % 8 === 0).map((e) => e.text), ...ownComments.map((c) => c.text), ...fuzzedTexts(60)]
const out = texts.map((t) => { const r = read(t); const n = r.text; return JSON.stringify([n.canonical, n.words, n.obfuscation, n.characters.join("\u0001"), r.urls, r.links, r.contact, r.listed.map((f) => [f.value, f.seen, f.first.start, f.last.end]).sort()]) })
if (!existsSync("/tmp/golden.json")) writeFileSync("/tmp/golden.json", JSON.stringify(out))
else { const g = JSON.parse(readFileSync("/tmp/golden.json", "utf8")) as string[]; let bad = 0; out.forEach((o, i) => { if (o !== g[i]) { bad++; if (bad <= 3) { let k = 0; while (o[k] === g[i]![k]) k++; console.log(JSON.stringify(texts[i]!.slice(0, 100)), "\n new", o.slice(Math.max(0, k - 60), k + 160), "\n old", g[i]!.slice(Math.max(0, k - 60), k + 160)) } } }); console.log("differences", bad, "of", out.length) }
