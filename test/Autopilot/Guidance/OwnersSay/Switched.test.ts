import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { wordingOf } from "#src/Autopilot/Guidance/Wording.ts"

const wordings = (guidance: string) => compile(guidance).rules.map(wordingOf)

const swearing = "Keep comments that contain profanity"

const said: ReadonlyArray<readonly [guidance: string, understood: string]> = [
  ["Turn off the profanity filter.", swearing],
  ["Turn the profanity filter off.", swearing],
  ["Please switch off the swear word filter.", swearing],
  ["Profanity filter: off.", swearing],
  ["On YouTube, turn off hiding of profanity.", `${swearing} on YouTube`],
  ["Switch off the spam filter on ads.", "Keep comments that look like spam under ads"],
  ["Pause hiding of price questions.", "Keep comments that are about prices and ask a question"],
  ["Disable the blocking of links on Facebook.", "Keep comments that contain links on Facebook"],
  ["Hiding of complaints: off.", "Keep comments that sound negative"],
  ["Turn on the profanity filter.", "Hide comments that contain profanity"],
  ["Enable hiding of links.", "Hide comments that contain links"],
  ["We don't mind competitors being mentioned.", "Keep comments that mention a competitor"],
  ["We don't mind links being posted on TikTok.", "Keep comments that contain links on TikTok"],
  ["It's ok for competitors to be mentioned.", "Keep comments that mention a competitor"],
  [
    "Hide links but ours (fjord.com) are ok.",
    "Hide comments that contain links, except those that contain “fjord.com”"
  ],
  ["Spam gets no pass.", "Hide comments that look like spam"],
  ["Leave politics out of it.", "Hide comments that are about politics"],
  [
    "Phone numbers get hidden, but our number (0800 123 456) can stay.",
    "Hide comments that contain contact details, except those that contain “0800 123 456”"
  ]
]

const unread = [
  "Undo the hiding of complaints.",
  "Turn links off.",
  "Turn off links.",
  "Disable links.",
  "Remove the filter for links.",
  "Turn off the word filter.",
  "All reviews stay."
]

describe("hiding as of a machine", () => {
  it.each(said)("%s", (guidance, understood) => assert.deepStrictEqual(wordings(guidance), [understood]))

  it.each(unread)("hides nothing for it: %s", (guidance) =>
    assert.deepStrictEqual(
      wordings(guidance).filter((wording) => wording.startsWith("Hide")),
      []
    )
  )
})
