/** Of one form of it, in place of what. */
type AsPlain = readonly [form: RegExp, plain: string]

/** `…, as long as nobody is insulted`, behind what may stay. */
const behind = (given: string, no: string, insulted: string, except: string): AsPlain => [
  new RegExp(
    `,? (?:${given}) (?=[^,.;:]*(?<!\\p{L})(?:${no}))(?=[^,.;:]*(?<!\\p{L})(?:${insulted}))[^,.;:]{5,90}?(?=[\\s\\p{P}]*$|, )`,
    "iu"
  ),
  ` ${except}`
]

/** Swearing that may stay as long as it is aimed at nobody is swearing except insults. */
export const asLongAs: ReadonlyArray<AsPlain> = [
  behind(
    "solange|sofern|vorausgesetzt|soweit",
    "niemand|kein|nicht|ohne",
    "beleidig|beschimpf|angegriff|angreif|gegen (?:jemand|ander|person|mensch|einzelne|mitarbeit|unser)|persönlich",
    "außer Beleidigungen"
  ),
  behind(
    "tant qu(?:e|['’]\\p{L}+)|du moment qu(?:e|['’]\\p{L}+)|à condition (?:de|qu(?:e|['’]\\p{L}+))|pourvu qu(?:e|['’]\\p{L}+)",
    "ne |n['’]|pas|personne|aucun",
    "insult|attaqu|agress|vis|contre (?:quelqu|une?|les|des|nos|autrui)",
    "sauf les insultes"
  ),
  behind(
    "siempre que|mientras|con tal de que|siempre y cuando|a condición de que",
    "no |nadie|ni ",
    "insult|ofend|ataq|atac|contra (?:nadie|otr|algui|una|alg|nuestr)|dirij|falt",
    "excepto insultos"
  ),
  behind(
    "desde que|contanto que|enquanto|desde já que",
    "não|nao|ninguém|nem ",
    "xing|insult|ofend|atac|ataq|agrid|contra (?:outr|algu|ningu|noss)|direcionad",
    "exceto insultos"
  ),
  behind(
    "purch[ée]|a patto che|finch[ée]|basta che|sempre che|a condizione che",
    "non |nessun",
    "insult|offend|attacc|contro (?:altr|qualcun|nessun|una|il nostro|i nostri)|rivolt",
    "tranne gli insulti"
  ),
  behind(
    "zolang|mits|zo lang",
    "niemand|niet|geen",
    "beledig|uitgeschold|uitscheld|aangevallen|aanval|tegen (?:ander|iemand|een|ons|mensen)|persoonlijk|op de persoon",
    "behalve beledigingen"
  ),
  behind(
    "o ile|dopóki|pod warunkiem,? że|byleby|byle",
    "nie |nikt|nikog",
    "obraż|obraz|wyzyw|atak|przeciwko|kierowan|skierowan",
    "oprócz obelg"
  ),
  behind(
    "طالما|ما دام(?:ت)?|بشرط (?:أن|ان|ألا|الا)?|شرط",
    "لا |ما |ليس|مو |غير|دون|ألا|الا ",
    "إهان|اهان|يُهان|يهان|ضد|موجه|شتم|تسيء|يسيء|يشتم|تشتم",
    "ما عدا الإهانات"
  ),
  [
    /(?<=\p{L}[\p{L}\p{M}]*),? जब तक (?=[^,।]*(?:अपमान|बेइज्जती|गाली|किसी (?:को|के|पर)))(?=[^,।]*(?<![\p{L}\p{M}])(?:न|ना|नहीं)(?![\p{L}\p{M}]))[^,।]{5,90}$/u,
    ", अपमान को छोड़कर"
  ],
  [
    /^(?:kimseye|kimse|başkalarına|başkasına|kişilere|birine|insanlara) (?:\p{L}+ ){0,2}?(?:hakaret|küfür|saldırı|laf)\p{L}* (?:et|edil|yapıl|at)\p{L}* sürece,? (?=\p{L})/iu,
    "hakaret hariç "
  ],
  [
    /^(?<what>\p{L}[^,]{2,40}?),? (?:kimseye|kimse|başkalarına|başkasına|kişilere|birine|insanlara) (?:\p{L}+ ){0,2}?(?:hakaret|küfür|saldırı|laf)\p{L}* (?:et|edil|yapıl|at)\p{L}* sürece (?=\p{L}+[\s\p{P}]*$)/iu,
    "hakaret hariç $<what> "
  ],
  [
    /^(?:誰か|他の人|他人|人|個人|相手|スタッフ)(?:を|に|への|に対する)(?:侮辱|攻撃|中傷|悪口|向け)\p{L}{0,6}?(?:限り|なければ|ないなら)、?/u,
    "侮辱以外の"
  ],
  [
    /^(?:(?:다른 사람|누군가|타인|상대방?|남|누구)(?:을|를|한테|에게)? ?)?(?:욕하|모욕하|비방하|공격하)지 ?(?:않는 한|않으면|않는다면|만 않으면),? /u,
    "모욕을 제외하고 "
  ]
]
