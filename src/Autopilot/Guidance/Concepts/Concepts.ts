import { once } from "#src/Ground/Once.ts"
import { namedThings } from "../Languages/EnglishThings.ts"
import type { RuleTarget } from "../Policy.ts"
import { namedTopics, type Topic } from "../Topics.ts"
import { lemmaOf } from "./Lemmas.ts"

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/).map(lemmaOf))

/** They hold what is named together, or say only that comments have it and people write it. */
const empty = words(
  `the a an any all every each some this that these those such more most many your their his her its we they them it he she you i of about on in at to for from with by and or
   being having as than too so very just only really ever also
   comment comments post posts message messages remark remarks reply replies stuff thing things content material anything everything something contribution contributions
   talk talks talking chat chatting discussion discussions discuss discussing mention mentions mentioning mentioned speak speaking regarding concerning involving
   people person persons folk folks user users customer customers someone somebody anyone anybody everyone everybody those commenter commenters lot lots kind kinds sort sorts type types form forms`
)
/** They may be left out as well, where what is left is known. */
const slight = words(
  `our my us me report reports reported reporting claim claims claiming allegation allegations alleged accusation accusations accuse accusing incident incidents related topic topics subject subjects matter matters
   issue issues concern concerns problem problems possible potential suspected obvious blatant any-kind nonsense rubbish say says saying trying constant endless random`
)
const ours = words("our my us me")
/** Alone they are words of much else. */
const common = words(
  "look body time way life day word name place part people sale sell offer share follow like link call message number code page account service product order price cost open close play team show news group support question answer help love thank good bad old new free man woman child money job work game food home house car school"
)

const relative = / (?:who|that|which)(?:['’](?:s|re|ve))?(?: (?:is|are|was|were|have|has|had|do|does))? /gu
/** What is said of something is no name of it. */
const saying =
  /\b(?:is|are|was|were|gets?|got|has|have|had|do|does|did|should|must|may|might|can|could|will|would|shall|hide|keep|delete|remove|leave|accept|stop|an eye)\b|['’](?:s|re|ve|ll|m) (?:a|the|so|too|not)\b/iu

const keyOf = (phrase: string, less: ReadonlySet<string> | null): string => {
  const all = phrase
    .toLowerCase()
    .replaceAll(relative, " ")
    .replaceAll(/[-/]/gu, " ")
    .replaceAll(/[^\p{L}\p{N}'’ +]+/gu, " ")
    .trim()
    .split(/\s+/)
    .map(lemmaOf)
    .filter((word) => word !== "" && !empty.has(word) && less?.has(word) !== true)
  return [...new Set(all)].toSorted().join(" ")
}

const isTelling = (key: string): boolean => key !== "" && (key.includes(" ") || (key.length > 3 && !common.has(key)))

type Concept = { readonly topic: Topic } | { readonly terms: ReadonlyArray<string> }

/** What several concepts are named by names none of them. */
const conceptsByKey = once((): ReadonlyMap<string, Concept | null> => {
  const made = new Map<string, Concept | null>()
  const same = (one: Concept, other: Concept) =>
    "topic" in one && "topic" in other
      ? one.topic === other.topic
      : "terms" in one && "terms" in other && one.terms === other.terms
  const add = (name: string, concept: Concept) => {
    const key = keyOf(name, null)
    if (!isTelling(key)) return
    const before = made.get(key)
    if (before === undefined) made.set(key, concept)
    else if (before !== null && !same(before, concept)) made.set(key, null)
  }
  for (const [name, topic] of namedTopics) add(name, { topic })
  for (const [name, terms] of namedThings) add(name, { terms })
  return made
})

/** Whose they are tells which are meant: `our links` are not those of others. */
const ownership = /\b(?:our|my|own|ours|mine|us|me)\b/iu
const owned: ReadonlySet<string> = new Set([
  "links",
  "contact",
  "discount",
  "media",
  "scams",
  "spam",
  "competitors",
  "impostor"
])

/** Of one word alone it is not told that it names the same, unless it says that comments are about it. */
const heads =
  /\b(?:reports?|claims?|allegations?|accusations?|talk|stuff|comments?|posts|mentions?|mentioning|discussions?|discussing|chat|things|incidents|topics?)\b/iu

/** It begins or ends in the midst of something else. */
const broken =
  /^(?:and|or|that|to|are|is|be|but|so|about|of|on|with|for|from|at|by|in|who|which|mention(?:s|ing)?|a|an)\b|(?:^| )(?:that|this|these|those|who|which|whose|are|is|was|were|be|to|of|about|for|with|and|or|a|an|the|our|my|their|on|in|at|by|from|so|just|than|as|it|they|we|i|you|mentions?|mentioning)$|\b(?:by|from) /iu

/** What a phrase names in other words, or in another order, than the names that are known; null where it is none. */
export const conceptOf = (phrase: string): RuleTarget | null => {
  if (
    /[\ue000-\uf8ff"“”„«#@]|(?<!^)\p{Lu}\p{Ll}|\b(?:not|no|never|without|only|except|unless|but|if|when)\b|n['’]t\b/u.test(
      phrase
    )
  )
    return null
  if (broken.test(phrase.trim()) || saying.test(phrase.replaceAll(relative, " "))) return null
  const known = conceptsByKey()
  for (const less of [null, ours, slight]) {
    const key = keyOf(phrase, less)
    const isSure = heads.test(phrase) || (key.includes(" ") && /(?:s|ing)$/iu.test(phrase.trim()))
    const found = isTelling(key) && isSure ? known.get(key) : undefined
    if (found != null && "topic" in found && ownership.test(phrase) && owned.has(found.topic)) return null
    if (found != null)
      return "topic" in found ? { topics: [found.topic], terms: [] } : { topics: [], terms: found.terms }
    if (found === null) return null
  }
  return null
}
