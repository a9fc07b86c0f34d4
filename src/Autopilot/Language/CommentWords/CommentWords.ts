import { germanic } from "./Germanic.ts"
import { others } from "./Others.ts"
import { romance } from "./Romance.ts"

/**
 * Words that short comments are made of, accents off, beside the stop words: greetings, praise, complaints, orders.
 * What several languages write alike stands with each of them, what English writes alike with English too.
 */
export const commentWords: Readonly<Record<string, string>> = { ...germanic, ...romance, ...others }
