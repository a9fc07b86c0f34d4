/** It points at something else, or tells of others than the brand. */
const ofOthers =
  /^(?:(?:and|so|also|anyway|honestly|because|since|as|sorry|lately|recently|today|yesterday),? )*(?:it|this|that|these|those|they|he|she|i(?=['’]| (?:am|was|have|had|think|want|like|do|don|will|would|can|hate|love|get|got|see|know)\b)|there|people|customers|kids|fans|members|users|followers|everybody|everyone|somebody|someone|some|most|many|last)(?:['’]\p{L}+)?\b/iu
const ofComments =
  /(?<!\p{L})(?:comment(?!ary)\p{L}*|posts?|posting|repl(?:y|ies)|trolls?|haters?|spam\p{L}*|moderat\p{L}*|competit\p{L}*|rivals?|people|konkurren\p{L}*|concurren\p{L}*|competidor\p{L}*|concorren\p{L}*|kommentar\p{L}*|commentaires?|comentarios?|commenti|comentários?|reacties)(?!\p{L})/iu
/** What happened once answers no question of a customer. */
const past = /\b(?:had|was|were|got|ran|launched|announced|suffered)\b/iu

/** Of the brand, and not of what goes on under its posts. */
const isToSay = (fact: string): boolean => !ofOthers.test(fact) && !ofComments.test(fact) && !past.test(fact)

/** What a policy tells, and which of it is an answer to questions about what. */
interface ToldFacts {
  readonly facts: ReadonlyArray<string>
  readonly answers: ReadonlyArray<{ readonly about: string; readonly fact: string }>
}

/** What may be said to a customer, and to questions about what; null for whatever it answers. */
export interface FactToSay {
  readonly fact: string
  readonly about: string | null
}

/** The facts of a policy that replies may be made of: sentences may tell more, as `It's funny`. */
export const factsToSay = ({ answers, facts }: ToldFacts): ReadonlyArray<FactToSay> =>
  [...new Set(facts)].flatMap((fact) => {
    const about = answers.find((one) => one.fact === fact)?.about ?? null
    return about !== null || isToSay(fact) ? [{ fact, about }] : []
  })
