import { describe, expect, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { hiddenByRules, keptByRules } from "../HiddenByRules.ts"
import { understood } from "../Understood.ts"

describe("how much of something comments have", () => {
  it.each([
    ["Hide comments that only tag a friend", "Hide comments that are nothing but tags"],
    ["Hide comments where people just tag their mates", "Hide comments that are nothing but tags"],
    ["On Instagram, hide comments that only tag a friend.", "Hide comments that are nothing but tags on Instagram"],
    ["Leave comments that only tag a friend.", "Keep comments that are nothing but tags"],
    ["Hide all comments with a link and nothing else.", "Hide comments that are nothing but links"],
    ["Hide comments that are just a link", "Hide comments that are nothing but links"],
    ["Remove GIF-only comments", "Hide comments that are nothing but images"],
    ["Comments that consist of only hashtags can go", "Hide comments that are nothing but hashtags"],
    ["Don't touch one-emoji comments", "Keep comments that are nothing but 1 emoji"],
    ["Hide one word comments", "Hide comments that have 1 word"],
    ["Never hide one-word replies", "Keep comments that have 1 word"],
    ["Hide comments without any text", "Hide comments that have no words"],
    ["Hide comments shorter than three words", "Hide comments that have 2 words or fewer"],
    ["Ask me about comments longer than 500 characters", "Ask about comments that have 501 characters or more"],
    ["Anything longer than 300 words can go", "Hide comments that have 301 words or more"],
    ["Hide comments with more than three hashtags", "Hide comments that have 4 hashtags or more"],
    ["Hide comments with 4+ hashtags", "Hide comments that have 4 hashtags or more"],
    ["Hide comments with 5 emoji or more", "Hide comments that have 5 emoji or more"],
    ["Delete comments with more than two links", "Hide comments that have 3 links or more"],
    ["Hide comments that tag 5 or more people", "Hide comments that have 5 tags or more"],
    ["If someone only tags a friend, leave it", "Keep comments that are nothing but tags"],
    ["Hide people who only tag their friends", "Hide comments that are nothing but tags"],
    ["If somebody posts more than two links, hide it", "Hide comments that have 3 links or more"],
    ["Hide it when people post more than 3 hashtags", "Hide comments that have 4 hashtags or more"],
    ["If someone tags more than five people, hide it", "Hide comments that have 6 tags or more"],
    ["People who use lots of emojis are fine", "Keep comments that have 5 emoji or more"],
    ["Hide comments with fewer than three links", "Hide comments that have 1 to 2 links"],
    ["Hide comments full of hashtags", "Hide comments that have 5 hashtags or more"],
    ["Hide comments with too many emojis on TikTok", "Hide comments that have 5 emoji or more on TikTok"],
    [
      "Hide complaints with more than three exclamation marks",
      "Hide comments that sound negative and have 4 exclamation or question marks or more"
    ],
    [
      "Hide comments with more than 3 hashtags, except questions",
      "Hide comments that have 4 hashtags or more, except those that ask a question"
    ],
    [
      "Hide complaints unless they are longer than 20 words",
      "Hide comments that sound negative, except those that have 21 words or more"
    ]
  ])("%s", (guidance, rule) => {
    expect(understood(guidance)).toBe(rule)
  })

  it.each([
    "Hide very long comments",
    "Hide comments with less than 3 likes",
    "Hide comments with more than 3 swear words",
    "Hide comments that mention more than 3 brands",
    "Hide reviews shorter than 10 words",
    "Hide comments that only mention Kelda",
    "Hide comments with more than three hashtags and links",
    "Hide comments with more than three hashtags, links or emojis",
    "Hide comments with more than one link or phone number",
    "Hide comments that are just one word and an emoji",
    "Hide comments with no hashtags",
    "If someone only posts links to our shop, keep it",
    "If someone just tags our competitor, hide it",
    "If someone uses more than 3 swear words, hide it",
    "Hide comments with more than one image",
    "Hide comments that just tag our competitor"
  ])("is reported back where it cannot be told: %s", (guidance) => {
    expect(compile(guidance).rules).toEqual([])
    expect(compile(guidance).unclear).toHaveLength(1)
  })

  it.each([
    ["Hide comments with four letter words", "Hide comments that contain profanity"],
    ["Hide comments with a link", "Hide comments that contain links"],
    ["Hide comments that tag a friend", "Hide comments that tag somebody"],
    ["Hide comments in all caps", "Hide comments that are all in capitals"]
  ])("is not meant by %s", (guidance, rule) => {
    expect(understood(guidance)).toBe(rule)
  })
})

describe("a rule for comments that have so much of something", () => {
  it("hides those, and no others", () => {
    const guidance = "Hide comments that only tag a friend. Hide comments with more than three hashtags"
    for (const text of ["@anna", "@anna @ben 😂", "#a #b #c #d lovely"])
      expect(hiddenByRules(guidance, text), text).toBe(true)
    for (const text of ["@anna is this open today?", "lovely #a #b #c", "lovely", "ok"])
      expect(hiddenByRules(guidance, text), text).toBe(false)
  })

  it("looks at the whole of a long comment", () => {
    const long = "This is a sentence about the garden and its roses. ".repeat(90)
    expect(hiddenByRules("Hide comments shorter than 30 words", long)).toBe(false)
    expect(hiddenByRules("Hide comments longer than 600 words", long)).toBe(true)
  })

  it("is narrower than one for all that have it", () => {
    const guidance = "Hide comments that tag a friend. Keep comments that only tag a friend."
    expect(keptByRules(guidance, "@anna @ben")).toBe(true)
    expect(hiddenByRules(guidance, "@anna come and see this")).toBe(true)
  })
})
