import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"

/** What is done about what, in order; null where any of it is reported back. */
const readingOf = (guidance: string): string | null => {
  const { competitors, rules, unclear } = compile(guidance)
  if (unclear.length > 0) return null
  if (rules.length === 0) return `competitors ${competitors.join("; ")}`
  return rules
    .map(({ effect, except, surface, terms, topics }) => {
      const left = except.map((target) => [...target.topics, ...target.terms].join("+")).join("; ")
      const where = surface === null ? "" : ` on ${surface}`
      return `${effect} ${[...topics, ...terms].join("+")}${where}${left === "" ? "" : ` except ${left}`}`
    })
    .join(", ")
}

describe("ways to say the same", () => {
  const meant: ReadonlyArray<readonly [string, string | null]> = [
    // decoration and politeness
    ["No phone numbers please 🙏🏽", "hide contact"],
    ["❤️ Keep the questions", "keep question"],
    ["We'd appreciate it if you could keep reviews like that, and keep questions", null],
    ["It would be great if you could hide insults", "hide insult"],
    ["I would prefer you ask me about refunds", "ask refund"],
    ["Do remove spam", "hide spam"],
    ["I want scams gone right away", "hide scams"],
    // negations
    ["There's no need to hide questions", "keep question"],
    ["Under no circumstances delete complaints", "keep negative"],
    ["Neither remove nor hide criticism", "keep negative"],
    ["We never want to remove questions, but spam should be deleted", "keep question, hide spam"],
    ["No one should be blocked for criticizing us", "keep negative"],
    ["Don't leave insults up", "hide insult"],
    ["Never keep links", "hide links"],
    ["No need to ask us about links, just delete them", "hide links"],
    ["Zero tolerance towards racism", "hide hate"],
    ["Don't leave complaints unanswered", null],
    ["I don't think criticism should be removed", "keep negative"],
    ["I don't think slurs should stay", "hide hate"],
    ["We think links should be hidden", "hide links"],
    ["Make sure that questions aren't deleted", "keep question"],
    ["Ensure insults get removed", "hide insult"],
    ["Please make sure no scams get through", "hide scams"],
    ["Make sure praise stays visible", "keep praise"],
    ["Make sure not all links are hidden", null],
    // one yes and one no
    ["Questions are fine, links aren't", "keep question, hide links"],
    ["Swearing is not ok, complaints are", "hide profanity, keep negative"],
    ["Criticism can stay, slurs must go", "keep negative, hide hate"],
    ["Emails are fine, phone numbers aren't", null],
    ["Leave links up on ads but do remove them on posts", "keep links on ad, hide links on organic"],
    ["Keep links to vimeo.com but hide all others", "hide links except vimeo.com"],
    // lists with signs and numbers
    ["✅ questions, praise ❌ spam", "keep question, keep praise, hide spam"],
    ["1. hide spam 2. keep complaints 3. ask me about refunds", "hide spam, keep negative, ask refund"],
    ["❌ keep questions", null],
    ["questions ✅ links ❌", null],
    ["Hide comments with 🍆", "hide 🍆"],
    ["Hide spam or 🍆", "hide spam, hide 🍆"],
    // reasons
    ["Keep the bad reviews, our team reads every single one", "keep negative"],
    ["Keep complaints because we learn a lot from them", "keep negative"],
    ["Keep complaints, we really want them only under posts", null],
    ["Hide links, they are welcome under ads", "hide links, keep links on ad"],
    ["Keep mentions of Tove, our designer", "keep Tove"],
    // spelling
    ["hide commnets that contain bad langauge", "hide profanity"],
    ["Dont delete complants", "keep negative"],
    ["hide refrences to shopping", null],
    ["Hide comments about courses", null],
    ["Hide compliments about prizes", null],
    // words that are looked for
    ["Remove comments with the words fake, dupe or ripoff", "hide fake+dupe+ripoff"],
    ["Comments with the word lawsuit should be checked by a human", "ask lawsuit"],
    ["Comments with emails need our approval", "ask contact"],
    ["Hide anyone promoting their own business", "hide spam"],
    ["Delete anybody advertising Fansly", "hide Fansly"],
    // what opens a sentence is no name
    ["Trolls must go", "hide insult"],
    ["Keep trolls", null],
    ["Posts with links should disappear", "hide links"],
    ["Anything about returns → ask us", "ask refund"],
    // asked and answered, greeted, put in front
    ["Questions? Keep them. Links? Gone.", "keep question, hide links"],
    ["Hide questions? Keep them.", null],
    ["Hi there! Hide spam. Thanks a lot!", "hide spam"],
    ["Hide swearing under our ads only", "hide profanity on ad, keep profanity on organic"],
    ["Under our ads hide links", "hide links on ad"],
    ["Ask us before deleting criticism", "ask negative"],
    ["Please treat Kelda as a competitor", "competitors Kelda"],
    ["Don't treat Kelda as a competitor", null],
    ["Put Kelda down as competitor", "competitors Kelda"],
    ["Don't list Kelda as a competitor", null],
    ["Put complaints down as competitor", null],
    ["Rival clinics: Kelda", "competitors Kelda"],
    ["The other gym in town is called Kelda, that's our competition", "competitors Kelda"],
    ["The other gym in town is called Kelda, that's not our competition", null],
    ["Keep criticism visible so we can learn from it", "keep negative"],
    // names that hold a sign
    ["Our rival is called Moss & Fern", "competitors Moss & Fern"],
    ["Our competitors are Kelda, Moss & Fern and Tarn", "competitors Kelda; Moss & Fern; Tarn"],
    ["Our competitors are Kelda, Moss & Fern", "competitors Kelda; Moss; Fern"],
    ["Our competitors are Moss & Fern", null]
  ]
  for (const [guidance, reading] of meant) it(guidance, () => assert.strictEqual(readingOf(guidance), reading))
})
