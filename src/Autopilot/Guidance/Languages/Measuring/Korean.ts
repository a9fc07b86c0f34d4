import { type MeasuringWords, none } from "./MeasuringWords.ts"

const had =
  "(?: ?(?:있는|인|의|단|쓴|올린|달린|남긴|적은|한|붙인|된|이루어진|구성된|가득한|보낸|다는|올리는|남기는|들어간|들어 있는|포함된|포함한|넣은|사용한|걸린|짜리))"

export const korean: MeasuringWords = {
  standIn: "대문자 댓글",
  comments: "댓글|글|메시지|답글|코멘트|게시물|게시글",
  only: "(?:만|뿐|로만|으로만)",
  friends: "(?:친구|지인|다른 사람|사람|계정|남)",
  things: [
    ["링크|url|주소", "links"],
    ["해시 ?태그", "hashtags"],
    ["(?:친구 )?태그|멘션", "tags"],
    ["이모지|이모티콘", "emoji"],
    ["사진|이미지|gif|스티커|움짤|짤", "images"],
    ["느낌표|물음표", "marks"],
    ["단어|낱말", "words"],
    ["글자|문자|자", "characters"]
  ],
  numbers: { 한: 1, 두: 2, 세: 3, 네: 4, 다섯: 5, 여섯: 6, 일곱: 7, 여덟: 8, 아홉: 9, 열: 10 },
  apart: "",
  before: none,
  after: ` ?(?:개|명|번|장)?(?:가|이|를|을)? ?(?:(?<least>이상)|(?<over>초과|넘는|넘게|초과하는|보다 많은|보다 긴|넘어가는)|(?<most>이하)|(?<under>미만|보다 적은|보다 짧은|안 되는|안되는))`,
  many: "(?:너무 많은|많은|수많은|과도한)",
  and: "와|과|이나|나|및|또는",
  forms: [
    `{thing}{only}${had}? ?{comments}`,
    [`{friends}(?:를|을|들을|들)? ?태그만${had}? ?{comments}`, "tags"],
    [`{friends}(?:들)?만 ?(?:태그|멘션)(?:한|하는) ?{comments}`, "tags"],
    [`{friends}(?:를|을|들을)? ?{bounded} ?(?:태그|멘션)(?:한|하는) ?{comments}`, "tags"],
    ["{number} ?(?:단어|낱말)(?:짜리|로 된|뿐인|만 있는|만 쓴|인|로만 된) ?{comments}", "words"],
    `{thing}(?:가|이|를|을)? ?{bounded}${had}* ?{comments}`,
    `{bounded}(?:의)? ?{thing}(?:가|이|를|을)?${had} ?{comments}`,
    "{number} ?{thing}(?:가|이|를|을)? ?(?:(?<least>이상)|(?<over>초과|넘는|초과하는|넘어가는|보다 긴)|(?<most>이하)|(?<under>미만|보다 짧은|안 되는|안되는))(?:인|의|짜리|되는| 되는)? ?{comments}",
    "{thing}(?:가|이|를|을)? ?(?<many>너무 많은|많은|잔뜩 있는|가득한|도배된|너무 많이 들어간|잔뜩 쓴|잔뜩 단|너무 많이 쓴|너무 많이 단|많이 단|많이 쓴) ?{comments}",
    `{many} {thing}(?:가|이|를|을)?${had} ?{comments}`,
    ["(?:글|글자|텍스트|내용)(?:이|가)? ?(?<without>없는) ?{comments}", "words"]
  ]
}
