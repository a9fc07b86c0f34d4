import { BunContext } from "@effect/platform-bun"
import { Effect } from "effect"
import { readFileSync, writeFileSync, existsSync } from "node:fs"
import { examplesOf } from "#src/Training/Corpus/Folder.ts"
import { profilesOf } from "#src/Training/LanguageProfiles.ts"
import { guessLanguage } from "#src/Autopilot/Language/Language.ts"
import { normalise } from "#src/Autopilot/Normalise.ts"
import { lexiconOf } from "#src/Training/Lexicon.ts"
import { ownComments } from "#src/Demo/Replay.ts"
const data = await Effect.runPromise(examplesOf("/work/shared/data").pipe(Effect.provide(BunContext.layer)))
writeFileSync("src/Autopilot/Language/profiles.bin", profilesOf(data.filter((e) => e.source.startsWith("xlmt") && e.part === "train")))
const lex = lexiconOf(readFileSync("/work/shared/data/word-lists/vader/vader_lexicon.txt", "utf8"))
const t = new Map<string, Map<string, number>>()
for (const e of data) { const k = e.language ? (e.part + e.language) : e.source.split("/")[0]!; const g = guessLanguage(normalise(e.text), lex) ?? "null"; if (!t.has(k)) t.set(k, new Map()); const m = t.get(k)!; m.set(g, (m.get(g) ?? 0) + 1); if (process.argv[2] === k && g !== "en" && g !== "null") console.log(g, e.text.slice(0, 150)) }
for (const [k, m] of t) if (!k.startsWith("train")) { const n = [...m.values()].reduce((a, b) => a + b); console.log(k.padEnd(12), n, [...m].sort((a, b) => b[1] - a[1]).slice(0, 8).map(([l, c]) => l + " " + (100 * c / n).toFixed(1)).join("  ")) }
for (const c of ownComments) { const g = guessLanguage(normalise(c.text), lex); if (g !== "en") console.log(g, c.text) }
