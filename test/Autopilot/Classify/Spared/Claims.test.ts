import { assert, describe, it } from "@effect/vitest"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

const groups = ["women", "trans people", "black people", "disabled people", "Muslims", "immigrants", "Jews", "Mexicans"]
const names = ["thieves", "animals", "parasites", "criminals", "vermin", "rats", "terrorists", "liars"]
const calls = ["should be killed", "belong in prison", "should be deported"]
const claims = [...[...names, "worthless", "stupid"].map((name) => `are ${name}`), ...calls]

type Filled = (group: string, claim: string) => string
const each = (all: ReadonlyArray<string>, filled: Filled): ReadonlyArray<string> =>
  groups.flatMap((group) => all.map((one) => filled(group, one)))
const outcomes = (texts: ReadonlyArray<string>) =>
  texts.map((text) => ({ outcome: decidedUntaught(text).outcome, text }))
const withOutcome = (wanted: string, texts: ReadonlyArray<string>) =>
  outcomes(texts).filter(({ outcome }) => outcome === wanted)

describe("what is denied without a not", () => {
  it.each<[string, Filled]>([
    ["no", (group, name) => `${group} are no ${name}`],
    ["no, and more", (group, name) => `${group} are no ${name}, leave them alone`],
    ["hardly", (group, name) => `${group} are hardly ${name}`],
    ["anything but", (group, name) => `${group} are anything but ${name}`],
    ["far from", (group, name) => `${group} are far from being ${name}`]
  ])("hides nobody: %s", (_, filled) => assert.deepEqual(withOutcome("hide", each(names, filled)), []))

  it.each<[string, Filled]>([
    ["as it is", (group, name) => `${group} are ${name}`],
    ["no better", (group, name) => `${group} are no better than ${name}`],
    ["nothing but", (group, name) => `${group} are nothing but ${name}`],
    ["something else", (group, name) => `${group} are no thieves, they are ${name}`],
    ["no humans", (group) => `${group} are no humans`]
  ])("denies no more than that: %s", (_, filled) => assert.deepEqual(withOutcome("keep", each(names, filled)), []))
})

describe("what somebody wants to do to a group", () => {
  const wanted = ["deport", "kill", "harass"]

  it.each<[string, Filled]>([
    ["is found disgusting", (group, call) => `Disgusting that someone here wants to ${call} ${group}`],
    ["makes sad", (group, call) => `It is so sad that people still want to ${call} ${group}`]
  ])("is left alone where it %s", (_, filled) => assert.deepEqual(withOutcome("hide", each(wanted, filled)), []))

  it.each<[string, Filled]>([
    ["that nobody does", (group) => `Sad that nobody wants to deport all ${group}`],
    ["that they do not", (group) => `Shocking that they refuse to deport all ${group}`],
    ["that it has to be", (group) => `It is sad that we need to deport all ${group}`]
  ])("is no less found in regret %s", (_, filled) =>
    assert.deepEqual(withOutcome("keep", each(["deport"], filled)), [])
  )
})

describe("a claim that somebody does not make, or is told off for", () => {
  it.each<[string, Filled]>([
    ["may not be said", (group, claim) => `You can't say that ${group} ${claim}`],
    ["is nobody's", (group, claim) => `Nobody here thinks that ${group} ${claim}`],
    ["is no decent person's", (group, claim) => `No decent person believes that ${group} ${claim}`],
    ["is not one's own", (group, claim) => `I don't think that ${group} ${claim}`],
    ["was never said", (group, claim) => `I have never said that ${group} ${claim}`],
    ["is wrong", (group, claim) => `It is wrong to say that ${group} ${claim}`],
    ["is a fool's", (group, claim) => `Only a fool thinks that ${group} ${claim}`],
    ["is reproached", (group, claim) => `How can you say that ${group} ${claim}?`],
    ["is left behind", (group, claim) => `My pastor believes that ${group} ${claim}, so I left`],
    ["is found disgusting", (group, claim) => `My uncle claims ${group} ${claim}, which is disgusting`],
    ["is answered", (group, claim) => `The man next to me said that ${group} ${claim} and I told him to stop`]
  ])("is left alone: %s", (_, filled) =>
    assert.deepEqual(
      outcomes(each(claims, filled)).filter(({ outcome }) => outcome !== "keep"),
      []
    )
  )

  it.each<[string, Filled]>([
    ["is taken up", (group, claim) => `I never said that ${group} ${claim} but they are vermin`],
    ["is agreed with", (group) => `My pastor believes that ${group} are vermin and he is right`],
    ["is only forbidden", (group) => `You can't say that ${group} are vermin without being called a racist`],
    ["is not dared", (group) => `Nobody dares to say that ${group} are vermin`],
    ["cannot be denied", (group) => `You can't deny that ${group} are vermin`],
    ["is known", (group) => `Everybody knows that ${group} are vermin`],
    ["is the reason", (group) => `I don't think ${group} should stay here because they are vermin`],
    ["stands behind it", (group) => `I don't think ${group} should stay, they are vermin`],
    ["is the other way round", (group) => `Nobody believes that ${group} are not criminals`],
    ["is all that is left", (group) => `I don't think that ${group} are anything but vermin`],
    ["is of somebody else", (group) => `I don't think we should keep feeding parasites like ${group}`],
    ["goes on", (group) => `My uncle says ${group} are animals, gas them all, which is what I said`],
    ["is left to others", (group) => `I never said I'd kill ${group}, I only said somebody should`]
  ])("is none where it %s", (_, filled) => assert.deepEqual(withOutcome("keep", each([claims[0] ?? ""], filled)), []))
})

describe("a saying of hate within a sentence", () => {
  it.each([
    "As a dyke and a mum I approve of this",
    "As a tranny with a sense of humour I loved this sketch",
    "Wanting to kill women is evil."
  ])("is asked about at the most where the model sees no hate: %s", (text) =>
    assert.notStrictEqual(decidedUntaught(text).outcome, "hide")
  )

  it.each([
    "Refugees are an infestation, call pest control",
    "The Holocaust never happened and you lot still milk it",
    "All pensioners are a plague on this country",
    "dindu nuffin",
    "troon alert"
  ])("hides where it begins the comment, or is next to all of it: %s", (text) =>
    assert.strictEqual(decidedUntaught(text).outcome, "hide")
  )
})
