import { FastCheck as fc } from "effect"
import type { Grammar } from "./Grammar.ts"
import { sentencesOf } from "./Grammar.ts"
import { readAs } from "./Meaning.ts"

/** `bun test/Autopilot/Guidance/Grammar/Share.ts de 5000`: what share of so many sentences is read as meant, and those that are not. */
const [language = "en", count = "1000", seed = "1"] = process.argv.slice(2)
const grammar: { default: Grammar } = await import(`./${language}.json`)
const sentences = fc
  .sample(sentencesOf(grammar.default), { seed: Number(seed), numRuns: Number(count) })
  .flatMap((one) => (one === null ? [] : [one]))
const others = sentences.filter(({ meaning, sentence }) => readAs(sentence) !== meaning)
const lines = others.map(({ meaning, sentence }) => `${sentence}\n  is ${readAs(sentence) ?? "back"}, not ${meaning}\n`)
process.stdout.write(`${lines.join("")}${sentences.length - others.length} of ${sentences.length} are read as meant\n`)
