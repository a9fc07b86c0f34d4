import type { Denials } from "./Denials.ts"
import { english } from "./English.ts"
import { dutch, german } from "./Germanic.ts"
import { arabic, hindi, japanese, korean, polish, turkish } from "./Others.ts"
import { french, italian, portuguese, spanish } from "./Romance.ts"

/** By language, ISO 639-1. */
export const allDenials: ReadonlyMap<string, Denials> = new Map([
  ["en", english],
  ["de", german],
  ["nl", dutch],
  ["fr", french],
  ["es", spanish],
  ["it", italian],
  ["pt", portuguese],
  ["pl", polish],
  ["tr", turkish],
  ["ar", arabic],
  ["hi", hindi],
  ["ja", japanese],
  ["ko", korean]
])
