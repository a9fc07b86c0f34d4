import type { Policy, Rule } from "../../Policy.ts"
import { ofOwnSite } from "../Guards/NotTold.ts"

const site = "(?: (?:official |online )?(?:web ?)?(?:sites?|pages?|shops?|stores?|links?|urls?|homepages?|domains?))"
const own = `(?:(?:our|my)(?: own)?${site}|ours|(?:our|my) own|mine|own${site}?)`
const excepting = new RegExp(
  `(?<=\\blinks?\\b.*)\\b(except|excluding|unless|but|other than|apart from|besides)(?: (?:for|to|from|those to|ones to|they go to|they lead to|it['’]s to|if to|if it['’]s|it['’]s|they['’]re|the ones to))*,? ${own}(?=$|[ ,.;)])`,
  "iu"
)
const onlyOwn = new RegExp(
  `^(?:please )?only (?:allow |keep |leave )?(?:links? (?:to|from) ${own}|(?:our|my)(?: own)? links?)(?: (?:is|are|may|can|should)\\b[^,;]*)?[.!]*$|^(?:please )?(?:allow|keep|leave) only (?:links? (?:to|from) ${own}|(?:our|my)(?: own)? links?)[.!]*$`,
  "iu"
)

/** Whoever says no more says it in less. */
const longest = 300

/** A sentence that leaves out links to the brand's own websites, with their addresses; null for any other. */
const withHosts = (sentence: string, hosts: ReadonlyArray<string>): string | null => {
  if (sentence.length > longest) return null
  const all = hosts.join(" and ")
  if (onlyOwn.test(sentence)) return `Hide links except to ${all}`
  const named = sentence.replace(excepting, (_, but: string) => `${/^unless$/iu.test(but) ? "except" : but} to ${all}`)
  return named === sentence ? null : named
}

/** What a sentence says alone; null where it is not read as a whole. */
export type AloneReader = (sentence: string) => ReadonlyArray<Rule> | null

/** `Hide links except ours`, where another sentence names the brand's websites. */
export const withOwnSites = (policy: Policy, reader: AloneReader): Policy => {
  const hosts = [...new Set(policy.ownSites.flatMap((one) => one.hosts))]
  if (hosts.length === 0) return policy
  const found = policy.unclear.map(({ text, why }) => {
    const said = why === ofOwnSite || (text.length <= longest && onlyOwn.test(text)) ? withHosts(text, hosts) : null
    return said === null ? null : (reader(said)?.map((rule) => ({ ...rule, source: text })) ?? null)
  })
  return {
    ...policy,
    rules: [...policy.rules, ...found.flatMap((one) => one ?? [])],
    unclear: policy.unclear.filter((_, at) => found[at] === null)
  }
}
