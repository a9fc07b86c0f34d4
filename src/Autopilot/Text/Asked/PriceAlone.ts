/** A word for how much, or for a price, with no more than what is polite: in small letters without accents. */
const polite =
  "(?:(?:hallo|hi|hey|hola|oi|ola|ciao|bonjour|bonsoir|salut|hoi|hej|merhaba|selam|und|et|y|e|en|bitte|svp|stp|por ?favor|porfa|pls|plis|xfa|per favore|grazie|pf|pfv|aub|graag|prosze|lutfen|bhai|ji|pliz|das|ca|esto|isso|questo|dit|to|bu|el|la|le|il|o|a|der|die|de) ?)*"
const words =
  "wie ?viel|was kosten?|preise?|cb|cmb|combien|prix|tarifs?|cuanto(?: (?:es|seria|sale|cuesta|vale|por|esta))?|precios?|qto|qnto|quanto(?: (?:e|fica|ta|sai|custa|da|seria))?|valor(?:es)?|precos?|quanto (?:viene|costa|vengono)|prezz[io]|costo|hoeveel|prijs|prijzen|ile|po ile|cen[ay]|koszt|kac(?: (?:para|lira|tl))?|kaca|ne kadar|fiyat(?:i|lar)?|ucreti?|kitn[ae]|rate|price|prices|cost|hm"
const alone = new RegExp(`^${polite}(?:${words})(?: ${polite})?$`, "u")
/** What a Turkish comment asks last is what something costs. */
const last = /(?<!\p{L})(?:ne kadar|kac para|kaca)$/u
const uncased =
  /^(?:いくら|おいくら|値段|料金|価格|얼마|가격|بكم|بكام|كم|قديش|السعر|سعر|سعره|سعرها|الأسعار|الاسعار|كام|कितना|कितने|दाम|कीमत|रेट|प्राइस)$/u

/** Whether a comment is no more than a question for a price: `wieviel?`, `cb svp`, `بكم؟`. */
export const asksPriceAlone = (canonical: string, written: string): boolean =>
  alone.test(canonical.trim()) ||
  last.test(canonical.trim()) ||
  uncased.test(written.trim().replace(/[?？؟!.。 ]+$/u, ""))
