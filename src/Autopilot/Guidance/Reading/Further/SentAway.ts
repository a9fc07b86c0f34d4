import { unquoted } from "../Rewrites/Words.ts"

const names = "\\p{Lu}[\\p{L}\\p{N}&’'-]*(?:(?:, | or | and |,? or | )\\p{Lu}[\\p{L}\\p{N}&’'-]*)*"
const others =
  "(?:people|ppl|others|other people|everyone|everybody|folks|them|(?:our |the |other )?(?:customers|clients|guests|users|followers|fans|patients|members|readers|viewers|shoppers|buyers|diners|visitors|passengers|parents|players|students|drivers)|someone|somebody|each other|anyone)"
const elsewhere =
  "(?:(?:to )?(?:go|switch|move|change|head|defect|run|come) (?:over |straight )?to|(?:to )?(?:buy|order|get|shop|book|eat|drink)(?: (?:it|them|theirs|yours|one|this|that|these|stuff|things|everything|the same(?: thing)?))? (?:from|at|with)|(?:to )?(?:try|use|choose|join|pick)|over to|to)"
const instead =
  "(?:,? (?:instead|rather)(?: of (?:us|ours?|you|here|our [\\p{L}-]+|coming (?:to us|here)))?|,? (?:and )?not (?:to )?us)?"
const sending =
  "(?:tell|tells|telling|send|sends|sending|urge|urges|urging|advise|advises|advising|encourage|encourages|encouraging|direct|directing|point|pointing|recommend|recommending)"

const sentAway = new RegExp(
  `${unquoted}\\b(?:(?:any |all )?(?:comments?|posts?|anything|stuff|anyone|anybody|someone|people|ppl|users|customers|those)(?: who| that| which| in which| where people| where)? )?${sending} ${others} ${elsewhere} (?<names>${names})${instead}(?=$|[,.;])`,
  "u"
)

/** `Recommending Kelda instead of us`: whoever recommends it to customers says no less. */
const inPlaceOfUs =
  /(?<before>\b(?:recommend|suggest|promot|push|prais)(?:e|es|s|ing)? [^,;]*?\p{Lu}[\p{L}\p{N}&’'-]*),? (?:instead of|rather than|over) (?:us|ours?|you)(?=$|[,.;])/u

/** How comments say so, which those who left have no reason to. */
const advices = (
  "go to §|go over to §|switch to §|try §|try § instead|use § instead|buy at §|buy from §|buy it at §|buy it from §|buy yours at §|just buy at §|get it at §|get it from §|" +
  "get yours from §|order from §|order it from §|shop at §|head to §|go and see §|i recommend §|recommend § to|at § instead|from § instead|to § instead|§ is better|§ is cheaper|§ is way better|§ is much cheaper|" +
  "better at §|cheaper at §"
).split("|")

/** Words that the sentence has itself are looked for apart from each other, unless more than words is written. */
const isOwn = (advice: string, sentence: string): boolean => {
  const said = sentence.toLowerCase()
  return advice
    .toLowerCase()
    .split(" ")
    .every((word) => said.includes(word))
}

/** Whoever is told to go to another is told so in these words; whoever names the other says nothing of the kind. */
export const withSentAway = (sentence: string): string => {
  const found = sentAway.exec(sentence)
  const named = found?.groups?.["names"]?.split(/, (?:or |and )?| or | and /u) ?? []
  if (found === null || named.length === 0) return sentence.replace(inPlaceOfUs, "$<before>")
  const words = named
    .flatMap((name) => advices.map((advice) => advice.replace("§", name)))
    .map((advice) => `"${isOwn(advice, sentence) ? `${advice} …` : advice}"`)
  const rest = sentence.slice(found.index + found[0].length)
  const left =
    rest.trim() === ""
      ? ' unless they contain "used to", "no longer", "anymore", "stopped", "never" or "instead of"'
      : ""
  return `${sentence.slice(0, found.index)}comments containing ${words.join(", ")}${left}${rest}`
}
