/** What tells that a word is a name, from right before it and right behind it, in canonical form. */
interface Frames {
  readonly before: RegExp
  readonly behind: RegExp
  /** It has an article or the like, as the word has and a name has not. */
  readonly determined: RegExp
}

const never = /(?!)/

/** By language; several of those that have no capitals are told by what is written on to a word. */
const frames: Readonly<Record<string, Frames>> = {
  en: {
    before:
      /(?:^|\s)(?:than|from|try|tried|switch(?:ed|ing)? to|moved to|go(?:ing)? to|went to|back to|over to|prefer|versus|vs|instead of|buy|get|just (?:buy|get))$/,
    behind:
      /^(?:\d|(?:app|apps|store|stores|shop|website|site|webshop|brand|products?|customer|customers|owners?|users?|ebikes?|e bikes?|bikes?|models?|support team|warranty|discount|membership)\b|is|are|has|have|had|does|did|do|sells?|makes?|offers?|beats?|costs?|charges?|will|can|would|wins|never|already|just|instead|(?:\w+ )?(?:better|cheaper|nicer|faster))\b/,
    determined: /(?:^|\s)(?:an?|my|your|our|their|this|that|every|each|no)$/
  },
  de: {
    before:
      /(?:^|\s)(?:bei|von|zu|gegen|statt|anstatt|marke|firma|backer|backerei|konkurrent|vs|versus|(?:besser|billiger|gunstiger|schlechter|teurer|schoner|leckerer|frischer|schneller|netter) als)$/,
    behind: /^(?:\w+ ){0,3}(?:besser|billiger|gunstiger|leckerer|frischer|schneller|schoner|netter|preiswerter)\w*\b/,
    determined:
      /(?:^|\s)(?:der|die|das|dem|den|des|(?:k|m|d|s)?eine?[nmrs]?|ihre?[nmrs]?|unsere?[nmrs]?|eue?re?[nmrs]?|diese[nmrs]?|jede[nmrs]?|welche[nmrs]?|viele?|wenig|etwas|alle|beide|zwei|drei|vier|\d+|du|wir)$/
  },
  fr: {
    before: /(?:^|\s)(?:chez|que|prefere|vs|passe(?:r|e)? a|passe(?:r|e)? chez)$/,
    behind: /^(?:est|a|fait|vend|propose|coute|offre|cest|sont|livre|(?:\w+ )?(?:mieux|meilleur|moins cher|plus))\b/,
    determined:
      /(?:^|\s)(?:l|le|la|les|un|une|des|du|au|aux|mon|ma|mes|ton|ta|son|sa|ses|notre|nos|votre|vos|ce|cet|cette|ces|chaque|d)$/
  },
  es: {
    before:
      /(?:^|\s)(?:que|que en|prefiero|vs|(?:me )?(?:voy|cambio|cambie|paso|pase) (?:a|con)|(?:compro|compre) en)$/,
    behind: /^(?:es|tiene|hace|vende|ofrece|cuesta|cobra|son|(?:\w+ )?(?:mejor|mas barato))\b/,
    determined:
      /(?:^|\s)(?:el|la|los|las|un|una|unos|mi|tu|su|nuestro|nuestra|este|esta|ese|esa|cada|del|al|en|buen|todo|todos)$/
  },
  it: {
    before: /(?:^|\s)(?:passo a|passat[oa] a|preferisco|meglio|rispetto a|vs|cliente)$/,
    behind: /^(?:costa|ha|offre|fa|vende|e (?:\w+ )?(?:meglio|migliore|meno|piu))\b/,
    determined:
      /(?:^|\s)(?:il|lo|la|i|gli|le|l|un|uno|una|del|dello|della|dei|al|allo|alla|dal|dalla|nel|nella|mio|mia|tuo|sua|questo|questa|ogni|c e|ce)$/
  },
  pt: {
    before:
      /(?:^|\s)(?:na|da|pela|pra|do que|que|prefiro|vs|(?:fui|vou|mudei|mudar|volto|voltei) (?:pra|para)(?: a)?)$/,
    behind: /^(?:tem|faz|vende|oferece|custa|cobra|(?:e )?(?:\w+ )?(?:melhor|mais barat[oa]))\b/,
    determined: /(?:^|\s)(?:o|os|um|uns|ao|do|no|meu|seu|nosso|este|esse|cada|todo|e)$/
  },
  nl: {
    before: /(?:^|\s)(?:bij|van|naar|dan|liever|vs)$/,
    behind:
      /^(?:heeft|maakt|verkoopt|biedt|kost|is (?:\w+ )?(?:beter|goedkoper|leuker|mooier)|(?:\w+ )?(?:beter|goedkoper))\b/,
    determined: /(?:^|\s)(?:de|het|een|mijn|jouw|zijn|haar|onze?|jullie|deze|dit|die|dat|elke|geen)$/
  },
  pl: {
    before: /(?:^|\s)(?:we?|ze?|do|niz|wole|vs)$/,
    behind: /^(?:jest|ma|robi|sprzedaje|oferuje|kosztuje|(?:\w+ )?(?:lepsz|tansz|lepiej|taniej)\w*)(?!\w)/,
    determined: /(?:^|\s)(?:moj|moja|moje|twoj|twoja|nasz|nasza|ten|ta|to|mal[aey]|kazd[aey])$/
  },
  tr: {
    before: /(?:^|\s)(?:vs|marka)$/,
    behind: /^(?:(?:cok )?daha|yerine)\b/,
    determined: /(?:^|\s)(?:bir|bu|su|o|her|benim|bizim|onun|oglumun|kizimin)$/
  },
  hi: { before: never, behind: /^(?:से (?:बेहतर|अच्छा|सस्ता)|(?:zyada|se) (?:accha|better|sasta))/u, determined: never },
  ar: { before: /(?:^|\s)(?:أفضل|احسن|أحسن|أرخص) من$/u, behind: /^(?:أفضل|احسن|أحسن|أرخص)/u, determined: never }
}

const none: Frames = { before: never, behind: never, determined: never }

export const framesOf = (language: string): Frames => frames[language] ?? none

/** `다음보다`, `楽天より`: of what is written on to a word. */
export const writtenOnNames: Readonly<Record<string, RegExp>> = {
  ko: /^(?:보다|에서 ?(?:더|훨씬|샀|사)|(?:이|가|은|는) ?(?:더|훨씬))/u,
  ja: /^(?:より|の(?:方|ほう)が|で買|の製品|公式)/u
}
