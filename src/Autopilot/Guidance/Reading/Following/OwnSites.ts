import { hostOf, isOf } from "../../LinkTerms.ts"
import { everywhere } from "../../Place.ts"
import type { Rule } from "../../Policy.ts"

/** The brand's own websites as a sentence names them, and what it says of links to them. */
export interface OwnSites {
  readonly hosts: ReadonlyArray<string>
  readonly rules: ReadonlyArray<Rule>
}

const site =
  "(?:(?:own|official|online|new|main|eigene|offizielle|officiel\\p{L}*|oficial\\p{L}*|ufficial\\p{L}*|officiële|oficjaln\\p{L}*|resmi|online) )*" +
  "(?:web ?sites?|sites?|web ?shops?|web ?pages?|home ?pages?|shops?|(?:online ?)?stores?|domains?|urls?|(?:web )?address(?:es)?|links?|webseiten?|internetseiten?|seiten?|online-?shops?|domänen?|adressen?|" +
  "site (?:web|internet)|boutiques?(?: en ligne)?|domaines?|adresses?|sitios?(?: web)?|páginas?(?: web)?|webs?|tiendas?(?: online| en línea)?|dominios?|enlaces?|" +
  "sit[oi](?: web| internet)?|negozi?o?(?: online)?|domini?o?|sites?|loja(?: online| virtual)?|domínios?|winkels?|webwinkels?|domeinen?|" +
  "stron[aąęy](?: internetowa)?|witryn\\p{L}|sklep(?: internetowy)?|domen\\p{L}|" +
  "(?:web )?site(?:miz|mizin|si)?|(?:internet )?site(?:miz|si)?|mağaza(?:mız)?|(?:web )?adres(?:imiz|i)?)"

const ours =
  "(?:our|my|unsere?r?|meine?|notre|nos|mon|nuestr[oa]s?|mi|(?:il |la |i )?nostr[oaie]|(?:[oa]s? )?noss[oa]s?|(?:[oa] )?meu|onze?|mijn|nasz[aey]?|moja|bizim)"

const is =
  "(?: ?[:=]| is| are| ist| sind| lautet| heißt| est| sont| c['’]est| es| son| è| sono| é| são| zijn| heet| to| jest| są)?:?"
const all = "§(?:(?:,|,? (?:and|und|et|y|e|en|i|ve|or|oder)) §)*"

const whole = (...patterns: ReadonlyArray<string>): RegExp => new RegExp(`^(?:${patterns.join("|")})$`, "iu")

const naming = whole(
  `${ours} ${site}${is} ${all}`,
  `${all}(?: is| are| ist| sind| est| es| è| é| to|) ${ours} ${site}`,
  `(?:we|you can find us|find us)(?: are| sell| own| run)? (?:at|on)? ?${all}`,
  `(?:bizim )?(?:(?:web |internet )?sitemiz|mağazamız|(?:web )?adresimiz|alan adımız)(?: ?[:=])? ${all}(?:['’]?(?:dir|dır|dur|dür|tir|tır))?`,
  `(?:私たちの|弊社の|当社の|当店の|うちの)?(?:公式)?(?:ウェブ)?(?:サイト|ホームページ|ショップ|ストア|ドメイン)(?:は|：|:) ?${all} ?(?:です)?`,
  `(?:저희|우리|당사)(?:의)? ?(?:공식 ?)?(?:웹사이트|사이트|홈페이지|쇼핑몰|스토어|도메인|주소)(?:는|은|:)? ?${all} ?(?:입니다|이에요|예요)?`,
  `(?:हमारी|हमारा|हमारे) (?:अपनी |आधिकारिक )?(?:वेबसाइट|साइट|दुकान|डोमेन|शॉप)(?: ?:)? ${all}(?: है| हैं)?`,
  `(?:hamari|hamara) (?:website|site|shop|domain)(?: ?:)? ${all}(?: hai)?`,
  `(?:موقعنا|متجرنا|رابطنا|نطاقنا)(?: الرسمي| الالكتروني| الإلكتروني)?(?: هو| ?:)? ?${all}`
)

const fine =
  "(?:always |immer |toujours |siempre |sempre |altijd |zawsze |her zaman |totally |all )*" +
  "(?:fine|ok|okay|okey|allowed|welcome|good|in ordnung|erlaubt|willkommen|autorisés?|permis|les bienvenus|permitidos?|bienvenidos?|bien|permessi|ammessi|va bene|vanno bene|permitidos|liberados|bem-vindos|toegestaan|prima|welkom|dozwolone|w porządku|mile widziane|serbest|sorun değil|izinli)"

