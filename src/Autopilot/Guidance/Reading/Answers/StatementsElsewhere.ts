import { mayAskMore, ofService } from "../Foreign/Facts.ts"
import { lexicons } from "../Foreign/LanguageWords.ts"
import { lex } from "../Foreign/Lex.ts"
import { type ForeignWord, is } from "../Foreign/Lexed/ForeignWord.ts"
import { hours, isHoursUnderHeading, namesTime, plainHours } from "./HoursElsewhere.ts"
import { notServed } from "./NotServed.ts"

const digits = "\\d[\\d.,]*"
const unit =
  "(?:[\\p{L}]+ )?(?:(?:tag|woche|monat|stunde|werktag|jahr|minut|jour|semaine|mois|heure|an|día|dia|semana|mes|hora|año|ano|giorn|settiman|ora|ore|dag|week|wek|werkdag|maand|uur|dni|dzień|tydzie|tygod|godzin|miesi|euro|eur|kr|zł|chf|franc|frank|libra|real|reai|peso|dól|dol)\\p{L}*|[€$£]).*"
const way = "(?: (?:[\\p{L}’'-]+ ?){1,4}?)?"

/** How each language tells how long something takes, what it costs, and that it is free. */
const statements: Readonly<Record<string, ReadonlyArray<string>>> = {
  German: [
    `(?:der|die|unsere?|unser) (?:(?:standard|express)?versand|lieferung|rücksendung|retoure|reparatur|umtausch)(?: (?:nach|in|aus|zu) [\\p{L} -]+?)? (?:dauert|kostet) (?:(?:etwa|circa|ca\\.|bis zu|nur|meist|in der regel|normalerweise) )*(?:${digits}|eine?n?|zwei|drei|vier|fünf|sechs|sieben|zehn) ${unit}`,
    `(?:(?:der|die|unsere?|unser) )?(?:versand|lieferung|rückgaben?|rücksendung(?:en)?|retouren?|umtausch)(?: (?:nach|in|ab|bis|innerhalb) [\\p{L}\\p{N} €-]+?)? (?:ist|sind)(?: [\\p{L}\\p{N}]+){0,4}? (?:kostenlos|gratis|kostenfrei|möglich)(?: .+)?`,
    `(?:die|unsere) garantie (?:gilt|beträgt|läuft|umfasst|deckt) .+`,
    `bestellungen (?:über|ab|von|unter) .+ (?:versandkostenfrei|kostenlos|gratis|versendet|geliefert)`,
    `größe (?:xs|s|m|l|x+l|${digits}) passt .+`,
    `(?:die|der|das|unsere?) [\\p{L}-]+(?: [\\p{L}-]+)? (?:ist|sind|besteht|bestehen) aus [\\p{L} %\\d]+`,
    `(?:du kannst|sie können|ihr könnt|kunden können) .+ innerhalb von .+ (?:zurückgeben|zurücksenden|umtauschen)`
  ],
  French: [
    `(?:la |notre )?(?:livraison|expédition|réparation)${way} (?:prend|dure|coûte) (?:(?:environ|jusqu['’]à|seulement) )*(?:${digits}|une?|deux|trois|quatre|cinq|six|sept|dix) ${unit}`,
    `(?:(?:les|nos|la|notre) )(?:livraisons?|retours?|échanges?)${way} (?:est|sont) (?:gratuit[es]*|offert[es]*|possibles?)(?: .+)?`,
    "(?:la|notre) garantie (?:couvre|dure|est de|est valable) .+",
    "les commandes (?:de plus|au-dessus|à partir) d.+ (?:gratuit\\p{L}*|offert\\p{L}*|expédi\\p{L}*)",
    "la taille (?:xs|s|m|l|x+l|\\d+) (?:convient|va|correspond) .+",
    "vous pouvez (?:retourner|renvoyer|échanger) .+"
  ],
  Spanish: [
    `(?:el |la |nuestro |nuestra )?(?:envío|entrega|reparación)${way} (?:tarda|dura|cuesta) (?:(?:unos|unas|hasta|solo) )*(?:${digits}|une?a?|dos|tres|cuatro|cinco|seis|siete|diez) ${unit}`,
    `(?:(?:los|las|el|la|nuestros|nuestras) )(?:envíos?|entregas?|devoluciones|devolución|cambios?)${way} (?:es|son) (?:gratis|gratuit[oa]s?|posibles?)(?: .+)?`,
    "(?:la|nuestra) garantía (?:cubre|dura|es de) .+",
    "los pedidos (?:de más|superiores|a partir) .+ (?:gratis|gratuit[oa]s?)",
    "la talla (?:xs|s|m|l|x+l|\\d+) (?:sirve|corresponde|queda) .+",
    "(?:puedes|pueden|puede usted) (?:devolver|cambiar) .+"
  ],
  Italian: [
    `(?:la |il |le )?(?:spedizione|consegna|riparazione)${way} (?:costa|dura|richiede|impiega) (?:(?:circa|fino a|solo) )*(?:${digits}|un[ao]?|due|tre|quattro|cinque|sei|sette|dieci) ${unit}`,
    `(?:la|le|i|il|gli) (?:spedizion[ei]|consegn[ae]|resi|reso|cambi)${way} (?:è|sono) (?:gratis|gratuit[oaie]|possibil[ei])(?: .+)?`,
    "(?:la|la nostra) garanzia (?:copre|dura|è di) .+",
    "gli ordini (?:sopra|oltre|superiori|a partire) .+ (?:gratis|gratuit\\p{L}*)",
    "la taglia (?:xs|s|m|l|x+l|\\d+) (?:veste|corrisponde|va) .+",
    "(?:puoi|potete|si può|si possono) (?:restituire|cambiare) .+"
  ],
  Portuguese: [
    `(?:a |o |nossa )?(?:entrega|envio|frete|reparação)${way} (?:leva|demora|custa) (?:(?:cerca de|até|só|apenas) )*(?:${digits}|uma?|dois|duas|três|quatro|cinco|seis|sete|dez) ${unit}`,
    `(?:a|o|as|os) (?:entregas?|envios?|frete|devoluções|devolução|trocas?)${way} (?:é|são) (?:grátis|gratuit[oa]s?|possíve(?:l|is))(?: .+)?`,
    "(?:a|a nossa|nossa) garantia (?:cobre|dura|é de) .+",
    "(?:os )?pedidos (?:acima|superiores|a partir) .+ (?:grátis|gratuit[oa]s?)",
    "o tamanho (?:xs|s|m|l|x+l|\\d+) (?:serve|corresponde|veste) .+",
    "(?:você pode|pode|podem) (?:devolver|trocar) .+"
  ],
  Dutch: [
    `(?:de |het |onze )?(?:levering|verzending|bezorging|reparatie)${way} (?:duurt|kost) (?:(?:ongeveer|maximaal|slechts) )*(?:${digits}|een|twee|drie|vier|vijf|zes|zeven|tien) ${unit}`,
    `(?:(?:de|het|onze) )?(?:levering|verzending|bezorging|retourneren|retouren|retourzending|ruilen)${way} (?:is|zijn) (?:gratis|kosteloos|mogelijk)(?: .+)?`,
    "(?:de|onze) garantie (?:geldt|duurt|dekt|is) .+",
    "bestellingen (?:boven|vanaf|onder) .+ (?:gratis|verzonden|bezorgd)(?: .+)?",
    "maat (?:xs|s|m|l|x+l|\\d+) past .+",
    "(?:je kunt|u kunt|klanten kunnen) .+ (?:retourneren|terugsturen|ruilen)"
  ],
  Polish: [
    `(?:dostawa|wysyłka|naprawa)${way} (?:trwa|kosztuje|zajmuje) (?:(?:około|do|tylko) )*(?:${digits}|jeden|dwa|trzy|cztery|pięć|sześć|siedem|dziesięć) ${unit}`,
    `(?:dostawa|wysyłka|zwroty|zwrot|wymiana)${way} (?:jest|są) (?:darmow[aye]|bezpłatn[aye]|możliw[aye])(?: .+)?`,
    "(?:nasza )?gwarancja (?:obejmuje|trwa|wynosi) .+",
    "zamówienia (?:powyżej|od) .+ (?:darmow\\p{L}*|bezpłatn\\p{L}*|gratis)(?: .+)?",
    "(?:można|możesz) (?:zwrócić|wymienić) .+"
  ],
  Turkish: [
    `(?:kargo|teslimat|onarım) (?:[\\p{L}’' -]+ )??(?:(?:yaklaşık|en fazla) )*(?:${digits}|bir|iki|üç|dört|beş|altı|yedi|on) .*(?:sürer|sürüyor|tutar|tutuyor)`,
    "(?:kargo|teslimat|[iİ]ade(?:ler)?|değişim)(?: [\\p{L}\\p{N}’'-]+){0,4}? ücretsiz(?:dir)?",
    "garanti(?:miz)? .+ (?:geçerli(?:dir)?|kapsar|yıldır)",
    ".+ üzeri siparişlerde kargo (?:ücretsiz|bedava)(?:dir)?"
  ],
  Japanese: [
    "(?:配送|発送|お届け|修理)(?:に)?は(?:約|通常)?[0-90-9一二三四五六七]+(?:[〜~-][0-90-9]+)?(?:営業)?[日週]間?(?:かかります|です|ほどかかります)",
    "(?:送料|返品|交換)は.{0,16}(?:無料です|可能です|円です)",
    "保証(?:期間)?は.{1,12}です"
  ],
  Korean: [
    "(?:[\\p{L}]+ )?(?:배송|배달|수리)(?:은|는|에)(?: 약| 보통)* ?[0-9~-]+ ?(?:일|주|영업일)(?: 정도)? ?(?:걸립니다|걸려요|소요됩니다)",
    "(?:배송비?|반품|교환)(?:은|는)(?: [\\p{L}\\p{N}]+){0,4} ?(?:무료입니다|무료예요|가능합니다|원입니다)",
    "(?:보증|보증 기간)(?:은|는) .{1,12}(?:입니다|이에요|예요)"
  ],
  Arabic: [
    `(?:الشحن|التوصيل|التسليم)(?: إلى [\\p{L}]+)? (?:يستغرق|يكلف) .+`,
    "(?:الشحن|التوصيل|الإرجاع|الاسترجاع|الاستبدال)(?: [\\p{L}]+){0,3}? (?:مجاني|مجانا|مجانًا|ممكن)(?: .+)?",
    "(?:الضمان|ضماننا) (?:يغطي|يستمر|لمدة) .+"
  ],
  Hindi: [
    "(?:डिलीवरी|शिपिंग|मरम्मत) में .+ (?:लगते हैं|लगता है)",
    "(?:डिलीवरी|शिपिंग|वापसी|एक्सचेंज)(?: [\\p{L}\\p{M}\\p{N}]+){0,5} (?:मुफ़्त|मुफ्त|निःशुल्क|फ्री) है",
    "वारंटी .+ (?:की है|चलती है)"
  ]
}

