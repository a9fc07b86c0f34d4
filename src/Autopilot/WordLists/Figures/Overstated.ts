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
  ],
  [
    /(?<=(?<!\p{L})(?:me|te|nos|se) )(?:cag|me)(?:o|as|a|amos|an|ue|aba|aste|aron)(?= de (?:la )?(?:risa|frio|hambre|miedo|sueno)(?!\p{L}))/giu,
    "muero"
  ],
  [
    /(?<!\p{L})(?:ass|butt|arse)[- ]kicking(?= (?:workout|session|class|training|hike|climb|ride|sauce|chili))/giu,
    "tough"
  ],
  [/^bomba(?= (?:ta|ten|te|to) \p{L})(?!.*(?:wybuch|podloz|odpal|pod |w sklep))/giu, "super"],
  [
    /(?<=^|(?<!\p{L})(?:my|the|got (?:my|the|a|any)) )free (?=(?:gifts?|samples?|tote|mug)(?: \p{L}+){0,3}? (?:was|were|wasn|weren|never|didn|isn|missing|hasn|not))/giu,
    ""
  ],
  [
    /(?<!\p{L})bomba(?= (?:cena|ceny|promocja|oferta|okazja|pomysl|sprawa|robota|smak|impreza|gibi|urun\p{L}*|fiyat\p{L}*|indirim\p{L}*|kampanya\p{L}*|firsat\p{L}*|teklif\p{L}*)(?!\p{L}))/giu,
    "super"
  ]
]
