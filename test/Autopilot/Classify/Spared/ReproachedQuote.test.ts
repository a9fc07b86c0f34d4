import { assert, describe, it } from "@effect/vitest"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

describe("whoever finds fault with an insult that they quote", () => {
  it.each([
    "Somebody wrote 'ugly pig' under my photo, be kind people",
    "someone called this nurse a “stupid cow”. Have some respect",
    "Ihr nennt sie „hässliche Kuh“, schämt euch",
    "Quelqu'un a écrit « grosse vache » à ma fille, honte à vous",
    "Le han puesto «gorda asquerosa», qué vergüenza, un poco de respeto",
    'c\'è chi scrive "sei un cesso", che vergogna',
    'Chamaram ela de "baleia", que vergonha gente',
    "iemand noemt haar 'vieze trut', doe normaal",
    'Ktoś jej napisał "gruba świnia", wstyd',
    'birisi kızıma "domuz" demiş, çok ayıp',
    "「ブス」とか書く人ひどい",
    '"못생긴 년"이라고 쓴 사람 부끄러운 줄 아세요',
    "someone wrote “muslims are rats” here, disgusting",
    'Saying "black people are lazy" only makes you look a bit silly',
    'She yelled "send the refugees home" at our driver and we told her to leave',
    '"Gay people are sick" is such a lie',
    "„Ausländer sind faul“ ist rassistisch",
    "«los negros son ladrones» es mentira y es racista",
    'كتبوا لها "يا حمارة"، عيب عليكم',
    '"motu bhains" likhne wale sharam karo'
  ])("is left alone: %s", (text) => assert.strictEqual(decidedUntaught(text).outcome, "keep"))

  it.each([
    "disgusting that nobody may write “muslims are rats” any more",
    "Someone called him a 'dirty faggot' under this, shame on you",
    "jemand hat ihn „Kanake“ genannt, geht gar nicht"
  ])("has a person look at slurs and at blame that is taken back: %s", (text) =>
    assert.strictEqual(decidedUntaught(text).outcome, "ask")
  )

  it.each([
    "you are a “fat cow”, shame on you",
    "du bist eine „hässliche Kuh“, schäm dich",
    "t'es une « grosse vache », honte à toi",
    "“fat cow” is what she is, shame lol",
    "shame on you, you fat cow",
    "someone wrote 'ugly pig', shame, you stupid bitch"
  ])("is nobody who means it: %s", (text) => assert.notStrictEqual(decidedUntaught(text).outcome, "keep"))
})

const groups = ["Women", "Trans people", "Black people", "Disabled people", "Muslims", "Immigrants", "Jews"]
const claims = ["are thieves", "are vermin", "are worthless", "should be killed", "belong in prison"]
const framed = (frame: string) =>
  groups.flatMap((group) =>
    claims.map((claim) => {
      const text = frame.replace("{q}", `"${group} ${claim}"`)
      return { outcome: decidedUntaught(text).outcome, text }
    })
  )
const withOutcome = (wanted: string, frame: string) => framed(frame).filter(({ outcome }) => outcome === wanted)

describe("hate in quotation marks", () => {
  it.each([
    "Whoever wrote {q} on our door is a coward",
    "Whoever wrote {q} on the bus stop should clean it off",
    "The poster that read {q} was torn down by the mayor herself",
    "A man from Leeds was fined for posting {q}",
    "{q} was what they shouted at me on the way home",
    "Anyone who shouts {q} gets thrown out of our stadium",
    "People who say {q} have usually never met one",
    "{q} is exactly the kind of rubbish we have to stop"
  ])("is not hidden where it is spoken against: %s", (frame) => assert.deepEqual(withOutcome("hide", frame), []))

  it.each([
    "My grandad always said {q} and he was right",
    "Like I always say: {q}",
    "The sign said {q} and I clapped",
    "He got fired for saying {q}, what a joke",
    "Whoever wrote {q} deserves a medal"
  ])("is not left alone where it is agreed with: %s", (frame) =>
    assert.isAtMost(withOutcome("keep", frame).length, groups.length)
  )
})