const readIn = (language: string, all: ReadonlyArray<string>) =>
  [language, all.map((one) => new RegExp(`^${one}$`, "iu"))] as const

const served = Object.entries(statements).map(([name, all]) => readIn(name, all))
const notDone = Object.entries(notServed).map(([name, one]) => readIn(name, [one]))
const openings = Object.entries(hours).map(([name, all]) => readIn(name, all))

/** `時` is also said where English says “when”, and 18 of what is for adults. */
const isOfTime = ({ text }: ForeignWord) => /^(?:\p{N}+|時)$/u.test(text)

/** They speak of comments, of who writes them, or of what is to be done. */
const isAsked = (token: ForeignWord) =>
  is(token, "hide", "ban", "ask", "comments", "rivals", "if", "but", "except", "elsewhere", "want", "never")

const isOfAnother = ({ kinds }: ForeignWord) => kinds.topic !== undefined && !ofService.has(kinds.topic)

const saidPlainly = (said: string, all: typeof served, isTold: (token: ForeignWord) => boolean): boolean =>
  all.some(([language, forms]) => {
    if (!forms.some((one) => one.test(said))) return false
    const lexicon = lexicons().find(({ name }) => name === language)
    return lexicon !== undefined && !lex(said, lexicon).some((token) => !isOfTime(token) && isTold(token))
  })

/** Whether a sentence in another language tells something of the brand in plain words, and nothing in it is of comments. */
export const isStatementElsewhere = (sentence: string): boolean => {
  const said = plainHours(sentence)
  if (isHoursUnderHeading(said)) return true
  if (mayAskMore(said)) return false
  const ofItself = [...notDone, ...(namesTime(said) ? openings : [])]
  return (
    saidPlainly(said, served, isAsked) || saidPlainly(said, ofItself, (token) => isAsked(token) || isOfAnother(token))
  )
}
