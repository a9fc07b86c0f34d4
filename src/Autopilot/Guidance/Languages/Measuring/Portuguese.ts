import type { MeasuringWords } from "./MeasuringWords.ts"

const some = "(?:(?:um|uma|uns|umas|o|os|as|de|em) )*"
const has =
  "(?:t[eê]m|tenham|cont[eé]m|contenham|incluem|usam|usem|postam|colocam|trazem|mostram|mandam|botam|compartilham)"
const tagging = "(?:marc|mencion|tagu?e|identific)\\p{L}*"
const who = "(?:que|onde|em que|nos quais)(?: as pessoas| a pessoa| a galera| alguém| se)?"

export const portuguese: MeasuringWords = {
  standIn: "{comments} em maiúsculas",
  comments: "comentários?|mensage(?:m|ns)|posts?|publicações|respostas",
  only: "(?:somente|apenas|unicamente|só)",
  friends:
    "(?:(?:a|o|um|uma|os|as|seus?|suas?|outros|outras) )*(?:amig[oa]s?|pessoas?|alguém|contas?|usuários?|outr[oa]s|gente|colegas)",
  things: [
    ["links?|urls?|endereços", "links"],
    ["hash-?tags?", "hashtags"],
    ["menções|menção|marcações|marcação|arrobas|tags?", "tags"],
    ["emojis?|emoticons?|carinhas|figurinhas", "emoji"],
    ["gifs?|stickers?|imagens|imagem|fotos?|memes?", "images"],
    ["pontos? de (?:exclamação|interrogação)", "marks"],
    ["palavras?", "words"],
    ["caracter(?:e|es)|caractere?s?|letras?", "characters"]
  ],
  numbers: {
    uma: 1,
    um: 1,
    duas: 2,
    dois: 2,
    três: 3,
    tres: 3,
    quatro: 4,
    cinco: 5,
    seis: 6,
    sete: 7,
    oito: 8,
    nove: 9,
    dez: 10
  },
  apart: " ",
  before:
    "(?<over>mais longos (?:do )?que|maiores (?:do )?que|mais (?:de|do que)|acima de|que (?:passem|passam|ultrapassem|ultrapassam|excedam|excedem)(?: de| os| as)*)|(?<under>mais curtos (?:do )?que|menores (?:do )?que|menos (?:de|do que)|abaixo de)|(?<least>pelo menos|no mínimo|a partir de)|(?<most>no máximo|até)",
  after: "(?<least>ou mais|e mais|no mínimo)|(?<most>ou menos|no máximo)",
  many: "(?:muit[oa]s|muitíssim[oa]s|um monte de|excesso de|tant[oa]s|demasiad[oa]s|um bando de)",
  and: "e|ou|nem",
  forms: [
    `{comments} que {only} (?:${has}|s[ãe]j?[oa]m?)? ?${some}{thing}`,
    `{comments} que (?:${has}|são|sejam) {only} ${some}{thing}`,
    `{comments} que não (?:${has}|são) (?:nada )?(?:além de|mais que) ${some}{thing}`,
    `{comments} (?:{only} (?:com|de)|(?:com|de) {only}) ${some}{thing}`,
    `{comments} (?:com|de) ${some}{thing} (?:apenas|somente|e mais nada)`,
    [`{comments} ${who} {only} (?:servem para |são para )?${tagging} {friends}`, "tags"],
    [`{comments} ${who} ${tagging} {only} {friends}`, "tags"],
    [`{comments} {only} (?:para|pra) ${tagging} {friends}`, "tags"],
    [`{comments} ${who} ${tagging} {amount} {friends}`, "tags"],
    ["{comments} (?:de|com) (?:{only} )?(?<number>uma|duas|três)(?: únicas?| só)? palavras?(?: só| apenas)?", "words"],
    `{comments} (?:(?:com|de|que ${has}|que sejam) )?{bounded} {thing}`,
    "{comments} (?:com|de) {number} {thing} (?<least>ou mais)",
    `{comments} (?:com|que ${has}) {many} {thing}(?: demais)?`,
    "{comments} com {thing} (?<many>demais|em excesso)",
    "{comments} (?<many>cheios|lotados|repletos|entupidos) de {thing}",
    ["{comments} (?<without>sem) (?:nenhum |qualquer )?(?:textos?|palavras)", "words"]
  ]
}
