import { once } from "#src/Ground/Once.ts"
import { isAmong, MayMatch } from "../Expressions/MayMatch.ts"
import { any, name, type Plainly, plainly } from "./PlainlyLess.ts"

/** `Never again without it`, or anything else. */
const without =
  "(?:without|anything|something|ohne|was|etwas|andere?s?|sans|autre|sin|otr[ao]|senza|altr[ao]|sem|outr[ao]|zonder|iets|anders|bez|inn\\p{L}+)(?!\\p{L})"

interface Read {
  readonly better: RegExp
  readonly harmed: RegExp
  readonly thrown: RegExp
  readonly not: RegExp
}

const bounded = (words: string) => `(?<!\\p{L})(?:${words})(?!\\p{L})`

const read = ({ better, denied, harmed, noThanks, not, opening, thrownAway }: Plainly): Read => ({
  better: new RegExp(
    `^(?:(?:${opening}) ){0,5}${better}(?!\\p{L})(?! ${any(4)}${bounded(denied)})|^${name} (?:${noThanks})(?!\\p{L})(?! ${without})`,
    "u"
  ),
  thrown: new RegExp(bounded(thrownAway.join("|")), "u"),
  harmed: new RegExp(bounded(harmed.join("|")), "u"),
  not: new RegExp(bounded(not), "u")
})

const all = plainly.map(read)

/** Languages that part no words. */
const unparted: ReadonlyArray<RegExp> = [
  /^(?:これ|こっち|こちら|絶対|断然|やっぱり)?(?:は|の方が|のほうが)?§より(?:も)?(?:ずっと|断然|全然|はるかに|絶対|だいぶ)?(?:良い|良かった|いい(?!え)|よい|よかった|好き)(?!.{0,6}(?:ない|ません|わけ|もの))/u,
  /^§(?:は|なら)? ?(?:結構です|いりません|いらない|要らない|要りません|遠慮)/u,
  /§(?:は|を|の[^。]{0,8}を)(?:全部|もう)?(?:捨て(?:た|ました|ちゃ)|ゴミ箱に)/u,
  /§(?:で|のせいで|のおかげで|を使って|を使ったら)(?:肌|髪|顔|頭皮|唇)[^。]{0,4}(?:荒れ|ボロボロ|傷(?!つか)|ダメに|だめに|ひどく|台無し|かぶれ)/u,
  /^(?:이게|이거|이것이|여기|여기가|완전|진짜|확실히)? ?§보다 ?(?:훨씬|더|백배|완전|진짜|확실히)? ?(?:더 )?(?:좋|낫|나아|나은|예쁘|최고)(?!.{0,8}(?:않|못|없))/u,
  /^§ ?(?:은|는|요)? ?(?:됐어요|괜찮아요 됐|사양|싫어요|필요 ?없|안 사요|안 써요)/u,
  /§(?:은|는|을|를)? ?(?:다 |전부 )?(?:갖다 ?)?버렸/u,
  /§ ?(?:때문에|쓰고|쓰다가|이|가|써서)? ?(?:제 |내 )?(?:피부|머리|머릿결|얼굴|두피)(?:가|를|결이|카락이)? ?(?:다 |완전 )?(?:망가|망쳤|망쳐|뒤집어|상했|상해|트러블)/u
]

const mayTell = once(
  () =>
    new MayMatch([
      ...all.map(({ better, harmed, thrown }) => [better, harmed, thrown]),
      ...unparted.map((one) => [one])
    ])
)

/** Whether it is told of the competitor, and neither denied nor told of the brand. */
const isTold = (said: string, what: RegExp, not: RegExp): boolean => {
  const [told] = what.exec(said) ?? []
  return told !== undefined && !not.test(told) && !not.test(said.slice(0, said.indexOf("§")))
}

const tells = (said: string, { better, harmed, not, thrown }: Read): boolean =>
  better.test(said) || isTold(said, thrown, not) || isTold(said, harmed, not)

/**
 * Whether somebody says in plain words that a competitor is not as good, that they want none of it, threw it away or came
 * to harm by it: in any language, since that of so few words is often taken for another. `said` is what
 * `hasLeftElsewhere` is given.
 */
export const isLikedLess = (said: string): boolean => {
  const may = mayTell().in(said)
  return (
    all.some((one, place) => isAmong(may, place) && tells(said, one)) ||
    unparted.some((one, place) => isAmong(may, all.length + place) && one.test(said))
  )
}