const granting = whole(
  `(?:please |always )*(?:keep|allow|leave(?: up)?|never hide|don['’]?t hide|do not hide) (?:all )?(?:the )?links? (?:to|from) (?:${ours} ${site} )?${all}`,
  `(?:(?:the|all|alle|les|tous les|los|todos los|i|tutti i|os|todos os|de|wszystkie) )*(?:link(?:s|i)?|liens?|enlaces?) (?:that (?:go|lead) )?(?:to|zu|auf|nach|vers|a|para|hacia|verso|naar|do) (?:${ours} ${site} )?${all} (?:(?:is|are|sind|ist|sont|son|están|sono|são|estão|zijn|są|staan|siempre|toujours|sempre|zawsze|altijd|immer) )*(?:ours and )?${fine}`,
  `(?:${ours} ${site} )?${all} (?:darf|dürfen) (?:immer |gerne |gern )*verlinkt werden`,
  `(?:${ours} ${site} )?${all} (?:may|can) (?:always )?be linked`,
  `links? (?:zu|auf) ${all} (?:bitte )?(?:nie|niemals|nicht) (?:ausblenden|verbergen|löschen)`,
  `(?:ne (?:jamais )?(?:masque[rz]?|cache[rz]?)(?: pas| jamais)?|garde[rz]?|autorise[rz]?) les liens vers ${all}`,
  `(?:(?:no|nunca) oculte[sn]?|deja|dejen|permite|permitan|permitir) (?:los )?enlaces a ${all}`,
  `(?:non nascondere(?: mai)?|lascia(?:te)?|consenti(?:te)?) (?:i )?link (?:a|verso|di) ${all}`,
  `(?:não ocult[ae]r?|nunca ocult[ae]r?|deixe|permita) (?:os )?links (?:para|de|do|da) ${all}`,
  `(?:verberg|verwijder) (?:nooit )?links naar ${all}(?: niet| nooit)?|laat links naar ${all} staan|sta links naar ${all} toe`,
  `(?:nie (?:ukrywaj|usuwaj)|zostaw|pozwól na|zezwalaj na) (?:link\\p{L}*|odnośnik\\p{L}*) do ${all}`,
  `${all}(?:['’]?[yn]?[ae])?(?: giden| yönlendiren)? (?:link(?:ler)?(?:i|e)?|bağlantılar(?:ı|a)?)(?: (?:her zaman|hep))? (?:gizleme(?:yin)?|serbest(?:tir)?|izin ver(?:in)?|sorun değil|kalsın)`,
  `(?:(?:bizim )?(?:web |internet )?sitemiz) ${all},? (?:bu linke|bu bağlantıya|linkine|buna) izin ver(?:in|iniz)?`,
  `${all} ?(?:への|の)リンクは(?:常に|いつも|全て|すべて)?(?:大丈夫|問題ありません|OKです|OK|許可|隠さないで|表示)(?:です|してください|ください)?`,
  `${all} ?(?:로 가는|으로 가는|의)? ?링크는? ?(?:항상 |언제나 )?(?:괜찮습니다|괜찮아요|허용|숨기지 마세요|남겨 주세요|남겨주세요)`,
  `${all} (?:के|की|ke) (?:लिंक|links?) (?:हमेशा |hamesha )?(?:ठीक हैं|ठीक है|मत छिपाओ|न छिपाएं|theek hain|theek hai|ok hain|mat chhupao)`,
  `(?:روابط|الروابط الى|الروابط إلى|روابط موقعنا) ${all} (?:دائما |دائمًا )?(?:مسموحة|مسموح بها|مقبولة|عادية|لا بأس بها)|لا تخف(?:ي|وا)? (?:روابط|الروابط الى|الروابط إلى) ${all}`
)

/** A word with a dot and an ending, in any script around it. */
const address = /(?<![\p{L}\p{N}_.-])(?:https?:\/\/)?(?:www\.)?(?:[\p{L}\p{N}_-]+\.)+[a-z]{2,}(?:\/[^\s,;]*)?/giu

/** Where anybody writes: a link there is nobody's own, whoever allows it. */
const anybodys: ReadonlyArray<string> =
  "youtube.com youtu.be facebook.com fb.com fb.me instagram.com tiktok.com threads.net threads.com twitter.com x.com t.co linkedin.com pinterest.com reddit.com snapchat.com telegram.org t.me wa.me whatsapp.com discord.gg discord.com twitch.tv spotify.com google.com goo.gl bit.ly tinyurl.com linktr.ee medium.com wikipedia.org amazon.com ebay.com etsy.com paypal.com paypal.me github.com vimeo.com patreon.com gofundme.com".split(
    " "
  )

/** Whoever only names websites says little else. */
const longest = 400

/** The websites that a sentence says are the brand's own; null for one that says anything else. */
export const ownSitesOf = (said: string, source: string): OwnSites | null => {
  if (!said.includes(".") || said.length > longest) return null
  const hosts: Array<string> = []
  const frame = said
    .replaceAll(address, (written) => {
      const host = hostOf(written)
      if (host === null) return written
      hosts.push(host)
      return "§"
    })
    .replaceAll(/["“”„«»]/gu, "")
    .trim()
    .replace(/[.!。]+$/u, "")
  if (hosts.length === 0 || hosts.some((host) => anybodys.some((shared) => isOf(host, shared)))) return null
  if (naming.test(frame)) return { hosts, rules: [] }
  if (!granting.test(frame)) return null
  const rule: Rule = {
    effect: "keep",
    topics: ["links"],
    terms: hosts,
    ...everywhere,
    except: [],
    exceptIn: [],
    source
  }
  return { hosts, rules: [rule] }
}
