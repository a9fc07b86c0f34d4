import { de, es, fr, it, nl, pl, pt, tr } from "./LatinForms.ts"
import { ar, hi, ja, ko } from "./OtherForms.ts"

/** The words of a language that say that nothing is to be hidden before somebody is asked. */
export interface HeldWords {
  readonly spaced: boolean
  /** What stands in front of a network, and is written on to it. */
  readonly front: string
  readonly behind: string
  /** Under ads. */
  readonly ads: string
  /** Each as what has to be said, in any order; what is longer first. */
  readonly forms: ReadonlyArray<ReadonlyArray<string>>
  readonly fillers: string
}

const spaced = { spaced: true, behind: "$^" }
/** In their plain forms. */
export const heldWords: ReadonlyArray<HeldWords> = [
  {
    ...spaced,
    front: "(?:auf|bei|in|und|oder) ",
    ads: "(?:unter|bei|in|auf) (?:unseren |den |meinen |allen )?(?:anzeigen|werbeanzeigen|ads|werbung)",
    forms: [
      [de.without, de.none, de.hide],
      [de.ask, de.before]
    ],
    fillers: "bitte|immer|hier|dort|da|aus|vorher|zuerst|erst|erstmal|jemals|mir|es|unbedingt|und"
  },
  {
    ...spaced,
    front: "(?:sur|et|ou) ",
    ads: "(?:sous|sur|dans) (?:nos |les |mes )?(?:publicités|pubs|annonces)",
    forms: [
      [fr.without, fr.none],
      [fr.ask, fr.before]
    ],
    fillers: "s['’]il (?:vous|te) plaît|svp|stp|merci|de|jamais|toujours|et|ici|là|merci de"
  },
  {
    ...spaced,
    front: "(?:en|y|e|o) ",
    ads: "(?:en|bajo|debajo de) (?:nuestros |los |mis )?anuncios",
    forms: [
      [es.without, es.none],
      [es.ask, es.before]
    ],
    fillers: "por favor|porfa|nunca|siempre|aquí|ahí|y|jamás"
  },
  {
    ...spaced,
    front: "(?:no|na|em|e|ou) ",
    ads: "(?:nos|em|sob) (?:nossos |meus |os )?anúncios",
    forms: [
      [pt.without, pt.none],
      [pt.ask, pt.before]
    ],
    fillers: "por favor|nunca|sempre|aqui|lá|e|jamais"
  },
  {
    ...spaced,
    front: "(?:su|e|o) ",
    ads: "(?:sotto|su|negli|sugli|nelle|sulle) (?:nostri |le nostre |i nostri |nostre )?(?:annunci|inserzioni|pubblicità)",
    forms: [
      [it.without, it.none],
      [it.ask, it.before]
    ],
    fillers: "per favore|mai|sempre|qui|lì|e"
  },
  {
    ...spaced,
    front: "(?:op|en|of) ",
    ads: "(?:onder|bij|op) (?:onze |de |mijn |alle )?(?:advertenties|ads)",
    forms: [
      [nl.without, nl.none, nl.hide],
      [nl.ask, nl.before]
    ],
    fillers: "alsjeblieft|aub|a\\.u\\.b\\.|graag|altijd|hier|daar|eerst|ooit|en"
  },
  {
    ...spaced,
    front: "(?:na|i|oraz|lub) ",
    behind: "u|ie|a|em|zie",
    ads: "(?:pod|w) (?:naszymi |naszych |moimi )?(?:reklamami|reklamach)",
    forms: [
      [pl.without, pl.none],
      [pl.ask, pl.before]
    ],
    fillers: "proszę|zawsze|tutaj|tam|nigdy|najpierw|i"
  },
  {
    ...spaced,
    front: "(?:ve) ",
    behind: "['’]?(?:[dt][ae](?:ki)?)?",
    ads: "(?:reklamlarımız(?:da|ın altında)|reklamlar(?:da|ın altında))",
    forms: [
      [tr.without, tr.none, tr.hide],
      [tr.ask, tr.before]
    ],
    fillers: "lütfen|asla|sakın|her zaman|önce|ve|mutlaka"
  },
  {
    spaced: false,
    front: "$^",
    behind: "(?:上)?(?:では|で|の)?",
    ads: "(?:広告)(?:の下)?(?:では|で|に)",
    forms: [[ja.without, ja.hide]],
    fillers: "お願いします|どうか|必ず|絶対に|は"
  },
  {
    spaced: false,
    front: "$^",
    behind: "(?:에서(?:는)?|의|은|는)?",
    ads: "(?:광고)(?:에서(?:는)?|에는| 아래)",
    forms: [[ko.without, ko.hide]],
    fillers: "제발|꼭|절대로?|좀"
  },
  {
    ...spaced,
    front: "(?:على|في|و) ?",
    ads: "(?:على|تحت|في) (?:إعلاناتنا|الإعلانات|اعلاناتنا|الاعلانات)",
    forms: [[ar.without, ar.none, ar.any]],
    fillers: "رجاء|رجاءً|من فضلك|من فضلكم|لو سمحت|لو سمحتم|أبدا|أبدًا|أبداً"
  },
  {
    ...spaced,
    front: "(?:और|aur) ",
    behind: " (?:पर|में|par|pe|mein)",
    ads: "(?:हमारे |hamare )?(?:विज्ञापनों|ads) (?:पर|के नीचे|par|pe|ke niche)",
    forms: [[hi.without, hi.none, hi.hide]],
    fillers: "कृपया|प्लीज़|प्लीज|please|कभी|kabhi|हमेशा"
  }
]
