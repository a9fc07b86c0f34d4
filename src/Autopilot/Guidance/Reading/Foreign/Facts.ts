import { type ForeignWord, is } from "./Lexed/ForeignWord.ts"

/** How brands tell what they sell, who they are, where they are and how they are reached. */
const telling: ReadonlyArray<RegExp> = [
  /^wir (?:verkaufen|liefern|versenden|öffnen|produzieren|sind eine? )|^unsere? (?:laden|geschäft|shop|telefonnummer|telefon|adresse) (?:ist|liegt|befindet sich|lautet) /iu,
  /^nous (?:vendons|livrons|expédions|ouvrons|fabriquons|sommes une? )|^notre (?:boutique|magasin|téléphone|numéro de téléphone|adresse) (?:est|se trouve) /iu,
  /^(?:nosotros )?(?:vendemos|enviamos|abrimos|fabricamos|somos una? )|^nuestr[oa] (?:tienda|teléfono|número de teléfono|dirección) (?:es|está) /iu,
  /^(?:noi )?(?:vendiamo|spediamo|apriamo|produciamo|siamo un[ao']? ?)|^il nostro (?:negozio|telefono|numero di telefono|indirizzo) (?:è|si trova) /iu,
  /^(?:nós )?(?:vendemos|enviamos|entregamos|abrimos|fabricamos|somos uma? )|^(?:[ao] )?noss[oa] (?:loja|telefone|endereço) (?:é|fica|está) /iu,
  /^(?:wij|we) (?:verkopen|leveren|verzenden|openen|zijn een )|^(?:onze winkel|ons telefoonnummer|ons adres) (?:is|ligt|zit) /iu,
  /^(?:sprzedajemy|wysyłamy|otwieramy|produkujemy|jesteśmy (?:firmą|marką|sklepem)) |^nasz (?:sklep|telefon|numer telefonu|adres) (?:jest|to|znajduje się|mieści się) /iu,
  / (?:satıyoruz|gönderiyoruz|üretiyoruz|açılıyoruz)$|^(?:mağazamız|dükkanımız) .+(?:da|de|ta|te)(?:dır|dir)?$|^telefon(?:umuz| numaramız) /iu,
  /(?:を販売して(?:い)?ます|を売って(?:い)?ます|[にへ]発送して(?:い)?ます|時に開店します)$|^(?:当店|店舗|お店)は.+にあります$|^電話番号は.+です$/u,
  / (?:판매합니다|판매해요|팔아요|배송합니다|엽니다|열어요)$|^(?:저희 )?(?:매장|가게)(?:은|는) .+에 있(?:습니다|어요)$/u,
  /^(?:نحن )?(?:نبيع|نشحن|نوصل|نفتح) |^(?:متجرنا|محلنا) (?:في|يقع في) |^(?:هاتفنا|رقم هاتفنا) /u,
  /^हम .+ (?:बेचते|भेजते|बनाते) हैं$|^हमारी दुकान .+ में है$|^हमारा (?:फ़ोन|फोन)(?: नंबर)? .+ है$/u
]

/** Behind a comma, or with a please, something else may be asked for. */
const more =
  /[,،、;:：–—]|(?<!\p{L})(?:bitte|merci|s['’]il (?:vous|te)|por favor|per favore|alstublieft|proszę|lütfen|من فضلك|يرجى|कृपया)(?!\p{L})|ください|주세요/iu

export const mayAskMore = (sentence: string): boolean => more.test(sentence)

/** Topics that a brand tells of where it tells of its service. */
export const ofService: ReadonlySet<string> = new Set(["delivery", "price", "contact"])

/** They say what to do, or what is wished for. */
const isTold = (token: ForeignWord) =>
  is(token, "hide", "keep", "ask", "ban", "denying", "weak", "bother", "want", "yes", "unasked", "before") ||
  is(token, "not", "never", "none", "without", "nor", "if", "but", "except", "besides", "elsewhere", "against") ||
  is(token, "comments", "everything", "therefore", "because", "rivals", "relative") ||
  (token.kinds.topic !== undefined && !ofService.has(token.kinds.topic))

/** Whether a sentence tells something of the brand in plain words, and nothing in it could be an instruction. */
export const tellsOfBrand = (sentence: string, tokens: ReadonlyArray<ForeignWord>): boolean => {
  const said = sentence.trim().replace(/[.!。]+$/u, "")
  return (
    telling.some((one) => one.test(said)) && !mayAskMore(said) && !tokens.some((token) => token.exact || isTold(token))
  )
}
