import { ordinaryIn } from "./Ordinary.ts"

/** What a brand's own tag goes on with where its name is an everyday word: `#junge_familie` is none. */
const own =
  /^(?:team|the|my)?_?§_?(?:official|offiziell|resmi|oficial|shop|store|com|de|at|ch|fr|es|it|nl|pl|tr|uk|us|fail|\d+)?$/

/** Whether a tag names a brand. `part`: its name in one. */
export const isNameInTag = (tag: string, part: string, name: string): boolean =>
  tag.includes(part) && (ordinaryIn(name).length === 0 || own.test(tag.replace(part, "§")))
