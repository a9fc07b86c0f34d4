import type { NormalisedText } from "../../Text/Normalise.ts"

/** A swear word that somebody is called, or told, in languages other than English, as texts are compared: without accents. */
const forms = [
  // `du bist scheiße geil` is praise
  "(?:du|ihr) (?:(?:bist|seid) )?(?:(?:so|echt|einfach|doch|voll|nur|eine?|stuck|(?:dumm|blod|alt|klein|verdammt|total|richtig|dreckig)e?[rs]?) )*(?:schei(?:ß|ss)|kack|mist)\\p{L}*(?! (?:geil|gut|nett|schon|cool|lieb|suß|suss|hubsch|witzig|lustig|toll|klasse|stark|ist|war|das))",
  "(?:bist du|seid ihr) (?:(?:so|echt|doch|aber|vielleicht|alle) )*(?:dumm|blod|hasslich|damlich|bescheuert|behindert|fett|doof|dreckig|armselig)",
  "(?:tu es|t ?es|vous etes|il est|elle est|ils sont|espece d ?e?|bande d ?e?|sac a|tas d ?e?) ?(?:(?:qu ?une?|juste|vraiment|une?|des?|la|grosse|vraie|belle|petite) )*(?:merdes?|putes?|connards?|connes?)",
  "(?:eres|sois|ustedes son|usted es|pedazos? de|trozo de) (?:(?:una?|unos|unas|pura|puta|pedazo|de|la|solo|tan) )*(?:mierdas?|putas?)",
  "(?:vete|idos|vayanse|andate) a la mierda",
  "(?:sei|siete|pezz[oi] di) (?:(?:una?|solo|proprio|dei|delle|gran|pezzo|di|vera) )*(?:merd[ae]|stronz\\p{L}|cazzon\\p{L})",
  "test[ae] di cazzo",
  "(?:voce e|vc e|tu es|voces sao|vcs sao|pedacos? de|seus? pedacos? de) (?:(?:uma?|uns|so|tao|pedaco|de|pura) )*(?:merdas?|bostas?)",
  "(?:je|jij|jullie|u) (?:bent|zijn) (?:(?:zo|echt|gewoon|een|stuk|wel) )*(?:kut|shit|klote|stront)(?! goed| lekker| mooi)",
  "(?:stuk|stukken) (?:stront|schijt)",
  "(?:jestes|jestescie|ty|wy) (?:(?:kurwa|jebany|jebana|taki|taka|zwykly|zwykle|tylko|po prostu) )*(?:gown\\p{L}+|glup\\p{L}+|debil\\p{L}*|idiot\\p{L}*|kurw[ay])",
  "bok(?:sun|sunuz|sunuz ya)",
  // an expletive in front of what somebody is called
  "(?:du|ihr|tu|toi|vous|tu|vosotros|voce|voces|je|jij|jullie|ty|wy|seni|sen) (?:\\p{L}+ )?(?:schei(?:ß|ss)\\p{L}*|verdammte[rsn]?|putain(?: de)?|puto|puta|jodid[oa]|cazzo di|maldit[oa]|kut|kurwa|jeban\\p{L}) (?:idiot\\p{L}*|arschloch\\p{L}*|penner|trottel|con|conne|imbecil\\p{L}*|gilipollas|deficient\\p{L}*|debil\\p{L}*|eikel|sukkel|wichser|hurensohn|esel|affe|kuh|sau|schwein|lugner)"
]
/** Said to somebody, or calling somebody something, wherever they stand. */
const insults = [
  "fick dich|fickt euch|verpiss dich|leck mich|halts? (?:die|deine) fresse|hurensohn\\p{L}*|wichser|arschloch|arschlocher|fotze|missgeburt\\p{L}*|schlampe|spast\\p{L}*|drecksau|dreckskerl",
  "va te faire (?:foutre|enculer|voir)|allez vous faire (?:foutre|enculer)|ta gueule|ferme ta gueule|nique ta mere|ntm|fils de pute|connards?|connasses?|encules?|salopes?|enfoires?|batards?|tete de con|pauvre con(?:ne)?",
  "vete a la (?:mierda|verga|chingada)|hij[oa]s? de (?:puta|perra)|hijueputas?|cabron(?:es|a|as)?|gilipollas|pendej[oa]s?|malparid[oa]s?|chinga tu madre|la concha de tu madre|tu puta madre|imbeciles?|subnormal(?:es)?|maric(?:on|ones)",
  "vaffanculo|vai a cagare|figli[oa]? di puttana|coglion[ei]|stronz[aoei]|bastard[oai]|pezz[oi] di merda|testa di cazzo|troi[ae]|puttan[ae]",
  "vai tomar no cu|vai se foder|vai te foder|va se foder|filh[oa]s? d[ae] puta|fdp|arrombad[oa]s?|cuza[oó]|otari[oa]s?|desgracad[oa]s?|vagabund[oa]s?",
  "rot op|krijg de (?:kanker|tering|tyfus|klere)|kankerlijer|kanker\\p{L}+|teringlijer|tyfuslijer|klootzak(?:ken)?|eikels?|hoerenzoon|hoer|lul|val dood|sukkels?",
  "spierdalaj\\p{L}*|wypierdalaj\\p{L}*|pierdol sie|kurwo|skurwysyn\\p{L}*|chuju|chuj ci w dupe|jebany|jebana|debilu|idioto|kretynie|suko|szmato",
  "siktir git|siktir|orospu cocu(?:gu|klari)\\p{L}*|orospu|pic kurusu|pezevenk|gerizekali|geri zekali|amina koy\\p{L}*|ananı? sik\\p{L}*|serefsiz|salak herif|aptal herif",
  "chutiya|chutiye|madarchod|madharchod|bhenchod|behenchod|bhosdike|bhosadike|harami|haramkhor|kutte|kamine|gandu"
].join("|")
/** In scripts without capitals, some of which set no words apart. */
const unspaced =
  /死ね|しね(?![ばっ])|ブス|頭(?:が)?悪い|馬鹿野郎|バカ野郎|ばかやろう|黙れ|黙ってろ|くたばれ|クズ野郎|キチガイ|병신|씨발놈|씨발년|개새끼|새끼야|미친놈|미친년|닥쳐|닥치|돼지년|멍청한|멍청하다|멍청아|꺼져|지랄하|ابن الكلب|ابن كلب|يا كلب|يا حمار|يا حيوان|ابن الشرموط|شرموط|كس امك|كس أمك|يلعن|انقلع|يا غبي|ابن الحرام|चूतिया|चूतिये|मादरचोद|भोसड|बहनचोद|हरामी|हरामखोर|कुत्ते|कमीने|गांडू|साले/u

const aimed = new RegExp(`(?<!\\p{L})(?:${forms.join("|")}|${insults})(?!\\p{L})`, "u")

/** Whether somebody is called a swear word, in another language than English. */
export const isSwornAtElsewhere = ({ canonical }: Pick<NormalisedText, "canonical">): boolean =>
  aimed.test(canonical) || unspaced.test(canonical)
