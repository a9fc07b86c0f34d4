import type { Rewrite } from "../Rewrites/Words.ts"

/** Who says a name, in other languages than English, in a way that is read. */
export const namedElsewhere: ReadonlyArray<Rewrite> = [
  [/(?<= का) नाम (?:ले|लें|लेता है|लेते हैं|लेती है)(?![\p{L}\p{M}])/u, " जिक्र करे"],
  [/(?<=\p{L}["'”’]? ka) (?:naam|naa?m) (?:le|lein|len|leta hai|lete hain?|leti hai)(?!\p{L})/iu, " zikr kare"],
  [
    /^(?:jo|jo bhi) (?:log |koi )?(.+?) ka (?:zikr|jikr) kar(?:e|ein|en|te hain|ta hai),? (?:un(?:ko|he|hein)|us(?:ko|e)) /iu,
    "agar koi $1 ka zikr kare to "
  ],
  [
    /(?:iedereen|mensen|wie) (?:die )?((?:\p{Lu}[\p{L}\p{N}&.'’-]*)(?: (?:\p{Lu}[\p{L}\p{N}&.'’-]*|van|de|den|der))*) (?:noemt|noemen|vermeldt|vermelden|aanhaalt|ter sprake brengt)(?=\P{L}|$)/u,
    "reacties over $1"
  ],
  // a surname of one letter is no word to look for without the title
  [
    /(?<![\p{Script=Hangul}"“])([김이박최정강조윤장임한오서권황안송류유홍고문양손배백허남심노하곽성차주우민나진지엄원천방공함변염여추도소석선설마길연위표명기반라왕금옥육인맹제모탁국어은편용]) (대표|사장|실장|과장|차장|부장|팀장|점장|원장|대리|주임|상무|전무|이사|본부장|센터장|매니저|선생|간호사|코치)님?(?=에|을|를|은|는|이|가|의|한테|\s)/u,
    '"$1 $2"'
  ],
  [/^(?:誰か|だれか)が(.+?)(?:に触れ|に言及し|を話題にし)(?:たら|ていたら|た場合は?)、?/u, "$1に触れるコメントは"]
]
