import type { Rule } from "../../Policy.ts"
import { isClaim } from "../../Sayings/Claimed.ts"
import { isToTheLetter } from "../../TermPatterns.ts"

const requesting =
  /\b(?:ask(?:s|ing)?|questions?|enquir(?:y|ies|ing)|inquir(?:y|ies|ing)) about\b|\b(?:ask(?:s|ing|ed)?|beg(?:s|ging)?|request(?:s|ing)?) (?:(?:us|me|you|our \p{L}+) )?for (?!(?:some |any |the |their |your |more )*(?:ids?|money|cash|donations?|help|votes?|likes?|follow\p{L}*|subscri\p{L}*|support|attention|trouble)\b)|(?<!\p{L})(?:piden|pide|pidan|pida|pidiendo|solicitan|solicita|soliciten|pedem|pede|peçam|peça|pedindo|isteyen\p{L}*|talep eden\p{L}*)(?!\p{L})|を(?:求め|要求|ねだ)|(?:을|를)? ?(?:요청하는|달라는|달라고|요구하는)|मांगने वाल|माँगने वाल|mangne wal/iu
const subjects: ReadonlySet<string> = new Set(["discount", "refund", "price", "delivery"])

const isOwn = (terms: ReadonlyArray<string>, said: string): boolean =>
  terms.every((term) =>
    term
      .toLowerCase()
      .split(" ")
      .every((word) => said.toLowerCase().includes(word))
  )

/** What is to be hidden besides is not what is asked for: `Keep questions about tickets, hide people selling cakes`. */
const nextOrder = /(?<=\p{L}[\p{L} ,;]*)\b(?:hide|remove|delete|block|bin)\b(?= \p{L}).*$/isu

const excepting = /\b(?:unless|except|but|apart|other than)\b/iu
/** Whether it says that some words are asked for, and not that those are left out who ask for something else. */
const isRequested = (terms: ReadonlyArray<string>, said: string): boolean => {
  const [found] = requesting.exec(said) ?? []
  if (
    found === undefined ||
    !/^[a-z ]+$/iu.test(found) ||
    /^(?:p[ie]d|pe[çd]|solicit|isteyen|talep|mangne)/iu.test(found)
  )
    return found !== undefined
  const at = said.search(requesting)
  const behind = said.slice(at).replace(nextOrder, "").toLowerCase()
  return (
    !excepting.test(said.slice(0, at)) &&
    (terms.length === 0 || terms.some((term) => behind.includes(term.toLowerCase().split(" ")[0] ?? "")))
  )
}

/** `Comments that ask for discounts`: whoever thanks for one asks for none. */
export const asRequested = (rules: ReadonlyArray<Rule>, said: string): ReadonlyArray<Rule> => {
  return rules.map((rule) => {
    const { effect, terms, topics } = rule
    if (effect !== "hide" || terms.some((term) => isToTheLetter(term, said)) || !isRequested(terms, said)) return rule
    const isSubject = topics.length === 1 && topics.every((topic) => subjects.has(topic))
    const isThing = topics.length === 0 && terms.length > 0 && isOwn(terms, said)
    return isSubject || isThing ? { ...rule, topics: [...topics, "question"] } : rule
  })
}

const ofSaying = (topic: string): string =>
  `all comments about ${topic === "price" ? "prices" : topic === "delivery" ? "delivery" : `${topic}s`} would be hidden, whatever they say of it; put the words that such comments contain in quotes`

/** `Comments claiming our prices went up`: why all about prices are not hidden for it; null where nothing is lost. */
export const whyNotClaimed = (rules: ReadonlyArray<Rule>, said: string): string | null => {
  const [rule, more] = rules
  const [topic = "", other] = rule?.topics ?? []
  if (rule?.effect !== "hide" || more !== undefined || other !== undefined || rule.terms.length > 0) return null
  return subjects.has(topic) && isClaim(said) ? ofSaying(topic) : null
}

/** They are in much that asks for none of them. */
const wide =
  /\b(?:(?:ask(?:s|ing)?|beg(?:s|ging)?|requests?|requesting|plead(?:s|ing)?) (?:(?:us|me|you|people|others|our \p{L}+) )?for|people wanting|(?:anyone|anybody|those|people|comments) (?:who|that) wants?) (?:(?:a|an|some|any|the|their|your|our|my|more|free) )*(?:money|cash|jobs?|work|photos?|pics?|pictures?|videos?|selfies?|food|meals?|shout-?outs?|votes?|likes?|follows?(?! (?:4|for)\b)|follow ?backs?|comments?|shares?|support|attention)\b|\bdemand(?:e|ent|ant) (?:de l['’]argent|du travail|des photos)(?!\p{L})/iu
const ofWide =
  "the word that is asked for is also in what others say; put the words that such comments contain in quotes, as in “Hide comments that contain ‘give me money’ or ‘send me money’”"

/** `Comments that ask for photos`: whoever likes the photos asks for none; null where it is read as who asks. */
export const whyNotRequested = (rules: ReadonlyArray<Rule>, said: string): string | null => {
  const ofAll = ({ effect, terms, topics }: Rule) =>
    effect === "hide" &&
    !terms.some((term) => isToTheLetter(term, said)) &&
    (topics.length === 0 || topics.every((topic) => topic === "spam" || topic === "question" || topic === "media"))
  return wide.test(said) && rules.some(ofAll) ? ofWide : null
}
