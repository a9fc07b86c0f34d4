import { namesProtected } from "../Words/NamesProtected.ts"

const served =
  "(?:(?:home|free|express|international|same[- ]day) )?(?:delivery|deliveries|shipping|refunds?|returns?|exchanges?|cash|cards?|reservations?|bookings?|appointments?|pets|dogs|cats|prams|nuts|alcohol|gluten|dairy|sugar|meat|parking|assembly|experience|subscription|contract|deposit|batteries)"
const guests =
  "(?:(?:well-behaved |small |assistance |guide )?dogs|pets|cats|children|kids|babies|prams|pushchairs|buggies|wheelchairs|walk[- ]ins|groups|cards|cash|vouchers|cheques|bikes|vegans|coeliacs)"
const days =
  "(?:about |up to |at least |around )?\\d+(?: (?:to|or|-) \\d+)? (?:working |business )?(?:hours?|days?|weeks?|months?)"
const whoever =
  "(?:students?|members|seniors|pensioners|kids|children|teachers|nurses|subscribers|groups|locals|veterans|families|new customers)"

/** What a brand says of its service in the words of an order: `No delivery to Ireland` hides nobody. */
const statements: ReadonlyArray<RegExp> = [
  `no ${served} (?:to|on|in|at|within|for|after|before|needed|required|necessary|accepted|possible|available)(?: .+)?`,
  "no (?:added|artificial) \\p{L}+(?: or \\p{L}+)?|no (?:minimum (?:order|spend|purchase|stay|age)|(?:extra|hidden|booking|delivery) (?:costs?|fees?|charges?)|animal (?:testing|products|fats?))(?: .+)?",
  "no cash,? (?:just |only )?cards?(?: only)?",
  "(?:please )?(?:e-?mail|call|phone|ring|text|contact|write to|reach|message|whatsapp) us (?:at|on|via|by|under) (?=.*(?:@|\\d|\\.\\p{L}{2})).+",
  "(?:you|customers|guests|visitors|members) (?:can|may) (?:also )?(?:park|pick up|charge|bring your own|find us|reach us) .+",
  `${guests} are (?:always |also |very |more than )?(?:welcome|allowed|accepted|fine|ok|okay) (?:in|at|on|inside|from) (?:all |every |both |each )?(?:(?:of )?(?:our|the) )?(?:\\p{L}+ ){0,2}(?:shops?|stores?|caf[eé]s?|restaurants?|bars?|branch(?:es)?|hotels?|rooms?|terrace|garden|pub|salon|gym|pool|clinic|tills?|counter|door|museum|stadium|ground)`,
  `(?:please )?allow ${days} (?:for|to) .+`,
  `${whoever} get (?:free|half|\\d+ ?(?:%|percent|per cent)|an? (?:free|discount)).*`,
  "we keep your (?:data|details|address|information|orders?|cards?) .+",
  "[^,;]+ go(?:es)? to \\S+@\\S+\\.\\p{L}+",
  "no (?:enviamos|entregamos|vendemos|usamos|reparamos|alquilamos|lleva|contiene|hacemos (?:envíos|reparaciones|entregas|cambios|devoluciones)|tenemos (?:tiendas?|stock|sucursal\\p{L}*|local|envíos?|servicio)) ?.*"
].map((one) => new RegExp(`^(?:${one})$`, "iu"))

/** Whoever has one of these in it speaks of comments, of a page, or of what is to be done. */
const ofComments =
  /(?<!\p{L})(?:comment\p{L}*|posts?|pages?|feed|profile|channel|wall|threads?|videos?|ads?|facebook|insta\p{L}*|tiktok|youtube|links?|spam\p{L}*|talk|questions?|mention\p{L}*|jokes?|hid(?:e|es|den|ing)|delet\p{L}*|remov\p{L}*|please hide|coment\p{L}*|enlaces?|insult\p{L}*|palabrotas|página|publicaci\p{L}*)(?!\p{L})/iu
const longest = 160

/** Whether a sentence tells how a brand serves its customers, though another of its form would say what to do. */
export const isOfService = (sentence: string): boolean => {
  const said = sentence.trim().replace(/[.!]+$/u, "")
  return (
    said.length <= longest &&
    statements.some((one) => one.test(said)) &&
    !ofComments.test(said) &&
    (/@/u.test(said) || !namesProtected(said))
  )
}
