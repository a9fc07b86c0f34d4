import { asksPriceAlone } from "./PriceAlone.ts"

/** What may stand in front of a question, in small letters without accents, as all of this is. */
const hello =
  "(?:(?:hallo|hi|hey|moin|servus|hola|buenas|buenos dias|oye|oi|ola|bom dia|boa tarde|boa noite|ciao|salve|buongiorno|buonasera|scusate|scusa|bonjour|bonsoir|salut|hoi|goedemorgen|sorry|dzien dobry|hej|czesc|przepraszam|merhaba|selam|und|aber|et|mais|y|pero|e|mas|ma|en|maar|a|i|ale|bitte|svp|por favor|per favore|gente|sagt mal|leute) )*"
const openings = [
  // de
  "was (?:kostet|kosten|nehmt|ist (?:das|der|die|denn)|sind|macht ihr|braucht man)|wann|wo(?! gibts? den)|wie ?viel|wie lange|wie teuer|welche[rsn]?|warum|wieso|woher|wohin|(?:ab|bis|seit) wann|gibt es|gibts (?:noch|auch|das)|habt ihr|haben sie|kann (?:man|ich)|konnt ihr|darf (?:man|ich)|seid ihr|(?:liefert|verschickt|verkauft|nehmt|versendet|schickt) ihr|weiss jemand",
  // fr
  "combien|quand (?:est|sera|arrive|ouvr|ferm|sort|revien|aurez|allez|vais)\\p{L}*|comment (?:faire|ca|on|puis|peut|se|commander|avoir)|ou (?:est|sont|se|puis|peut|en|trouver)|quel(?:le)?s? (?:est|sont|prix|tarif|heure|taille|jour|date|adresse|delai|horaires?|modele|couleur)|pourquoi|est ?ce que|(?:a|jusqua|de) quelle|cest (?:combien|quand|ou|quoi|ouvert)|ca coute combien|vous (?:ouvrez|fermez|livrez|avez|faites|prenez|expediez|vendez|etes ouverts?)|avez vous|faites vous|livrez vous|peut on|puis je|quelquun sait",
  // es
  "cuant[oa]s?(?! (?:antes|mas|menos|razon))|cuando (?:llega|abr|sale|es|hay|vuelv|repon|envia|estar|me|empieza|termina|vais|van|podre|sera|recibo|devuelv)\\p{L}*|donde (?:esta|puedo|se|compro|queda|encuentro|es|lo|la|hay|venden)\\p{L}*|como (?:se|puedo|hago|compro|pido|funciona|puede|devuelvo)|que (?:precio|valor|hora|horario|talla|costo|coste|medidas|dias|colores|modelo|incluye)\\p{L}*|cual(?:es)? (?:es|son)|por que|a (?:que hora|como|cuanto)|hasta (?:que hora|cuando)|hay (?:tallas?|stock|envio)|(?:tienen|teneis|tienes|haceis|hacen|envian|envias|enviais|mandais|abren|abris|cierran|cerrais|venden|vendeis|aceptan) (?:a|en|el|los|las|la|de|envio|talla|stock|domingo)\\p{L}*|se puede|puedo|alguien sabe",
  // pt
  "quanto (?:custa|e|ta|sai|fica|tempo|vale|da|cobra|seria|que)|quantos|quantas|qto|quando (?:cheg|abr|sai|volt|vai|vem|tem|ser|com|cai|entreg|lanc|posso)\\p{L}*|onde (?:fica|esta|posso|compro|encontro|tem|e|vende)|cade|qual (?:o|a|e|seria|valor|horario|preco|tamanho|endereco|frete|prazo)|quais|como (?:faco|funciona|compro|posso|faz|peco)|(?:a )?que horas|ate que horas|por ?que|tem (?:em|no|pra|para|estoque|tamanho|como|entrega|frete|vaga|desconto)|(?:abrem?|fecham?|entregam?|funciona) (?:no|na|em|aos|hoje|amanha|domingo|sabado|feriado|pra|para)|voces (?:entregam|fazem|tem|abrem|vendem|enviam|aceitam|cobram)|alguem sabe|da pra",
  // it
  "quanto (?:costa|costano|viene|vengono|dura|ci|tempo|pago|sarebbe|e il)|quanti|quante|quando (?:arriv|apr|esc|torn|riapr|sped|sar|ci|posso|rimbors|inizi)\\p{L}*|dove (?:posso|siete|si|trovo|sta|lo|la)|dov ?e|come (?:faccio|posso|si (?:fa|compra|ordina|paga)|funziona)|(?:a|fino a|da) che ora|a quanto|che (?:ora|orari|prezzo|taglia)|qual ?e|quali|avete (?:anche|la|il|taglie|del|dei|ancora|posto)|(?:fate|spedite|consegnate|aprite|chiudete) (?:a|in|il|la|le|anche|domenica|sabato|domani|oggi|per)|siete aperti|aperti|si puo|qualcuno sa",
  // nl
  "wat (?:kost|kosten|is de prijs|vragen|rekenen)|hoeveel|hoe (?:laat|duur|lang|kan|kom|werkt|bestel|ver)|wanneer (?:komt|gaan|gaat|krijg|is|zijn|open|hebben|kan|wordt|leveren|begint)|waar (?:is|kan|blijft|zijn|koop|vind|staat|zit)|welke|waarom|(?:tot|vanaf) (?:hoe laat|wanneer)|(?:zijn|hebben|leveren|bezorgen|verzenden|kunnen) jullie|kan ik|kan je|mag ik|is (?:dit|het|er|dat) (?:nog|ook|mogelijk|open)|weet iemand",
  // pl
  "ile(?! razy)|jak(?:a|i|ie) (?:cena|koszt|jest|sa|rozmiar|numer|adres|czas)|w jakiej cenie|jakiej|po ile|za ile|kiedy (?:przyjdzie|bedzie|otw|wysyl|dojdzie|beda|macie|dostane|zaczyna|wraca|dostawa|jest)\\p{L}*|(?:o|do|od) ktorej|gdzie (?:jest|moj|mozna|kupic|sa|znajde|jestescie|paczka)\\p{L}*|dlaczego|czemu|czy|macie|wysylacie|dowozicie|skad|ktos wie|mozna (?:zamowic|kupic|wiedziec)"
]
  .map((all) => `(?:${all})(?!\\p{L})`)
  .join("|")
