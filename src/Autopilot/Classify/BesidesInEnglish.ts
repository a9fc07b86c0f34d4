import type { TextReading } from "../Features/Reading.ts"
import type { Model } from "../Model/Model.ts"
import { Phrases } from "../Phrases/Phrases.ts"
import { setOfWords } from "./Classification/ByWords.ts"
import type { Classification } from "./Classification/Classifier.ts"
import { withThreat } from "./Classification/Threatened.ts"
import { insultLearnt, threatens } from "./LearntElsewhere.ts"
import { round } from "./Lists/PhrasesAlone.ts"
import { judgedByPeople } from "./Rudeness/Swearing.ts"
import { asOfAnybody } from "./SecondLooks/Anybody.ts"
import { isHostile } from "./SecondLooks/Bystanders.ts"

/** The model of English takes a comment for rude at all: it has read more of what English people write about things. */
const rudeAtAll = 0.4

/** Whom an insult may be aimed at; shoes and soups are ugly as well. */
const people = setOfWords(
  "you u ya ur your youre yourself yall he shes hes she him her his hers they them their theyre man woman guy guys girl lady " +
    "dude bro bruh boy boys kid people person persons staff manager driver courier waiter waitress owner boss who whoever mate " +
    "founder ceo admin influencer model moderator mod presenter host editor author"
)
/** Whoever says what somebody is not insults nobody. */
const denied = new Phrases<true>([
  ["(is|are|am|was|were|be|been|youre|you're|hes|he's|shes|she's|theyre|they're|im) (not|never|no)", true],
  ["(not|never) be", true],
  ["no (man|woman|guy|girl|lady|kid|person)", true],
  ["(isnt|isn't|arent|aren't|aint|ain't|wasnt|wasn't|werent|weren't)", true]
])

/** Whoever is praised so is not insulted. */
const praised = new Phrases<true>([
  [
    "(is|are|was|were|youre|hes|shes|theyre) (such|just)? (a|an|my|our|the)? (true|real|absolute|total|pure|living)? (inspiration|legend|gem|treasure|angel|delight|blessing|icon|sweetheart|darling|hero|superstar|lifesaver|godsend|star|role model|credit to)",
    true
  ],
  [
    "such (a|an)? (lovely|wonderful|beautiful|great|kind|friendly|sweet|amazing) (shop|store|team|place|person|crew|family|staff|people|cafe)",
    true
  ]
])

const isAtSomebody = ({ text }: TextReading): boolean =>
  text.words.some((word) => people.has(word.text) || word.text.startsWith("@")) &&
  denied.find(text).length === 0 &&
  praised.find(text).length === 0

/** What the model of all languages makes of English as an insult at somebody; nought where nobody is rude. */
export const insultInEnglish = (model: Model, reading: TextReading): number => {
  if (model.judge(reading).offensive < rudeAtAll || !isAtSomebody(reading)) return 0
  const insult = round(insultLearnt(reading, "en"))
  // without a word of the lists
  return isHostile(reading) ? insult : Math.min(insult, judgedByPeople)
}

/** From here on a person is asked about an insult. */
const asked = 0.5

/** Whether people are asked about a piece of English for what the model of English has not learnt. */
export const isAskedAbout = (model: Model, reading: TextReading): boolean =>
  threatens(reading, "en") || insultInEnglish(model, reading) >= asked

/** With a threat, which the model of English has not learnt. Whoever is named, it has to be one said of anybody. */
export const withThreats = (model: Model, known: Classification, reading: TextReading): Classification => {
  if (!threatens(reading, "en")) return known
  const anybody = asOfAnybody(reading, model.lexicon)
  return anybody === null || threatens(anybody, "en") ? withThreat(known, "") : known
}
