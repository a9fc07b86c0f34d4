const mine =
  "mein(?:e|en|em|er|es)?|mon|ma|mes|mis?|meus?|minhas?|mi[oa]|miei|mie|mijn|moj(?:a|e|ej|ego|im|ich|ą)|mój|mojej"
const about =
  "über|zu|auf|wegen|sur|concernant|à propos de|au sujet de|sobre|acerca de|su|sul|sulla|sui|sulle|over|o|na temat|do"

/** Remarks about what is somebody's own, as guidance says it in other languages; `§` for what is named. */
export const ofMineElsewhere = new RegExp(
  `(?<!\\p{L})(?:${about}) (?:l[ae] |[oa]s? |el |il )?(?:${mine}) (?:\\p{L}+ )?§|benim §|(?:私|僕|俺)の§|(?:제|내|나의|저의) §|मेर[ेीा] §`,
  "iu"
)

/** Of that of whom it is said to, or of a third person, in other languages. In small letters, without accents. */
export const theirsElsewhere =
  /(?<!\p{L})(?:dein|deine[mnrs]?|euer|eure[mnrs]?|ihr|ihre[mnrs]?|seine?[mnrs]?|ton|ta|tes|votre|vos|sa|ses|leurs?|tus?|sus?|vuestr[oa]s?|teus?|tuas?|seus?|suas?|(?:il |la |i |le )?(?:tuo|tua|tuoi|suo|sua|suoi|vostr[oaie])|jouw|jullie|uw|haar|zijn|tw(?:oj|oja|oje|ojej|oja)|jej|jego|wasz\p{L}*|senin|sizin|onun) (?:\p{L}+ ){0,2}?§|(?:あなた|お前|彼女|彼)の§|(?:네|니|너의|당신의|그녀의?) §|(?:तुम्हार|तेर|आपक|उसक)[ाीे] §|(?<!\p{L})je §|(?<!\p{L})du \p{L}+t (?:\p{L}+ ){0,3}§|(?<!\p{L})(?:ihr|sie|tu|vous|elle|usted|voce|lei|jij|hij|zij|sen|ona) (?:\p{L}+ ){0,4}?§/u

/** Of one's own. */
export const ownElsewhere =
  /(?<!\p{L})(?:ich|mein|meine[mnrs]?|mir|mon|ma|mes|yo|mis?|eu|meus?|minhas?|io|mi[oa]|miei|ik|mijn|ja|moj\p{L}{0,3}|ben|benim) (?:\p{L}+ ){0,3}?§|(?<!\p{L})(?:je|j'ai) (?:\p{L}+ ){1,3}?§|(?:私|僕|俺)の§|(?:제|내) §|मेर[ेीा] §/u

/** Speaks to or of somebody. */
export const somebodyElsewhere =
  /(?<!\p{L})(?:du (?=\p{L}+t )|dich|dir|dein\p{L}{0,2}|sie|tu|te|toi|vous|elle|usted|voce|lei|jij|jou|hij|zij|ty|ciebie|ona|sen|seni|siz)(?!\p{L})|あなた|彼女|너|당신|तुम|आप|أنت/u
