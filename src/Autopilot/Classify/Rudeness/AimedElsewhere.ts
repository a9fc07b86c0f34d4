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
const aimed = new RegExp(`(?<!\\p{L})(?:${forms.join("|")})(?!\\p{L})`, "u")

/** Whether somebody is called a swear word, in another language than English. */
export const isSwornAtElsewhere = ({ canonical }: Pick<NormalisedText, "canonical">): boolean => aimed.test(canonical)