/** `Precio por favor`: what is asked for alone, with no more than a please. */
const named =
  "(?:info |infos )?(?:preis|preise|prix|tarifs?|horaires|precios?|costo|valor(?:es)?|horarios?|info|infos|preco|endereco|tamanhos?|prezz[io]|orari|cen[ay]|cennik|godziny|adres|prijs|openingstijden|verzendkosten|versandkosten|stock|tallas?)(?: (?:bitte|svp|stp|por ?favor|porfa|pls|plis|xfa|per favore|grazie|pf|pfv|aub|graag|prosze))?"
const within =
  "a quelle heure|combien(?: de (?:jours|temps))?$|^cb$|^vous prenez combien|wie ?viel$|fiyat (?:alabilir|bilgisi|ne)|bilgi alabilir|ne kadar(?! (?:guzel|kotu|da|iyi|tatli|cok|hos|sacma|pahali|rezil))|kac (?:para|lira|tl|gun|saat|kisi|beden|adet|gunde)|kac(?:a|ta|i)(?!\\p{L})|nedir$|ne(?:rede|rde|resi|reden)(?!\\p{L})|ne zaman|hangi|ucreti ne|fiyati ne|(?:var|acik|yok|mumkun|olur) ?m[iu](?:siniz|dir)?$|m[iu](?:yim|yum|yiz|siniz|sunuz)(?!\\p{L})|(?:kitn[aei](?! (?:sundar|pyar|acch|achh|badhiya|khoobsurat|gand|ghatiya|bur|mast|cute|beautiful))|kab|kahan|kaise|kyun?|kaun|kaunsa|konsa|kaha)(?!\\p{L})|(?:rate|price|timing|charge|size) (?:kya|kitna|batao|bata|please|pls)|hai kya$|kya hai(?! yaar)|milega kya|bata ?(?:o|do|iye)$|kya (?:aap|ye|yeh|delivery|rate|price|size|timing)"
const latin = new RegExp(`^${hello}(?:${openings})|^${hello}${named}$|(?<!\\p{L})(?:${within})`, "u")

const otherScripts = new RegExp(
  [
    "(?:です|ます|でしょう|ました|ません|だろう)か|(?<!お)いくら(?!でも|丼|なんでも|軍艦)|おいくら|何時(?:から|まで|に)|いつ(?:から|まで|届|発|頃|ごろ|入荷|再)|どこで|どこに|どうやって|なぜ|何日|(?:教えて|おしえて)(?:くだ|ほし|いただ|$)|知りたい",
    "(?:나|은|는|한|인|던|된|을|할|될|올|갈)가요|나요|(?:할|될|갈|올|줄|볼)까요|얼마(?!나 (?:예쁜|좋은|맛있|행복))|얼만|언제(?!나| 봐도| 먹어도| 와도| 가도)|어디(?!에도|나| 내놔)|몇 ?(?:시|일)|며칠|어떻게 (?:되|하|사|가)|궁금|문의 ?드|알려 ?주세요|가격 ?(?:좀(?! (?:비|착|쎄|싸))|이요|정보|알려|문의)|되나|있나",
    "(?<!\\p{L})(?:بكم|بكام|كام|قديش|[أا]ديش|بقداش|بقديش|ب?شحال|متى(?! ما)|امتى|إمتى|ايمتى|وين(?! ما)|فين|أين|اين|كيف|كيفية|[إا]زاي|هل|ليش|ليه|لماذا|شنو|[أاإ]يش|ايه|إيه|(?:ل|من )?[أا]ي ساعة|فيه? توصيل|توصلون|عندكم (?:مقاس|توصيل|فرع|خصم|عرض|حجز|لون|شحن)|متوفر|متاح|كم(?! (?:أنت|انت|هو|هي|هم|[أا]حب|مرة|كنت|جميل)))(?!\\p{L})|(?:ممكن|أريد|عايز|عاوز|[أا]بغى|ابي|أبي|بدي|حابب) (?:[أا]عرف|السعر|ال[أا]سعار|سعر|تفاصيل|رقم|عنوان)",
    "(?<![\\p{L}\\p{M}])(?:कितन[ाेी](?! (?:सुंदर|प्यार|अच्छ|बढ़िया|खूबसूरत|गंद|घटिया|बुर|मस्त))|कब|कहां|कहाँ|कैसे|क्यों|कौन|कौनसा|बताओ|बताइए|बता दो|क्या (?!बात|मस्त|कमाल|खूब))(?![\\p{L}\\p{M}])|क्या(?: है)?$"
  ].join("|"),
  "u"
)

/** Whether a comment asks something in another language than English, by no mark: `cuánto cuesta`, `얼마예요`; in canonical form and as it is written. */
export const asksElsewhere = (canonical: string, written: string): boolean =>
  latin.test(canonical) || otherScripts.test(written) || asksPriceAlone(canonical, written)
