import type { Policy } from "../../Policy.ts"
import { ofOwnSite } from "../Guards/NotTold.ts"
import { headed } from "../Headings.ts"
import { OneSentence } from "../OneSentence.ts"
import { sentencesIn } from "../Sentences.ts"
import type { Added } from "../Words/Added.ts"

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

const readWith = (hosts: ReadonlyArray<string>, text: string): Pick<Added, "rules"> | null => {
  const said = withHosts(text, hosts)
  if (said === null) return null
  const sentences = headed(sentencesIn(said))
  const [alone, more] = sentences
  if (alone === undefined || more !== undefined) return null
  const { competitors, rules, unclear } = new OneSentence(sentences, null, []).added(0, alone)
  if (unclear.length + competitors.length > 0 || rules.length === 0) return null
  return { rules: rules.map((rule) => ({ ...rule, source: text })) }
}

/** `Hide links except ours`, where another sentence names the brand's websites. */
export const withOwnSites = (policy: Policy): Policy => {
  const hosts = [...new Set(policy.ownSites.flatMap((one) => one.hosts))]
  if (hosts.length === 0) return policy
  const found = policy.unclear.map((one) =>
    one.why === ofOwnSite || (one.text.length <= longest && onlyOwn.test(one.text)) ? readWith(hosts, one.text) : null
  )
  return {
    ...policy,
    rules: [...policy.rules, ...found.flatMap((one) => one?.rules ?? [])],
    unclear: policy.unclear.filter((_, at) => found[at] === null)
  }
}
