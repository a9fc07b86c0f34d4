import type { Figure } from "./Figure.ts"

const purse =
  "or[cç]amento|bolso|carteira|cart[aã]o|dieta|sal[aá]rio|presupuesto|bolsillo|cartera|tarjeta|sueldo|ahorros|poupan[cç]a"

/** What is done to a purse in words for what is done to people, and how prices are asked for. */
export const spent: ReadonlyArray<Figure> = [
  [
    new RegExp(
      `(?<!\\p{L})(?:dar|dou|dei|levar|levei) um tiro n[oa] (?=(?:meu |minha )?(?:${purse})(?!\\p{L}))`,
      "giu"
    ),
    "gastar o "
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:(?:le |les |me )?(?:pegar|pegu[eé]|dar|di|dieron)(?:le|me)?) un tiro (?:al?|en el|en la) (?=(?:la |mi )?(?:${purse})(?!\\p{L}))`,
      "giu"
    ),
    "gastar el "
  ],
  [
    /(?<!\p{L})(?:me )?(?:manda|mande|mandem|envia|passa) (?:o|os) (?=(?:valor|pre[cç]o)(?:es|s)?(?!\p{L}))/giu,
    "quero saber o "
  ]
]
