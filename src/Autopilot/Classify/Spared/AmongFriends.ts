import type { TextReading } from "../../Features/Reading.ts"
import { laughs } from "../Sayings/Laughing.ts"
import { isOfShop, isWishedWell } from "./Banter.ts"

const words = (some: string) => `(?<!\\p{L})(?:${some})(?!\\p{L})`

/** What one says to those one is fond of, and where one meets them, as texts are read: without accents. */
const close = new RegExp(
  [
    words(
      "miss (?:you|u|ya)|lieb(?:e)? dich|hou van je|je t['’ ]?(?:adore|aime)|te adoro|adoro te|ti adoro|kocham ci[ęe]|seni seviyorum|seviyorum seni|pyaar"
    ),
    "大好き|사랑해|بحبك|احبك|प्यार",
    words(
      "see (?:you|ya|u) (?:soon|later|tomorrow|tonight|there|on \\p{L}+|at \\p{L}+|next \\p{L}+|(?:mon|tues|wednes|thurs|fri|satur|sun)day)"
    ),
    words("bis (?:morgen|gleich|spater|dann|bald|heute abend|\\p{L}+tag)|(?:sehen|treffen) uns"),
    words("tot (?:morgen|zo|straks|vanavond|snel|\\p{L}+dag)"),
    words("on (?:y va|se voit|se capte)|a (?:demain|ce soir|plus|tout a l['’]heure|\\p{L}+di)"),
    words("nos vemos(?! en el infierno| en (?:el|los) tribunal)|hasta (?:manana|luego|el \\p{L}+)|quedamos"),
    words("ate (?:amanha|logo|sabado|domingo|ja)|te vejo|a gente se ve|saudade"),
    words("ci vediamo(?! in tribunale)|a (?:domani|stasera|sabato|dopo)|usciamo"),
    words("do (?:jutra|zobaczenia|soboty|wieczora)|widzimy sie"),
    words("gorusuruz|bulusalim"),
    words("kal milte|milte hain?|chalte hain?"),
    "मिलते|今度|また明日|飲もう|会おう|遊ぼう|내일|보자|만나자|놀자|نشوفك|اشوفك|نتقابل"
  ].join("|"),
  "iu"
)

/** Mild words that French friends call each other, and nothing else but laughter. */
const mild =
  /^[^\p{L}]*(?:(?:mdr+|ptdr+|lol|haha\p{L}*) )?(?:t['’ ]?es|tu es) (?:trop |vraiment |si |un peu )?(?:bete|betes|con|conne|fou|folle|idiot|idiote)(?: (?:mdr+|ptdr+|lol|haha\p{L}*|toi))*[^\p{L}]*$/iu

/** In a longer comment there is a subject besides. */
const longest = 140

/** Whether somebody laughs with a friend, whom they are fond of or will meet. */
export const isAmongFriends = ({ text }: TextReading): boolean => {
  const whole = text.written.whole.normalize("NFC")
  if (whole.length > longest || !laughs(text) || isOfShop(whole)) return false
  return isWishedWell(whole) || close.test(whole) || mild.test(whole)
}
