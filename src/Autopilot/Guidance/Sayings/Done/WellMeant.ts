const words =
  "condolences|thoughts and prayers|(?:our|my) thoughts are|rest in peace|heartbreaking|get well|thank (?:you|u)|thanks|well done|congrat\\p{L}*|beileid|mitgefuhl|anteilnahme|gute besserung|viel kraft|alles gute|ruhe in frieden|gluckwunsch|danke|toll\\p{L}*|super|klasse|grossartig\\p{L}*|condoleances|courage|bon retablissement|repose en paix|merci|bravo|felicitations|pesame|mucha fuerza|mucho animo|pronta recuperacion|que en paz descanse|gracias|felicidades|enhorabuena|genial|pesames|meus sentimentos|muita forca|forca a\\p{L}*|melhoras|descanse em paz|obrigad\\p{L}+|parabens|otim[oa]|condoglianze|un abbraccio|pronta guarigione|riposi in pace|grazie|bravissim\\p{L}|complimenti|sterkte|gecondoleerd|beterschap|rust zacht|bedankt|dank je|geweldig|gefeliciteerd|wyrazy wspolczucia|duzo sily|wracaj\\p{L}* do zdrowia|spoczywaj\\p{L}*|dziekuj\\p{L}*|brawo|brawa|swietn\\p{L}+|gratul\\p{L}+|gecmis olsun|bassagligi|bas(?:iniz)? sag\\p{L}*|huzur icinde|tesekkur\\p{L}*|sagol|tebrik\\p{L}*|harika\\p{L}*"
const elsewhere =
  /お見舞い|お悔やみ|ご冥福|ありがと|素晴らし|おめでと|힘내|명복|위로|빠른 쾌유|감사|고마|최고|تعازي|رحمه الله|رحمها الله|الشفاء|شكرا|مبروك|رائع|श्रद्धांजलि|दुआ|धन्यवाद|शुक्रिया|बधाई|बहुत अच्छ/u
const kindly = new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "u")

/** Whoever thanks, mourns or wishes well, and laughs at nothing. `said`: in small letters, without accents. */
export const isWellMeant = (said: string): boolean => kindly.test(said) || elsewhere.test(said)
