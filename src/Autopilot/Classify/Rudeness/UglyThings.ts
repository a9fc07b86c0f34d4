import { once } from "#src/Ground/Once.ts"
import { Likely } from "../../Expressions/Likely.ts"
import { wholeWords } from "../../Expressions/WholeWords.ts"
import { read, type TextReading } from "../../Features/Reading.ts"

interface Ugly {
  /** How ugly is said, what is made or bought, and what may stand between them; as texts are read: without accents. */
  readonly ugly: string
  readonly things: string
  readonly between: string
  /** A word that speaks against nobody. */
  readonly instead: string
}

const spaced: ReadonlyArray<Ugly> = [
  {
    ugly: "ugly|fugly|ugly ass|ugly as hell|hideous|butt ugly|disgusting",
    things:
      "colou?rs?|shoes?|boots?|sneakers?|trainers?|bags?|purse|dress|dresses|shirts?|jacket|coat|hat|caps?|pants|jeans|sofa|couch|chairs?|table|lamps?|rug|curtains?|wallpaper|packaging|bottle|label|box|logo|font|design|pattern|print|website|app|layout|cars?|bike|phone|case|watch|frames?|glasses|poster|cover|mugs?|furniture|kitchen|tiles?|building",
    between: "is|are|was|looks?|so|really|just|kinda|very|pretty|this|that|those|these|the|new|your",
    instead: "dark"
  },
  {
    ugly: "(?:pott|grotten|mega|sau)?hasslich(?:e[nrsm]?)?",
    things:
      "farben?|farbton|taschen?|schuhe?|stiefel|kleid(?:er|es)?|hosen?|jacken?|mantel|pulli|pullover|shirts?|mutze|sofas?|couch|sessel|stuhle?|tisch|lampen?|teppich|vorhange?|tapete|verpackung(?:en)?|flaschen?|dosen?|etikett|logos?|schrift|design|muster|stoff|webseite|website|app|layout|autos?|fahrrad|rad|handy|hulle|uhr|brille|plakat|cover|tassen?|mobel|kuche|fliesen|gebaude|felgen",
    between:
      "ist|sind|war|sieht|aber|so|echt|einfach|ja|total|richtig|voll|ziemlich|nur|mal|wieder|die|der|das|neue[nrs]?|diese[rs]?",
    instead: "dunkel"
  },
  {
    ugly: "moches?|laide?s?|hideu(?:x|ses?)|immondes?|minables?|nazes?|ridicules?|pitoyables?",
    things:
      "couleurs?|sacs?|chaussures?|bottes|baskets|robes?|jupe|chemise|veste|manteau|pull|chapeau|pantalon|canape|fauteuil|chaises?|table|lampes?|tapis|rideaux?|papier peint|emballage|bouteille|etiquette|boite|logo|police|design|motif|site|appli|voitures?|velo|telephone|coque|montre|lunettes|affiche|pochette|tasses?|meubles?|cuisine|carrelage|packaging|services?|attente|livraison|accueil|applications?|prix|delais?|excuses?",
    between:
      "est|sont|comme|cote|c['’]est|cette?|ces|la|le|les|un|une|trop|tres|si|vraiment|super|bien|quand meme|mais|votre|vos|nouvelle?|nouveau",
    instead: "sombre"
  },
  {
    ugly: "fe[ao]s?|feisim[ao]s?|horribles?|horrend[ao]s?|espantos[ao]s?|ridicul[ao]s?|patetic[ao]s?",
    things:
      "color(?:es)?|bolsos?|bolsas?|zapatos?|zapatillas|botas|vestidos?|falda|camis(?:a|eta)s?|chaqueta|abrigo|gorra|pantalon(?:es)?|sofa|sillon|sillas?|mesa|lamparas?|alfombra|cortinas?|empaque|envase|botella|etiqueta|caja|logo|letra|diseno|estampado|pagina|app|coches?|carro|auto|bici|movil|celular|funda|reloj|gafas|lentes|cartel|portada|tazas?|muebles?|cocina|azulejos|espera|demora|entrega|envio|servicio|atencion|fila|cola|precios?|respuestas?|excusas?|politicas?",
    between:
      "es|son|esta|estan|ese|esa|esos|esas|este|estos|estas|el|la|los|las|un|una|tan|muy|mas|que|nuev[ao]s?|vuestr[ao]|su",
    instead: "oscuro"
  },
  {
    ugly: "fei[ao]s?|horroros[ao]s?|horrive(?:l|is)|medonh[ao]s?|ridicul[ao]s?|patetic[ao]s?",
    things:
      "cor(?:es)?|bolsas?|sapatos?|tenis|botas?|vestidos?|saia|camis(?:a|eta)s?|jaqueta|casaco|bone|calcas?|sofa|poltrona|cadeiras?|mesa|abajur|luminaria|tapete|cortinas?|embalagem|garrafa|rotulo|caixa|logo|fonte|design|estampas?|site|app|carros?|bicicleta|bike|celular|telemovel|capinha|relogio|oculos|cartaz|capa|canecas?|moveis|cozinha|azulejos|espera|demora|entrega|envio|frete|servico|atendimento|filas?|precos?|respostas?|desculpas?|politica",
    between:
      "e|sao|esta|ta|ficou|esse|essa|esses|essas|este|esta|aquel[ae]|o|a|os|as|um|uma|tao|muito|bem|mais|que|nov[ao]s?",
    instead: "escuro"
  },
  {
    ugly: "brutt[aoei]|bruttissim[aoei]|orrend[aoei]|orribil[ei]|inguardabil[ei]|ridicol[aoei]|patetic[aoi]|patetiche",
    things:
      "color[ei]|bors[ae]|scarp[ae]|stival[ei]|vestit[oi]|abit[oi]|gonna|camici[ae]|magliett[ae]|giacca|cappotto|cappello|pantalon[ei]|divano|poltrona|sedi[ae]|tavolo|lampad[ae]|tappeto|tend[ae]|confezione|bottiglia|etichetta|scatola|logo|carattere|design|fantasia|stampa|sito|app|macchin[ae]|auto|bici|telefono|cover|orologio|occhiali|manifesto|copertina|tazz[ae]|mobil[ei]|cucina|piastrelle|packaging|attes[ae]|consegn[ae]|spedizion[ei]|servizio|assistenza|cod[ae]|prezz[oi]|rispost[ae]|scus[ae]",
    between:
      "e|sono|quella|quello|quelle|quei|questa|questo|queste|questi|il|la|le|i|lo|gli|un|una|cosi|molto|davvero|proprio|troppo|che|nuov[aoie]",
    instead: "scura"
  },
  {
    ugly: "(?:spuug|foei|oer)?lelijk(?:e|er|s)?|afzichtelijke?|foeilelijke?",
    things:
      "kleur(?:en)?|tas(?:sen)?|schoen(?:en)?|laarzen|jurk(?:en|je)?|rok|broek(?:en)?|jas(?:sen)?|trui|shirts?|muts|bank|stoel(?:en)?|tafel|lamp(?:en)?|kleed|gordijn(?:en)?|behang|verpakking(?:en)?|fles(?:sen)?|etiket|doos|logo|lettertype|ontwerp|design|patroon|print|site|app|auto['’]?s?|fiets(?:en)?|telefoon|hoesje|horloge|bril|poster|cover|mok(?:ken)?|meubels?|keuken|tegels?|gebouw",
    between: "is|zijn|was|wat|een|de|het|die|dat|deze|zo|echt|best|wel|heel|erg|nieuwe|jullie|zeg",
    instead: "grote"
  },
  {
    ugly: "brzydk(?:i|a|ie|iego|iej)|ohydn[aey]|paskudn[aey]|szkaradn[aey]",
    things:
      "kolor(?:y|u)?|torb[ay]|torebk[ai]|but(?:y|ow)|sukienk[ai]|spodnic[ay]|koszul(?:a|ka|ki)|kurtk[ai]|plaszcz|czapk[ai]|spodnie|sof[ay]|kanap[ay]|fotel|krzesl[oa]|stol|lamp[ay]|dywan|zaslony|tapeta|opakowani[ea]|butelk[ai]|etykiet[ay]|pudelko|logo|czcionka|projekt|wzor|strona|apka|aut[oa]|samochod|rower|telefon|etui|zegarek|okulary|plakat|okladk[ai]|kubek|kubki|mebl[ei]|kuchnia|plytki",
    between:
      "jest|sa|to|ten|ta|te|tych|taki|taka|takie|strasznie|bardzo|naprawde|mega|jaki[es]?|jaka|now[aey]|wasz[ae]?",
    instead: "ciemny"
  },
  {
    ugly: "cirkin|igrenc|berbat",
    things:
      "reng(?:i|ini)?|renk(?:ler)?|canta(?:si|lar|yi)?|ayakkabi(?:si|lar|yi)?|bot|elbise(?:si|ler)?|etek|gomlek|ceket|mont|sapka|pantolon|koltuk|kanepe|sandalye|masa|lamba(?:si)?|hali|perde|ambalaj(?:i)?|sise(?:si)?|etiket(?:i)?|kutu(?:su)?|logo(?:su)?|yazi tipi|tasarim(?:i)?|desen(?:i)?|site(?:si)?|uygulama|araba(?:si)?|bisiklet|telefon|kilif|saat|gozluk|afis|kapak|kupa|mobilya|mutfak",
    between: "cok|bu|su|o|bir|ne|kadar|gercekten|resmen|yeni|boyle|asiri",
    instead: "koyu"
  },
  {
    ugly: "قبيح[ةه]?|بشع[ةه]?|مقرف[ةه]?|شين[ةه]?",
    things:
      "(?:ال)?لون\\p{L}*|(?:ال)?شنط[ةه]|(?:ال)?حقيب[ةه]|(?:ال)?جزم[ةه]|(?:ال)?حذاء|(?:ال)?فستان|(?:ال)?قميص|(?:ال)?جاكيت|(?:ال)?كنب[ةه]?|(?:ال)?كرسي|(?:ال)?طاول[ةه]|(?:ال)?لمب[ةه]|(?:ال)?سجاد[ةه]?|(?:ال)?ستار[ةه]|(?:ال)?علب[ةه]|(?:ال)?تغليف|(?:ال)?شعار|(?:ال)?تصميم|(?:ال)?خط|(?:ال)?موقع|(?:ال)?تطبيق|(?:ال)?سيار[ةه]|(?:ال)?جوال|(?:ال)?ساع[ةه]|(?:ال)?نظار[ةه]",
    between: "هذا|هذي|هذه|مره|مرة|جدا|كثير|الجديد|الجديدة|شكل|شكلها|شكله|صار|طالع",
    instead: "غامق"
  },
  {
    ugly: "बदसूरत|भद्दा|भद्दी|भद्दे|ganda|gandi|gande|badsurat|bhadda|bekar",
    things:
      "रंग|बैग|जूते|ड्रेस|कपड़े|सोफा|डिज़ाइन|डिजाइन|पैकेट|पैकिंग|डिब्बा|लोगो|ऐप|colou?r|rang|bag|jute|joote|shoes|dress|kapde|sofa|design|packet|packing|dabba|logo|app|car|phone|cover|watch",
    between: "है|का|की|ये|यह|बहुत|कितना|कितनी|इतना|kitna|kitni|itna|bahut|hai|ka|ki|ye|yeh|itni|naya|nayi",
    instead: "गहरा"
  }
]

/** Of a thing ugly is said right before it, or behind it with a few small words between them. */
const saidOf = ({ between, things, ugly }: Ugly): string =>
  `${wholeWords(ugly)}(?=,?(?: (?:${between})){0,3} ${wholeWords(things)})|(?<=${wholeWords(things)}(?: (?:${between})){0,4} )${wholeWords(ugly)}`

const said = once(
  () =>
    new Likely(
      spaced.map((ugly) => ({ pattern: new RegExp(saidOf(ugly), "giu"), ...ugly })),
      ({ ugly }) => new RegExp(wholeWords(ugly), "iu")
    )
)

const longest = 160

/**
 * A comment that calls a thing dark where it called it ugly: `what an ugly bag`. Null where it does not. Whoever is called
 * ugly besides stays so.
 */
export const asDark = ({ text: { written } }: TextReading): TextReading | null => {
  const { whole } = written
  if (written.length > longest) return null
  const rest = said().reduce(whole, (text, { instead, pattern }) => text.replaceAll(pattern, instead))
  return rest === whole ? null : read(rest)
}
