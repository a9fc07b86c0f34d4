import type { MeasuringWords } from "./MeasuringWords.ts"

const some = "(?:(?:un|una|unos|unas|el|los|las|de|en) )*"
const has =
  "(?:contien[ae]n|contengan|tienen|tengan|incluy[ae]n|llev[ae]n|us[ae]n|pongan|ponen|publi\\p{L}+|compart[ae]n|sub[ae]n|mand[ae]n)"
const tagging = "(?:etiquet|mencion|arrob|taggue|tague|taguea)\\p{L}*"
const who = "(?:que|donde|en (?:los |las )?que)(?: la gente| alguien| las personas| se)?"

export const spanish: MeasuringWords = {
  standIn: "{comments} en mayúsculas",
  comments: "comentarios?|mensajes?|publicaciones|respuestas|posts?",
  only: "(?:solamente|solo|sólo|únicamente|nada más|puros|puras|puro)",
  friends:
    "(?:(?:a|un|una|sus?|los|las|otros|otras) )*(?:amig[oa]s?|personas?|gente|alguien|cuentas?|usuarios?|otr[oa]s|conocidos)",
  things: [
    ["enlaces?|links?|urls?|ligas|direcciones web", "links"],
    ["hash-?tags?", "hashtags"],
    ["menciones|mención|etiquetas|arrobas|tags?", "tags"],
    ["emojis?|emoticon[oe]?s?|caritas", "emoji"],
    ["gifs?|stickers?|pegatinas|imágenes|imagen|fotos?|memes?", "images"],
    ["signos de (?:exclamación|admiración|interrogación|pregunta)|exclamaciones", "marks"],
    ["palabras?", "words"],
    ["caracteres|carácter|letras?", "characters"]
  ],
  numbers: {
    una: 1,
    uno: 1,
    un: 1,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10
  },
  apart: " ",
  before:
    "(?<over>más largos (?:que|de)|más de|que (?:superen|superan|pasen|pasan|excedan|exceden)(?: de| los| las)*)|(?<under>más cortos (?:que|de)|menos de)|(?<least>al menos|por lo menos|como mínimo|mínimo|a partir de)|(?<most>como máximo|máximo|hasta)",
  after: "(?<least>o más|y más|mínimo|como mínimo)|(?<most>o menos|como máximo|máximo)",
  many: "(?:demasiad[oa]s|much[oa]s|muchísim[oa]s|un montón de|tant[oa]s|montones de|exceso de)",
  and: "y|o|e|ni",
  forms: [
    `{comments} que {only} (?:${has}|s[eo]a?n|consist[ae]n en)? ?${some}{thing}`,
    `{comments} que (?:${has}|s[eo]a?n|consist[ae]n) {only} ${some}{thing}`,
    `{comments} que no (?:${has}|s[eo]a?n) (?:nada )?(?:más|otra cosa) que ${some}{thing}`,
    `{comments} (?:{only} (?:con|de)|(?:con|de) {only}) ${some}{thing}`,
    `{comments} (?:con|de) ${some}{thing} (?:solamente|únicamente|y nada más)`,
    [`{comments} ${who} {only} (?:sirv[ae]n para |son para )?${tagging} {friends}`, "tags"],
    [`{comments} ${who} ${tagging} {only} {friends}`, "tags"],
    [`{comments} {only} para ${tagging} {friends}`, "tags"],
    [`{comments} ${who} ${tagging} a {amount} {friends}`, "tags"],
    ["{comments} (?:de|con) (?:{only} )?(?<number>una|un|dos|tres)(?: sol[oa]s?| únic[oa])? palabras?", "words"],
    `{comments} (?:(?:con|de|que ${has}|que tengan|que sean) )?{bounded} {thing}`,
    "{comments} (?:con|de) {number} {thing} (?<least>o más)",
    `{comments} (?:con|que ${has}) {many} {thing}`,
    "{comments} (?<many>llenos|repletos|plagados|saturados|atiborrados) de {thing}",
    ["{comments} (?<without>sin) (?:ningún |nada de )?(?:textos?|palabras)", "words"]
  ]
}
