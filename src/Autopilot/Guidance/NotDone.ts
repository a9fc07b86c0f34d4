import { withoutAlike } from "./Alike.ts"
import type { Rule } from "./Policy.ts"

/** A part of a sentence that its rules do not do, whatever else they do, and the reason. */
interface Left {
  readonly part: RegExp
  readonly why: string
  readonly of: (rule: Rule, sentence: string) => boolean
}

const people =
  "(?:users?|accounts?|profiles?|people|persons?|everyone|everybody|anyone|anybody|whoever|those who|senders?|commenters?|authors?|them|him|her|(?:benutzer|nutzer|user|konto|konten|accounts?|profile?|absender|leute|personen|alle|jeden|verfasser)\\p{L}*)"
/** To keep somebody out: what says so of comments only hides them. */
const blocking = [
  `(?:block|ban|kick(?: out)?|suspend|report)(?:ing)? (?:the |these |those |all |any |such |their |every |also )*${people}`,
  "(?:blockier|sperr|verbann)\\p{L}* (?:\\p{L}+ ){0,2}(?:benutzer|nutzer|user|konto|konten|accounts?|profile?|absender|leute|personen|verfasser)\\p{L}*",
  "(?:benutzer|nutzer|user|konto|konten|accounts?|profile?|absender|leute|personen|verfasser)\\p{L}* (?:\\p{L}+ ){0,2}(?:blockier|sperr|verbann)\\p{L}*",
  "(?:bloqu|bann|signal)\\p{L}* (?:aussi )?(?:l['’]|le |la |les |cet |ces |leur )?(?:utilisateur|utilisatrice|compte|auteur|personne|profil|gens)\\p{L}*",
  "(?:bloque|banea|expuls)\\p{L}* (?:también )?(?:a |al |la |el |los |las |esa |ese |su )*(?:usuari|cuenta|autor|person|perfil|gente)\\p{L}*",
  "(?:bloque|bani|bana)\\p{L}* (?:também )?(?:o |a |os |as |esse |essa |quem )*(?:usuári|conta|autor|pesso|perfi|gente)\\p{L}*",
  "(?:blocca|banna)\\p{L}* (?:anche )?(?:l['’]|il |lo |la |gli |i |chi )?(?:utent|account|autor|person|profil)\\p{L}*",
  "(?:blokkeer|verban)\\p{L}* (?:ook )?(?:de |het |die |deze )?(?:gebruiker|account|afzender|persoon|mensen|profiel)\\p{L}*",
  "(?:gebruiker|account|afzender|persoon|mensen|profiel)\\p{L}* (?:\\p{L}+ )?(?:blokkeren|verbannen)",
  "(?:zablokuj|blokuj|banuj|zbanuj)\\p{L}* (?:też |tych |te |tego )?(?:użytkownik|kont|autor|osob|osób|profil|ludzi)\\p{L}*",
  "(?:kullanıcı|hesa[pb]|kişi|yazan|profil)\\p{L}* (?:\\p{L}+ )?(?:engelle|banla|yasakla)\\p{L}*",
  "\\p{L}+(?:an|en|yan|yen)(?:lar[ıi]|leri) (?:engelle|banla)\\p{L}*",
  "(?:ユーザー|アカウント|投稿者|人)を?(?:ブロック|BAN|凍結)\\p{L}*",
  "(?:사용자|유저|계정|작성자|사람)\\p{L}* (?:차단|밴)\\p{L}*",
  "(?:احظر|احظروا|بلوك|حظر) (?:ال)?(?:مستخدم|حساب|حسابات|أشخاص|ناس|شخص)\\p{L}*",
  "(?:यूज़र|यूजर|अकाउंट|लोगों|user|account|logon)\\p{L}*(?: को| ko)? (?:ब्लॉक|block|ban)(?: करो| करें| karo| karen)?"
].join("|")

