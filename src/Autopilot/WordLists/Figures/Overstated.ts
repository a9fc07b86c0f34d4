import type { Figure } from "./Figure.ts"

/** Whoever is in need, or asks for money, means it. */
const meant =
  "please|pls|plz|donat\\p{L}*|cash ?app|venmo|paypal|zelle|western union|gofundme|surgery|hospital|starving|hungry|homeless|evict\\p{L}*|refugees?|lost everything|bombed|flood\\p{L}*|trapped|attack\\p{L}*|die|dying|suicid\\p{L}*|myself|go on|end it"

const dull =
  "boring|dull|bland|ugly|cheap|generic|samey|repetitive|predictable|lazy|loud|slow|expensive|overpriced|small|thin|short"

/** What is overstated of a thing, or of whoever writes, in words that are hard on people elsewhere. */
export const overstated: ReadonlyArray<Figure> = [
  [
    new RegExp(
      `(?<!(?<!\\p{L})(?:${meant})(?!\\p{L}).*)(?<=[\\p{L}\\p{N}\\p{P}] )send help(?=[^\\p{L}\\p{N}$]*$)`,
      "giu"
    ),
    "haha"
  ],
  [
    /(?<=(?<!\p{L})(?:i|he|she|we|who)(?:['’]?d| would)(?: (?:literally|honestly|actually|probably|absolutely))? )(?:kill|murder) for (?=(?:an?|this|that|these|those|one|some|your) (?!chance|living|laugh|cause|fiver|tenner|god|country))/giu,
    "love "
  ],
  [
    new RegExp(
      `(?<=(?<!\\p{L})(?:i['’]?m|i am|we['’]?re|we are|getting|got)(?: (?:so|really|just|getting))? )sick (?:of|and tired of) how (?:\\p{L}+ )?(?:${dull})(?= (?:your|the|this|these|those|that|it|everything) (?!people|lot|guys|staff))`,
      "giu"
    ),
    "tired of how dull"
  ]
]