/** Where a topic knows no difference: an insult is one whoever it is for. */
const aimed = [
  "(?:against|at|towards?|to|of|about) (?:our |the |my )?(?:staff|employees?|team|workers?|colleagues?|drivers?|waiters?|models?|ambassadors?|founders?|owners?|players?|referees?|refs?|mayor|council(?:lors?)?|coach(?:es)?|trainers?|managers?|crew|nurses?|doctors?|vets?|teachers?|pupils?|patients?|moderators?|mods|creators?|artists?|actors?|(?:\\p{L}+ )?actress(?:es)?|presenters?|hosts?|volunteers?|pilots?|refugees|women|men|muslims|jews|immigrants)",
  "(?:gegen|gegenüber|an|über|von) (?:die |das |den |unsere?[nmr]? |meine?[nmr]? )?(?:mitarbeiter|personal|team|angestellt|kolleg|beschäftigt|fahrer|belegschaft)\\p{L}*",
  "(?:contre|envers|sur|de|du) (?:le |la |les |l['’]|nos |notre |mon )?(?:personnel|employé|équipe|salarié|collègue|vendeu|vendeuse)\\p{L}*",
  "(?:contra|hacia|a|al|del?) (?:el |la |los |nuestr[oa]s? |mi )?(?:personal|emplead|equipo|trabajador|compañer)\\p{L}*",
  "(?:contra|a|aos?|ao|à|do|da|para) (?:o |a |os |noss[oa]s? |meus? )?(?:funcionári|equipe|empregad|colaborador|atendente)\\p{L}*",
  "(?:contro|verso|al|allo|ai|del) (?:il |lo |la |i |nostr[oi] |mio )?(?:personale|staff|dipendent|team|collabor|commess)\\p{L}*",
  "(?:tegen|aan|over|naar|richting) (?:het |de |ons |onze |mijn )?(?:personeel|medewerk|team|werknemer|collega)\\p{L}*",
  "(?:wobec|przeciwko?|pod adresem|na|dla) (?:naszych |naszego |moich )?(?:pracowni|personel|zespo|obsług)\\p{L}*",
  "(?:personel|çalışan|ekib|ekip|elemanlar|kurye)\\p{L}*(?: karşı| yönelik)?(?= \\p{L}*hakaret| \\p{L}*küf|'?e |'?a )",
  "(?:スタッフ|従業員|社員|店員)(?:へ|に対する|に対して)",
  "(?:직원|스태프|알바)(?:들)?(?:에게|에 대한|을 향한|한테)",
  "(?:ضد|على|ل|تجاه) ?(?:موظفينا|الموظفين|فريقنا|العمال|موظفي)\\p{L}*",
  "(?:स्टाफ|कर्मचारियों|टीम|staff|team)(?: के खिलाफ| को| ke khilaf| ko)"
].join("|")

const phone =
  "(?:phone|mobile|cell|telephone|whatsapp) (?:numbers?|nos?)|(?:telefon|handy|mobil)nummer\\p{L}*|numéros? de (?:téléphone|portable)|(?:números?|telefones?) de (?:teléfono|telefone|celular|móvil)|numeri di (?:telefono|cellulare)|telefoonnummer\\p{L}*|numer\\p{L}* telefon\\p{L}*|telefon numara\\p{L}*|電話番号|전화번호|أرقام (?:ال)?هواتف|أرقام الهاتف|फ़?ोन नंबर|phone number"
const mail = /e-?mail|mail|correo|posta|メール|메일|بريد|ईमेल|contact|kontakt|iletişim/iu

const looked = (source: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{Script=Latin}\\p{M}])`, "iu")

const left: ReadonlyArray<Left> = [
  {
    part: looked(blocking),
    why: "Steward hides comments and keeps nobody from writing more; block or ban people on the platform itself",
    of: ({ effect }) => effect === "hide"
  },
  {
    part: looked(aimed),
    why: "Steward cannot tell whom such a comment is aimed at, so this is done whoever it is",
    of: ({ effect, terms, topics }) =>
      effect !== "keep" &&
      terms.length === 0 &&
      topics.some((topic) => topic === "insult" || topic === "hate" || topic === "profanity")
  },
  {
    part: /(?<![\p{L}])[\p{L}-]+(?:s['’]|['’]s) (?:(?:private|personal|own|home|mobile|direct) )*(?:phone numbers?|telephone numbers?|mobile numbers?|e-?mail addresses|e-?mails?|contact details|contact info)(?!\p{L})/iu,
    why: "Steward cannot tell whose they are, so this is done whoever they belong to",
    of: ({ effect, topics }) => effect !== "keep" && topics.includes("contact")
  },
  {
    part: looked(phone),
    why: "phone numbers are looked for together with e-mail addresses and other contact details, so this is done to these as well",
    of: ({ effect, topics }, sentence) => effect !== "keep" && topics.includes("contact") && !mail.test(sentence)
  }
]

const whyAlike = "only the words in quotes are looked for; put those that are like them in quotes as well"

const quoted = /["“„«「][^"”“»」]*["”“»」]/gu

/** What the sentences say that rules were made from, and no rule does: each in a sentence. */
export const notDone = (rules: ReadonlyArray<Rule>): ReadonlyArray<string> =>
  [...new Set(rules.map(({ source }) => source))].flatMap((sentence) => {
    const own = rules.filter(({ source }) => source === sentence)
    const { alike } = withoutAlike(sentence)
    const parts = left.flatMap(({ of, part, why }) => {
      const found = own.some((rule) => of(rule, sentence))
        ? part.exec(sentence.replaceAll(quoted, " "))?.[0]
        : undefined
      return found === undefined ? [] : [`“${found.trim()}”: ${why}.`]
    })
    return alike === null ? parts : [...parts, `“${alike}”: ${whyAlike}.`]
  })
